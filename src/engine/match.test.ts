import { expect, test } from 'vitest';
import { coins } from './coins.ts';
import { commitmentTo, fairOutcome, oldKeyOf } from './fair.ts';
import type { Happening } from './game.ts';
import { Match } from './match.ts';
import { loadRecord, type MatchRecord, recordOf } from './record.ts';
import { isAmong } from './viewers.ts';

const OPTIONS = { loaded: false };
const onlyCoins = (id: string) => (id === 'coins' ? coins : undefined);

function dealt(): Match {
  const match = new Match(coins, 2, OPTIONS);
  match.play('nature', 'H');
  match.play('nature', 'T');
  return match;
}

function finished(): Match {
  const match = dealt();
  match.play(1, 'turn');
  match.play(0, 'keep');
  return match;
}

test('a match says whose turn it is, what they may do and how it ended', () => {
  const match = new Match(coins, 2, OPTIONS);
  expect(match.turn()).toEqual({ kind: 'nature' });
  expect(match.chances()).toEqual([
    ['H', 2],
    ['T', 1],
  ]);
  match.play('nature', 'H');
  match.play('nature', 'T');
  expect(match.turn()).toEqual({ kind: 'seats', seats: [0, 1] });
  expect(match.moves(0)).toEqual(['keep', 'turn']);
  match.play(1, 'turn');
  expect(match.turn()).toEqual({ kind: 'seats', seats: [0] });
  expect(match.moves(1)).toEqual([]);
  match.play(0, 'keep');
  expect(match.turn()).toEqual({ kind: 'over', scores: [1, 1], winners: [0, 1] });
});

test('a refusal says why and changes nothing', () => {
  const match = dealt();
  const before = match.view('everything');
  expect(match.play('nature', 'H')).toMatchObject({
    ok: false,
    error: { code: 'not-your-turn', message: 'nature is not on turn: it is the turn of seats 0, 1' },
  });
  expect(match.play(0, 'Keep')).toMatchObject({
    ok: false,
    error: { code: 'illegal-move', message: '"Keep" is not a legal move of seat 0 now' },
  });
  expect(match.play(7, 'keep')).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
  expect(match.view('everything')).toEqual(before);
  expect(match.plays).toHaveLength(2);
});

test('a listener hears each happening with those who may see it', () => {
  const match = new Match(coins, 2, OPTIONS);
  const heard: [Happening, number][] = [];
  match.play('nature', 'H', (happening, seenBy) => heard.push([happening, seenBy]));
  const seenBy = (viewer: number | 'spectator') =>
    heard.filter(([, mask]) => isAmong(viewer, mask)).map(([happening]) => happening);
  expect(seenBy(0)).toEqual([{ kind: 'dealt', seat: 0, coin: 'H' }]);
  expect(seenBy(1)).toEqual([{ kind: 'dealt', seat: 0 }]);
  expect(seenBy('spectator')).toEqual([{ kind: 'dealt', seat: 0 }]);
});

test('a seat may take back its last play if nothing was revealed and nobody else has moved', () => {
  const match = dealt();
  expect(match.undoable(0)).toBe(false);
  match.play(0, 'turn');
  expect(match.undoable(0)).toBe(true);
  expect(match.undoable(1)).toBe(false);
  match.undo();
  expect(match.moves(0)).toEqual(['keep', 'turn']);
  match.play(0, 'keep');
  match.play(1, 'keep');
  expect(match.undoable(0)).toBe(false);
  expect(match.undoable(1)).toBe(false); // its play opened all coins
});

test('after an undo, the match still knows whether the previous play revealed something', () => {
  const match = finished();
  match.undo();
  expect(match.undoable(1)).toBe(true);
});

test('a record holds everything and replays to the same match', () => {
  const match = finished();
  const record = recordOf(match, { names: ['Anna', 'Bruno'] });
  expect(record).toEqual({
    format: 'quattro-mura/1',
    game: 'coins',
    seats: 2,
    options: OPTIONS,
    names: ['Anna', 'Bruno'],
    plays: [
      ['nature', 'H'],
      ['nature', 'T'],
      [1, 'turn'],
      [0, 'keep'],
    ],
    result: { scores: [1, 1], winners: [0, 1] },
  });
  const loaded = loadRecord(JSON.parse(JSON.stringify(record)), onlyCoins);
  expect(loaded.ok && loaded.match.view('everything')).toEqual(match.view('everything'));
});

