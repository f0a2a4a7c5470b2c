import { afterAll, expect, test } from 'vitest';
import { loadRecord } from '../../src/engine/record.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import { Player } from './player.ts';
import { Place } from './process.ts';
import { begunTable, Follower, playToTheEnd } from './tables.ts';

const place = new Place();
afterAll(() => place.remove());

test('a bot whose turn it was when the process was killed plays after the restart, and the match is finished', async () => {
  // So slow that it is still thinking when the process ends.
  const first = await place.start({ BOT_MS: '60000' });
  const ada = await Player.arrive(first.origin);
  const { id } = await begunTable([ada], { game: 'muro-contro-muro', bots: 1, level: 'master' });
  const follower = new Follower(id);
  const before = await ada.connect();
  await follower.watch(before);
  while ((follower.now?.moves.length ?? 0) > 0) {
    const { now } = follower;
    const number = now?.number ?? 0;
    const steps = before.next('steps');
    await before.asks(
      { do: 'play', table: id, number, client: `c${number}`, move: now?.moves[0] ?? '' },
      'played',
    );
    await steps;
  }
  await first.kill();

  const second = await place.start();
  ada.origin = second.origin;
  const after = await ada.connect();
  await follower.watch(after);
  await playToTheEnd(after, follower, Math.random);
  expect(follower.faults).toEqual([]);
  expect(loadRecord(await ada.ask('record', { id }), gameCalled).ok).toBe(true);
  expect(
    (await ada.ask('tables', { query: { which: 'mine-finished' } })).tables.map(table => table.id),
  ).toEqual([id]);

  const bye = after.next('bye');
  expect(await second.stop()).toBe(0);
  expect((await bye).reason).toBe('restart');
  expect(second.output).not.toMatch(/"level":(50|60)/);
});

test('a wrong setting stops the start with a message that names it', async () => {
  await expect(place.start({ PORT: 'many' })).rejects.toThrow('PORT is "many": must be a whole number');
  await expect(place.start({ DATA: place.folder })).rejects.toThrow('cannot be used');
});
