/** Numbers, plurals and lists of one language, through Intl. A locale file begins with `const { … } = grammar('en')`. */
export interface Grammar {
  /** The form for this count, with `#` replaced by the number: `plural(n, { one: '# player', other: '# players' })`. */
  plural(count: number, forms: PluralForms): string;
  /** 1st, 2nd: as `plural`, by the ordinal rules of the language. */
  ordinal(count: number, forms: PluralForms): string;
  number(value: number): string;
  /** 2–4, as the language writes it. */
  range(from: number, to: number): string;
  /** Anna, Bruno and Carla. */
  and(items: readonly string[]): string;
  /** left or right. */
  or(items: readonly string[]): string;
}

export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export function grammar(language: string): Grammar {
  const cardinals = new Intl.PluralRules(language);
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });
  const numbers = new Intl.NumberFormat(language);
  const conjunction = new Intl.ListFormat(language, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(language, { type: 'disjunction' });
  const pick = (rules: Intl.PluralRules, count: number, forms: PluralForms): string =>
    (forms[rules.select(count)] ?? forms.other).replaceAll('#', numbers.format(count));
  return {
    plural: (count, forms) => pick(cardinals, count, forms),
    ordinal: (count, forms) => pick(ordinals, count, forms),
    number: value => numbers.format(value),
    range: (from, to) =>
      from === to ? numbers.format(from) : `${numbers.format(from)}–${numbers.format(to)}`,
    and: items => conjunction.format(items),
    or: items => disjunction.format(items),
  };
}
