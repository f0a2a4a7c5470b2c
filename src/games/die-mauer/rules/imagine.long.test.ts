import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowest } from '../../../engine/bits.ts';
import { OVER } from '../../../engine/game.ts';
import { Random } from '../../../engine/random.ts';
import type { Viewer } from '../../../engine/viewers.ts';
import { game as dieMauer } from '../game.ts';
import { plan, playAll } from '../testing/positions.ts';
import { EMPTY_FIST } from './blocks.ts';
import { buildAnyMove } from './codes.ts';
import { historyOf } from './history.ts';
import { BUILD, GIVE, PLAN, type State } from './state.ts';
import { fistAt } from './turns.ts';

const moves = new Int32Array(dieMauer.mostMoves);

/** Plays at random, with many empty fists so that there are many gifts. */
function playSome(state: State, random: Random, plays: number): void {
  for (let play = 0; play < plays && dieMauer.due(state) !== OVER; play++) {
    const due = dieMauer.due(state);
    const seat = lowest(due);
    const count = dieMauer.moves(state, seat, moves);
    const isEmpty = state.phase === PLAN && random.below(3) === 0;
    dieMauer.play(state, seat, isEmpty ? EMPTY_FIST : moves[random.below(count)], null);
  }
}

/** Replays the round of an imagined state from its beginning by the rules. */
function replayed(imagined: State): State {
  const history = historyOf(imagined);
  const state = dieMauer.start(imagined.seats, {
    rounds: imagined.rounds,
    gift: imagined.mayDecline ? 'may' : 'must',
  });
  state.round = imagined.round - (imagined.round === imagined.rounds ? 1 : 0);
  state.leftovers.set(imagined.leftovers.subarray(0, state.round * state.seats));
  state.endings.set(imagined.endings.subarray(0, state.round));
  state.master = history.length > 0 ? history[0].master : imagined.master;
  for (const { fists, master, builds, gift, hadChoice } of history) {
    expect([state.phase, state.master]).toEqual([PLAN, master]);
    fists.forEach((fist, seat) => {
      play(state, seat, fist);
    });
    for (const { seat, block, end } of builds) {
      if (state.phase === BUILD && dieMauer.due(state) === 1 << seat) play(state, seat, end);
      else if (hadChoice) play(state, seat, buildAnyMove(block, end));
    }
    if (gift && gift.given !== 'pending') {
      expect(state.phase).toBe(GIVE);
      play(state, gift.from, gift.given === 'declined' ? EMPTY_FIST : gift.block);
    }
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const fist = fistAt(imagined.turn, seat);
    if (imagined.phase === PLAN && fist !== 0) play(state, seat, fist);
  }
  return state;
}

function play(state: State, seat: number, move: number): void {
  const count = dieMauer.moves(state, seat, moves);
  expect([...moves.subarray(0, count)]).toContain(move);
  dieMauer.play(state, seat, move, null);
}

test('an imagined round could have been played, move by move, and matches everything that its viewer has seen', () => {
  const setting = fc.record({
    seats: fc.integer({ min: 3, max: 6 }),
    plays: fc.integer({ min: 0, max: 400 }),
    seed: fc.integer(),
    gift: fc.constantFrom('must', 'may'),
  });
  fc.assert(
    fc.property(setting, ({ seats, plays, seed, gift }) => {
      const random = new Random(seed);
      const state = dieMauer.start(seats, { rounds: 2, gift });
      playSome(state, random, plays);
      for (const viewer of [0, seats - 1, 'spectator'] as const) {
        const view = dieMauer.view(state, viewer);
        const imagined = dieMauer.imagine(view, random);
        expect(dieMauer.view(imagined, viewer)).toEqual(view);
        expect(replayed(imagined)).toEqual(imagined);
      }
    }),
    { numRuns: 300, seed: 1 },
  );
});

test('from a view of everything only the real state can be imagined', () => {
  const random = new Random(5);
  for (let match = 0; match < 50; match++) {
    const state = dieMauer.start(4, { rounds: 1, gift: 'may' });
    playSome(state, random, 7 * match);
    expect(dieMauer.imagine(dieMauer.view(state, 'everything'), random)).toEqual(state);
  }
});

/** How often each text comes up in many draws. */
function frequencies(state: State, viewer: Viewer, what: (imagined: State) => string) {
  const view = dieMauer.view(state, viewer);
  const random = new Random(11);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 2000; draw++) {
    const text = what(dieMauer.imagine(view, random));
    counts.set(text, (counts.get(text) ?? 0) + 1 / 2000);
  }
  return counts;
}

const givenBlocks = (state: State) =>
  historyOf(state)
    .flatMap(({ gift }) => (gift ? [gift.block] : []))
    .join(' ');

test('a closed fist is imagined as any block of the hand or as empty, equally often', () => {
  const state = dieMauer.start(3, { rounds: 1, gift: 'must' });
  playAll(state, '1:T');
  const seen = frequencies(state, 0, ({ turn }) => String(fistAt(turn, 1)));
  expect(seen.size).toBe(8);
  for (const share of seen.values()) expect(share).toBeCloseTo(1 / 8, 1);
});

test('a gift is imagined as any block that the giver can have given, equally often', () => {
  const state = dieMauer.start(4, { rounds: 1, gift: 'must' });
  plan(state, '--11');
  playAll(state, '1:T');
  plan(state, '1G11');
  const seen = frequencies(state, 2, givenBlocks);
  expect([...seen.keys()].sort()).toEqual(['1', '2', '3', '4', '5', '6']);
  for (const share of seen.values()) expect(share).toBeCloseTo(1 / 6, 1);
});

test('with several gifts, every combination that fits what was seen is imagined about equally often', () => {
  const state = dieMauer.start(4, { rounds: 1, gift: 'must' });
  plan(state, '--11');
  playAll(state, '1:T');
  plan(state, '---1');
  plan(state, '1--1');
  playAll(state, '1:3');
  // Seat 1 cannot have given one block twice: it began with one of each.
  const seen = frequencies(state, 3, givenBlocks);
  expect(seen.size).toBe(7 * 6);
  for (const share of seen.values()) expect(Math.abs(share - 1 / 42)).toBeLessThan(0.015);
});
