import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadRecord } from '../../src/engine/record.ts';
import { GAMES, gameCalled } from '../../src/games/loaded.ts';
import { Player } from './player.ts';
import type { Served } from './served.ts';
import { arrivals, begunTable, Follower, fewestSeats, playToTheEnd } from './tables.ts';

let server: Served;

/** Whole matches, on whatever `start` starts. */
export function provePlaying(start: () => Promise<Served>): void {
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.remove());

  describe('a match over the socket', () => {
    test.each(GAMES.map(({ id }) => id))(
      '%s is played to its end, watched, and its record is valid',
      async game => {
        const people = await arrivals(server.origin, fewestSeats(game));
        const { id, commitment } = await begunTable(people, { game });
        const spectator = await Player.arrive(server.origin);
        const watching = new Follower(id);
        const watcher = await spectator.connect();
        await watching.watch(watcher);

        const followers = await Promise.all(
          people.map(async player => {
            const socket = await player.connect();
            const follower = new Follower(id);
            await follower.watch(socket);
            await playToTheEnd(socket, follower, Math.random);
            await socket.close();
            return follower;
          }),
        );
        while (!watching.isOver) await watcher.next('steps');
        await watcher.close();
        for (const { faults, steps } of [watching, ...followers]) {
          expect(faults).toEqual([]);
          expect(steps.length).toBe(watching.steps.length);
        }

        const record = await spectator.ask('record', { id });
        const loaded = loadRecord(record, gameCalled);
        expect(loaded.ok).toBe(true);
        if (!loaded.ok) return;
        expect(loaded.record.chance?.commitment).toBe(commitment);
        expect(loaded.record.chance?.seed).toBeDefined();
        expect(loaded.record.plays.length).toBe(watching.steps.length);
        const info = await spectator.ask('table', { id });
        expect(info.status).toBe('over');
        expect(info.result).toEqual(loaded.record.result);
      },
    );
  });
}
