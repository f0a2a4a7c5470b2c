/**
 * The words for things, in each language: one word for one thing. `glossary.test.ts` holds all texts of a language to
 * `locales/LANG/glossary.ts`.
 */
export const TERMS = {
  match: null,
  turn: null,
  bot: null,
  lesson: null,
  rules: null,
  mouse: 'burg-appenzell',
  cheese: 'burg-appenzell',
  tile: 'burg-appenzell',
  roof: 'burg-appenzell',
  room: 'burg-appenzell',
  trap: 'burg-appenzell',
  dungeon: 'burg-appenzell',
  tower: 'burg-appenzell',
  banner: 'burg-appenzell',
  block: 'die-mauer',
  fist: 'die-mauer',
  masterBuilder: 'die-mauer',
  gate: 'die-mauer',
  brick: 'muro-contro-muro',
  die: 'muro-contro-muro',
  connection: 'muro-contro-muro',
  diagonal: 'muro-contro-muro',
  plain: 'mauer-bauer',
  house: 'mauer-bauer',
  palace: 'mauer-bauer',
  city: 'mauer-bauer',
  coast: 'mauer-bauer',
} as const;
/** The values say in which game's texts the word means this; null: everywhere. */
export type TermId = keyof typeof TERMS;

export interface Term {
  /** How a word that means it begins, in small letters; Japanese: what it contains. */
  readonly use: readonly string[];
  /** How words begin that must not be used for it, so that nobody wonders whether they mean something else. */
  readonly avoid: readonly string[];
}

export type Glossary = Readonly<Record<TermId, Term>>;