test('a record of an unfinished match loads, and the match can continue', () => {
  const loaded = loadRecord(recordOf(dealt()), onlyCoins);
  expect(loaded.ok && loaded.match.turn()).toEqual({ kind: 'seats', seats: [0, 1] });
});

const GOOD = recordOf(finished());

test.each<[string, unknown, RegExp, number?]>([
  ['not an object', [], /JSON object/],
  ['another format', { ...GOOD, format: 'quattro-mura/2' }, /format must be "quattro-mura\/1"/],
  ['an unknown field', { ...GOOD, extra: 1 }, /no field "extra"/],
  ['an unknown game', { ...GOOD, game: 'chess' }, /name of a game/],
  ['a game of the wrong type', { ...GOOD, game: {} }, /name of a game/],
  ['too many seats', { ...GOOD, seats: 9 }, /seats must be from 2 to 4/],
  ['an unknown option', { ...GOOD, options: { luck: 1 } }, /no option "luck"/],
  ['an option of the wrong type', { ...GOOD, options: { loaded: 1 } }, /loaded must be true or false/],
  ['too few names', { ...GOOD, names: ['A'] }, /one text per seat/],
  ['plays that are not a list', { ...GOOD, plays: {} }, /plays must be a list/],
  ['a play of the wrong shape', { ...GOOD, plays: [['nature', 'H'], ['nature']] }, /play 1 must be/, 1],
  ['a play by a seat that does not exist', { ...GOOD, plays: [[2, 'H']] }, /play 0 must be/, 0],
  [
    'an illegal play',
    {
      ...GOOD,
      plays: [
        ['nature', 'H'],
        ['nature', 'Q'],
      ],
    },
    /play 1 .*not a legal move/,
    1,
  ],
  [
    'a play out of turn',
    {
      ...GOOD,
      plays: [
        ['nature', 'H'],
        [0, 'keep'],
      ],
    },
    /play 1 .*not on turn/,
    1,
  ],
  ['a play after the end', { ...GOOD, plays: [...GOOD.plays, [0, 'keep']] }, /play 4 .*match is over/, 4],
  ['a wrong result', { ...GOOD, result: { scores: [1, 0], winners: [0] } }, /result must be scores 1, 1/],
  ['a result of the wrong shape', { ...GOOD, result: { scores: [1] } }, /result must have/],
  ['a result before the end', { ...GOOD, plays: GOOD.plays.slice(0, 3) }, /not over after its last play/],
  ['no result at the end', { ...GOOD, result: undefined }, /has no result/],
])('a record with %s is refused with the reason', (_, json, message, play) => {
  const loaded = loadRecord(json, onlyCoins);
  expect(loaded.ok).toBe(false);
  if (!loaded.ok) {
    expect(loaded.error.message).toMatch(message);
    expect(loaded.error.play).toBe(play);
  }
});

function fairRecord(): MatchRecord {
  const seed = '5a'.repeat(32);
  const nonces = ['anna', 'bruno'];
  const key = oldKeyOf(seed, nonces);
  const match = new Match(coins, 2, OPTIONS);
  for (let k = 0; k < 2; k++) match.play('nature', fairOutcome(key, k, match.chances()));
  match.play(0, 'keep');
  match.play(1, 'keep');
  return recordOf(match, { chance: { commitment: commitmentTo(seed), nonces, seed } });
}

test('a record with fair chance is checked against its seed', () => {
  expect(loadRecord(fairRecord(), onlyCoins).ok).toBe(true);
});

test('an outcome that the seed does not give is named', () => {
  const record = fairRecord();
  const [first, [, second], ...rest] = record.plays;
  const tampered = { ...record, plays: [first, ['nature', second === 'H' ? 'T' : 'H'], ...rest] };
  const loaded = loadRecord(tampered, onlyCoins);
  expect(loaded).toMatchObject({
    ok: false,
    error: { play: 1, message: expect.stringContaining('the seed gives') },
  });
});

