import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { GAMES } from '../../src/games/loaded.ts';
import { PHRASES } from '../../src/protocol/phrases.ts';
import { Player } from '../../tests/server/player.ts';
import { begunTable, Follower } from '../../tests/server/tables.ts';

/**
 * An attacker with its own network who does one thing as much as possible, through a proxy that names the
 * network.
 */
export interface Attacker {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Counts what was sent. */
  readonly sent: () => void;
  readonly isOver: () => boolean;
}

export type Attack = (attacker: Attacker) => Promise<void>;

/** Games for two, and for as many bots as possible at one table. */
const FOR_TWO = gameBy(({ seats }) => -seats.min);
const FOR_MANY = gameBy(({ seats }) => seats.max);

/** How many requests an attacker has in flight, or sockets it uses, at a time. */
const AT_ONCE = 8;
/** More sockets than one network may have. */
const SOCKETS = 250;
/** Sockets of one network that watch a table; the other attacks need some, too. */
const SPECTATORS = 100;
/** Guests that one network plays with. */
const GUESTS = 8;

export const ATTACKS: Readonly<Record<string, Attack>> = {
  requests: attacker => flood(attacker, () => '/api/ratings/no-such-game'),
  /** Thousands at once on each connection, and a new one when it is cut. */
  pouring: async attacker => {
    const { port } = new URL(attacker.origin);
    const headers = Object.entries(attacker.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const much = `GET /api/ratings/no-such-game HTTP/1.1\r\nhost: x\r\n${headers.join('')}\r\n`.repeat(1000);
    const pour = async () => {
      while (!attacker.isOver()) {
        const line = connect(Number(port), '127.0.0.1');
        line.on('error', () => {});
        line.resume();
        line.write(much);
        attacker.sent();
        await new Promise(resolve => line.once('close', resolve));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, pour));
  },
  lists: async attacker => {
    const [guest] = await guests(attacker, 1);
    await begunTable([guest], { game: FOR_MANY.id, bots: FOR_MANY.seats.max - 1, isRated: false });
    const which = ['open', 'live', 'mine', 'mine-finished'];
    await flood(attacker, count => `/api/tables?which=${which[count % which.length]}`, guest.cookie);
  },
  pages: async attacker => {
    const people = await guests(attacker, 2);
    const { id } = await begunTable(people, { game: FOR_TWO.id, isRated: false });
    await people[0].ask('resign', { id });
    await flood(attacker, count => `/match/${id}${count % 2 === 0 ? '' : '/picture.png'}`);
  },
  /**
   * Pictures of several matches whose players keep changing their names, so that each has to be drawn again.
   */
  pictures: async attacker => {
    const people = await guests(attacker, 2);
    const matches: string[] = [];
    while (matches.length < AT_ONCE) {
      const { id } = await begunTable(people, { game: FOR_TWO.id, isRated: false });
      await people[0].ask('resign', { id });
      matches.push(id);
    }
    const renaming = async () => {
      for (let count = 0; !attacker.isOver(); count++) {
        await people[0].tryTo('rename', { body: { name: `Name ${count}` } });
        await sleep(500);
      }
    };
    const pictures = flood(attacker, count => `/match/${matches[count % matches.length]}/picture.png`);
    await Promise.all([renaming(), pictures]);
  },
  records: async attacker => {
    const people = await guests(attacker, 2);
    const { id } = await begunTable(people, { game: FOR_TWO.id, isRated: false });
    await people[0].ask('resign', { id });
    await flood(attacker, () => `/api/tables/${id}/record`);
  },
  sockets: async attacker => {
    const [guest] = await guests(attacker, 1);
    while (!attacker.isOver()) {
      const opened = Array.from({ length: SOCKETS }, () => {
        attacker.sent();
        return guest.connectRaw().catch(() => null);
      });
      for (const socket of await Promise.all(opened)) socket?.terminate();
    }
  },
  plays: attacker => playing(attacker, 0),
  undos: attacker => playing(attacker, 1),
  watches: async attacker => {
    const people = await guests(attacker, 2);
    const { id } = await begunTable(people, { game: FOR_TWO.id, isRated: false });
    await shouting(attacker, people[0], socket =>
      socket.send(JSON.stringify({ do: 'watch', table: id, have: 0 })),
    );
  },
  /** Phrases to a table at which all sockets of the network are watching, because each reaches all of them. */
  phrases: async attacker => {
    const people = await guests(attacker, 2);
    const { id } = await begunTable(people, { game: FOR_TWO.id, isRated: false });
    const watch = JSON.stringify({ do: 'watch', table: id, have: 0 });
    const watching = await Promise.all(
      Array.from({ length: SPECTATORS }, async () => {
        const socket = await people[1].connectRaw().catch(() => null);
        socket?.on('error', () => {}).send(watch);
        return socket;
      }),
    );
    const phrase = JSON.stringify({ do: 'say', table: id, phrase: PHRASES[0] });
    const hasWatched = new WeakSet<WebSocket>();
    await shouting(attacker, people[0], socket => {
      if (!hasWatched.has(socket)) socket.send(watch);
      hasWatched.add(socket);
      socket.send(phrase);
    });
    for (const socket of watching) socket?.terminate();
  },
  nonsense: async attacker => {
    const [guest] = await guests(attacker, 1);
    await shouting(attacker, guest, socket => socket.send('{"do":"what?"}'));
  },
  'control frames': async attacker => {
    const [guest] = await guests(attacker, 1);
    await shouting(attacker, guest, socket => socket.ping());
  },
  bots: async attacker => {
    const [guest] = await guests(attacker, 1);
    while (!attacker.isOver()) {
      attacker.sent();
      const isMade = await begunTable([guest], {
        game: FOR_MANY.id,
        bots: FOR_MANY.seats.max - 1,
        isRated: false,
      }).then(
        () => true,
        () => false,
      );
      if (!isMade) await sleep(20);
    }
  },
};

async function guests({ origin, headers }: Attacker, count: number): Promise<Player[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const player = new Player(origin, headers);
      player.id = (await player.ask('me')).id;
      return player;
    }),
  );
}

