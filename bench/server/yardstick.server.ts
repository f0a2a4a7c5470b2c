import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { frameOf } from '../../src/server/frame.ts';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';
import type { Sample } from './measuring.ts';

/**
 * The limit of this machine, without any game: every message is inserted by a group commit, and then answered to all
 * the sockets of its group with a text of the given size, and to its sender with a short one. What goes to a socket in
 * one turn of the loop is sent together, as the server does it. Run as a process with DATA, or without to insert nothing; it
 * is sent the sizes (`Sample`).
 */
const { DATA } = process.env;
const store = DATA === undefined ? null : await openSqlite(DATA);
let told = textOf('steps', 0);
let played = textOf('played', 0);
process.on('message', ({ toldBytes, playedBytes }: Sample) => {
  told = textOf('steps', toldBytes);
  played = textOf('played', playedBytes);
});

interface Member {
  readonly stream: Duplex;
  frames: string;
}
const groups = new Map<string, { members: Set<Member>; number: number }>();

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const id = request.url ?? '';
  const group = groups.get(id) ?? { members: new Set(), number: 0 };
  groups.set(id, group);
  const member: Member = { stream: request.socket, frames: '' };
  group.members.add(member);
  socket.on('error', () => {});
  socket.on('message', async data => {
    const number = group.number++;
    const move = String(data);
    await store?.append(id, [{ number, kind: 'play', by: 0, move, client: '', at: 0 }]);
    for (const other of group.members) send(other, told);
    send(member, played);
  });
});
server.on('listening', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : '');
});

function send(to: Member, text: string): void {
  if (to.frames === '') {
    setImmediate(() => {
      to.stream.write(to.frames, 'latin1');
      to.frames = '';
    });
  }
  to.frames += frameOf(text);
}

/** JSON of exactly this size (unless it is tiny), with about as many parts as a view. */
function textOf(say: string, bytes: number): string {
  const parts: { at: number; kind: string }[] = [];
  const text = (rest: string) => JSON.stringify({ say, parts, rest });
  while (text('').length + 24 < bytes) parts.push({ at: parts.length, kind: 'x' });
  return text('x'.repeat(Math.max(0, bytes - text('').length)));
}
