import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { BotShares } from './bot-shares.ts';
import { LocalBus } from './bus.ts';
import { readConfig } from './config.ts';
import { Connection } from './connection.ts';
import { FairShares } from './fair-shares.ts';
import { Limits } from './limits.ts';
import { Metrics } from './metrics.ts';
import { Players } from './players.ts';
import { hashOf } from './secrets.ts';
import { Sightings } from './sightings.ts';
import { openSqlite } from './store/sqlite-store.ts';

test('a player who signs out after being admitted, but before the socket listens, is told to go', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-'));
  const store = await openSqlite(join(folder, 'test.sqlite'));
  const players = new Players(store, () => 1, 0);
  const read = readConfig({});
  if (!read.ok) throw new Error('there is a default for everything');
  const services = {
    config: read.config,
    players,
    limits: new Limits(read.config),
    metrics: new Metrics(pino({ level: 'silent' })),
    hall: { open: async () => null },
    bus: new LocalBus(),
    shares: new BotShares(new FairShares()),
    seen: new Sightings(null, 30),
  };
  const { player, secret } = await players.newGuest();
  await players.forgetSecret(player.id, secret);
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket, request) => {
    const known = { player: player.id, scopes: null, secretHash: hashOf(secret), network: '192.0.2.1' };
    new Connection(socket, request.socket, known, services, () => {});
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', data => heard.push(JSON.parse(String(data)).say));
  await once(client, 'close');
  expect(heard).toEqual(['hello', 'bye']);
  server.close();
  await store.close();
  rmSync(folder, { recursive: true });
});
