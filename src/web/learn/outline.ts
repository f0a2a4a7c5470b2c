/**
 * What a game's rules page consists of, without words: sections of blocks in the order they are read. The words are in
 * `locales/LANG/GAME/rules.ts`, under the same keys.
 */
export type Outline<P extends string = string> = readonly Section<P>[];

export interface Section<P extends string = string> {
  /** Part of the address: `/rules/en/GAME#turn`. Small letters and hyphens. */
  readonly id: string;
  readonly blocks: readonly Block<P>[];
}

interface Common {
  /** Unique in its section. */
  readonly key: string;
  /**
   * What part of `docs/rules/GAME.md` the block covers, and where a link such as `#BA-7` leads: numbers of
   * clauses, `BA-options` for the options named at the top of that page, `BA-knowledge` for *Who knows what*.
   */
  readonly clauses?: readonly string[];
}

export type Block<P extends string = string> =
  | (Common & { readonly kind: 'text' })
  | (Common & { readonly kind: 'list' })
  /** A list whose order matters. */
  | (Common & { readonly kind: 'numbered' })
  | (Common & { readonly kind: 'table' })
  | (Common & { readonly kind: 'picture'; readonly picture: P })
  /** A worked example, told by a picture; `examples` are those of `docs/rules/GAME.md` it shows, counted from 1. */
  | (Common & { readonly kind: 'example'; readonly picture: P; readonly examples?: readonly number[] })
  /** What the sources leave open and we decided. Names the clauses that are marked as rulings. */
  | (Common & { readonly kind: 'ruling'; readonly clauses: readonly string[] });

/** What is written for a block. In texts `*these words*` are emphasised; there is no other mark-up. */
export interface BlockTexts {
  readonly text: string;
  readonly list: readonly string[];
  readonly numbered: readonly string[];
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** One caption for what is seen first and one for each step. */
  readonly picture: readonly string[];
  readonly example: { readonly heading: string; readonly captions: readonly string[] };
  /** The rule, and one sentence that says why. */
  readonly ruling: { readonly text: string; readonly reason: string };
}

/** The words of a rules page, as its outline wants them. */
export type RulesTexts<O extends Outline = Outline> = {
  readonly [S in O[number] as S['id']]: SectionTexts<S>;
};

type SectionTexts<S extends Section = Section> = { readonly heading: string } & {
  readonly [B in S['blocks'][number] as B['key']]: BlockTexts[B['kind']];
};

/** What is written for some block. Its kind says which of these it is, and `learn.test.ts` that it really is. */
export type AnyBlockTexts = BlockTexts[keyof BlockTexts];

export function isText(words: AnyBlockTexts): words is BlockTexts['text'] {
  return typeof words === 'string';
}
export function isList(words: AnyBlockTexts): words is BlockTexts['list'] {
  return Array.isArray(words);
}
export function isTable(words: AnyBlockTexts): words is BlockTexts['table'] {
  return typeof words === 'object' && 'rows' in words;
}
export function isExample(words: AnyBlockTexts): words is BlockTexts['example'] {
  return typeof words === 'object' && 'captions' in words;
}
export function isRuling(words: AnyBlockTexts): words is BlockTexts['ruling'] {
  return typeof words === 'object' && 'reason' in words;
}

export const FITS: Readonly<Record<Block['kind'], (words: AnyBlockTexts) => boolean>> = {
  text: isText,
  list: isList,
  numbered: isList,
  table: isTable,
  picture: isList,
  example: isExample,
  ruling: isRuling,
};
