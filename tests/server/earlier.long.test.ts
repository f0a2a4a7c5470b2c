import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadRecord } from '../../src/engine/record.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import { MIGRATIONS } from '../../src/server/store/sqlite-schema.ts';
import { mura, muraHere } from '../cli/mura.ts';
import { emptyDatabase } from '../databases.ts';
import { type Service, startPostgres } from '../services.ts';
import { Player } from './player.ts';
import { Place } from './process.ts';
import { servedHere } from './served.ts';
import { Follower, playToTheEnd } from './tables.ts';

/** Stores, exports and engine sessions left behind by earlier versions (`tests/earlier/make.mjs`), by version. */
const FOLDER = fileURLToPath(new URL('../earlier/', import.meta.url));
const VERSIONS = readdirSync(FOLDER, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name);

interface Left {
  readonly people: readonly { readonly id: string; readonly cookie: string }[];
  readonly finished: string;
  readonly live: string;
  /** How many steps the live match had. */
  readonly number: number;
  readonly ratings: readonly { readonly game: string; readonly rating: number; readonly matches: number }[];
  readonly record: object;
}

/** What the engine does when it is asked this. Most versions were asked the same. */
const sessions = new Map<string, ReturnType<typeof mura>>();
const place = new Place();
let postgres: Service;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await place.remove();
  await postgres.remove();
});

test('every version of the store before this one has fixtures', () => {
  const numbers = new Set(VERSIONS.map(version => Number(version.split('-')[0])));
  const earlier = MIGRATIONS.slice(0, -1).map((_, index) => index + 1);
  expect(earlier.filter(number => !numbers.has(number))).toEqual([]);
});

describe.each(VERSIONS)('what version %s has left behind', version => {
  const left = (name: string) => gunzipSync(readFileSync(join(FOLDER, version, name)));
  const about: Readonly<Record<'sqlite' | 'postgres', Left>> = JSON.parse(String(left('about.json.gz')));

  test('its SQLite file opens, packs, and the match in it goes on', async () => {
    const data = join(place.folder, `${version}.sqlite`);
    writeFileSync(data, left('store.sqlite.gz'));
    const ran = await muraHere(['pack', '--all'], { settings: { DATA: data } });
    expect(ran).toMatchObject({ code: 0, err: '', out: 'Packed 1 match.\n' });
    await goesOn({ DATA: data }, about.sqlite);
  });

  test('its export is imported, and the match in it goes on', async () => {
    const file = join(place.folder, `${version}.jsonl`);
    writeFileSync(file, left('export.jsonl.gz'));
    const data = join(place.folder, `${version}-imported.sqlite`);
    const ran = await muraHere(['import', file], { settings: { DATA: data } });
    expect(ran).toMatchObject({ code: 0, err: '' });
    await goesOn({ DATA: data }, about.sqlite);
  });

  test('its PostgreSQL database opens, and the match in it goes on', async () => {
    const url = await emptyDatabase(postgres);
    const line = new pg.Client({ connectionString: url });
    await line.connect();
    await line.query(String(left('store.sql.gz')));
    await line.end();
    await goesOn({ DATABASE_URL: url, PACK_AFTER_HOURS: '0' }, about.postgres);
  });

  test('its records are valid, and its sessions with the engine get the same answers', async () => {
    for (const { record } of [about.sqlite, about.postgres]) {
      expect(loadRecord(record, gameCalled)).toMatchObject({ ok: true });
    }
    const lines = readFileSync(join(FOLDER, version, 'engine.txt'), 'utf8').split('\n');
    const said = (mark: string) => lines.filter(line => line.startsWith(mark)).map(line => line.slice(2));
    const asked = said('>').join('\n');
    const answering = sessions.get(asked) ?? mura(['engine'], asked);
    sessions.set(asked, answering);
    const answers = (await answering).out.split('\n').slice(0, -1);
    expect(answers).toHaveLength(said('<').length);
    for (const [index, text] of said('<').entries()) {
      const { error, ...expected } = JSON.parse(text);
      // Errors are identified by their code; the wording may improve.
      expect(JSON.parse(answers[index])).toMatchObject({
        ...expected,
        ...(error && { error: { code: error.code } }),
      });
    }
  });
});

/** Those who had left come back: everything is as they left it, and they play on to the end. */
async function goesOn(settings: Readonly<Record<string, string>>, left: Left): Promise<void> {
  const log: string[] = [];
  const server = await servedHere(place, settings, log);
  const people = left.people.map(({ id, cookie }) => {
    const player = new Player(server.origin, { cookie });
    player.id = id;
    return player;
  });
  const [anna] = people;
  expect(await anna.ask('me')).toMatchObject({ id: anna.id, name: 'Anna' });
  expect(await anna.ask('record', { id: left.finished })).toEqual(left.record);
  const { ratings } = await anna.ask('player', { id: anna.id });
  expect(ratings).toMatchObject(left.ratings.map(({ game, rating, matches }) => ({ game, rating, matches })));
  const back = await Promise.all(
    people.map(async player => {
      const socket = await player.connect();
      const follower = new Follower(left.live);
      await follower.watch(socket);
      expect(follower.steps).toHaveLength(left.number);
      return { socket, follower };
    }),
  );
  // Nobody moves before all have seen the state.
  await Promise.all(
    back.map(async ({ socket, follower }) => {
      await playToTheEnd(socket, follower, Math.random);
      expect(follower.faults).toEqual([]);
    }),
  );
  expect(loadRecord(await anna.ask('record', { id: left.live }), gameCalled)).toMatchObject({ ok: true });
  // What did not exist then exists now.
  await anna.ask('block', { id: people[1].id });
  expect((await anna.ask('blocked')).blocked).toMatchObject([{ id: people[1].id }]);
  await anna.ask('startSearch', { body: { games: ['muro-contro-muro'] } });
  await server.remove();
  expect(log.filter(line => line.includes('failed'))).toEqual([]);
}
