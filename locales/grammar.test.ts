import { describe, expect, test } from 'vitest';
import { CARDINALS, grammar, ORDINALS } from './grammar.ts';
import { LANGUAGES } from './languages.ts';

describe.each(LANGUAGES)('%s', language => {
  test('has the plural forms that Intl knows for it', () => {
    const formsOf = (type: 'cardinal' | 'ordinal') =>
      new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
    expect([...CARDINALS[language]].sort()).toEqual(formsOf('cardinal').sort());
    expect([...ORDINALS[language]].sort()).toEqual(formsOf('ordinal').sort());
  });
});

test('a count gets its plural form, with numbers as the language writes them', () => {
  const players = { one: '# player', other: '# players' };
  const { plural } = grammar('en');
  expect([0, 1, 2, 1234].map(n => plural(n, players))).toEqual([
    '0 players',
    '1 player',
    '2 players',
    '1,234 players',
  ]);
  const points = { one: '# point', many: '# de points', other: '# points' };
  expect(grammar('fr').plural(1_000_000, points)).toMatch(/ de points$/);
});
