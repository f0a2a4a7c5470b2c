import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { coins } from '../engine/coins.ts';
import { LEVELS } from '../engine/insight.ts';
import { Engine } from './engine.ts';

function asking(engine = new Engine([coins])) {
  return async (request: unknown) =>
    JSON.parse(await engine.answer(typeof request === 'string' ? request : JSON.stringify(request)));
}

async function dealt() {
  const ask = asking();
  await ask({ do: 'new', game: 'coins', seats: 2 });
  await ask({ do: 'play', by: 'nature', move: 'H' });
  await ask({ do: 'play', by: 'nature', move: 'T' });
  return ask;
}

test('a whole match, driven from outside', async () => {
  const ask = asking();
  expect(await ask({ do: 'games' })).toEqual({
    ok: true,
    games: [{ game: 'coins', seats: { min: 2, max: 4 }, options: { loaded: false } }],
  });
  expect(await ask({ do: 'new', game: 'coins', seats: 2 })).toEqual({ ok: true, turn: { kind: 'nature' } });
  expect(await ask({ do: 'chances' })).toEqual({
    ok: true,
    chances: [
      ['H', 2],
      ['T', 1],
    ],
  });
  expect(await ask({ do: 'moves', seat: 0 })).toEqual({ ok: true, moves: [] });
  await ask({ do: 'play', by: 'nature', move: 'H' });
  expect(await ask({ do: 'play', by: 'nature', move: 'T' })).toEqual({
    ok: true,
    turn: { kind: 'seats', seats: [0, 1] },
  });
  expect(await ask({ do: 'chances' })).toEqual({ ok: true, chances: [] });
  expect(await ask({ do: 'moves', seat: 1 })).toEqual({ ok: true, moves: ['keep', 'turn'] });
  expect(await ask({ do: 'view', seat: 0 })).toMatchObject({
    ok: true,
    view: { viewer: 0, coins: ['H', '?'] },
  });
  expect(await ask({ do: 'view', seat: 'spectator' })).toMatchObject({ view: { coins: ['?', '?'] } });
  await ask({ do: 'play', by: 1, move: 'turn' });
  const over = { kind: 'over', scores: [1, 1], winners: [0, 1] };
  expect(await ask({ do: 'play', by: 0, move: 'keep' })).toEqual({ ok: true, turn: over });
  expect(await ask({ do: 'turn' })).toEqual({ ok: true, turn: over });
});

test('options that are given count, and omitted ones have their defaults', async () => {
  const ask = asking();
  await ask({ do: 'new', game: 'coins', seats: 2, options: { loaded: true } });
  expect((await ask({ do: 'record' })).record.options).toEqual({ loaded: true });
  await ask({ do: 'new', game: 'coins', seats: 2, options: {} });
  expect((await ask({ do: 'record' })).record.options).toEqual({ loaded: false });
});

test('a saved record can be loaded again, and keeps its names and its chance', async () => {
  const ask = await dealt();
  const { record } = await ask({ do: 'record' });
  const named = {
    ...record,
    names: ['Anna', 'Bruno'],
    chance: { commitment: '0'.repeat(64), nonces: ['a', 'b'] },
  };
  await ask({ do: 'new', game: 'coins', seats: 3 });
  expect(await ask({ do: 'load', record: named })).toEqual({
    ok: true,
    turn: { kind: 'seats', seats: [0, 1] },
  });
  expect((await ask({ do: 'record' })).record).toEqual(named);
  await ask({ do: 'new', game: 'coins', seats: 2 });
  expect((await ask({ do: 'record' })).record.names).toBeUndefined();
});

const DEEP = '['.repeat(100_000) + ']'.repeat(100_000);

