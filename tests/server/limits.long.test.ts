import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';
import { until } from '../faults/until.ts';
import { finishedRecord } from '../finished.ts';
import { plantMatch } from './finished-table.ts';
import { Player, type Socket } from './player.ts';
import { Place } from './process.ts';
import { type Served, servedHere } from './served.ts';
import { arrivals, begunTable, Follower } from './tables.ts';

const UPGRADE =
  'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n' +
  'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

const place = new Place();
afterAll(() => place.remove());

/** For limits that have nothing to do with processes; where a server might suffer, it has one of its own. */
function serverHere(settings: Readonly<Record<string, string>> = {}): Promise<Served> {
  return servedHere(place, settings, []);
}

describe('limits answer clearly when they apply', () => {
  test('of guests, writes, messages and sockets', async () => {
    const server = await serverHere({
      GUESTS_PER_HOUR: '2',
      WRITES_PER_MINUTE: '8',
      MESSAGES_PER_10_SECONDS: '5',
      SOCKETS_PER_ADDRESS: '2',
    });
    const [ada] = await arrivals(server.origin, 2);
    const late = await new Player(server.origin).refused('me');
    expect(late).toMatchObject({ code: 'too-many', status: 429 });
    expect(late.retryAfterSeconds).toBeGreaterThan(0);

    const outcomes = [];
    for (let write = 0; write < 12; write++)
      outcomes.push((await ada.tryTo('rename', { body: { name: 'Ada' } })).status);
    expect(outcomes).toContain(200);
    expect(outcomes.at(-1)).toBe(429);

    const socket = await ada.connect();
    const error = socket.next('error');
    for (let message = 0; message < 10; message++) socket.say({ do: 'ping' });
    expect(await error).toMatchObject({ code: 'too-many' });
    await ada.connect();
    await expect(ada.connect()).rejects.toThrow('429');
    await server.remove();
  });

  test('clients that keep flooding are told to go, cut off, and kept out for a while', async () => {
    const server = await place.start({ MESSAGES_PER_10_SECONDS: '20' });
    const [ada, bob, eve] = await arrivals(server.origin, 3);
    const floods = {
      messages: async (socket: Socket) => socket.say({ do: 'ping' }),
      'ping frames': async (socket: Socket) => socket.raw.ping(),
    };
    for (const [index, [what, flood]] of Object.entries(floods).entries()) {
      const player = [ada, bob][index];
      const socket = await player.connect();
      for (let sent = 0; sent < 200; sent++)
        if (socket.raw.readyState === socket.raw.OPEN) await flood(socket);
      const { reason, comeBackAfterMs } = await socket.next('bye', undefined, 0);
      expect({ what, reason }).toEqual({ what, reason: 'too-many' });
      expect(comeBackAfterMs).toBeGreaterThan(0);
      await socket.closed;
      await expect(player.connect()).rejects.toThrow('429');
    }
    // Nobody else is.
    await (await eve.connect()).asks({ do: 'ping' }, 'pong');
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    expect(metrics).toContain('mura_sockets_cut_off_total{why="too-many"} 2');
    await server.kill();
  });

  test('when clients send a lot at once, nothing beyond the limit is read, and others are answered meanwhile', async () => {
    const server = await place.start({ MESSAGES_PER_10_SECONDS: '40' });
    const [ada, bob] = await arrivals(server.origin, 2);
    const [socket, other] = [await ada.connect(), await bob.connect()];
    const bye = socket.next('bye', undefined, 0);
    for (let sent = 0; sent < 3000; sent++) socket.raw.send('{"do":"what?"}');
    const pong = other.asks({ do: 'ping' }, 'pong');
    await pong;
    await bye;
    const codes = socket.heard.flatMap(message => (message.say === 'error' ? [message.code] : []));
    // Unreadable messages cost four.
    expect(codes.filter(code => code === 'bad-message')).toHaveLength(10);
    expect(codes.filter(code => code === 'too-many').length).toBeLessThanOrEqual(20);
    await server.kill();
  });

  test('of sockets that are opened again and again', async () => {
    const server = await serverHere({ READS_PER_MINUTE: '20', TRUST_PROXY: '1' });
    const ada = await Player.arrive(server.origin);
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    for (let time = 0; time < 5; time++) await (await ada.connect({ headers })).close();
    for (let time = 0; time < 2; time++) await expect(ada.connect({ headers })).rejects.toThrow('429');
    await (await ada.connect({ headers: { 'x-forwarded-for': '192.0.2.8' } })).close();
    await server.remove();
  });

  test('of bodies, and what cannot be read', async () => {
    const server = await serverHere();
    const ada = await Player.arrive(server.origin);
    const big = await ada.refused('rename', { body: { name: 'x'.repeat(20_000) } });
    expect(big).toMatchObject({ code: 'bad-message', status: 400 });
    const response = await fetch(`${server.origin}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"not json',
    });
    expect(response.status).toBe(400);
    await server.remove();
  });

  test('of hosts, and of ids that nothing has', async () => {
    const server = await serverHere();
    const ada = await Player.arrive(server.origin);
    const { port } = new URL(server.origin);
    const head = `host: [\r\ncookie: ${ada.cookie}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
    const line = connect(Number(port), '127.0.0.1');
    line.write(`POST /api/passkeys/options HTTP/1.1\r\n${head}`);
    expect(await text(line)).toMatch(/^HTTP\/1\.1 400 .*"code":"bad-message"/s);
    expect(await ada.refused('table', { id: '%00' })).toMatchObject({ code: 'not-found' });
    await server.remove();
  });

  test('of sockets that ask at once; a client that breaks off while asking frees its place, and crashes nothing', async () => {
    const server = await place.start({ SOCKETS_PER_ADDRESS: '2' });
    const ada = await Player.arrive(server.origin);
    const { port } = new URL(server.origin);
    for (const path of ['/socket', '/elsewhere']) {
      for (let time = 0; time < 20; time++) {
        const line = connect(Number(port), '127.0.0.1');
        line.on('error', () => {});
        await once(line, 'connect');
        line.write(`GET ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${ada.cookie}\r\n${UPGRADE}`);
        line.resetAndDestroy();
      }
    }
    await until(async () => {
      const asked = await Promise.allSettled(Array.from({ length: 10 }, () => ada.connect()));
      const open = asked.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []));
      expect(open.length).toBeLessThanOrEqual(2);
      for (const socket of open) await socket.close();
      return open.length === 2;
    });
    await server.kill();
  });

  test('of origins: writes and sockets from other pages are refused', async () => {
    const server = await serverHere();
    const ada = await Player.arrive(server.origin);
    const headers = { origin: 'https://evil.example' };
    expect(await ada.refused('rename', { body: { name: 'x' }, headers })).toMatchObject({
      code: 'wrong-origin',
      status: 403,
    });
    await expect(ada.connect({ headers })).rejects.toThrow('403');
    await ada.ask('rename', { body: { name: 'Ada' }, headers: { origin: server.origin } });
    await (await ada.connect({ headers: { origin: server.origin } })).close();
    await expect(new Player(server.origin).connect()).rejects.toThrow('401');
    await server.remove();
  });

  test('of slow readers: a client that does not read is cut off, and comes back for the rest', async () => {
    const server = await place.start({ SOCKET_BUFFER: '65536' });
    const people = await arrivals(server.origin, 2);
    const { id } = await begunTable(people, { game: 'burg-appenzell' });
    const slow = await people[0].connect();
    slow.raw.pause();
    // How much waits in the kernel before anything waits in the server depends on the machine.
    await until(async () => {
      for (let ask = 0; ask < 1000; ask++) slow.say({ do: 'watch', table: id, have: 0 });
      const metrics = await (await fetch(`${server.origin}/metrics`)).text();
      return metrics.includes('mura_sockets_cut_off_total{why="too-slow"} 1');
    });
    slow.raw.resume();
    await slow.closed;
    const follower = new Follower(id);
    const again = new Player(server.origin);
    await again.ask('me');
    await follower.watch(await again.connect());
    expect(follower.faults).toEqual([]);
    await server.kill();
  });
});

