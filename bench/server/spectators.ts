import { GAMES } from '../../src/games/loaded.ts';
import { PHRASES } from '../../src/protocol/phrases.ts';
import { Player } from '../../tests/server/player.ts';
import type { RunningServer } from '../../tests/server/process.ts';
import { arrivals, begunTable } from '../../tests/server/tables.ts';
import type { Measure } from './blocking.ts';

/** As many as may want to see the final of a tournament. */
const SPECTATORS = 3000;
const AT_ONCE = 100;
/** The game whose messages are longest has the most seats. */
const [GAME] = GAMES.toSorted((a, b) => b.seats.max - a.seats.max);

/** Reports how long the server is blocked by whatever happens at a table that a crowd is watching. */
export async function askOfSpectators({ origin }: RunningServer, measure: Measure): Promise<void> {
  const people = await arrivals(origin, GAME.seats.max);
  const { id } = await begunTable(people, { game: GAME.id, isRated: false, isPublic: true });
  const spectator = await Player.arrive(origin);
  const watch = { do: 'watch' as const, table: id, have: 0, changes: true };
  const crowd = Array.from(
    { length: SPECTATORS / AT_ONCE },
    () => () =>
      Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          const socket = await spectator.connectRaw();
          socket.send(JSON.stringify(watch));
          return socket;
        }),
      ),
  );
  const sockets = [];
  for (const some of crowd.slice(1)) sockets.push(...(await some()));
  const sitters = await Promise.all(people.map(player => player.connect()));
  for (const sitter of sitters) await sitter.asks({ do: 'watch', table: id, have: 0 }, 'steps');
  await measure(
    `${AT_ONCE} come to a table with ${SPECTATORS} spectators`,
    async () => {
      sockets.push(...(await crowd[0]()));
    },
    1,
  );
  const [sitter] = sitters;
  await measure(`say, to ${SPECTATORS} spectators`, async () =>
    sitter.say({ do: 'say', table: id, phrase: PHRASES[0] }),
  );
  await measure(`play, before ${SPECTATORS} spectators`, async () => {
    for (const one of sitters) {
      const { now } = await one.asks({ do: 'watch', table: id, have: 0 }, 'steps');
      if (now.moves.length === 0) continue;
      const { number, moves } = now;
      await one.asks({ do: 'play', table: id, number, client: `s${number}`, move: moves[0] }, 'played');
      return;
    }
  });
  await measure(`resign, before ${SPECTATORS} spectators`, () => people[0].ask('resign', { id }), 1);
  for (const socket of sockets) socket.terminate();
  for (const one of sitters) one.cut();
}
