import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '../../protocol/socket.ts';
import { Connection, type LineEvents } from './connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A socket to nowhere that remembers what was sent on it. */
class FakeLine {
  readonly said: string[] = [];
  isClosed = false;
  readonly events: LineEvents;
  constructor(events: LineEvents) {
    this.events = events;
  }
  send(text: string): void {
    this.said.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
  hear(message: object): void {
    this.events.heard(JSON.stringify(message));
  }
  greet(): void {
    this.hear({ say: 'hello', protocol: 1, player: 'anna' });
  }
}

function start({ isReady = true } = {}) {
  const lines: FakeLine[] = [];
  const heard: Message[] = [];
  const opened: string[] = [];
  const about = { prepared: 0, isReady };
  const connection = new Connection(
    {
      prepare: async () => {
        about.prepared++;
        return about.isReady;
      },
      isSeen: () => true,
      random: () => 1,
      dial: events => {
        const line = new FakeLine(events);
        lines.push(line);
        return line;
      },
    },
    { opened: player => opened.push(player), heard: message => heard.push(message) },
  );
  return { connection, lines, heard, opened, about };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('a line is open once the server has said hello, and carries messages both ways', async () => {
  const { connection, lines, heard, opened } = start();
  await settle();
  expect(connection.say({ do: 'ping' })).toBe(false);
  lines[0].greet();
  expect(opened).toEqual(['anna']);
  expect(connection.state.value).toBe('open');
  expect(connection.say({ do: 'unwatch', table: 'abcd' })).toBe(true);
  expect(lines[0].said).toEqual(['{"do":"unwatch","table":"abcd"}']);
  lines[0].hear({ say: 'presence', table: 'abcd', players: [], watchers: 2 });
  expect(heard).toEqual([{ say: 'presence', table: 'abcd', players: [], watchers: 2 }]);
});

test('what is not a message of the protocol is ignored', async () => {
  const { lines, heard } = start();
  await settle();
  lines[0].greet();
  lines[0].events.heard('nonsense');
  lines[0].hear({ say: 'steps', table: 'abcd', from: 0, steps: 'all', now: {} });
  lines[0].hear({ say: 'something new' });
  expect(heard).toEqual([]);
});

test('a broken connection is replaced, at longer and longer intervals, until one holds', async () => {
  const { connection, lines, about } = start();
  await settle();
  lines[0].greet();
  lines[0].events.ended();
  expect(connection.state.value).toBe('lost');
  for (const wait of [400, 800, 1600]) {
    const before = lines.length;
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(lines.length).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(lines.length).toBe(before + 1);
    lines[before].events.ended();
  }
  await vi.advanceTimersByTimeAsync(3_200);
  lines[lines.length - 1].greet();
  expect(connection.state.value).toBe('open');
  // The player was known the first time; after connections that never said hello, it has to be checked again.
  expect(about.prepared).toBeGreaterThan(1);
});

test('nobody connects while the server is unreachable, and everybody does within two seconds once it is back', async () => {
  const { lines, about } = start({ isReady: false });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(lines).toEqual([]);
  about.isReady = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(lines.length).toBe(1);
});

test('a silent connection is pinged, and given up if it does not answer', async () => {
  const { connection, lines } = start();
  await settle();
  lines[0].greet();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(lines[0].said).toEqual(['{"do":"ping"}']);
  lines[0].hear({ say: 'pong' });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(connection.state.value).toBe('open');
  await vi.advanceTimersByTimeAsync(7_000);
  expect(lines[0].isClosed).toBe(true);
  expect(connection.state.value).toBe('lost');
});

test('when in doubt, the connection has less time to answer, and a wait is cut short', async () => {
  const { connection, lines } = start();
  await settle();
  lines[0].greet();
  connection.wake();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(lines[0].isClosed).toBe(true);
  expect(lines.length).toBe(1);
  connection.wake();
  await settle();
  expect(lines.length).toBe(2);
});

test('a server that says bye is left alone for as long as it asks', async () => {
  const { lines } = start();
  await settle();
  lines[0].greet();
  lines[0].hear({ say: 'bye', reason: 'restart', comeBackAfterMs: 5_000 });
  expect(lines[0].isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(lines.length).toBe(1);
  await vi.advanceTimersByTimeAsync(400);
  expect(lines.length).toBe(2);
});

test('late messages from an old connection are ignored, and nothing happens after closing', async () => {
  const { connection, lines, heard } = start();
  await settle();
  lines[0].greet();
  lines[0].events.ended();
  lines[0].hear({ say: 'presence', table: 'abcd', players: [], watchers: 2 });
  expect(heard).toEqual([]);
  connection.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.length).toBe(1);
});
