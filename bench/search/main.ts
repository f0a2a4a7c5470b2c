import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { table } from '../../src/cli/report.ts';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import { median } from '../median.ts';
import type { Order } from './measure.ts';
import { type Position, positionsOf } from './positions.ts';

/**
 * How many iterations of the master's search fit into a second of processor time, in an early, a middle and a late position
 * of each game. With `--against`, also for another checkout of this project, alternating, with the ratio of the two.
 *
 *     npm run bench:search -- [--game GAME] [--against FOLDER] [--rounds 5]
 */

const HERE = path.resolve(import.meta.dirname, '../..');

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
  },
});
const roots = [HERE, ...(values.against === undefined ? [] : [path.resolve(values.against)])];
const games = GAME_IDS.filter(id => values.game === undefined || values.game === id);
if (games.length === 0) throw new Error(`there is no game ${values.game}`);

const rows = [['iterations per second', ...(roots.length > 1 ? ['against', 'here', 'ratio'] : ['here'])]];
for (const game of games) {
  for (const [name, position] of Object.entries(await positionsOf(game))) {
    const rates = roots.map((): number[] => []);
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const [at, root] of roots.entries()) rates[at].push(await inItsOwnProcess(root, game, position));
    }
    const [here, against] = rates.map(median);
    process.stdout.write(
      `${JSON.stringify({ game, position: name, here: Math.round(here), ...(against && { against: Math.round(against) }) })}\n`,
    );
    const shown = against ? [whole(against), whole(here), (here / against).toFixed(2)] : [whole(here)];
    rows.push([`${game}, ${name}`, ...shown]);
  }
}
process.stdout.write(`\n${table(rows).join('\n')}\n`);

async function inItsOwnProcess(root: string, game: GameId, position: Position): Promise<number> {
  const child = fork(path.join(import.meta.dirname, 'measure.ts'), { cwd: root });
  const order: Order = { root, game, position };
  child.send(order);
  const [rate] = await once(child, 'message');
  return rate;
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en');
}
