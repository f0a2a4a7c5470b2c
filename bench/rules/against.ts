import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { table } from '../../src/cli/report.ts';
import type { Game } from '../../src/engine/game.ts';
import { GAME_IDS, type GameId, isGameId, manifestOf } from '../../src/games/index.ts';
import { median } from '../median.ts';

/**
 * Random matches per second of processor time, step by step and by playout, here and in another checkout of this project.
 * The two take turns, each in its own process, which plays one game in one way. Each figure is the median over several
 * processes of the median over many short slices.
 *
 *     node bench/rules/against.ts --against FOLDER [--game GAME] [--seats N] [--rounds 5]
 */

const HERE = path.resolve(import.meta.dirname, '../..');
const WARM_UP_MS = 700;
const SLICE_MS = 30;
const SLICES = 40;

const WAYS = ['step', 'playout'] as const;
type Way = (typeof WAYS)[number];

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    game: { type: 'string' },
    seats: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    way: { type: 'string' },
  },
});

if (values.way !== undefined && values.game !== undefined && isGameId(values.game)) {
  process.send?.(
    await measure(values.against ?? HERE, values.game, values.way === 'step' ? 'step' : 'playout'),
  );
  process.disconnect();
} else {
  const rows = [['matches per second', 'against', 'here', 'ratio']];
  for (const id of GAME_IDS) {
    if (values.game !== undefined && values.game !== id) continue;
    for (const way of WAYS) rows.push(await compare(path.resolve(values.against ?? HERE), id, way));
  }
  process.stdout.write(`${table(rows).join('\n')}\n`);
}

async function compare(against: string, id: GameId, way: Way): Promise<string[]> {
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round < Number(values.rounds); round++) {
    rates[0].push(await inItsOwnProcess(against, id, way));
    rates[1].push(await inItsOwnProcess(HERE, id, way));
  }
  const [there, here] = rates.map(median);
  return [`${id}, ${way}`, whole(there), whole(here), (here / there).toFixed(2)];
}

async function inItsOwnProcess(root: string, id: GameId, way: Way): Promise<number> {
  const seats = values.seats ?? `${manifestOf(id).usualSeats}`;
  const child = fork(import.meta.filename, ['--against', root, '--game', id, '--way', way, '--seats', seats]);
  const [rate] = await once(child, 'message');
  return Number(rate);
}

/** Uses only what every version since 0.1.0 has. */
async function measure(root: string, id: GameId, way: Way): Promise<number> {
  const load = (file: string) => import(pathToFileURL(path.join(root, file)).href);
  const list = existsSync(path.join(root, 'src/games/loaded.ts')) ? 'loaded' : 'index';
  const [{ GAMES }, { Random }, { defaultOptions }, { buffersFor, playoutByStep }] = await Promise.all(
    [`src/games/${list}.ts`, 'src/engine/random.ts', 'src/engine/options.ts', 'src/engine/playout.ts'].map(
      load,
    ),
  );
  const game: Game = GAMES.find((game: Game) => game.id === id);
  const start = game.start(Number(values.seats), defaultOptions(game.options));
  const state = game.clone(start);
  const random = new Random(1);
  const buffers = buffersFor(game);
  const playOut = () => game.playout?.(state, random);
  const playByStep = () => playoutByStep(game, state, random, buffers);
  const play = way === 'step' ? playByStep : playOut;

  const slice = (ms: number): number => {
    const since = process.cpuUsage();
    for (let matches = 0; ; ) {
      for (let i = 0; i < 20; i++, matches++) {
        game.copy(state, start);
        play();
      }
      const { user, system } = process.cpuUsage(since);
      if (user + system >= 1000 * ms) return (matches * 1e6) / (user + system);
    }
  };
  slice(WARM_UP_MS);
  return median(Array.from({ length: SLICES }, () => slice(SLICE_MS)));
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en');
}
