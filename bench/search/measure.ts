import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { chooseMove } from '../../src/bots/think.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import type { defaultOptions } from '../../src/engine/options.ts';
import type { Position } from './positions.ts';

/**
 * Measures one position with the code of one checkout, in a process that does nothing else. It uses only what every
 * version since 0.1.0 has.
 */

/** What the parent sends. */
export interface Order {
  readonly root: string;
  readonly game: string;
  readonly position: Position;
}

interface Checkout {
  readonly GAMES: readonly Game[];
  readonly Match: typeof Match;
  readonly defaultOptions: typeof defaultOptions;
  readonly chooseMove: typeof chooseMove;
}

const WARM_UP_SECONDS = 1;
const SECONDS = 1;

const [order] = await once(process, 'message');
const { root, game: id, position }: Order = order;
const { GAMES, Match: MatchThere, defaultOptions: optionsThere, chooseMove: choose } = await checkout(root);
const game = GAMES.find(game => game.id === id);
if (!game) throw new Error(`${root} has no game ${id}`);
const match = new MatchThere(game, position.seats, optionsThere(game.options));
for (const { by, move } of position.plays) {
  if (!match.play(by, move).ok) throw new Error(`${root} does not allow ${move}`);
}
const view = match.view(position.seat, true);

/** Thinks again with twice as many iterations each time, until that takes long enough to measure. */
let seed = 1;
for (let iterations = 64, spent = 0; ; iterations *= 2) {
  const since = process.cpuUsage();
  await choose(game, view, { level: 'master', iterations, seed: seed++ });
  const { user, system } = process.cpuUsage(since);
  const seconds = (user + system) / 1e6;
  if (spent > WARM_UP_SECONDS && seconds > SECONDS / 2) {
    process.send?.(iterations / seconds);
    break;
  }
  spent += seconds;
}
process.disconnect();

async function checkout(root: string): Promise<Checkout> {
  const load = (file: string) => import(pathToFileURL(path.join(root, file)).href);
  const games = existsSync(path.join(root, 'src/games/loaded.ts'))
    ? 'src/games/loaded.ts'
    : 'src/games/index.ts';
  const [{ GAMES }, { Match }, { defaultOptions }, { chooseMove }] = await Promise.all(
    [games, 'src/engine/match.ts', 'src/engine/options.ts', 'src/bots/think.ts'].map(load),
  );
  return { GAMES, Match, defaultOptions, chooseMove };
}
