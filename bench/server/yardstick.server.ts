import { type WebSocket, WebSocketServer } from 'ws';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';

/**
 * The limit of this machine, without any game: every message is inserted by a group commit, and then answered to all the
 * sockets of its group with a text of the given size. Run as a process: DATA, TOLD_BYTES.
 */
const store = await openSqlite(process.env.DATA ?? '');
/** JSON of about as many parts as a view. */
const told = JSON.stringify({
  say: 'steps',
  parts: Array.from({ length: Math.round(Number(process.env.TOLD_BYTES) / 20) }, (_, at) => ({
    at,
    kind: 'x',
  })),
});
const PLAYED = JSON.stringify({ say: 'played' });
const groups = new Map<string, { sockets: Set<WebSocket>; number: number }>();

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const id = request.url ?? '';
  const group = groups.get(id) ?? { sockets: new Set(), number: 0 };
  groups.set(id, group);
  group.sockets.add(socket);
  socket.on('error', () => {});
  socket.on('message', async data => {
    const number = group.number++;
    const move = String(data);
    await store.append(id, [{ number, kind: 'play', by: 0, move, client: '', at: 0 }]);
    for (const other of group.sockets) other.send(told);
    socket.send(PLAYED);
  });
});
server.on('listening', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : '');
});
