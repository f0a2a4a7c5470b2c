import { beforeEach, expect, test, vi } from 'vitest';
import { finishedRecord } from '../../../tests/finished.ts';
import { matchToSearch, puzzlesIn } from '../../bots/puzzle-search.ts';
import { inOrder, matchOf } from '../../engine/from-moves.ts';
import { isBest, type Puzzle } from '../../engine/puzzle/puzzle-file.ts';
import { loadGame } from '../../games/load.ts';
import { loadGoal } from '../../games/load-puzzles.ts';
import { dayOf, puzzleNear, puzzleOfDay, ratingFor } from './choosing.ts';
import { afterDay, afterTrying, puzzleProgress } from './progress.ts';
import { NEWCOMER, ratedAfter } from './rating.ts';
import { askedFor, inTraining, type Mode, PuzzleRun, TIMED_MS } from './run.ts';

const GAME = 'muro-contro-muro';
const rules = await loadGame(GAME);
const goal = await loadGoal(GAME);
const puzzles = puzzlesIn(goal, '0', await matchToSearch(rules, goal, 1, 0), () => true);
const first = () => 0;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

function run(mode: Mode, now: () => number = () => 0, asked: Puzzle | null = null): PuzzleRun {
  return new PuzzleRun(GAME, rules, puzzles, mode, asked, { now, pick: first });
}

function right({ table }: PuzzleRun): string {
  return table.value.best;
}

function wrong({ table }: PuzzleRun): string {
  const { moves, puzzle } = table.value;
  return moves[moves.findIndex((_, index) => !isBest(puzzle.values, index))];
}

test('solving a hard puzzle gains more than solving an easy one, and makes the rating more certain', () => {
  const hard = { rating: 1800, deviation: 100 };
  const easy = { rating: 1000, deviation: 100 };
  const gained = (other: typeof hard) => ratedAfter(NEWCOMER, other, true).rating - NEWCOMER.rating;
  expect(gained(hard)).toBeGreaterThan(gained(easy));
  expect(gained(easy)).toBeGreaterThan(0);
  const lost = ratedAfter(NEWCOMER, easy, false);
  expect(lost.rating).toBeLessThan(NEWCOMER.rating);
  expect(lost.deviation).toBeLessThan(NEWCOMER.deviation);
  // As in Glickman's paper: 1500 with a deviation of 200 beats 1400 with 30.
  const paper = ratedAfter({ rating: 1500, deviation: 200 }, { rating: 1400, deviation: 30 }, true);
  expect(paper.rating).toBeCloseTo(1563, 0);
});

test('the daily puzzle is the same for everybody, and all come up before one comes up again', () => {
  const days = Array.from({ length: puzzles.length }, (_, day) => dayOf(86_400_000 * (puzzles.length + day)));
  const found = days.map(day => puzzleOfDay(puzzles, day).id);
  expect(new Set(found).size).toBe(puzzles.length);
  expect(found).not.toEqual(puzzles.map(({ id }) => id));
  expect(days.map(day => puzzleOfDay(puzzles, day).id)).toEqual(found);
  expect(dayOf(Date.UTC(2026, 10, 17, 23, 59))).toBe('2026-11-17');
});

test('training gives untried puzzles near the rating', () => {
  const [tried, ...others] = puzzles;
  const progress = afterTrying(puzzleProgress(GAME), tried, true);
  const near = puzzleNear(puzzles, progress, tried.rating, first);
  expect(others).toContain(near);
  const nearest = Math.min(...others.map(({ rating }) => Math.abs(rating - tried.rating)));
  expect(Math.abs(near.rating - tried.rating)).toBeLessThanOrEqual(Math.max(150, nearest));
  expect(ratingFor(puzzles, 3)).toBeGreaterThan(ratingFor(puzzles, 0));
});

