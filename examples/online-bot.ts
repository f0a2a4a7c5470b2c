// A program that plays online: node examples/online-bot.ts ADDRESS GAME [host] With "host" it makes a table
// for two and waits; without, it joins the first open table of the game. It moves at random. It plays as a
// guest, or, if MURA_TOKEN is set to the token of a bot account, as that bot. To make tables, the token needs
// the scope `tables`.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const [address = 'http://localhost:8080', game = 'muro-contro-muro', role = 'guest'] = process.argv.slice(2);
const headers: Record<string, string> = { 'content-type': 'application/json' };
if (process.env.MURA_TOKEN) headers.authorization = `Bearer ${process.env.MURA_TOKEN}`;

/** What this program needs to know about a table. */
interface Table {
  readonly id: string;
  readonly game: string;
  readonly status: 'open' | 'live' | 'over';
  readonly commitment: string;
  readonly promises: readonly (string | null)[] | null;
  readonly nonces: readonly (string | null)[] | null;
  readonly seats: readonly { readonly kind: string; readonly hasPromise: boolean }[];
  readonly you: { readonly seat: number | null };
  readonly result: { readonly scores: readonly number[]; readonly winners: readonly number[] } | null;
}

if (!headers.authorization) await ask('POST', '/api/me');
const found = role === 'host' ? await makeTable() : await openTable();
const nonce = randomBytes(32).toString('hex');
const promise = createHash('sha256').update(`quattro-mura/promise\n${found.id}\n${nonce}`).digest('hex');
if (role === 'host') await ask('POST', `/api/tables/${found.id}/promise`, { promise });
else await ask('POST', `/api/tables/${found.id}/join`, { promise, isReady: true });

const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/socket?table=${found.id}`, { headers });
socket.addEventListener('message', ({ data }) => {
  hear(JSON.parse(String(data))).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
socket.addEventListener('error', () => {
  console.error('the line is broken');
  process.exit(1);
});

async function hear(message: {
  readonly say: string;
  readonly info: Table;
  readonly now: { readonly number: number; readonly moves: readonly string[] };
}): Promise<void> {
  switch (message.say) {
    case 'hello':
      socket.send(JSON.stringify({ do: 'watch', table: found.id, have: 0 }));
      return;
    case 'table':
      await attend(message.info);
      return;
    case 'steps': {
      const { number, moves } = message.now;
      if (moves.length === 0) return;
      const move = moves[Math.floor(Math.random() * moves.length)];
      socket.send(JSON.stringify({ do: 'play', table: found.id, number, client: randomUUID(), move }));
      return;
    }
    case 'refused':
    case 'error':
      console.error(message);
  }
}

/**
 * Starts the match as soon as possible, reveals the nonce after the start, and ends when the match is over.
 */
async function attend({ status, commitment, seats, promises, nonces, you, result }: Table): Promise<void> {
  if (status === 'open' && role === 'host' && seats.every(seat => seat.kind !== 'open' && seat.hasPromise)) {
    await ask('POST', `/api/tables/${found.id}/start`);
  } else if (status === 'live' && nonces === null) {
    const isAsShown = commitment === found.commitment && promises?.[you.seat ?? -1] === promise;
    if (!isAsShown) throw new Error('chance is not the one that was promised');
    await ask('POST', `/api/tables/${found.id}/nonce`, { nonce });
  } else if (status === 'over') {
    console.log(`seat ${you.seat} of table ${found.id}: ${JSON.stringify(result)}`);
    socket.close();
  }
}

function makeTable(): Promise<Table> {
  return ask('POST', '/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true });
}

async function openTable(): Promise<Table> {
  for (;;) {
    const { tables } = await ask<{ tables: readonly Table[] }>('GET', '/api/tables?which=open');
    const open = tables.find(table => table.game === game && table.seats.some(({ kind }) => kind === 'open'));
    if (open) return open;
    await new Promise(resolve => setTimeout(resolve, 1000));
  }
}

async function ask<Answer = Table>(method: string, path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(address + path, {
    method,
    headers,
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  const cookie = response.headers.get('set-cookie');
  if (cookie) headers.cookie = cookie.split(';')[0];
  return answer as Answer;
}
