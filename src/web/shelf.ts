import type { OptionTable } from '../engine/options.ts';

/**
 * The games as the home and set-up pages show them, without loading any of their rules. `shelf.test.ts` compares this table with
 * the games themselves.
 */
export const GAME_IDS = ['die-mauer', 'muro-contro-muro', 'mauer-bauer', 'burg-appenzell'] as const;
export type GameId = (typeof GAME_IDS)[number];

export interface OnTheShelf {
  readonly seats: { readonly min: number; readonly max: number };
  /** How many seats *Play now* fills. */
  readonly usualSeats: number;
  /** How long a match takes, about. */
  readonly minutes: number;
  /** Whether seats know things that others must not see: then a curtain falls between people on one device. */
  readonly secrets: boolean;
  /** As in the game. */
  readonly options: OptionTable;
}

export const SHELF: Readonly<Record<GameId, OnTheShelf>> = {
  'die-mauer': {
    seats: { min: 3, max: 6 },
    usualSeats: 4,
    minutes: 15,
    secrets: true,
    options: {
      rounds: { kind: 'number', min: 1, max: 10, default: 4 },
      gift: { kind: 'choice', values: ['must', 'may'], default: 'must' },
    },
  },
  'muro-contro-muro': {
    seats: { min: 2, max: 2 },
    usualSeats: 2,
    minutes: 15,
    secrets: false,
    options: { copies: { kind: 'number', min: 4, max: 9, default: 6 } },
  },
  'mauer-bauer': {
    seats: { min: 2, max: 4 },
    usualSeats: 3,
    minutes: 30,
    secrets: true,
    options: { hastyRoll: { kind: 'flag', default: false } },
  },
  'burg-appenzell': {
    seats: { min: 2, max: 4 },
    usualSeats: 3,
    minutes: 25,
    secrets: false,
    options: {
      layout: { kind: 'choice', values: ['A', 'B'], default: 'A' },
      target: { kind: 'number', min: 4, max: 6, default: 4 },
      memory: { kind: 'flag', default: false },
    },
  },
};

export function isGameId(text: string): text is GameId {
  return GAME_IDS.some(id => id === text);
}
