import type { Game, State } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import { buffersFor } from '../engine/playout.ts';
import type { Goal } from '../engine/puzzle/goal.ts';
import { bestOf, EXACT, isBest, type Puzzle } from '../engine/puzzle/puzzle-file.ts';
import { type Bounds, Solver, TooLong } from '../engine/puzzle/solver.ts';
import { Random } from '../engine/random.ts';
import { playMatch } from './arena.ts';
import type { Level } from './levels.ts';

/** With fewer moves it is no puzzle; with more, nobody would go through them all. */
const FEWEST_MOVES = 4;
const MOST_MOVES = 90;
/** At most this share of the moves may be right. */
const MOST_RIGHT = 1 / 3;
/** More than this is too much for a person, and for a phone. The verifier looks at every line. */
const BOUNDS: Bounds = { positions: 8_000, lines: 150_000 };
const MOST_IN_A_MATCH = 16;
/** The most puzzles of one theme from one search. */
const MOST_ALIKE = 6;
/** At least this many plays lie between two puzzles of a match. */
const APART = 3;
/** How much bots think about each move in the matches that are searched. */
const ITERATIONS = 60;
const PLAYERS: readonly Level[] = ['apprentice', 'journeyman', 'child', 'journeyman'];

/** The n-th match of a seed, played by bots: the same every time. */
export function matchToSearch(game: Game, goal: Goal, seed: number, number: number): Promise<Match> {
  const { seats, options } = goal.settings[number % goal.settings.length];
  return playMatch(game, {
    seats,
    options,
    contestants: Array.from({ length: seats }, (_, seat) => PLAYERS[(seat + number) % PLAYERS.length]),
    seed: seed * 1_000_003 + number,
    iterations: ITERATIONS,
  });
}

/**
 * The puzzles of a match with this name, in the order of the match. `isWanted` says which themes still need puzzles.
 */
export function puzzlesIn(
  goal: Goal,
  name: string,
  played: Match,
  isWanted: (puzzle: Omit<Puzzle, 'id' | 'moves'>) => boolean,
): Puzzle[] {
  const { game, seats } = played;
  const match = new Match(game, seats, { ...played.options, ...goal.asked });
  const random = new Random(played.plays.length);
  const found: Puzzle[] = [];
  const moves: string[] = [];
  for (const { by, move } of played.plays) {
    const isNear = found.length > 0 && moves.length - found[found.length - 1].moves.length < APART;
    const turn = match.turn();
    // If several choose at once, any of them can be asked; the others have not chosen then.
    if (turn.kind === 'seats' && by === turn.seats[0] && !isNear && found.length < MOST_IN_A_MATCH) {
      const seat = turn.seats[random.below(turn.seats.length)];
      const puzzle = puzzleAt(goal, match, seat, random);
      const alike = found.filter(({ themes }) => themes[0] === puzzle?.themes[0]).length;
      if (puzzle && alike < MOST_ALIKE && isWanted(puzzle))
        found.push({ ...puzzle, id: `${name}-${moves.length}`, moves: [...moves] });
    }
    match.play(by, move);
    moves.push(move);
  }
  return found;
}

/** A puzzle for the seat that must move, if the position is one. */
function puzzleAt(
  goal: Goal,
  match: Match,
  seat: number,
  random: Random,
): Omit<Puzzle, 'id' | 'moves'> | null {
  const { game, seats, options } = match;
  const view = match.view(seat, true);
  const state = game.imagine(view, random);
  if (!goal.asks(state, seat)) return null;
  const texts = match.moves(seat);
  if (texts.length < FEWEST_MOVES || texts.length > MOST_MOVES) return null;
  const solved = solve(game, goal, state, seat);
  if (!solved) return null;
  const { values, solver } = solved;
  const best = bestOf(values);
  const others = values.filter((_, index) => !isBest(values, index));
  const right = values.length - others.length;
  const gap = best - Math.max(...others);
  if (right > MOST_RIGHT * values.length || gap < goal.margin - EXACT) return null;
  if (goal.isDull?.(state, values)) return null;
  const rightMoves = texts.filter((_, index) => isBest(values, index));
  if (givesAway(game, state, seat, rightMoves)) return null;
  // Another state that the seat cannot tell from this one must give the same answer.
  const other = solve(game, goal, game.imagine(view, random), seat);
  if (!other || other.values.some((value, index) => Math.abs(value - values[index]) > EXACT)) return null;
  const [answer] = rightMoves;
  const isTempting = looksBetter(game, goal, state, seat, texts, values);
  const spread = solver.spread(answer);
  const themes = [goal.theme(state, seat, answer), spread.length === 1 ? 'sure' : 'odds'];
  if (isTempting) themes.push('patience');
  // A puzzle is harder the more tempting moves it has, the more there is to look at, and the smaller the difference.
  const middle = (best + Math.min(...values)) / 2;
  const tempting = values.filter(value => value > middle).length;
  const rating =
    1000 +
    150 * Math.log2(tempting / right) +
    50 * Math.log2(values.length / right) +
    40 * Math.log2(1 + solver.lines / 100) -
    80 * Math.log2(gap / goal.margin) +
    (isTempting ? 200 : 0) +
    (spread.length === 1 ? 0 : 100);
  return {
    seats,
    options,
    seat,
    rating: Math.round(Math.min(2400, Math.max(600, rating))),
    themes,
    values,
  };
}

/** Whether one of the right moves gives away what is sure in the match: it should not be asked for, whatever the goal counts. */
export function givesAway(game: Game, state: State, seat: number, right: readonly string[]): boolean {
  const { moves } = buffersFor(game);
  const count = game.moves(state, seat, moves);
  const weights = new Float64Array(count).fill(1);
  game.insight?.dismiss?.(state, seat, moves, count, weights);
  return right.some(move => weights[moves.indexOf(game.read(state, seat, move))] === 0);
}

/** Null if there is too much to look at. */
function solve(
  game: Game,
  goal: Goal,
  state: State,
  seat: number,
): { readonly values: readonly number[]; readonly solver: Solver } | null {
  try {
    const solver = new Solver(game, goal, state, seat, BOUNDS);
    const values = solver.moves().map(({ value }) => value);
    return { values, solver };
  } catch (error) {
    if (error instanceof TooLong) return null;
    throw error;
  }
}

/** Whether a wrong move brings more at once than all right ones. */
function looksBetter(
  game: Game,
  goal: Goal,
  state: State,
  seat: number,
  texts: readonly string[],
  values: readonly number[],
): boolean {
  const atOnce = texts.map(text => {
    const after = game.clone(state);
    game.play(after, seat, game.read(after, seat, text), null);
    return goal.value(after, seat, state);
  });
  const most = (isRight: boolean) =>
    Math.max(...atOnce.filter((_, index) => isBest(values, index) === isRight));
  return most(false) > most(true);
}
