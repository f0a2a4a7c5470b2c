import type { Game, View } from '../engine/game.ts';
import type { Ability } from '../engine/insight.ts';
import { movesAsTexts } from '../engine/match.ts';
import { Random } from '../engine/random.ts';
import { type Character, characterOf } from './character.ts';
import { abilityOf, type Level } from './levels.ts';
import { TreeSearch } from './search.ts';
import type { Thought } from './thought.ts';
import { canBeJudged, isSecretChoice } from './which-search.ts';

/** What a bot is told besides the view. It sees nothing else of the match. */
export interface Task {
  readonly level: Level;
  /** How long to think, in milliseconds of work; as long as the level does if left out. */
  readonly ms?: number;
  /** How many iterations to think through, however long it takes: the same seed then gives the same move. */
  readonly iterations?: number;
  /** Thinks through the level's own number of iterations, however long that takes. */
  readonly isCounted?: boolean;
  /** What it likes; what the bot in this seat likes if left out. */
  readonly character?: Character;
  readonly seed: number;
}

/** Asked between two slices of thinking; true stops at the best so far. */
export type Cancelled = () => boolean;

/**
 * Milliseconds of work so far. A thread that can measure it gives its own processor time, so that a bot thinks as well
 * on a busy machine as on a quiet one. Without that, it is the clock.
 */
export type Worked = () => number;

export const byTheClock: Worked = () => performance.now();

/**
 * Chooses a move for the seat whose view this is, made with memory (`view(…, true)`). Runs in slices and lets
 * other work run in between.
 */
export async function chooseMove(
  game: Game,
  view: View,
  task: Task,
  cancelled: Cancelled = never,
  worked: Worked = byTheClock,
): Promise<string> {
  const seat = seatOf(view);
  const random = new Random(task.seed);
  const ability = abilityOf(task.level, game);
  const seen = game.insight?.forget?.(view, ability.memory, random) ?? view;
  const moves = movesAsTexts(game, game.imagine(seen, random), seat).sort();
  // In games with secrets, an immediate answer would tell others that there was no choice.
  if (moves.length === 1 && game.reveals.size === 0) return moves[0];
  const thought = await think(game, seen, random, ability, task, cancelled, worked);
  return thought.choose(task.character ?? characterOf(seat));
}

/** Thinks for as long as the task says, with these abilities. */
export async function think(
  game: Game,
  view: View,
  random: Random,
  ability: Ability,
  task: Task,
  cancelled: Cancelled,
  worked: Worked,
): Promise<Thought> {
  const thought = await begin(game, view, seatOf(view), random, ability);
  await runSlices(thought, ability, task, cancelled, worked);
  return thought;
}

/** Most games need only one of the three, so a page loads the others when they are wanted. */
async function begin(
  game: Game,
  view: View,
  seat: number,
  random: Random,
  ability: Ability,
): Promise<Thought> {
  if (isSecretChoice(game, game.imagine(view, random), seat)) {
    const { MixedSearch } = await import('./mixing.ts');
    return new MixedSearch(game, view, seat, random, ability);
  }
  if (ability.insight && canBeJudged(game)) {
    const { Expectimax } = await import('./expectimax.ts');
    return new Expectimax(game, view, seat, random, ability);
  }
  return new TreeSearch(game, view, seat, random, ability);
}

/** A slice is short enough that other work in the same thread does not notice. */
export const SLICE_MS = 8;

/** Nobody waits longer than this many times what the work would take on an idle machine. */
const PATIENCE = 10;

/** Thinks until the work for the allotted time or the iterations are done, or until it is stopped. */
export async function runSlices(
  thought: Thought,
  ability: Ability,
  task: Task,
  cancelled: Cancelled = never,
  worked: Worked = byTheClock,
): Promise<void> {
  const most = task.iterations ?? ability.iterations;
  const isCounted = task.iterations !== undefined || (task.isCounted && most < Number.POSITIVE_INFINITY);
  const ms = isCounted ? Number.POSITIVE_INFINITY : (task.ms ?? ability.ms);
  const enough = worked() + ms;
  const late = performance.now() + PATIENCE * ms;
  let slice = 1;
  for (let done = 0; done < most && !thought.isDone && !cancelled(); ) {
    const now = performance.now();
    if (worked() >= enough || now >= late) return;
    const iterations = Math.min(slice, most - done);
    thought.run(iterations);
    done += iterations;
    const took = performance.now() - now;
    if (took < SLICE_MS / 2) slice *= 2;
    else if (took > SLICE_MS && slice > 1) slice = Math.ceil(slice / 2);
    if (performance.now() - now > SLICE_MS / 2) await breath();
  }
}

/** Lets messages and timers through. */
export function breath(): Promise<void> {
  return new Promise(resolve => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      channel.port1.close();
      resolve();
    });
    channel.port1.start();
    channel.port2.postMessage(null);
  });
}

export function seatOf(view: View): number {
  if (typeof view.viewer !== 'number') throw new Error('a bot sits in a seat: it needs the view of one');
  return view.viewer;
}

export function never(): boolean {
  return false;
}
