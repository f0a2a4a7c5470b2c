import type { Language } from './languages.ts';

/** The forms that a language has for counts, and for 1st, 2nd and so on. `grammar.test.ts` compares them with Intl. */
export const CARDINALS = {
  en: ['one', 'other'],
  it: ['one', 'many', 'other'],
  fr: ['one', 'many', 'other'],
  de: ['one', 'other'],
  es: ['one', 'many', 'other'],
  ja: ['other'],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>;

export const ORDINALS = {
  en: ['one', 'two', 'few', 'other'],
  it: ['many', 'other'],
  fr: ['one', 'other'],
  de: ['other'],
  es: ['other'],
  ja: ['other'],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>;

/** Numbers, plurals and lists of one language, through Intl. A locale file begins with `const { … } = grammar('en')`. */
export interface Grammar<L extends Language> {
  /**
   * The form for this count, with `#` replaced by the number: `plural(n, { one: '# player', other: '# players' })`. All forms of
   * the language must be given.
   */
  plural(count: number, forms: Forms<(typeof CARDINALS)[L]>): string;
  /** 1st, 2nd: as `plural`, by the ordinal rules of the language. */
  ordinal(count: number, forms: Forms<(typeof ORDINALS)[L]>): string;
  number(value: number): string;
  /** 2–4, as the language writes it. */
  range(from: number, to: number): string;
  /** Anna, Bruno and Carla. */
  and(items: readonly string[]): string;
  /** left or right. */
  or(items: readonly string[]): string;
}

type Forms<R extends readonly string[]> = Readonly<Record<R[number], string>>;

export function grammar<L extends Language>(language: L): Grammar<L> {
  const cardinals = new Intl.PluralRules(language);
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });
  const numbers = new Intl.NumberFormat(language);
  const conjunction = new Intl.ListFormat(language, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(language, { type: 'disjunction' });
  // One minus sign in every language: Intl writes a hyphen in some. Zero, and -0, have no sign.
  const number = (value: number): string => numbers.format(value + 0).replace('-', '−');
  const pick = (rules: Intl.PluralRules, count: number, forms: Partial<Record<string, string>>): string =>
    (forms[rules.select(count)] ?? '').replaceAll('#', number(count));
  return {
    plural: (count, forms) => pick(cardinals, count, forms),
    ordinal: (count, forms) => pick(ordinals, count, forms),
    number,
    range: (from, to) => (from === to ? number(from) : `${number(from)}–${number(to)}`),
    and: items => conjunction.format(items),
    or: items => disjunction.format(items),
  };
}
