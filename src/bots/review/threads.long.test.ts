import { expect, test } from 'vitest';
import { finishedRecord } from '../../../tests/finished.ts';
import { Match } from '../../engine/match.ts';
import { Random } from '../../engine/random.ts';
import { GAMES, gameCalled } from '../../games/loaded.ts';
import { confirmed } from './confirming.ts';
import { type Judgement, MomentReviewer, readReview } from './index.ts';
import { reviewInThreads } from './pool.ts';

const dieMauer = gameCalled('die-mauer') ?? GAMES[0];
const SUSPECT: Omit<Judgement, 'made' | 'best'> = {
  seat: 0,
  loss: 0.1,
  error: 0.005,
  sure: null,
  mix: null,
  reason: null,
};

test('threads find the same as one alone, report findings as they come, and can be stopped', async () => {
  const record = finishedRecord('die-mauer', { options: { rounds: 1 }, seed: 3 });
  const job = { record, level: 'apprentice', seed: 6 } as const;
  const told: number[] = [];
  const review = await reviewInThreads(job, 2, ({ moment }) => told.push(moment));
  expect(told.toSorted((a, b) => a - b)).toEqual(review.findings.map(({ moment }) => moment));
  const alone = new MomentReviewer(dieMauer, record, 'apprentice', 6);
  for (const moment of [0, 4, record.plays.length])
    expect(review.findings[moment]).toEqual(alone.review(moment));
  expect(readReview(JSON.parse(JSON.stringify(review)), record.seats, record.plays.length)).toEqual(review);

  const controller = new AbortController();
  const stopped = reviewInThreads(
    { ...job, level: 'master' },
    1,
    () => controller.abort(),
    controller.signal,
  );
  await expect(stopped).rejects.toThrow();
});

test('what looks like a mistake is confirmed alike by every thread, and by what its seat could know', () => {
  const match = new Match(dieMauer, 3, { rounds: 1, gift: 'must' });
  const [made, best] = match.moves(0);
  const view = match.view(0, true);
  const twin = dieMauer.view(dieMauer.imagine(view, new Random(3)), 0, true);
  const check = (seen: typeof view, seed: number) =>
    confirmed(dieMauer, seen, { ...SUSPECT, made, best }, 'apprentice', seed);
  const checked = check(view, 1);
  expect(checked.loss).not.toBe(0.1);
  expect(check(view, 1)).toEqual(checked);
  expect(check(twin, 1)).toEqual(checked);
  expect(check(view, 2)).not.toEqual(checked);
});