test('a seed that is not the one committed to is refused', () => {
  const record = fairRecord();
  const chance = { ...record.chance, commitment: 'ab'.repeat(32) };
  expect(loadRecord({ ...record, chance }, onlyCoins)).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining('commitment') },
  });
});

test('the seed may not be in the record of an unfinished match', () => {
  const { result: _, ...record } = fairRecord();
  const loaded = loadRecord({ ...record, plays: record.plays.slice(0, 3) }, onlyCoins);
  expect(loaded).toMatchObject({ ok: false, error: { message: expect.stringContaining('not over') } });
});

test.each([['a\nb'], [''], ['x'.repeat(65)], ['ü']])('the nonce %j is refused', nonce => {
  const record = fairRecord();
  const loaded = loadRecord({ ...record, chance: { ...record.chance, nonces: [nonce, 'b'] } }, onlyCoins);
  expect(loaded.ok).toBe(false);
});

test('a resigned match is over, with the scores so far, and its record says so', () => {
  const match = unfinished();
  const before = match.view(0);
  match.decide({ seat: 1, why: 'resigned' }, [0]);
  const turn = match.turn();
  expect(turn).toMatchObject({ kind: 'over', winners: [0], decided: { seat: 1, why: 'resigned' } });
  expect(match.view(0)).toEqual({ ...before, turn });
  expect(match.viewAfter(match.plays.length, 'everything').turn).toEqual(turn);
  expect(match.fork().turn()).toEqual(turn);
  expect([match.moves(0), match.moves(1), match.chances()]).toEqual([[], [], []]);
  expect(match.play(0, 'keep')).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
  const record = recordOf(match);
  const loaded = loadRecord(JSON.parse(JSON.stringify(record)), onlyCoins);
  expect(loaded.ok && loaded.match.turn()).toEqual(turn);
  expect(loaded.ok && loaded.record).toEqual(record);
});

test.each([
  [{ decided: { seat: 2, why: 'resigned' } }, 'decided must have'],
  [{ decided: { seat: 1, why: 'bored' } }, 'decided must have'],
  [{ decided: { seat: 0, why: 'time' } }, 'seats that have not lost it'],
  [{ decided: { seat: 1, why: 'time' }, result: { scores: [9, 9], winners: [0] } }, 'the result must be'],
  [{ forfeited: [0, 1] }, 'not all of them'],
  [{ forfeited: [1, 0] }, 'forfeited must be'],
])('a record of a resigned match that says %j is refused', (said, why) => {
  const match = unfinished();
  match.decide({ seat: 1, why: 'resigned' }, [0]);
  expect(loadRecord({ ...recordOf(match), ...said }, onlyCoins)).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining(why) },
  });
});

test('a seat whose own player left does not win', () => {
  const match = new Match(coins, 2, OPTIONS);
  for (let turn = match.turn(); turn.kind !== 'over'; turn = match.turn()) {
    if (turn.kind === 'nature') match.play('nature', match.chances()[0][0]);
    else match.play(turn.seats[0], match.moves(turn.seats[0])[0]);
  }
  const byTheRules = match.turn();
  for (const [left, stayed] of [
    [0, 1],
    [1, 0],
  ]) {
    match.forfeit([left]);
    expect(match.turn()).toEqual({ ...byTheRules, winners: [stayed], forfeited: [left] });
    const loaded = loadRecord(JSON.parse(JSON.stringify(recordOf(match))), onlyCoins);
    expect(loaded.ok && loaded.match.turn()).toEqual(match.turn());
  }
  match.forfeit([0, 1]);
  expect(match.turn()).toEqual(byTheRules);
});

/** After the deal, before anybody has chosen. */
function unfinished(): Match {
  const match = new Match(coins, 2, OPTIONS);
  while (match.turn().kind === 'nature') match.play('nature', match.chances()[0][0]);
  return match;
}
