import { parseArgs } from 'node:util';
import { defaultOptions } from '../../src/engine/options.ts';
import { Random } from '../../src/engine/random.ts';
import { Runner } from '../../src/engine/runner.ts';
import { GAMES } from '../../src/games/loaded.ts';
import { draftOf, withNature } from '../../src/server/tables/drafting.ts';
import { writeSteps } from '../../src/server/tables/writing.ts';
import { median } from '../median.ts';

/**
 * `npm run -s bench:length [-- --matches N]`: what a play costs early and late in a match, without sockets and disk:
 * checked, answered by nature, viewed by every seat and written as JSON. Prints one JSON line per game: microseconds
 * (medians) and bytes for plays 0–19, 20–39 and so on.
 */
const { values } = parseArgs({ options: { matches: { type: 'string', default: '40' } } });
const matches = Number(values.matches);
if (!(Number.isInteger(matches) && matches > 0)) {
  console.error('--matches must be a whole number from 1 on');
  process.exit(2);
}
const STRETCH = 20;

for (const game of GAMES) {
  const micros: number[][] = [];
  const bytes: number[][] = [];
  for (let match = 0; match < matches; match++) playThrough(game, new Random(match + 1), micros, bytes);
  const compiled = Math.ceil(matches / 4);
  console.log(
    JSON.stringify({
      game: game.id,
      seats: game.seats.min,
      micros: micros.map(times => Math.round(median(times.slice(compiled)))),
      bytes: bytes.map(sizes => Math.round(median(sizes))),
    }),
  );
}

function playThrough(
  game: (typeof GAMES)[number],
  random: Random,
  micros: number[][],
  bytes: number[][],
): void {
  const seats = game.seats.min;
  const key = Uint8Array.from({ length: 32 }, () => random.below(256));
  const runner = new Runner({ game, seats, options: defaultOptions(game.options), key, begunAt: 0 });
  const viewers = [...Array(seats).keys()];
  runner.commit(withNature(runner.draft(), 0));
  for (let play = 0; runner.turn.kind === 'seats'; play++) {
    const [seat] = runner.turn.seats;
    const moves = runner.match.moves(seat);
    const move = moves[random.below(moves.length)];
    const from = runner.rows.length;
    const begun = performance.now();
    const request = { do: 'play', table: 'table', number: from, client: 'c', move } as const;
    const draft = draftOf(runner, seat, request, 0);
    runner.commit(draft);
    const texts = writeSteps('table', runner.updates(viewers, from));
    const took = (performance.now() - begun) * 1000;
    if (play % STRETCH === 0 && micros.length === play / STRETCH) {
      micros.push([]);
      bytes.push([]);
    }
    micros[Math.floor(play / STRETCH)].push(took);
    bytes[Math.floor(play / STRETCH)].push(texts.reduce((sum, text) => sum + text.length, 0));
  }
}
