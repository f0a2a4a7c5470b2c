import type { Happening } from '../../engine/game.ts';
import type { Happening as BurgAppenzellHappening } from '../../games/burg-appenzell/game.ts';
import type { Happening as DieMauerHappening } from '../../games/die-mauer/game.ts';
import type { Happening as MauerBauerHappening } from '../../games/mauer-bauer/game.ts';
import type { Happening as MuroHappening } from '../../games/muro-contro-muro/game.ts';
import type { GameId } from '../shelf.ts';

/**
 * What one looks for in a match of each game, by the kinds of happening that it is. The first is where a turn begins.
 * `locales/LANG/replay.ts` says what each is called.
 */
export const LANDMARKS = {
  'die-mauer': {
    turn: ['turn-began'],
    fists: ['revealed'],
    guessed: ['guessed', 'guessed-by-too-many'],
    built: ['built', 'built-freely'],
    gift: ['gift-due'],
    round: ['round-ended'],
  } satisfies Table<DieMauerHappening>,
  'muro-contro-muro': {
    turn: ['die-rolled'],
    laid: ['brick-laid'],
    moved: ['brick-moved', 'brick-turned'],
    passed: ['turn-passed'],
  } satisfies Table<MuroHappening>,
  'mauer-bauer': {
    turn: ['turn-began'],
    city: ['city-completed'],
    scored: ['scored'],
    palace: ['palace-built'],
    joined: ['joined', 'kept-apart'],
    exchange: ['may-exchange'],
  } satisfies Table<MauerBauerHappening>,
  'burg-appenzell': {
    turn: ['turn-began'],
    slid: ['slid'],
    roof: ['roof-off'],
    fell: ['mouse-fell'],
    cheese: ['cheese-taken'],
  } satisfies Table<BurgAppenzellHappening>,
} as const;

type Table<H extends Happening> = { readonly turn: readonly H['kind'][] } & Readonly<
  Record<string, readonly H['kind'][]>
>;

/** What the landmarks of every game are called. */
export type LandmarkNames = {
  readonly [G in GameId]: { readonly [L in keyof (typeof LANDMARKS)[G]]: string };
};

/** The landmarks of a game, `turn` first. */
export function landmarksOf(game: GameId): readonly string[] {
  return Object.keys(LANDMARKS[game]);
}

/** Whether a happening is such a landmark. */
export function isLandmark(game: GameId, landmark: string, { kind }: Happening): boolean {
  const table: Readonly<Record<string, readonly string[]>> = LANDMARKS[game];
  return table[landmark]?.includes(kind) ?? false;
}
