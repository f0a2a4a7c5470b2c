import { expect, test } from 'vitest';
import { finishedRecord } from '../../../tests/finished.ts';
import type { Finding, Judgement } from '../../bots/review/index.ts';
import { studyOf } from '../../engine/study/study-file.ts';
import { gameCalled } from '../../games/loaded.ts';
import { ExerciseTable, type Judge } from './exercise-table.ts';
import { exercisesOf, isAdvised } from './exercises.ts';
import { otherwise } from './otherwise.ts';

const record = finishedRecord('muro-contro-muro', { seed: 3 });
const rules = gameCalled('muro-contro-muro');
if (!rules) throw new Error('the game is missing');

/** The first moments at which a seat had a choice, as if each had been a mistake. */
function planted(count: number) {
  const study = studyOf(rules as NonNullable<typeof rules>, record);
  const found: { moment: number; judgement: Judgement; others: string[] }[] = [];
  let node = study.root;
  for (const [number, [by, made]] of record.plays.entries()) {
    const moves = by === 0 ? study.position(node).moves(0) : [];
    if (moves.length > 2 && found.length < count) {
      const [best, ...others] = moves.filter(move => move !== made);
      const judgement = { seat: 0, made, best, loss: 0.2, error: 0.01, sure: 0.97, mix: null, reason: null };
      found.push({ moment: number + 1, judgement, others });
    }
    [node] = node.next;
  }
  return { study, found };
}

const judged =
  (loss: number): Judge =>
  async (view, move) => ({
    seat: Number(view.viewer),
    made: move,
    best: move,
    loss,
    error: 0,
    sure: 0.97,
    mix: null,
    reason: null,
  });

test('the mistakes of one seat are those of its decisions that clearly gave something away', () => {
  const { found } = planted(2);
  const finding = (moment: number, judgement: Judgement | null): Finding => ({
    moment,
    chances: null,
    luck: null,
    judgement,
  });
  const [one, two] = found;
  const findings = [
    finding(0, null),
    finding(one.moment, one.judgement),
    finding(two.moment, { ...two.judgement, loss: 0.01 }),
    finding(two.moment + 1, { ...two.judgement, seat: 1 }),
    undefined,
  ];
  expect(exercisesOf(findings, 0).map(({ moment }) => moment)).toEqual([one.moment]);
});

test('if the best is a mix, every choice that is frequent in it is right', () => {
  const [{ judgement }] = planted(1).found;
  const mix = [
    ['A', 0.6],
    ['B', 0.32],
    ['C', 0.08],
  ] as const;
  const mixed = { ...judgement, best: 'A', mix };
  expect(['A', 'B', 'C', 'D'].map(move => isAdvised(mixed, move))).toEqual([true, true, false, false]);
});

test('the position is shown as the seat saw it before its mistake, with all its moves', () => {
  const { study, found } = planted(2);
  const table = new ExerciseTable(study, found, judged(0));
  const { view, moves } = table.moment.value;
  expect(view.viewer).toBe(0);
  expect(moves).toContain(found[0].judgement.made);
  table.go(1);
  expect(table.moment.value.moves).toContain(found[1].judgement.made);
});

test('the move of the match and a worse one are refused, and the search goes on', async () => {
  const { study, found } = planted(1);
  const table = new ExerciseTable(study, found, judged(0.3));
  await table.play(found[0].judgement.made);
  expect(table.attempt.value).toEqual({ kind: 'same' });
  await table.play(found[0].others[0]);
  expect(table.attempt.value).toEqual({ kind: 'worse', move: found[0].others[0], loss: 0.3 });
  expect(table.isOpen).toBe(true);
  expect(table.solved.value.size).toBe(0);
});

test('the better move counts as found, and so does another that gives nothing away', async () => {
  const { study, found } = planted(2);
  const table = new ExerciseTable(study, found, judged(0));
  await table.play(found[0].judgement.best);
  expect(table.attempt.value).toMatchObject({ kind: 'found', isAdvised: true });
  expect(table.moment.value.happenings.length).toBeGreaterThan(0);
  table.go(1);
  await table.play(found[1].others[0]);
  expect(table.attempt.value).toMatchObject({ kind: 'found', isAdvised: false });
  expect(table.solved.value.size).toBe(2);
});

test('an answer that was asked for is shown and not counted, and moves tried after that are not judged', async () => {
  const { study, found } = planted(2);
  const table = new ExerciseTable(study, found, judged(0));
  const judging = table.play(found[0].others[0]);
  table.tell();
  await judging;
  expect(table.attempt.value).toEqual({ kind: 'told' });
  expect(table.solved.value.size).toBe(0);
});

test('if the engine fails, the person can try again', async () => {
  const { study, found } = planted(1);
  const table = new ExerciseTable(study, found, () => Promise.reject(new Error('gone')));
  await table.play(found[0].others[0]);
  expect(table.attempt.value).toEqual({ kind: 'unknown' });
  expect(table.isOpen).toBe(true);
});

test('if chance comes next, every outcome is compared after both moves', () => {
  const { study, found } = planted(3);
  const table = new ExerciseTable(study, found, judged(0));
  table.go(2);
  const { best, made } = found[2].judgement;
  const rows = otherwise(study, table.node, 0, [best, made]);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.reduce((sum, { likely }) => sum + likely, 0)).toBeCloseTo(1);
  for (const { after } of rows) for (const view of after) expect(view?.viewer).toBe(0);
});

test('cards that others are dealt are passed over: the next that the seat sees is compared', () => {
  const game = gameCalled('mauer-bauer');
  if (!game) throw new Error('the game is missing');
  // Seat 1 scores last. Its card comes after seat 0's; from where it sits, both are from the same deck.
  const played = finishedRecord('mauer-bauer', { seats: 2, seed: 1 });
  const study = studyOf(game, played);
  let node = study.root;
  const isBefore = (move: string | undefined) => {
    const after = move === undefined ? null : study.position(node).after(1, move);
    return after?.turn().kind === 'nature' && after.knownTo('nature') === 1 << 0;
  };
  while (!isBefore(study.position(node).moves(1)[0])) [node] = node.next;
  const [move] = study.position(node).moves(1);
  const rows = otherwise(study, node, 1, [move]);
  const deck = study.position(node).after(1, move)?.chances() ?? [];
  const cards = deck.reduce((sum, [, weight]) => sum + weight, 0);
  expect(rows).toHaveLength(12);
  for (const { outcome, likely, after } of rows) {
    expect(likely).toBeCloseTo((deck.find(([card]) => card === outcome)?.[1] ?? 0) / cards);
    expect(after[0]).not.toEqual(rows.find(other => other.outcome !== outcome)?.after[0]);
  }
});
