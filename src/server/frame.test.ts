import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './frame.ts';

test('frames of any length, in any alphabet, arrive as the messages they were', async () => {
  const lengths = [0, 1, 125, 126, 255, 256, 65_535, 65_536, 70_000];
  const texts = [
    ...lengths.map(length => 'x'.repeat(length)),
    'Zürich',
    'ÿ'.repeat(126),
    '壁🏰'.repeat(20_000),
  ];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (_socket, { socket: stream }) => {
    stream.write(texts.map(frameOf).join(''), 'latin1');
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  const all = new Promise<void>(resolve => {
    client.on('message', (data, isBinary) => {
      heard.push(isBinary ? 'binary' : String(data));
      if (heard.length === texts.length) resolve();
    });
  });
  await all;
  expect(heard).toEqual(texts);
  client.close();
  server.close();
});