test.each<[string, string, unknown]>([
  ['garbage', 'bad-json', 'garbage'],
  ['an empty line', 'bad-json', ''],
  ['half an object', 'bad-json', '{"do":"games"'],
  ['two objects', 'bad-json', '{"do":"turn"} {"do":"turn"}'],
  ['JSON nested too deeply', 'bad-json', DEEP],
  ['an id nested too deeply', 'bad-json', `{"do":"games","id":${DEEP}}`],
  ['a list', 'bad-request', []],
  ['null', 'bad-request', 'null'],
  ['a text', 'bad-request', '"games"'],
  ['no request', 'bad-request', {}],
  ['an unknown request', 'bad-request', { do: 'dance' }],
  ['a request with the name of a method', 'bad-request', { do: 'constructor' }],
  ['a request of the wrong type', 'bad-request', { do: ['games'] }],
  ['an unknown field', 'bad-request', { do: 'turn', seat: 0 }],
  ['a field __proto__', 'bad-request', '{"do":"turn","__proto__":{"do":"games"}}'],
  ['no game', 'bad-request', { do: 'new', seats: 2 }],
  ['a game of the wrong type', 'bad-request', { do: 'new', game: 1, seats: 2 }],
  ['an unknown game', 'unknown-game', { do: 'new', game: 'chess', seats: 2 }],
  ['no seats', 'bad-request', { do: 'new', game: 'coins' }],
  ['seats as text', 'bad-request', { do: 'new', game: 'coins', seats: '2' }],
  ['half a seat', 'bad-request', { do: 'new', game: 'coins', seats: 2.5 }],
  ['too few seats', 'bad-options', { do: 'new', game: 'coins', seats: 1 }],
  ['too many seats', 'bad-options', { do: 'new', game: 'coins', seats: 5 }],
  ['an unknown option', 'bad-options', { do: 'new', game: 'coins', seats: 2, options: { luck: 1 } }],
  ['an option __proto__', 'bad-options', '{"do":"new","game":"coins","seats":2,"options":{"__proto__":1}}'],
  [
    'an option of the wrong type',
    'bad-options',
    { do: 'new', game: 'coins', seats: 2, options: { loaded: 1 } },
  ],
  ['options that are not an object', 'bad-options', { do: 'new', game: 'coins', seats: 2, options: [] }],
  ['moves of no seat', 'bad-request', { do: 'moves' }],
  ['moves of nature', 'bad-request', { do: 'moves', seat: 'nature' }],
  ['moves of a seat that does not exist', 'bad-request', { do: 'moves', seat: 2 }],
  ['moves of a seat below 0', 'bad-request', { do: 'moves', seat: -1 }],
  ['a view of a seat that does not exist', 'bad-request', { do: 'view', seat: 2 }],
  ['a view of everything', 'bad-request', { do: 'view', seat: 'everything' }],
  ['a play by nobody', 'bad-request', { do: 'play', move: 'keep' }],
  ['a play by a seat that does not exist', 'bad-request', { do: 'play', by: 2, move: 'keep' }],
  ['a play by a seat given as text', 'bad-request', { do: 'play', by: '0', move: 'keep' }],
  ['a play without a move', 'bad-request', { do: 'play', by: 0 }],
  ['a play of the wrong type', 'bad-request', { do: 'play', by: 0, move: 0 }],
  ['a play out of turn', 'not-your-turn', { do: 'play', by: 'nature', move: 'H' }],
  ['an illegal move', 'illegal-move', { do: 'play', by: 0, move: 'Keep' }],
  ['no record', 'bad-request', { do: 'load' }],
  ['a record of null', 'bad-record', { do: 'load', record: null }],
  ['a record in another format', 'bad-record', { do: 'load', record: { format: 'pgn' } }],
  ['a bot without a level', 'bad-request', { do: 'bot', seat: 0 }],
  ['a bot of an unknown level', 'bad-request', { do: 'bot', seat: 0, level: 'god' }],
  ['a bot in a seat that does not exist', 'bad-request', { do: 'bot', seat: 2, level: 'master' }],
  ['a bot without time', 'bad-request', { do: 'bot', seat: 0, level: 'master', ms: 0 }],
  ['a bot with time as text', 'bad-request', { do: 'bot', seat: 0, level: 'master', ms: '5' }],
])('%s gets %s, and the match is as it was', async (_, code, request) => {
  const ask = await dealt();
  const before = await ask({ do: 'record' });
  const answer = await ask(request);
  expect(answer).toEqual({ ok: false, error: { code, message: expect.stringMatching(/./) } });
  expect(await ask({ do: 'record' })).toEqual(before);
});

test.each(LEVELS)('a bot of level %s chooses a legal move', async level => {
  const ask = await dealt();
  const { move } = await ask({ do: 'bot', seat: 0, level, ms: 5 });
  expect((await ask({ do: 'moves', seat: 0 })).moves).toContain(move);
  const { number } = await ask({ do: 'bot', seat: 0, level, ms: 5, numbers: true });
  expect(await ask({ do: 'play', by: 0, number })).toMatchObject({ ok: true });
  expect(await ask({ do: 'bot', seat: 0, level })).toMatchObject({ error: { code: 'not-your-turn' } });
});