test('nobody is cut off because the server has a lot to say, however small the buffer', async () => {
  const record = finishedRecord('die-mauer', { seats: 6 });
  const data = join(place.folder, 'long.sqlite');
  const store = await openSqlite(data);
  await plantMatch(store, 'long', record);
  await store.close();
  const server = await place.start({ DATA: data, SOCKET_BUFFER: '1024' });
  const socket = await (await Player.arrive(server.origin)).connect();
  const follower = new Follower('long');
  await follower.watch(socket);
  expect(follower.faults).toEqual([]);
  expect(follower.steps).toHaveLength(record.plays.length);
  const pages = socket.heard.filter(message => message.say === 'past');
  expect(pages.map(({ steps }) => steps.length)).toEqual([250, 250]);
  await server.kill();
});

test('behind a trusted proxy, each address has its own limits, and the cookie is Secure', async () => {
  const server = await serverHere({ GUESTS_PER_HOUR: '1', TRUST_PROXY: '1' });
  // What the client itself claims comes first, and is not believed.
  const from = (address: string) => ({
    headers: { 'x-forwarded-for': `1.2.3.4, ${address}`, 'x-forwarded-proto': 'https' },
  });
  const first = await new Player(server.origin).tryTo('me', from('10.0.0.1'));
  expect(first.headers.get('set-cookie')).toContain('; Secure');
  expect((await new Player(server.origin).tryTo('me', from('10.0.0.1'))).status).toBe(429);
  expect((await new Player(server.origin).tryTo('me', from('10.0.0.2'))).status).toBe(200);
  await server.remove();
});

