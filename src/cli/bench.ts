import { fork } from 'node:child_process';
import { once } from 'node:events';
import { GAME_IDS } from '../games/index.ts';
import { command } from './command.ts';
import { type Measured, measure } from './measuring.ts';
import { table } from './report.ts';
import { gameNamed, type Shelf, seatsFor } from './shelf.ts';

export const bench = command({
  name: 'bench',
  summary: 'measures how fast the rules play random matches',
  takes: [],
  flags: {
    game: { kind: 'text' },
    seats: { kind: 'number', min: 1, max: 30 },
    seconds: { kind: 'number', min: 1, max: 3600 },
  },
  help: `mura bench: measures how fast the rules play uniformly random matches on one core,
with default options. Each game is measured in a fresh process, per second of
processor time. Prints a table and one JSON line per game:

  stepMatchesPerSecond   matches played step by step through the game's contract
  playoutsPerSecond      matches played by the game's own playout
  playsPerSecond         plays step by step: moves of seats and outcomes of nature
  playsPerMatch          plays in a match, on average
  copiesPerSecond        copies of one state over another
  bytesPerState          memory that one state takes

Flags
  --game G        only this game (all)
  --seats K       number of seats (as many as usually play)
  --seconds N     seconds per figure, after a warm-up (3)

Example
  mura bench --game ${GAME_IDS[0]} --seconds 10`,
  async run({ game: id, seats, seconds = 3 }, _taken, shelf) {
    const measured: Measured[] = [];
    if (id !== undefined) {
      const game = gameNamed(shelf, id);
      measured.push(measure(game, seatsFor(shelf, game, seats), seconds));
    } else {
      for (const game of shelf.games) {
        measured.push(await inItsOwnProcess(game.id, seatsFor(shelf, game, seats), seconds));
      }
    }
    if (process.send) process.send(measured[0]);
    else process.stdout.write(report(measured, shelf));
    return 0;
  },
});

/** Runs `mura bench` for one game. Since it has a channel to this process, it answers there instead of printing. */
async function inItsOwnProcess(game: string, seats: number, seconds: number): Promise<Measured> {
  const child = fork(process.argv[1], [
    'bench',
    '--game',
    game,
    '--seats',
    `${seats}`,
    '--seconds',
    `${seconds}`,
  ]);
  const [measured] = await once(child, 'message');
  return measured;
}

function report(measured: readonly Measured[], shelf: Shelf): string {
  const rows = measured.map(one => [
    `${shelf.boxes[one.game].title}, ${one.seats} seats`,
    ...[
      one.stepMatchesPerSecond,
      one.playoutsPerSecond,
      one.playsPerSecond,
      one.copiesPerSecond,
      one.bytesPerState,
    ].map(figure => figure.toLocaleString('en')),
  ]);
  const head = ['per second', 'matches', 'playouts', 'plays', 'copies', 'bytes per state'];
  return `${[...table([head, ...rows]), '', ...measured.map(one => JSON.stringify(one))].join('\n')}\n`;
}