test('a bad record is refused with its first wrong play, and the current match stays', async () => {
  const ask = await dealt();
  const { record } = await ask({ do: 'record' });
  const plays = [...record.plays, [0, 'keep'], [0, 'keep'], [1, 'fly']];
  const answer = await ask({ do: 'load', record: { ...record, plays } });
  expect(answer.error).toMatchObject({ code: 'bad-record', message: expect.stringMatching(/^play 3 /) });
  expect(await ask({ do: 'turn' })).toEqual({ ok: true, turn: { kind: 'seats', seats: [0, 1] } });
});

test.each(['turn', 'chances', 'record', 'moves', 'play', 'view', 'bot'])(
  '“%s” before any match gets no-match',
  async request => {
    expect((await asking()({ do: request })).error.code).toBe('no-match');
  },
);

test.each([
  '1',
  '"a"',
  'null',
  'false',
  '[1,{"a":[]}]',
  '12345678901234567890',
  '1e400',
  '[0.10]',
  '{"__proto__":1}',
  '"\\ud800"',
])('the id %s is repeated as it was written, in answers and in errors', async id => {
  const engine = new Engine([coins]);
  expect(await engine.answer(`{"id":${id},"do":"games"}`)).toContain(`"id":${id}}`);
  expect(await engine.answer(`{"do":"dance","id":${id}}`)).toContain(`"id":${id}}`);
});

test('no line makes it throw, or answer with anything but one line of JSON', async () => {
  const engine = new Engine([coins]);
  const names = ['games', 'new', 'turn', 'moves', 'chances', 'play', 'view', 'record', 'load', 'bot'];
  const request = fc.record(
    {
      do: fc.oneof(fc.constantFrom(...names), fc.jsonValue()),
      game: fc.oneof(fc.constant('coins'), fc.jsonValue()),
      seats: fc.oneof(fc.nat(5), fc.jsonValue()),
      seat: fc.oneof(fc.nat(5), fc.jsonValue()),
      by: fc.oneof(fc.nat(5), fc.jsonValue()),
      move: fc.oneof(fc.constantFrom('H', 'keep'), fc.string({ unit: 'binary' })),
      record: fc.jsonValue(),
      options: fc.jsonValue(),
    },
    { requiredKeys: ['do'] },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        request.map(json => JSON.stringify(json)),
        fc.string(),
      ),
      async line => {
        const answer = await engine.answer(line);
        expect(answer).not.toContain('\n');
        expect(JSON.parse(answer)).toHaveProperty('ok');
      },
    ),
    { numRuns: 500 },
  );
});

test('a bug of our own is answered, reported on standard error and survived', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken: typeof coins = {
    ...coins,
    chances() {
      throw new Error('a mistake in the rules');
    },
  };
  const ask = asking(new Engine([broken]));
  await ask({ do: 'new', game: 'coins', seats: 2 });
  expect((await ask({ do: 'chances', id: 5 })).error.code).toBe('bad-request');
  expect(told).toHaveBeenCalledOnce();
  expect(await ask({ do: 'turn' })).toEqual({ ok: true, turn: { kind: 'nature' } });
});

test('several matches are played side by side, each under its own name', async () => {
  const ask = asking();
  await ask({ do: 'new', game: 'coins', seats: 2, match: 'a' });
  await ask({ do: 'new', game: 'coins', seats: 3, match: 7 });
  await ask({ do: 'play', by: 'nature', move: 'H', match: 'a' });
  expect((await ask({ do: 'record', match: 'a' })).record).toMatchObject({
    seats: 2,
    plays: [['nature', 'H']],
  });
  expect((await ask({ do: 'record', match: 7 })).record).toMatchObject({ seats: 3, plays: [] });
  expect(await ask({ do: 'turn' })).toMatchObject({ error: { code: 'no-match' } });
  expect(await ask({ do: 'turn', match: '7' })).toMatchObject({ error: { code: 'no-match' } });
});

test('a clone goes its own way, and a dropped match is gone', async () => {
  const ask = await dealt();
  expect(await ask({ do: 'clone', to: 'b' })).toEqual(await ask({ do: 'turn' }));
  await ask({ do: 'play', by: 0, move: 'keep', match: 'b' });
  expect(await ask({ do: 'turn' })).toMatchObject({ turn: { seats: [0, 1] } });
  expect(await ask({ do: 'turn', match: 'b' })).toMatchObject({ turn: { seats: [1] } });
  expect(await ask({ do: 'drop', match: 'b' })).toEqual({ ok: true });
  expect(await ask({ do: 'turn', match: 'b' })).toMatchObject({ error: { code: 'no-match' } });
  expect(await ask({ do: 'drop', match: 'b' })).toMatchObject({ error: { code: 'no-match' } });
});