test('costly requests count more, and many players of one address together may send as much as four', async () => {
  const server = await serverHere({
    READS_PER_MINUTE: '24',
    MESSAGES_PER_10_SECONDS: '8',
    TRUST_PROXY: '1',
  });
  const from = (host: number) => ({ 'x-forwarded-for': `192.0.2.${host}` });
  const answered = async (path: string, host: number) => {
    for (let count = 0; ; count++) {
      const { status } = await fetch(`${server.origin}${path}`, { headers: from(host) });
      if (status === 429) return count;
    }
  };
  expect(await answered('/api/tables/nosuchtable', 1)).toBe(24);
  expect(await answered('/api/tables', 2)).toBe(12);
  expect(await answered('/api/tables/nosuchtable/record', 3)).toBe(6);
  expect(await answered('/match/nosuchtable/picture.png', 4)).toBe(6);

  const sockets = [];
  for (let guest = 0; guest < 6; guest++) {
    const player = new Player(server.origin, from(10 + (guest % 2)));
    await player.ask('me');
    player.origin = server.origin;
    sockets.push(await player.connect({ headers: from(9) }));
  }
  let refused = 0;
  for (const socket of sockets) {
    for (let message = 0; message < 8; message++) {
      const answer = Promise.race([socket.next('pong'), socket.next('error')]);
      socket.say({ do: 'ping' });
      if ((await answer).say === 'error') refused++;
    }
  }
  expect(refused).toBe(6 * 8 - 4 * 8);
  await server.remove();
});

test('an IPv6 network shares the limits of one address, whichever of its addresses is used', async () => {
  const server = await serverHere({ GUESTS_PER_HOUR: '3', SOCKETS_PER_ADDRESS: '2', TRUST_PROXY: '1' });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const statuses = [];
  for (let host = 1; host < 6; host++) {
    statuses.push((await new Player(server.origin).tryTo('me', from(`2001:db8:1:2::${host}`))).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const ada = new Player(server.origin);
  expect((await ada.tryTo('me', from('2001:db8:1:3::1'))).status).toBe(200);
  for (let host = 1; host < 3; host++)
    await ada.connect({ headers: { 'x-forwarded-for': `2001:db8:1:3::${host}` } });
  await expect(ada.connect({ headers: { 'x-forwarded-for': '2001:db8:1:3:9::' } })).rejects.toThrow('429');
  await server.remove();
});

test('a name is hidden once enough independent people report it, and not by one person with many accounts', async () => {
  const server = await serverHere({ TRUST_PROXY: '1', REPORTS_TO_HIDE: '3', REPORTS_PER_ADDRESS: '1' });
  const people = await arrivals(server.origin, 4);
  const [ada, ...others] = people;
  await ada.ask('rename', { body: { name: 'Ada' } });
  const report = (player: Player, address: string) =>
    player.ask('report', { id: ada.id, headers: { 'x-forwarded-for': address } });
  // From three networks, but by accounts that were made for it.
  for (const [index, other] of others.entries()) await report(other, `198.51.100.${index}`);
  expect((await ada.ask('me')).isNameHidden).toBe(false);
  await begunTable(people, { game: 'die-mauer' });
  for (const [index, other] of others.entries()) await report(other, `2001:db8::${index}`);
  expect((await ada.ask('me')).isNameHidden).toBe(false);
  for (const [index, other] of others.entries()) await report(other, `192.0.2.${index}`);
  expect((await ada.ask('me')).isNameHidden).toBe(true);
  await server.remove();
});

test('pages of the same host are ours only if they have the same scheme', async () => {
  const server = await serverHere({ TRUST_PROXY: '1' });
  const ada = await Player.arrive(server.origin);
  const { host } = new URL(server.origin);
  const rename = (origin: string, scheme: string) =>
    ada.tryTo('rename', { body: { name: 'Ada' }, headers: { origin, 'x-forwarded-proto': scheme } });
  expect((await rename(`https://${host}`, 'https')).status).toBe(200);
  expect((await rename(`http://${host}`, 'https')).status).toBe(403);
  expect((await rename(`https://${host}`, 'http')).status).toBe(403);
  const headers = { origin: `http://${host}`, 'x-forwarded-proto': 'https' };
  await expect(ada.connect({ headers })).rejects.toThrow('403');
  await (await ada.connect({ headers: { ...headers, origin: `https://${host}` } })).close();
  await server.remove();
});

test('health and metrics report the state, and no secret is logged', async () => {
  const server = await place.start({ LOG_LEVEL: 'debug' });
  const { token } = await (await Player.arrive(server.origin)).ask('makeBot', { body: { name: 'Robo' } });
  expect(await (await fetch(`${server.origin}/healthz`)).json()).toEqual({ ok: true });
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  for (const name of [
    'mura_plays_total',
    'mura_play_seconds',
    'mura_sockets',
    'mura_tables',
    'mura_bot_queue',
  ]) {
    expect(metrics).toContain(name);
  }
  expect(metrics).toContain('nodejs_eventloop_lag');
  expect(server.output).not.toContain(token);
  await server.kill();
});
