import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { defaultOptions } from '../../src/engine/options.ts';
import { buffersFor, playoutByStep } from '../../src/engine/playout.ts';
import { Random } from '../../src/engine/random.ts';
import { GAME_IDS, type GameId, isGameId, manifestOf } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/load.ts';
import { median } from '../median.ts';

/**
 * What it costs a game if others are played in the same process, as on the server. Random matches step by step through
 * the contract, per second of processor time: in a process that has played only this game, and in one where all games have
 * been warmed up by the same loop. Each figure is the median over several processes of the best slice of each.
 *
 *     node bench/rules/together.ts [--game GAME] [--processes 5]
 */

const WARM_UP_MS = 1500;
const SLICE_MS = 40;
const SLICES = 40;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    processes: { type: 'string', default: '5' },
    among: { type: 'string' },
  },
});

if (values.among !== undefined && values.game !== undefined && isGameId(values.game)) {
  const among = values.among.split(',').filter(isGameId);
  process.send?.(await measure(values.game, among));
  process.disconnect();
} else {
  for (const id of GAME_IDS) if (values.game === undefined || values.game === id) await compare(id);
}

async function compare(id: GameId): Promise<void> {
  const alone: number[] = [];
  const together: number[] = [];
  // Alternating, so that both meet the same load.
  for (let n = 0; n < Number(values.processes); n++) {
    alone.push(await inProcess(id, [id]));
    together.push(await inProcess(id, GAME_IDS));
  }
  const ratio = Number((median(together) / median(alone)).toFixed(2));
  const line = {
    game: id,
    aloneMatchesPerSecond: Math.round(median(alone)),
    togetherMatchesPerSecond: Math.round(median(together)),
    ratio,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

async function inProcess(id: GameId, among: readonly GameId[]): Promise<number> {
  const child = fork(import.meta.filename, ['--game', id, '--among', among.join(',')]);
  const [measured] = await once(child, 'message');
  return Number(measured);
}

/** Matches per second of processor time, in the best of many short slices. */
async function measure(id: GameId, among: readonly GameId[]): Promise<number> {
  const players = new Map(await Promise.all(among.map(async each => [each, await playerOf(each)] as const)));
  const rounds = 6;
  for (let round = 0; round < rounds; round++) {
    for (const play of players.values()) play(WARM_UP_MS / rounds);
  }
  const play = players.get(id);
  if (!play) throw new Error(`${id} is not among ${among.join(', ')}`);
  return Math.max(...Array.from({ length: SLICES }, () => play(SLICE_MS)));
}

/**
 * Returns a function that plays random matches for this many milliseconds of processor time, and returns how many per
 * second.
 */
async function playerOf(id: GameId): Promise<(ms: number) => number> {
  const game = await loadGame(id);
  const start = game.start(manifestOf(id).usualSeats, defaultOptions(game.options));
  const state = game.clone(start);
  const random = new Random(1);
  const buffers = buffersFor(game);
  return ms => {
    const since = process.cpuUsage();
    for (let matches = 0; ; ) {
      for (let i = 0; i < 20; i++, matches++) {
        game.copy(state, start);
        playoutByStep(game, state, random, buffers);
      }
      const { user, system } = process.cpuUsage(since);
      if (user + system >= 1000 * ms) return (matches * 1e6) / (user + system);
    }
  };
}
