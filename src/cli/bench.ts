import type { Game } from '../engine/game.ts';
import { defaultOptions } from '../engine/options.ts';
import { buffersFor, playoutByStep } from '../engine/playout.ts';
import { Random } from '../engine/random.ts';
import { GAME_IDS } from '../games/index.ts';
import { command } from './command.ts';
import { gameNamed } from './shelf.ts';

export const bench = command({
  name: 'bench',
  summary: 'measures how fast the rules play random matches',
  takes: [],
  flags: { game: { kind: 'text' }, seconds: { kind: 'number', min: 1, max: 3600 } },
  help: `mura bench: measures how fast the rules play uniformly random matches, on one
core, with default options. Prints one JSON line per game:

  {"game":…,"seats":…,"playoutsPerSecond":…,"playsPerSecond":…,"playsPerPlayout":…}

A playout is a whole match; a play is one move by a seat or one outcome of nature.

Flags
  --game G        only this game (all)
  --seconds N     seconds per game, after a warm-up (3)

Example
  mura bench --game ${GAME_IDS[0]} --seconds 10`,
  async run({ game: id, seconds = 3 }, _taken, shelf) {
    const games = id === undefined ? shelf.games : [gameNamed(shelf, id)];
    for (const game of games) {
      const measured = measure(game, shelf.boxes[game.id].seats, seconds);
      process.stdout.write(`${JSON.stringify(measured)}\n`);
    }
    return 0;
  },
});

interface Measured {
  readonly game: string;
  readonly seats: number;
  readonly playoutsPerSecond: number;
  readonly playsPerSecond: number;
  readonly playsPerPlayout: number;
}

const WARM_UP_SECONDS = 1;

function measure(game: Game, seats: number, seconds: number): Measured {
  const start = game.start(seats, defaultOptions(game.options));
  const state = game.clone(start);
  const random = new Random(1);
  const buffers = buffersFor(game);

  /** Plays so many matches and counts their plays. */
  function playouts(count: number): number {
    let plays = 0;
    for (let i = 0; i < count; i++) {
      game.copy(state, start);
      plays += game.playout ? game.playout(state, random) : playoutByStep(game, state, random, buffers);
    }
    return plays;
  }

  const atOnce = Math.ceil(during(WARM_UP_SECONDS, 1, playouts).playouts / (100 * WARM_UP_SECONDS));
  const { playouts: made, plays, elapsed } = during(seconds, atOnce, playouts);
  return {
    game: game.id,
    seats,
    playoutsPerSecond: Math.round(made / elapsed),
    playsPerSecond: Math.round(plays / elapsed),
    playsPerPlayout: Number((plays / made).toFixed(2)),
  };
}

/** Repeats for so many seconds, looking at the clock only now and then. */
function during(
  seconds: number,
  atOnce: number,
  playouts: (count: number) => number,
): { readonly playouts: number; readonly plays: number; readonly elapsed: number } {
  const began = performance.now();
  for (let made = 0, plays = 0; ; ) {
    plays += playouts(atOnce);
    made += atOnce;
    const elapsed = (performance.now() - began) / 1000;
    if (elapsed >= seconds) return { playouts: made, plays, elapsed };
  }
}
