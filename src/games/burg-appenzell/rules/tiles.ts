/** BA-3: the kinds of tile with their letters, and how many there are of each. */
const TILES = [
  ['A', 3, 'Appenzeller'],
  ['B', 3, 'Brie'],
  ['C', 3, 'Camembert'],
  ['D', 3, 'Danablu'],
  ['E', 3, 'Emmentaler'],
  ['F', 3, 'Feta'],
  ['G', 3, 'Gouda'],
  ['.', 10, 'bare floor'],
  ['x', 3, 'trap'],
] as const;

export type TileLetter = (typeof TILES)[number][0];
export type CheeseLetter = Exclude<TileLetter, '.' | 'x'>;

/** Inside the rules, kinds are numbers: cheeses 0 to 6, then bare floor, then trap. */
export const KINDS = TILES.length;
export const CHEESES = 7;
export const FLOOR = 7;
export const TRAP = 8;
/** BA-6: a tile that nobody has seen. */
export const UNSEEN = 9;
/** Where no tile can lie: solid floor and towers. */
export const NO_TILE = 10;

export const LETTERS: readonly TileLetter[] = TILES.map(([letter]) => letter);
export const CHEESE_LETTERS: readonly CheeseLetter[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
export const NUMBER_OF: readonly number[] = TILES.map(([, number]) => number);

/** The kind with this letter; −1 if there is none. */
export function kindCalled(letter: string): number {
  const letters: readonly string[] = LETTERS;
  return letters.indexOf(letter);
}
