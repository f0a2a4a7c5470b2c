import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { SHELF } from '../../src/cli/games.ts';
import { Random } from '../../src/engine/random.ts';
import { MANIFESTS } from '../../src/games/index.ts';
import { GAMES } from '../../src/games/loaded.ts';
import { mura, muraHere, startEngine } from './mura.ts';

/** The real games through the real process. */
const IDS = GAMES.map(game => game.id);

test('mura engine lists the games with their seats and defaults', async () => {
  const { out } = await mura(['engine'], '{"do":"games"}');
  const { ok, games } = JSON.parse(out);
  expect(ok).toBe(true);
  expect(games.map(({ game }: { game: string }) => game)).toEqual(IDS);
  expect(games).toEqual(
    expect.arrayContaining([
      { game: 'die-mauer', seats: { min: 3, max: 6 }, options: { rounds: 4, gift: 'must', memory: true } },
      { game: 'muro-contro-muro', seats: { min: 2, max: 2 }, options: { copies: 6, pass: false } },
      { game: 'mauer-bauer', seats: { min: 2, max: 4 }, options: { hastyRoll: false } },
      {
        game: 'burg-appenzell',
        seats: { min: 2, max: 4 },
        options: { layout: 'A', target: 4, memory: false, lastMouse: false },
      },
    ]),
  );
});

test.each(IDS)(
  'a match of %s is driven to its end through the engine, and its record verifies',
  async game => {
    const engine = startEngine();
    const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
    const ask = async (request: object) => {
      engine.stdin.write(`${JSON.stringify(request)}\n`);
      const answer = JSON.parse(String((await lines.next()).value));
      expect(answer).toMatchObject({ ok: true });
      return answer;
    };
    const random = new Random(5);
    const { games } = await ask({ do: 'games' });
    const seats = games.find((listed: { game: string }) => listed.game === game).seats.max;
    let { turn } = await ask({ do: 'new', game, seats });
    while (turn.kind !== 'over') {
      const by = turn.kind === 'nature' ? 'nature' : turn.seats[random.below(turn.seats.length)];
      const moves: string[] =
        by === 'nature'
          ? (await ask({ do: 'chances' })).chances.map(([outcome]: [string]) => outcome)
          : (await ask({ do: 'moves', seat: by })).moves;
      expect(moves).toEqual([...moves].sort());
      ({ turn } = await ask({ do: 'play', by, move: moves[random.below(moves.length)] }));
    }
    const { record } = await ask({ do: 'record' });
    expect(record.result).toEqual({ scores: turn.scores, winners: turn.winners });
    expect(await ask({ do: 'load', record })).toEqual({ ok: true, turn });
    engine.stdin.end();
    const verified = await mura(['verify', '-'], JSON.stringify(record));
    expect(verified).toMatchObject({ code: 0, err: '' });
  },
);

test.each(IDS)('a person plays a match of %s to its end, always making the first listed move', async game => {
  const { code, out, err } = await mura(
    ['play', game, '--seed', '4', '--level', 'random'],
    '#1\n'.repeat(3000),
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('The match is over.');
  expect(out).not.toMatch(/undefined|NaN|\[object/);
});

test.each(IDS)('two people play a match of %s at one keyboard to its end', async game => {
  // Enter lifts curtains; it is refused as a move if there are none.
  const { code, out, err } = await mura(
    ['play', game, '--people', '2', '--seed', '4', '--level', 'random'],
    '\n#1\n'.repeat(3000),
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('The match is over.');
});

test('people who build a wall together may undo the last move of any of them', async () => {
  const { out } = await mura(['play', 'muro-contro-muro', '--people', '2'], 'G\nundo\nB\nquit\n');
  expect(out).toContain('Anna takes it back.');
  expect(out).toContain('Anna> B');
});

test.each(IDS)('a simulation of %s is the same again with the same seed', async game => {
  const args = ['simulate', game, '--matches', '20', '--seed', '9'];
  const first = await muraHere(args);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(await muraHere(args)).toEqual(first);
});

test('a bench, and a match without --seats, has the usual number of seats', () => {
  expect(IDS.map(id => SHELF.boxes[id].seats)).toEqual(MANIFESTS.map(({ usualSeats }) => usualSeats));
});
