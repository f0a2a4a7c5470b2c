import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { shareOf } from '../../src/bots/estimate.ts';
import { lowest } from '../../src/engine/bits.ts';
import { NATURE_DUE, OVER } from '../../src/engine/game.ts';
import { defaultOptions, readOptions } from '../../src/engine/options.ts';
import { buffersFor, drawOutcome } from '../../src/engine/playout.ts';
import { Random } from '../../src/engine/random.ts';
import { NATURE } from '../../src/engine/viewers.ts';
import { isGameId } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/load.ts';

/**
 * The master here against the master of another checkout of this project: one seat plays as here, all others as there. Every
 * group of matches has the same chance, with the one from here in each seat once. Both get the same processor time per
 * decision, or the same number of iterations.
 *
 *     node bench/duel/main.ts GAME --against FOLDER --seats 3 --ms 5 --matches 90 --seed 1
 *
 * With `--swap` one seat plays as there and all others as here.
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string', default: '.' },
    seats: { type: 'string', default: '2' },
    ms: { type: 'string', default: '5' },
    iterations: { type: 'string' },
    matches: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
    swap: { type: 'boolean', default: false },
  },
});
const [id = ''] = positionals;
if (!isGameId(id)) throw new Error(`there is no game ${JSON.stringify(id)}`);
const SEATS = Number(given.seats);
const MATCHES = Number(given.matches);
const SEED = Number(given.seed);

const game = await loadGame(id);
const read = readOptions(game.options, { ...defaultOptions(game.options), ...JSON.parse(given.options) });
if (!read.ok) throw new Error(read.error.message);
const { options } = read;
const budget =
  given.iterations === undefined ? { ms: Number(given.ms) } : { iterations: Number(given.iterations) };

/** What chooses moves in a checkout, and how much processor time it has taken. */
interface Player {
  readonly game: typeof game;
  readonly chooseMove: typeof import('../../src/bots/think.ts').chooseMove;
  decisions: number;
  spent: number;
}

const here = await playerFrom(path.resolve(import.meta.dirname, '../..'));
const there = await playerFrom(path.resolve(given.against));
const [first, others] = given.swap ? [there, here] : [here, there];
const { moves } = buffersFor(game);
let won = 0;
for (let match = 0; match < MATCHES; match++) {
  won += await shareInMatch(match);
  if ((match + 1) % (10 * SEATS) === 0 || match === MATCHES - 1) report(match + 1);
}

async function playerFrom(folder: string): Promise<Player> {
  const from = (file: string) => import(pathToFileURL(path.join(folder, file)).href);
  const { chooseMove } = await from('src/bots/think.ts');
  const { loadGame } = await from('src/games/load.ts');
  return { game: await loadGame(id), chooseMove, decisions: 0, spent: 0 };
}

async function shareInMatch(match: number): Promise<number> {
  const group = Math.floor(match / SEATS);
  const seatOfFirst = match % SEATS;
  const chance = new Random(SEED * 2 ** 20 + group);
  const seeds = new Random(SEED * 2 ** 20 + 2 ** 19 + match);
  const state = game.start(SEATS, options);
  for (let due = game.due(state); due !== OVER; due = game.due(state)) {
    if (due === NATURE_DUE) {
      game.play(state, NATURE, drawOutcome(chance, moves, game.chances(state, moves)), null);
      continue;
    }
    const seat = lowest(due);
    const player = seat === seatOfFirst ? first : others;
    const task = { level: 'master', seed: seeds.next(), ...budget } as const;
    const before = worked();
    const move = await player.chooseMove(player.game, game.view(state, seat, true), task, undefined, worked);
    player.spent += worked() - before;
    player.decisions++;
    game.play(state, seat, game.read(state, seat, move), null);
  }
  const winners = game.winners(state);
  let count = 0;
  for (let seat = 0; seat < SEATS; seat++) count += (winners >> seat) & 1;
  return ((winners >> seatOfFirst) & 1) / count;
}

function report(matches: number): void {
  const { low, high } = shareOf(won / matches, matches);
  const each = [first, others].map(({ spent, decisions }) => `${(spent / decisions).toFixed(1)} ms`);
  console.log(
    `${matches} matches: ${given.swap ? 'there' : 'here'} won ${percent(won / matches)} (${percent(low)}–${percent(high)}),`,
    `fair ${percent(1 / SEATS)}; ${each.join(' and ')} per decision`,
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
