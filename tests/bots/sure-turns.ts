import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseMove, type Level } from '../../src/bots/index.ts';
import { lowest } from '../../src/engine/bits.ts';
import { NATURE_DUE, OVER } from '../../src/engine/game.ts';
import { buffersFor, drawOutcome } from '../../src/engine/playout.ts';
import { Random } from '../../src/engine/random.ts';
import { NATURE } from '../../src/engine/viewers.ts';
import { game, type State } from '../../src/games/burg-appenzell/game.ts';
import type { Options } from '../../src/games/burg-appenzell/rules/facts.ts';
import { TURN } from '../../src/games/burg-appenzell/rules/state.ts';
import { sureKinds } from '../../src/games/burg-appenzell/testing/sure-things.ts';

/** Where a turn of Burg Appenzell begins, and an exhaustive search has found a sure win or cheese. */
export interface SureTurn {
  readonly state: State;
  /** How many kinds of cheese are sure, or `WIN`. */
  readonly sure: number;
}

/** A match between bots, and its sure turns: after how many moves each begins, and what is sure. */
interface Searched {
  readonly seats: number;
  readonly options: Options;
  readonly moves: string;
  readonly sure: readonly (readonly [after: number, kinds: number])[];
}

/** Searching for the turns takes longer than answering them, so some are kept: one match per line. */
const KEPT = join(import.meta.dirname, '../fixtures/sure-turns.jsonl');

export function keptTurns(): SureTurn[] {
  const lines = readFileSync(KEPT, 'utf8').trim().split('\n');
  return lines.flatMap(line => turnsOf(JSON.parse(line)));
}

/** Searches matches until there are this many turns with each number of seats, and keeps them. */
export async function keepTurns(count: number): Promise<void> {
  const lines: string[] = [];
  for (const seats of [2, 3, 4]) {
    let found = 0;
    for (let number = 0; found < count; number++) {
      const searched = await searchMatch(seats, number);
      if (searched.sure.length === 0) continue;
      lines.push(JSON.stringify(searched));
      found += searched.sure.length;
    }
  }
  writeFileSync(KEPT, `${lines.join('\n')}\n`);
}

/** As many turns of other matches than those that are kept. */
export async function freshTurns(seats: number, count: number): Promise<SureTurn[]> {
  const turns: SureTurn[] = [];
  for (let number = 1000; turns.length < count; number++)
    turns.push(...turnsOf(await searchMatch(seats, number)));
  return turns.slice(0, count);
}

/** One play: nature's, or a bot's. */
export async function playOn(state: State, level: Level, random: Random): Promise<string> {
  const due = game.due(state);
  const { moves } = buffersFor(game);
  let by: number = NATURE;
  let move: number;
  if (due === NATURE_DUE) move = drawOutcome(random, moves, game.chances(state, moves));
  else {
    by = lowest(due);
    const task = { level, iterations: 10, seed: random.next() };
    move = game.read(state, by, await chooseMove(game, game.view(state, by, true), task));
  }
  const text = game.write(state, by, move);
  game.play(state, by, move, null);
  return text;
}

/** All options have their turn. */
async function searchMatch(seats: number, number: number): Promise<Searched> {
  const options: Options = {
    layout: number % 2 === 0 ? 'A' : 'B',
    target: 4 + (number % 3),
    memory: number % 4 === 0,
    lastMouse: number % 5 === 0,
  };
  const random = new Random(10_000 * seats + number);
  const state = game.start(seats, options);
  const moves: string[] = [];
  const sure: (readonly [number, number])[] = [];
  for (let turns = -1; game.due(state) !== OVER; moves.push(await playOn(state, 'apprentice', random))) {
    if (game.due(state) === NATURE_DUE || state.phase !== TURN || state.turns === turns) continue;
    turns = state.turns;
    const kinds = sureKinds(state);
    if (kinds > game.score(state, state.active)) sure.push([moves.length, kinds]);
  }
  return { seats, options, moves: moves.join(' '), sure };
}

function turnsOf({ seats, options, moves, sure }: Searched): SureTurn[] {
  const state = game.start(seats, options);
  const kinds = new Map(sure);
  const turns: SureTurn[] = [];
  for (const [before, text] of moves.split(' ').entries()) {
    const sureHere = kinds.get(before);
    if (sureHere !== undefined) turns.push({ state: game.clone(state), sure: sureHere });
    const due = game.due(state);
    const by = due === NATURE_DUE ? NATURE : lowest(due);
    game.play(state, by, game.read(state, by, text), null);
  }
  return turns;
}
