import { existsSync, readFileSync } from 'node:fs';
import { matchToSearch, puzzlesIn } from '../bots/puzzle-search.ts';
import { inOrder, matchOf } from '../engine/from-moves.ts';
import type { Game } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Goal, Witness } from '../engine/puzzle/goal.ts';
import { EXACT, type Puzzle, readPuzzles, writePuzzles } from '../engine/puzzle/puzzle-file.ts';
import { asNumber, verified } from '../engine/puzzle/verifier.ts';
import { Random } from '../engine/random.ts';
import { GAME_IDS, isGameId, manifestOf } from '../games/index.ts';
import { loadGoal, loadWitness } from '../games/load-puzzles.ts';
import { command } from './command.ts';
import { UsageError } from './flags.ts';
import { namedFile } from './paths.ts';
import { progressBar } from './report.ts';
import { gameNamed, type Shelf } from './shelf.ts';
import { shippedFile, writeShipped } from './shipped-file.ts';
import { loadFile } from './verify.ts';
import { counted, listed, printable } from './words.ts';

const ACTIONS = ['generate', 'verify'];
/** At most this share of a game's puzzles may have the same theme. */
const MOST_ALIKE = 0.4;

export const puzzles = command({
  name: 'puzzles',
  summary: 'makes puzzles with proofs, and verifies them',
  takes: ['ACTION'],
  flags: {
    game: { kind: 'text' },
    count: { kind: 'number', min: 1, max: 100_000 },
    seed: { kind: 'number', min: 0, max: 2 ** 32 },
    record: { kind: 'texts' },
    file: { kind: 'text' },
    sample: { kind: 'number', min: 1, max: 100_000 },
    list: { kind: 'switch' },
  },
  help: `mura puzzles generate: looks for puzzles in matches between bots, and in records.
mura puzzles verify: checks the certificates of puzzles, every line of each, with a
second solver that shares nothing with the first but the rules.

A puzzle is a position in which one move is clearly the best, with a certificate: what
every move is worth, over all chance and all replies. docs/puzzles.md says what every
game counts.

Flags of generate
  --game GAME       the game (required)
  --count N         the minimum number of puzzles (500)
  --seed S          seed of the matches (1); the same seed gives the same puzzles
  --record FILE     also searches this record; may be repeated
  --file FILE       where to store them (the game's folder). Written after every match;
                    existing puzzles are kept, and the search continues

Flags of verify
  --game GAME       only this game
  --file FILE       the puzzles in this file instead of the game's folder
  --sample N        only this many puzzles per game, drawn at random
  --seed S          another seed draws others (1)
  --list            prints every puzzle as soon as it has been checked

Exit code
  0   all certificates are right
  1   at least one is wrong

Examples
  mura puzzles generate --game ${GAME_IDS[1]} --count 600 --seed 1
  mura puzzles verify --sample 20`,
  async run(flags, [action], shelf) {
    if (!ACTIONS.includes(action))
      throw new UsageError(`puzzles can ${listed(ACTIONS, 'or')}, not ${printable(action)}`);
    const seed = flags.seed ?? 1;
    if (action === 'verify') {
      const games = flags.game === undefined ? shelf.games : [gameNamed(shelf, flags.game)];
      if (flags.file !== undefined && games.length > 1) throw new UsageError('--file needs a --game');
      let wrong = 0;
      for (const game of games) wrong += await verifyAll(game, { ...flags, seed });
      return wrong === 0 ? 0 : 1;
    }
    if (flags.game === undefined) throw new UsageError('generate needs a --game');
    const game = gameNamed(shelf, flags.game);
    return generate(game, shelf, { ...flags, count: flags.count ?? 500, seed });
  },
});

interface Order {
  readonly count: number;
  readonly seed: number;
  readonly record: readonly string[];
  readonly file: string | undefined;
}