async function flood(
  { origin, headers, sent, isOver }: Attacker,
  path: (count: number) => string,
  cookie?: string,
): Promise<void> {
  let count = 0;
  const one = async () => {
    while (!isOver()) {
      sent();
      const answer = await fetch(`${origin}${path(count++)}`, {
        headers: { ...headers, ...(cookie && { cookie }) },
      }).catch(() => null);
      await answer?.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Keeps talking on some sockets, and reconnects when it is told to go. */
async function shouting(
  { sent, isOver }: Attacker,
  guest: Player,
  say: (socket: WebSocket) => void,
): Promise<void> {
  const one = async () => {
    while (!isOver()) {
      const socket = await guest.connectRaw().catch(() => null);
      if (!socket) {
        await sleep(20);
        continue;
      }
      socket.on('error', () => {});
      const closed = once(socket, 'close').then(() => true);
      while (!isOver() && socket.readyState === socket.OPEN) {
        for (let count = 0; count < 50; count++) {
          sent();
          say(socket);
        }
        await Promise.race([closed, sleep(5)]);
      }
      socket.terminate();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Many guests of one network play at their own tables without a pause, and undo whatever they can. */
async function playing(attacker: Attacker, undoes: 0 | 1): Promise<void> {
  const one = async () => {
    const people = await guests(attacker, 2);
    while (!attacker.isOver()) {
      try {
        const { id } = await begunTable(people, { game: FOR_TWO.id, isRated: false });
        await Promise.all(people.map(player => playOn(attacker, player, id, undoes)));
      } catch {
        await sleep(50);
      }
    }
  };
  await Promise.all(Array.from({ length: GUESTS / 2 }, one));
}

async function playOn(
  { sent, isOver }: Attacker,
  player: Player,
  table: string,
  undoes: 0 | 1,
): Promise<void> {
  const socket = await player.connect();
  const follower = new Follower(table);
  await follower.watch(socket);
  for (let count = 0; !isOver() && !follower.isOver; count++) {
    const { now } = follower;
    if (!now || (now.moves.length === 0 && !now.undoable)) {
      await Promise.race([socket.next('steps'), sleep(100)]);
      continue;
    }
    const client = `a${count}`;
    const { number } = now;
    const isUndo = now.undoable && (undoes === 1 || now.moves.length === 0);
    sent();
    if (isUndo) socket.say({ do: 'undo', table, number, client });
    else socket.say({ do: 'play', table, number, client, move: now.moves[0] });
    await Promise.race([
      socket.next('played', message => message.client === client),
      socket.next('refused', message => message.client === client),
      socket.next('error'),
      sleep(1000),
    ]);
  }
  socket.cut();
}

/** The last of the games for which this is greatest. */
function gameBy(much: (game: (typeof GAMES)[number]) => number): (typeof GAMES)[number] {
  return GAMES.reduce((best, game) => (much(game) >= much(best) ? game : best));
}
