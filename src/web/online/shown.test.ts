import { expect, test } from 'vitest';
import type { By } from '../../engine/by.ts';
import { FORMAT, type MatchRecord } from '../../engine/record.ts';
import type { Step } from '../../engine/runner.ts';
import { Shown } from './shown.ts';

function step(number: number, kind: Step['kind'], by: By, move: string | null = null): Step {
  return { number, kind, by, move, client: null, play: 0, happenings: [] };
}

function recordWith(...plays: [By, string][]): MatchRecord {
  return { format: FORMAT, game: 'toy', seats: 2, options: {}, plays };
}

test('a record is of the match that was shown if everything shown is in it, and nothing else', () => {
  const shown = new Shown();
  shown.take([step(0, 'play', 'nature', 'H'), step(1, 'play', 0), step(2, 'play', 1, 'keep')]);
  shown.take([step(2, 'play', 1, 'keep'), step(3, 'undo', 1), step(4, 'play', 1, 'turn')]);
  // It does not follow what is known: it will be sent again.
  shown.take([step(6, 'play', 0, 'fold')]);
  expect(shown.faultOf(recordWith(['nature', 'H'], [0, 'secret'], [1, 'turn']))).toBeNull();
  expect(shown.faultOf(recordWith(['nature', 'T'], [0, 'secret'], [1, 'turn']))).toBe(
    'play 0 is not the one that was shown',
  );
  expect(shown.faultOf(recordWith(['nature', 'H'], [1, 'secret'], [1, 'turn']))).toMatch(/play 1/);
  expect(shown.faultOf(recordWith(['nature', 'H'], [0, 'secret']))).toMatch(/play 2/);
  expect(shown.faultOf(recordWith(['nature', 'H'], [0, 'secret'], [1, 'turn'], [0, 'x']))).toMatch(
    /other plays/,
  );
});
