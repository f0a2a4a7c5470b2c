import type { Tell } from '../../../engine/game.ts';
import { movesAsTexts } from '../../../engine/match.ts';
import { game as dieMauer } from '../game.ts';
import { BLOCKS, fistCalled } from '../rules/blocks.ts';
import { lettersOf, NO_HAND, withBlock } from '../rules/hands.ts';
import type { Happening } from '../rules/happenings.ts';
import { newState, type State } from '../rules/state.ts';
import { NO_WALL, RIGHT, wallWith } from '../rules/wall.ts';

/** Positions for tests. */
export interface Position {
  /** From left to right, in notation. */
  readonly wall?: string;
  /** One text per seat, in notation; the remaining seats have a full set. */
  readonly hands?: readonly string[];
  readonly seats?: number;
  readonly master?: number;
  readonly idle?: number;
  readonly rounds?: number;
  readonly gift?: 'must' | 'may';
  readonly memory?: boolean;
}

const FULL = BLOCKS.map(({ letter }) => letter).join('');

/** The start of a turn. How the wall came about is not part of it, so views do not show the wall. */
export function position({
  wall = '',
  hands = [],
  seats = Math.max(3, hands.length),
  master = 0,
  idle = 0,
  rounds = 4,
  gift = 'must',
  memory = true,
}: Position): State {
  const state = newState(seats, { rounds, gift, memory });
  for (let seat = 0; seat < seats; seat++) {
    const blocks = hands[seat] ?? FULL;
    state.hands[seat] = [...blocks].reduce((hand, letter) => withBlock(hand, fistCalled(letter)), NO_HAND);
  }
  state.wall = wallCalled(wall);
  state.master = master;
  state.idle = idle;
  return state;
}

/** What matters about a wall given from left to right, in notation. */
export function wallCalled(text: string): number {
  return [...text].reduce((wall, letter) => wallWith(fistCalled(letter), RIGHT, wall), NO_WALL);
}

/** Makes plays such as `0:T`, and returns what happened, as a viewer who sees everything would be told. */
export function playAll(state: State, ...plays: string[]): Happening[] {
  const happenings: Happening[] = [];
  for (const play of plays) playOne(state, play, happening => happenings.push(happening));
  return happenings;
}

function playOne(state: State, play: string, tell: Tell<Happening>): void {
  const [seat, text] = play.split(':');
  const by = Number(seat);
  if (!movesOf(state, by).includes(text)) {
    throw new Error(`${play} is not legal, but ${movesOf(state, by).join(' ') || 'nothing'} is`);
  }
  dieMauer.play(state, by, dieMauer.read(state, by, text), tell);
}

/** All seats choose, in seat order; `TT-4` is the tower for seats 0 and 1, the empty fist, and the section of 4. */
export function plan(state: State, fists: string): Happening[] {
  return playAll(state, ...[...fists].map((fist, seat) => `${seat}:${fist}`));
}

export function movesOf(state: State, seat: number): string[] {
  return movesAsTexts(dieMauer, state, seat);
}

/** The wall after these happenings. */
export function wallAfter(wall: string, happenings: readonly Happening[]): string {
  return happenings.reduce((wall, happening) => {
    if (happening.kind !== 'built' && happening.kind !== 'built-freely') return wall;
    return happening.end === 'L' ? happening.block + wall : wall + happening.block;
  }, wall);
}

/** The hand of a seat, in notation. */
export function handText(state: State, seat: number): string {
  return lettersOf(state.hands[seat]).join('');
}

export function kindsOf(happenings: readonly Happening[]): string[] {
  return happenings.map(({ kind }) => kind);
}
