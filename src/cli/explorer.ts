import { existsSync, readFileSync } from 'node:fs';
import { playMatch } from '../bots/arena.ts';
import type { Likeness } from '../engine/explorer/likeness.ts';
import { readMatches, writeMatches } from '../engine/explorer/match-file.ts';
import type { Game } from '../engine/game.ts';
import { GAME_IDS, isGameId, manifestOf } from '../games/index.ts';
import { loadLikeness } from '../games/load-explorer.ts';
import { command } from './command.ts';
import { UsageError } from './flags.ts';
import { namedFile } from './paths.ts';
import { progressBar } from './report.ts';
import { gameNamed } from './shelf.ts';
import { shippedFile, writeShipped } from './shipped-file.ts';
import { counted, printable } from './words.ts';

export const explorer = command({
  name: 'explorer',
  summary: 'makes the matches of masters that the explorer shows',
  takes: ['ACTION'],
  flags: {
    game: { kind: 'text' },
    count: { kind: 'number', min: 1, max: 100_000 },
    seed: { kind: 'number', min: 0, max: 2 ** 32 },
    file: { kind: 'text' },
  },
  help: `mura explorer generate: lets the master play against itself, for the explorer of
the study, which says what was played in a position before. The master counts
how much it thinks about a move, so the same seed gives the same matches.

Flags
  --game GAME       the game: needed
  --count N         how many matches there are to be (300)
  --seed S          of the matches (1)
  --file FILE       where they are kept (the game's folder). It is written after every
                    match; what is there already is kept

Example
  mura explorer generate --game ${GAME_IDS[1]} --count 300 --seed 1`,
  async run(flags, [action], shelf) {
    if (action !== 'generate') throw new UsageError(`explorer can generate, not ${printable(action)}`);
    if (flags.game === undefined) throw new UsageError('generate needs a --game');
    const game = gameNamed(shelf, flags.game);
    if (!isGameId(game.id) || !manifestOf(game.id).hasExplorer)
      throw new UsageError(`the explorer knows no ${game.id}`);
    const path = flags.file === undefined ? shippedFile(game.id, 'explorer') : namedFile(flags.file);
    const likeness = await loadLikeness(game.id);
    return generate(game, likeness, { path, count: flags.count ?? 300, seed: flags.seed ?? 1 });
  },
});

async function generate(
  game: Game,
  { settings, iterations }: Likeness,
  { path, count, seed }: { readonly path: string; readonly count: number; readonly seed: number },
): Promise<number> {
  const matches = readMatches(existsSync(path) ? readFileSync(path, 'utf8') : '');
  const about = `Made by \`mura explorer generate --game ${game.id} --count ${count} --seed ${seed}\`: see docs/explorer.md.`;
  const progress = progressBar(count);
  for (let number = matches.length; number < count; number++) {
    const { seats, options } = settings[number % settings.length];
    const match = await playMatch(game, {
      seats,
      options,
      contestants: Array.from({ length: seats }, () => 'master'),
      seed: seed * 1_000_003 + number,
      iterations,
    });
    matches.push({ number, seats, options, moves: match.plays.map(({ move }) => move) });
    writeShipped(path, about, writeMatches(matches));
    progress(number + 1);
  }
  process.stdout.write(`${counted(matches.length, 'match', 'matches')} of ${game.id}\n`);
  return 0;
}