test('only the first try is rated, for solver and puzzle alike, and it is stored', () => {
  const training = run('training');
  const { id, rating } = training.table.value.puzzle;
  training.play(wrong(training));
  expect(training.table.value.attempt.value.kind).toBe('wrong');
  expect(training.change.value).toBeLessThan(0);
  const after = training.progress.value;
  expect(after.tried[id].rating).toBeGreaterThan(rating);
  training.play(right(training));
  expect(training.table.value.attempt.value.kind).toBe('right');
  expect(training.table.value.moment.value.happenings.length).toBeGreaterThan(0);
  expect(training.progress.value).toEqual(after);
  expect(puzzleProgress(GAME)).toEqual(after);
  training.next();
  expect(training.table.value.puzzle.id).not.toBe(id);
});

test('asking for the answer does not count as solving', () => {
  const training = run('training');
  training.tell();
  expect(training.table.value.attempt.value.kind).toBe('told');
  expect(training.progress.value.solved).toBe(0);
  expect(training.change.value).toBeLessThan(0);
});

test('a streak goes on until the first mistake, then shows the answer', () => {
  const streak = run('streak');
  streak.play(right(streak));
  streak.next();
  expect(streak.isOver.value).toBe(false);
  streak.play(wrong(streak));
  expect(streak.isOver.value).toBe(true);
  expect(streak.table.value.attempt.value.kind).toBe('told');
  expect(streak.progress.value.bestStreak).toBe(1);
});

test('three minutes end by the clock, or with the third mistake', () => {
  let now = 0;
  const timed = run('timed', () => now);
  const { id } = timed.table.value.puzzle;
  timed.play(right(timed));
  expect(timed.table.value.puzzle.id).not.toBe(id);
  expect(timed.wasSolved.value).toBe(true);
  now = TIMED_MS - 1;
  timed.tick();
  expect(timed.isOver.value).toBe(false);
  now = TIMED_MS;
  timed.tick();
  expect(timed.isOver.value).toBe(true);
  expect(timed.progress.value.bestTimed).toBe(1);

  const hasty = run('timed', () => 0);
  hasty.play(wrong(hasty));
  expect([hasty.wasSolved.value, hasty.mistakes.value]).toEqual([false, 1]);
  for (let i = 1; i < 3; i++) hasty.play(wrong(hasty));
  expect(hasty.isOver.value).toBe(true);
});

test('days in a row are counted', () => {
  const monday = afterDay(puzzleProgress(GAME), '2026-11-16');
  const tuesday = afterDay(monday, '2026-11-17');
  expect([monday.days, tuesday.days, afterDay(tuesday, '2026-11-17').days]).toEqual([1, 2, 2]);
  expect(afterDay(tuesday, '2026-11-20').days).toBe(1);
  const daily = run('daily', () => Date.UTC(2026, 10, 17));
  expect(daily.table.value.puzzle).toEqual(puzzleOfDay(puzzles, '2026-11-17'));
  daily.play(right(daily));
  expect(daily.progress.value.day).toBe('2026-11-17');
});

test('an address asks for a mode, a theme or a particular puzzle', () => {
  expect(askedFor('streak', puzzles)?.mode).toBe('streak');
  const [theme] = puzzles[0].themes;
  expect(askedFor(`theme-${theme}`, puzzles)?.among).toContain(puzzles[0]);
  expect(askedFor(puzzles[1].id, puzzles)).toMatchObject({ mode: 'one', first: puzzles[1] });
  expect(askedFor('theme-none', puzzles)).toBeNull();
  expect(askedFor('nothing', puzzles)).toBeNull();
});

test('puzzles are found in a match that people have played, whatever its table showed of what was seen', async () => {
  const game = await loadGame('burg-appenzell');
  const own = await loadGoal('burg-appenzell');
  const record = finishedRecord('burg-appenzell', { seats: 2, options: { memory: false } });
  const match = inOrder(game, record);
  if (!match) throw new Error('it has gaps');
  const found = puzzlesIn(own, 'mine', match, () => true);
  expect(found.length).toBeGreaterThan(0);
  for (const puzzle of found) {
    expect(puzzle.options).toMatchObject({ memory: true });
    expect(matchOf(game, puzzle).moves(puzzle.seat)).toHaveLength(puzzle.values.length);
  }
  expect(inTraining(found)).toMatchObject({ mode: 'training', among: found });
  expect(inTraining([])).toBeNull();
});