test('moves given as numbers are the same moves, and outcomes are listed as often as they weigh', async () => {
  const ask = asking();
  await ask({ do: 'new', game: 'coins', seats: 2 });
  const { chances } = await ask({ do: 'chances', numbers: true });
  expect(chances).toHaveLength(3);
  expect(new Set(chances).size).toBe(2);
  for (const by of ['nature', 'nature', 0, 1]) {
    const list = by === 'nature' ? { do: 'chances' } : { do: 'moves', seat: by };
    const answer = await ask({ ...list, numbers: true });
    expect(await ask({ do: 'play', by, number: (answer.chances ?? answer.moves)[0] })).toMatchObject({
      ok: true,
    });
  }
  expect(await ask({ do: 'turn' })).toMatchObject({ turn: { kind: 'over' } });
});

test.each([
  [{ do: 'play', by: 0, number: 99 }, 'illegal-move'],
  [{ do: 'play', by: 0, number: -1 }, 'illegal-move'],
  [{ do: 'play', by: 0, number: 1.5 }, 'bad-request'],
  [{ do: 'play', by: 0, number: 1, move: 'keep' }, 'bad-request'],
  [{ do: 'play', by: 'nature', number: 0 }, 'not-your-turn'],
  [{ do: 'moves', seat: 0, numbers: 1 }, 'bad-request'],
  [{ do: 'clone', match: 'x', to: 'y' }, 'no-match'],
  [{ do: 'turn', match: 'm'.repeat(65) }, 'bad-request'],
  [{ do: 'turn', match: 1.5 }, 'bad-request'],
  [{ do: 'batch' }, 'bad-request'],
  [{ do: 'batch', requests: Array(1001).fill({ do: 'turn' }) }, 'bad-request'],
  [[''], 'bad-request'],
])('%j is refused and changes nothing', async (request, code) => {
  const ask = await dealt();
  const before = await ask({ do: 'record' });
  expect(await ask(request)).toMatchObject({ ok: false, error: { code } });
  expect(await ask({ do: 'record' })).toEqual(before);
});

test('a batch answers each request in turn, and goes on after one that is refused', async () => {
  const ask = await dealt();
  const answer = await ask({
    do: 'batch',
    requests: [
      { do: 'play', by: 0, move: 'no', id: 1 },
      { do: 'play', by: 0, move: 'keep', id: 2 },
      5,
      { do: 'batch' },
    ],
    id: 'all',
  });
  expect(answer).toMatchObject({
    ok: true,
    id: 'all',
    answers: [
      { ok: false, error: { code: 'illegal-move' }, id: 1 },
      { ok: true, turn: { seats: [1] }, id: 2 },
      { ok: false, error: { code: 'bad-request' } },
      { ok: false, error: { code: 'bad-request' } },
    ],
  });
});

test('there are at most ten thousand matches, and one may still be replaced', async () => {
  const ask = asking();
  for (let match = 0; match < 10_000; match++) await ask({ do: 'new', game: 'coins', seats: 2, match });
  expect(await ask({ do: 'new', game: 'coins', seats: 2, match: 'one more' })).toMatchObject({
    error: { code: 'too-many' },
  });
  expect(await ask({ do: 'new', game: 'coins', seats: 2, match: 5 })).toMatchObject({ ok: true });
});

test('in the compact form a line makes plays, and the answer says who is to move and with which moves', async () => {
  const ask = asking(new Engine([coins], true));
  await ask({ do: 'new', game: 'coins', seats: 2, match: 1 });
  const [nature, ...outcomes] = await ask([1]);
  expect([nature, outcomes.length]).toEqual([-1, 3]);
  const [seat, ...moves] = await ask([1, outcomes[0], outcomes[2]]);
  expect([seat, moves.length]).toEqual([0, 2]);
  const [over, ...scores] = await ask([1, moves[0], moves[0]]);
  expect([over, scores.length]).toEqual([-2, 2]);
  expect(await ask([1, moves[0]])).toMatchObject({ error: { code: 'not-your-turn' } });
  expect(await ask([2])).toMatchObject({ error: { code: 'no-match' } });
  expect(await ask([])).toMatchObject({ error: { code: 'bad-request' } });
});
