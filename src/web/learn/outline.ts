/**
 * The structure of a game's rules page, without words: sections of blocks in reading order. The words are in
 * `locales/LANG/GAME/rules.ts`, under the same keys.
 */
export type Outline<P extends string = string> = readonly Section<P>[];

export interface Section<P extends string = string> {
  /** Part of the address: `/rules/en/GAME#turn`. Lower-case letters and hyphens. */
  readonly id: string;
  readonly blocks: readonly Block<P>[];
}

interface Common {
  /** Unique in its section. */
  readonly key: string;
  /**
   * The part of `docs/rules/GAME.md` that the block covers, and the target of links such as `#BA-7`: clause numbers,
   * `BA-options` for the options named at the top of that page, `BA-knowledge` for *Who knows what*.
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
  /** A worked example, shown in a picture; `examples` are the numbers, from 1, of those in `docs/rules/GAME.md`. */
  | (Common & { readonly kind: 'example'; readonly picture: P; readonly examples?: readonly number[] })
  /** What the sources leave open and we decided. Names the clauses marked as rulings. */
  | (Common & { readonly kind: 'ruling'; readonly clauses: readonly string[] });

/** The text of a block. `*These words*` are emphasised; there is no other mark-up. */
export interface BlockTexts {
  readonly text: string;
  readonly list: readonly string[];
  readonly numbered: readonly string[];
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** One caption for the first frame and one for each step. */
  readonly picture: readonly string[];
  readonly example: { readonly heading: string; readonly captions: readonly string[] };
  /** The rule, and one sentence that gives the reason. */
  readonly ruling: { readonly text: string; readonly reason: string };
}

/** The texts of a rules page, as its outline requires them. */
export type RulesTexts<O extends Outline = Outline> = {
  readonly [S in O[number] as S['id']]: SectionTexts<S>;
};

type SectionTexts<S extends Section = Section> = { readonly heading: string } & {
  readonly [B in S['blocks'][number] as B['key']]: BlockTexts[B['kind']];
};

/** The text of any block. The block's kind says which of these it is, and `learn.test.ts` checks that. */
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
