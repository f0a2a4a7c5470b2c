import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GLOSSARY } from './glossary.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { type Text, textsOf as writtenIn } from './sources.ts';

const TERMS = Object.entries(GLOSSARY);

function textsOf(language: Language): Text[] {
  return writtenIn(language).map(({ file, text }) => ({ file, text: text.toLowerCase() }));
}

function uses(language: string, text: string, beginnings: readonly string[]): boolean {
  if (language === 'ja') return beginnings.some(word => text.includes(word));
  return beginnings.some(word => new RegExp(`(?<![\\p{L}\\p{M}])${word}`, 'u').test(text));
}

describe.each(LANGUAGES)('the texts in %s', language => {
  const texts = textsOf(language);

  test('use no word that the glossary forbids', () => {
    const wrong = TERMS.flatMap(([id, { game, [language]: words }]) =>
      texts
        .filter(({ file }) => game === null || gameOf(file) === game)
        .filter(({ text }) => uses(language, text, words.avoid))
        .map(({ file, text }) => `${id}: ${file}: ${text.slice(0, 80)}`),
    );
    expect(wrong).toEqual([]);
  });

  test('have a word for everything that the English texts mention, about as often', () => {
    const english = textsOf('en');
    const count = (of: typeof texts, words: readonly string[], tongue: Language, file: string) =>
      of.filter(text => text.file.endsWith(file) && uses(tongue, text.text, words)).length;
    const wrong = TERMS.filter(([, { game }]) => game !== null).flatMap(([id, term]) =>
      ['rules', 'lesson']
        .map(part => `${term.game}/${part}.ts`)
        .map(file => ({
          id,
          file,
          english: count(english, term.en.use, 'en', file),
          here: count(texts, term[language].use, language, file),
        }))
        .filter(({ english, here }) => here < english / 2),
    );
    expect(wrong).toEqual([]);
  });
});

function gameOf(file: string): string {
  return basename(dirname(file));
}

/** These are preceded by a narrow no-break space, and a colon by a wide one. */
test('French has the right spaces before its punctuation and inside its quotation marks', () => {
  const wrong = textsOf('fr')
    .map(({ text }) => text)
    .filter(
      text =>
        /[^\u202f¿?!](?<![…\s]…)[;!?]/u.test(text.replace(/^[;!?]|https?:\S*/g, '')) ||
        /\p{L}[^\S\u00a0]?:(?!\/)/u.test(text.replace(/https?:/g, '')) ||
        /«[^\u00a0]|[^\u00a0]»/u.test(text),
    );
  expect(wrong).toEqual([]);
});

test('Japanese has no half-width punctuation between its letters', () => {
  const letter = '[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}]';
  const half = new RegExp(`${letter}[,.!?:;()]|[(]${letter}|${letter}[ ]${letter}`, 'u');
  const wrong = textsOf('ja')
    .map(({ text }) => text)
    .filter(text => half.test(text));
  expect(wrong).toEqual([]);
});
