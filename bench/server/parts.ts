import { parseArgs } from 'node:util';
import { defaultOptions } from '../../src/engine/options.ts';
import { Random } from '../../src/engine/random.ts';
import { type Draft, Runner } from '../../src/engine/runner.ts';
import { GAMES } from '../../src/games/loaded.ts';
import { PlayOrUndo } from '../../src/protocol/socket.ts';
import { draftOf, withNature } from '../../src/server/tables/drafting.ts';
import { Teller, type Want } from '../../src/server/tables/teller.ts';

/**
 * `npm run -s bench:parts [-- --tables N --rounds R]`: what the parts of a play cost that have nothing to do with sockets, the
 * disk or other tables, in microseconds of the thread's processor time: reading the message, making the play and nature's
 * answers, and the messages for the fewest seats of the game, as changes. All tables make a play in each round, so that they
 * take turns as on the server. Prints one JSON line with the means of the second half of the rounds.
 */
const { values } = parseArgs({
  options: { tables: { type: 'string', default: '100' }, rounds: { type: 'string', default: '1000' } },
});
const count = Number(values.tables);
const rounds = Number(values.rounds);
if (!(Number.isInteger(count) && count >= GAMES.length && Number.isInteger(rounds) && rounds > 1)) {
  console.error(`--tables must be a whole number from ${GAMES.length} on, --rounds one from 2 on`);
  process.exit(2);
}

interface Table {
  readonly runner: Runner;
  readonly teller: Teller;
  readonly wants: readonly Want[];
}

const random = new Random(1);
const tables = Array.from({ length: count }, (_, index) => newTable(index));
const sums = { reading: 0, playing: 0, telling: 0, bytes: 0 };
const compiledAfter = Math.floor(rounds / 2);
for (let round = 0; round < rounds; round++) play(round >= compiledAfter);
const plays = (rounds - compiledAfter) * count;
const means = Object.entries(sums).map(([part, sum]) => [part, Number((sum / plays).toFixed(1))]);
console.log(JSON.stringify({ tables: count, plays, ...Object.fromEntries(means) }));

function newTable(index: number): Table {
  const game = GAMES[index % GAMES.length];
  const seats = game.seats.min;
  const key = Uint8Array.from({ length: 32 }, () => random.below(256));
  const runner = new Runner({ game, seats, options: defaultOptions(game.options), key, begunAt: 0 });
  runner.commit(withNature(runner.draft(), 0));
  const wants = [...Array(seats).keys()].map((viewer): Want => ({ viewer, asChanges: true }));
  const teller = new Teller('table');
  teller.tell(runner, 0, wants);
  return { runner, teller, wants };
}

function play(isMeasured: boolean): void {
  for (const [index, { runner }] of tables.entries())
    if (runner.turn.kind !== 'seats') tables[index] = newTable(index);
  const asked = tables.map(({ runner }) => {
    const seat = runner.turn.kind === 'seats' ? runner.turn.seats[0] : 0;
    const moves = runner.match.moves(seat);
    const move = moves[random.below(moves.length)];
    const number = runner.rows.length;
    const text = JSON.stringify({ do: 'play', table: 'table', number, client: `c${number}`, move });
    return { seat, number, text };
  });
  const requests = timed('reading', isMeasured, () =>
    asked.map(({ text }) => PlayOrUndo.parse(JSON.parse(text))),
  );
  timed('playing', isMeasured, () => {
    for (const [index, { runner }] of tables.entries()) {
      const draft: Draft = draftOf(runner, asked[index].seat, requests[index], 0);
      runner.commit(draft);
    }
  });
  let bytes = 0;
  timed('telling', isMeasured, () => {
    for (const [index, { runner, teller, wants }] of tables.entries())
      for (const text of teller.tell(runner, asked[index].number, wants).values()) bytes += text.length;
  });
  if (isMeasured) sums.bytes += bytes;
}

function timed<T>(part: 'reading' | 'playing' | 'telling', isMeasured: boolean, work: () => T): T {
  const before = process.threadCpuUsage();
  const result = work();
  const { user, system } = process.threadCpuUsage(before);
  if (isMeasured) sums[part] += user + system;
  return result;
}
