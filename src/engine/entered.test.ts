import { expect, test } from 'vitest';
import { coins } from './coins.ts';
import { EnteredMatch } from './entered.ts';
import { loadAnyRecord, recordOfEntered } from './entered-record.ts';
import { UNKNOWN } from './gap.ts';
import { loadRecord, type MatchRecord } from './record.ts';
import { Replay } from './replay.ts';

const OPTIONS = { loaded: false };
const onlyCoins = (id: string) => (id === 'coins' ? coins : undefined);
const shown = (faces: readonly string[], choices: readonly string[]) => [
  { kind: 'shown', coins: faces, choices },
];

/** Seat 0 keeps the record, and does not see seat 1's coin. */
function keptBySeat0(): EnteredMatch {
  const entered = new EnteredMatch(coins, 2, OPTIONS, 0);
  entered.add({ by: 'nature', move: 'H' });
  entered.add({ by: 'nature', move: UNKNOWN });
  return entered;
}

function finished(): EnteredMatch {
  const entered = keptBySeat0();
  entered.add({ by: 0, move: 'keep' });
  const seen = entered.stories(1, 'turn').find(([happening]) => JSON.stringify(happening).includes('T'));
  entered.add({ by: 1, move: 'turn', ...(seen && { seen }) });
  return entered;
}

test('only what is hidden from the keeper may be unknown', () => {
  const entered = new EnteredMatch(coins, 2, OPTIONS, 0);
  expect(entered.isHidden('nature')).toBe(false);
  entered.add({ by: 'nature', move: 'H' });
  expect(entered.isHidden('nature')).toBe(true);
});

test('illegal entries are refused with the reason, and change nothing', () => {
  const entered = keptBySeat0();
  expect(entered.add({ by: 'nature', move: 'H' })).toMatchObject({
    ok: false,
    error: { code: 'illegal-move' },
  });
  const open = new EnteredMatch(coins, 2, OPTIONS, 'everything');
  expect(open.add({ by: 0, move: 'keep' })).toMatchObject({
    ok: false,
    error: { message: 'seat 0 is not on turn: nature is on turn' },
  });
  expect(open.entries).toEqual([]);
});

test('if what is revealed depends on a gap, there are several stories to choose from', () => {
  const entered = keptBySeat0();
  expect(entered.stories(0, 'keep')).toEqual([[]]);
  entered.add({ by: 0, move: 'keep' });
  expect(entered.stories(1, 'turn')).toHaveLength(2);
});

test('gaps are filled so that they fit what was revealed', () => {
  for (const [faces, scores] of [
    [
      ['H', 'H'],
      [1, 1],
    ],
    [
      ['H', 'T'],
      [1, 0],
    ],
  ] as const) {
    const entered = keptBySeat0();
    entered.add({ by: 0, move: 'keep' });
    const seen = entered.stories(1, 'turn').find(story => {
      return JSON.stringify(story) === JSON.stringify(shown(faces, ['keep', 'turn']));
    });
    expect(seen).toBeDefined();
    expect(entered.add({ by: 1, move: 'turn', ...(seen && { seen }) })).toEqual({ ok: true });
    expect(entered.match.turn()).toMatchObject({ kind: 'over', scores });
  }
});

test('entries are taken back one by one, or many at once', () => {
  const entered = finished();
  const record = recordOfEntered(entered);
  entered.undo();
  expect(entered.match.turn()).toEqual({ kind: 'seats', seats: [1] });
  entered.undo(3);
  expect(entered.entries).toEqual([]);
  expect(entered.match.turn()).toEqual({ kind: 'nature' });
  for (const [by, move, seen] of record.plays) entered.add({ by, move, ...(seen && { seen }) });
  expect(recordOfEntered(entered)).toEqual(record);
});

test('the record keeps gaps as gaps, loads, and can be viewed only by those who knew no more', () => {
  const record: MatchRecord = JSON.parse(JSON.stringify(recordOfEntered(finished(), { names: ['A', 'B'] })));
  expect(record.kept).toEqual({ by: 0 });
  expect(record.plays[1]).toEqual(['nature', '?']);
  const opened = Replay.open(record, onlyCoins);
  if (!opened.ok) throw new Error(opened.error.message);
  expect(opened.replay.viewers).toEqual([0, 'spectator']);
  expect(loadAnyRecord(record, onlyCoins)).toMatchObject({ ok: true, unknownViewers: 0b10 });
});

test.each([
  [{ kept: { by: 2 } }, 'kept must say by whom'],
  [{ kept: undefined }, 'play 3 must be'],
  [
    { chance: { commitment: '0'.repeat(64), nonces: ['a', 'b'] } },
    'chance cannot be fair in a record that was kept by hand',
  ],
  [{ plays: [['nature', '?']] }, 'it is unknown, but whoever kept the record saw it'],
  [{ plays: [['nature', 'H', 'seen']] }, 'play 0 must be'],
  [{ result: { scores: [5, 5], winners: [0, 1] } }, 'the result must be'],
])('a wrong record of this kind is refused: %j', (change, message) => {
  const record = JSON.parse(JSON.stringify({ ...recordOfEntered(finished()), ...change }));
  const loaded = loadAnyRecord(record, onlyCoins);
  expect(loaded.ok).toBe(false);
  if (!loaded.ok) expect(loaded.error.message).toContain(message);
});

test('a story that is impossible is refused', () => {
  const record = recordOfEntered(finished());
  const plays = record.plays.with(3, [1, 'turn', [{ kind: 'shown' }]]);
  expect(loadAnyRecord({ ...record, plays }, onlyCoins)).toMatchObject({ ok: false, error: { play: 3 } });
});

test('a record kept by hand is refused to callers that would continue the match', () => {
  expect(loadRecord(recordOfEntered(finished()), onlyCoins)).toMatchObject({
    ok: false,
    error: { message: 'it was kept by hand at a real table, and cannot be played on' },
  });
});
