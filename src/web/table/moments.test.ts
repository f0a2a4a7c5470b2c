import { expect, test } from 'vitest';
import { coins } from '../../engine/coins.ts';
import { Runner } from '../../engine/runner.ts';
import { Moments } from './moments.ts';
import type { Moment } from './table.ts';

/** Three people with a coin each, who choose in secret; seat 0 looks. */
class Sitting {
  readonly runner = new Runner({
    game: coins,
    seats: 3,
    options: { loaded: false },
    key: new Uint8Array(32),
    begunAt: 0,
  });
  readonly moments = new Moments();

  constructor() {
    const draft = this.runner.draft();
    while (draft.nature(0)) {}
    this.runner.commit(draft);
  }

  play(seat: number, move: string): void {
    const draft = this.runner.draft();
    draft.play(seat, move, { client: '', at: 0 });
    this.runner.commit(draft);
  }

  undo(seat: number): void {
    const draft = this.runner.draft();
    draft.undo(seat, { client: '', at: 0 });
    this.runner.commit(draft);
  }

  /** The moment made of everything that has not been told yet. */
  tell(from = this.moments.have): Moment {
    const moment = this.moments.take(this.runner.update(0, from));
    if (moment === null || moment === 'missing') throw new Error('it makes a moment');
    return moment;
  }
}

test('opening a match shows its state, and the log of what happened before', () => {
  const sitting = new Sitting();
  sitting.play(1, 'keep');
  const moment = sitting.tell();
  expect(moment).toMatchObject({ number: 4, before: null, happenings: [], moves: ['keep', 'turn'] });
  expect(moment.log.map(({ play }) => play)).toEqual([0, 1, 2, 3]);
});

test('what happens is shown, from the view before it', () => {
  const sitting = new Sitting();
  const { view } = sitting.tell();
  sitting.play(1, 'keep');
  sitting.play(2, 'keep');
  expect(sitting.tell()).toMatchObject({
    number: 5,
    before: view,
    happenings: [
      { kind: 'chosen', seat: 1 },
      { kind: 'chosen', seat: 2 },
    ],
  });
});

test('the same moves are the same list until the viewer has played', () => {
  const sitting = new Sitting();
  const { moves } = sitting.tell();
  sitting.play(1, 'keep');
  expect(sitting.tell().moves).toBe(moves);
  sitting.play(0, 'turn');
  expect(sitting.tell().moves).toEqual([]);
  sitting.undo(0);
  const again = sitting.tell().moves;
  expect(again).toEqual(moves);
  expect(again).not.toBe(moves);
});

test('an undo shows nothing and takes its lines out of the log', () => {
  const sitting = new Sitting();
  const { log } = sitting.tell();
  sitting.play(0, 'turn');
  expect(sitting.tell().log.length).toBeGreaterThan(log.length);
  sitting.undo(0);
  expect(sitting.tell()).toMatchObject({ number: 3, before: null, happenings: [], log });
});

test('steps that have already arrived change nothing, and missing ones are reported', () => {
  const sitting = new Sitting();
  const early = sitting.runner.update(0, 0);
  sitting.tell();
  expect(sitting.moments.take(early)).toBeNull();
  sitting.play(1, 'keep');
  expect(sitting.tell(0).happenings).toEqual([{ kind: 'chosen', seat: 1 }]);
  sitting.play(2, 'keep');
  sitting.play(0, 'keep');
  expect(sitting.moments.take(sitting.runner.update(0, 5))).toBe('missing');
});

test('after a refused move everything is as before, with a new list of moves', () => {
  const sitting = new Sitting();
  const { moves } = sitting.tell();
  const again = sitting.moments.again();
  expect(again).toMatchObject({ before: null, happenings: [], moves });
  expect(again?.moves).not.toBe(moves);
});