async function generate(game: Game, shelf: Shelf, { count, seed, record, file }: Order): Promise<number> {
  const { goal } = await puzzlesOf(game);
  const path = file === undefined ? shippedFile(game.id, 'puzzle') : namedFile(file);
  const before = readPuzzles(existsSync(path) ? readFileSync(path, 'utf8') : '');
  const found: Puzzle[] = [...before.puzzles];
  const signatures = new Set(found.map(signatureOf));
  const alike = new Map<string, number>();
  for (const { themes } of found) alike.set(themes[0], (alike.get(themes[0]) ?? 0) + 1);
  /** Whether no other puzzle is like it, and its theme is not too common. */
  const isWanted = (puzzle: Omit<Puzzle, 'id' | 'moves'>): boolean => {
    const [theme] = puzzle.themes;
    const others = alike.get(theme) ?? 0;
    if (others >= MOST_ALIKE * count || signatures.has(signatureOf(puzzle))) return false;
    signatures.add(signatureOf(puzzle));
    alike.set(theme, others + 1);
    return true;
  };
  const progress = progressBar(count);
  const about = `Made by \`mura puzzles generate --game ${game.id} --seed ${seed}\`: see docs/puzzles.md.`;
  let { next } = before;
  const take = (name: string, match: Match): void => {
    found.push(...puzzlesIn(goal, name, match, isWanted));
    writeShipped(path, about, writePuzzles({ next, puzzles: found }));
    progress(Math.min(found.length, count));
  };
  // Records of earlier runs keep their names.
  const kept = new Set(found.map(({ id }) => id.split('-')[0]).filter(name => name.startsWith('r'))).size;
  for (const [index, name] of record.entries()) take(`r${kept + index}`, await recorded(name, game, shelf));
  while (found.length < count) {
    const match = await matchToSearch(game, goal, seed, next);
    take(`${next++}`, match);
  }
  process.stdout.write(
    `${counted(found.length, 'puzzle')} of ${game.id}, from ${counted(next, 'match', 'matches')}\n`,
  );
  return 0;
}

/** Puzzles with the same signature are the same to whoever solves them. */
function signatureOf({ seats, themes, values }: Pick<Puzzle, 'seats' | 'themes' | 'values'>): string {
  return `${seats} ${themes} ${values.map(value => value.toFixed(9))}`;
}

async function recorded(name: string, game: Game, shelf: Shelf): Promise<Match> {
  const loaded = await loadFile(name, shelf);
  if (!loaded.ok) throw new UsageError(`${printable(name)} is wrong: ${printable(loaded.error.message)}`);
  if (loaded.record.game !== game.id) throw new UsageError(`${printable(name)} is not a match of ${game.id}`);
  const match = inOrder(game, loaded.record);
  if (!match) throw new UsageError(`${printable(name)} has gaps`);
  return match;
}

interface Check {
  readonly file: string | undefined;
  readonly sample: number | undefined;
  readonly seed: number;
  readonly list: boolean;
}

/** Checks the certificates and says which are wrong; returns how many. */
async function verifyAll(game: Game, { file, sample, seed, list }: Check): Promise<number> {
  const { witness, goal, shipped } = await puzzlesOf(game);
  const text = file === undefined ? await shipped() : readFileSync(namedFile(file), 'utf8');
  const all = drawn(readPuzzles(text).puzzles, sample, seed);
  const progress = progressBar(all.length);
  let wrong = 0;
  for (const [index, puzzle] of all.entries()) {
    const match = matchOf(game, puzzle);
    const state = game.imagine(match.view(puzzle.seat, true), new Random(seed));
    const exact = verified(game, witness, goal.replies, state, puzzle.seat);
    const faults = match.moves(puzzle.seat).filter((move, i) => {
      const value = exact.get(move);
      return value === undefined || !(Math.abs(asNumber(value) - puzzle.values[i]) <= EXACT);
    });
    if (faults.length > 0 || exact.size !== puzzle.values.length) {
      wrong++;
      process.stdout.write(`${game.id} ${puzzle.id} is wrong: ${faults.join(' ')}\n`);
    } else if (list) process.stdout.write(`${game.id} ${puzzle.id} is right\n`);
    progress(index + 1);
  }
  process.stdout.write(
    `${game.id}: ${all.length - wrong} of ${counted(all.length, 'certificate')} confirmed\n`,
  );
  return wrong;
}

function drawn(all: readonly Puzzle[], sample: number | undefined, seed: number): readonly Puzzle[] {
  if (sample === undefined || sample >= all.length) return all;
  const random = new Random(seed);
  const left = [...all];
  return Array.from({ length: sample }, () => left.splice(random.below(left.length), 1)[0]);
}

interface GamePuzzles {
  readonly goal: Goal;
  readonly witness: Witness;
  shipped(): Promise<string>;
}

async function puzzlesOf(game: Game): Promise<GamePuzzles> {
  const shipped = isGameId(game.id) ? manifestOf(game.id).puzzles : undefined;
  if (!isGameId(game.id) || !shipped) throw new UsageError(`${game.id} has no puzzles`);
  const [goal, witness] = await Promise.all([loadGoal(game.id), loadWitness(game.id)]);
  return { goal, witness, shipped };
}
