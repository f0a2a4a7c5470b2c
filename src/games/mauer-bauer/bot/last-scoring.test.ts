import { describe, expect, test } from 'vitest';
import { resultOf } from '../../../bots/values.ts';
import { OVER } from '../../../engine/game.ts';
import { buffersFor } from '../../../engine/playout.ts';
import { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { game } from '../game.ts';
import { sizeOf } from '../rules/cards.ts';
import { HOUSES, handOf, JOIN, LAST_SCORING, SCORE, type State } from '../rules/state.ts';
import { linesAround, playAll, position } from '../testing/positions.ts';
import { rollout } from './rollout.ts';
import { weigh } from './weighing.ts';

const { moves: buffer } = buffersFor(game);

/** The decisions of a random match from when it is certain that this is its last turn, and no die is to be rolled any more. */
function lastDecisions(seed: number): State[] {
  const state = game.start(2 + (seed % 3), { hastyRoll: seed % 2 === 0 });
  const random = new Random(seed);
  const decisions: State[] = [];
  while (game.due(state) !== OVER) {
    if (state.ending && [HOUSES, JOIN, SCORE, LAST_SCORING].includes(state.phase))
      decisions.push(game.clone(state));
    const outcomes = game.chances(state, buffer);
    const count = outcomes || game.moves(state, state.actor, buffer);
    game.play(state, outcomes ? NATURE : state.actor, buffer[random.below(count)], null);
  }
  return decisions;
}

function movesIn(state: State): number[] {
  return [...buffer.subarray(0, game.moves(state, state.actor, buffer))];
}

/** The moves that the bot considers. */
function keptIn(state: State): number[] {
  const moves = movesIn(state);
  const weights = new Float64Array(moves.length).fill(1);
  weigh(state, state.actor, Int32Array.from(moves), moves.length, weights);
  return moves.filter((_, i) => weights[i] > 0);
}

function after(state: State, move: number): State {
  const next = game.clone(state);
  game.play(next, state.actor, move, null);
  return next;
}

/** One of the moves for every score and number of cards that the seat can have after its cards: only these count (MB-26). */
function different(state: State, moves: readonly number[]): Map<string, number> {
  const seat = state.actor;
  return new Map(
    moves.map(move => {
      const { scores, piles } = after(state, move);
      return [`${scores[seat]} ${sizeOf(piles, handOf(seat))}`, move];
    }),
  );
}

/** What the seat gets in every way in which the others can play their cards, always in the same order. */
function allResults(state: State, seat: number): number[] {
  if (game.due(state) !== OVER)
    return [...different(state, movesIn(state)).values()].flatMap(move =>
      allResults(after(state, move), seat),
    );
  const values = new Float64Array(state.seats);
  resultOf(game, state, values);
  return [values[seat]];
}

const DECISIONS = Array.from({ length: 150 }, (_, seed) => lastDecisions(seed)).flat();
/** How many seats play their cards after the one that is due. */
function othersAfter({ seats, active, actor }: State): number {
  return (active - actor + seats - 1) % seats;
}

const SCORINGS = DECISIONS.filter(({ phase }) => phase === SCORE || phase === LAST_SCORING);

describe('in the last scoring', () => {
  test('no choice is better than those that the bot considers, whatever the next one plays', () => {
    let worse = 0;
    // With more to come it would take minutes; it was done once (`docs/bots/mauer-bauer.md`).
    for (const state of SCORINGS.filter(state => othersAfter(state) < 2)) {
      const [kept, ...others] = different(state, keptIn(state)).values();
      // All that it considers are worth the same.
      expect(others).toEqual([]);
      const results = allResults(after(state, kept), state.actor);
      for (const move of different(state, movesIn(state)).values()) {
        const instead = allResults(after(state, move), state.actor);
        expect(results.every((result, i) => result >= instead[i])).toBe(true);
        if (results.some((result, i) => result > instead[i])) worse++;
      }
    }
    expect(worse).toBeGreaterThan(100);
    expect(new Set(SCORINGS.map(({ phase, seats }) => `${phase} ${seats}`)).size).toBe(6);
  });

  test('a rollout keeps the second card if one card scores as much for another city', () => {
    const state = position({
      walls: `${linesAround('C4')} ${linesAround('E8 E9')}`,
      cities: ['C4: R/B', 'E8 E9: B/B'],
      hands: ['HR HB', 'S7'],
      left: { walls: 1 },
    });
    playAll(state, 'a1-a3 wRR a1w,a3w');
    expect(keptIn(state).map(move => game.write(state, 0, move))).toEqual(['E8:HB']);
    rollout(state, new Random(1), new Float64Array(2));
    expect(state.scores[0]).toBe(5);
    expect(sizeOf(state.piles, handOf(0))).toBe(1);
  });

  test('a rollout plays one of them for every seat', () => {
    for (const state of SCORINGS) {
      const best = game.clone(state);
      while (game.due(best) !== OVER) game.play(best, best.actor, keptIn(best)[0], null);
      rollout(state, new Random(1), new Float64Array(state.seats));
      expect([...state.scores]).toEqual([...best.scores]);
      for (let seat = 0; seat < state.seats; seat++)
        expect(sizeOf(state.piles, handOf(seat))).toBe(sizeOf(best.piles, handOf(seat)));
    }
  });
});

test('before it, when no die is to be rolled any more, the best houses and cities to join are among those that the bot considers', () => {
  const decisions = DECISIONS.filter(({ phase }) => phase === HOUSES || phase === JOIN);
  for (const state of decisions) {
    const worth = (move: number) => {
      const end = after(state, move);
      while (game.due(end) !== OVER) game.play(end, end.actor, keptIn(end)[0], null);
      const values = new Float64Array(state.seats);
      resultOf(game, end, values);
      return values[state.actor];
    };
    expect(Math.max(...keptIn(state).map(worth))).toBe(Math.max(...movesIn(state).map(worth)));
  }
  expect(new Set(decisions.map(({ phase }) => phase))).toEqual(new Set([HOUSES, JOIN]));
});
