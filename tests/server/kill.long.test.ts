import { afterAll, expect, test } from 'vitest';
import { GAMES } from '../../src/games/loaded.ts';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';
import { SAMPLES } from '../samples.ts';
import { Checker } from './checker.ts';
import { Place, type RunningServer } from './process.ts';
import { Stubborn } from './stubborn.ts';
import { arrivals, begunTable, Follower, fewestSeats } from './tables.ts';

const KILLS = 8 * SAMPLES;
const TABLES = 12;

const place = new Place();
afterAll(() => place.remove());

test(`killing the process ${KILLS} times under load loses no acknowledged play`, async () => {
  const checker = new Checker();
  let server: RunningServer = await place.start();
  let isUp = Promise.resolve(server.origin);
  let kills = 0;
  let isDone = false;

  /** People sit down at table after table until the killing is over. */
  async function sittings(index: number): Promise<void> {
    const game = GAMES[index % GAMES.length].id;
    while (!isDone) {
      const table = await setUp(game);
      if (!table) continue;
      const { id, people } = table;
      const all = people.map(
        (player, seat) => new Stubborn(`${id}-${seat}`, id, player, checker, () => isUp),
      );
      await Promise.all(all.map(one => one.play(() => isDone)));
    }
  }

  async function setUp(game: string) {
    try {
      const people = await arrivals(await isUp, fewestSeats(game));
      return { id: (await begunTable(people, { game })).id, people };
    } catch {
      // Killed while setting up: try again once it is back up.
      await isUp;
      return null;
    }
  }

  async function killing(): Promise<void> {
    while (kills < KILLS) {
      // Some plays are acknowledged between two kills, and the moment after the last of them is random.
      await checker.reaches(checker.acknowledged + 1 + Math.floor(Math.random() * 120));
      const down = server.kill();
      isUp = down.then(async () => {
        server = await place.start();
        return server.origin;
      });
      await isUp;
      kills++;
    }
    isDone = true;
    // People who wait for others to play are freed by one more kill.
    await server.kill();
    server = await place.start();
    isUp = Promise.resolve(server.origin);
  }

  await Promise.all([killing(), ...Array.from({ length: TABLES }, (_, index) => sittings(index))]);
  const store = await openSqlite(place.data);
  expect(await checker.faults(store)).toEqual([]);
  expect(checker.acknowledged).toBeGreaterThan(KILLS);

  // It would have noticed: a play that is in no log.
  const suspicious = new Checker();
  suspicious.acknowledge('nowhere', 0, 'x');
  expect(await suspicious.faults(store)).toHaveLength(1);
  await store.close();

  // And newcomers see the same match as those who were there all along.
  const [ada, ...others] = await arrivals(server.origin, 2);
  const { id } = await begunTable([ada, ...others], { game: 'burg-appenzell' });
  const follower = new Follower(id);
  await follower.watch(await ada.connect());
  expect(follower.faults).toEqual([]);
});
