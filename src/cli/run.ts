import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { arena } from './arena.ts';
import { backup } from './backup.ts';
import { bench } from './bench.ts';
import type { Command } from './command.ts';
import { engine } from './engine-command.ts';
import { explorer } from './explorer.ts';
import { readFlags, suggestion, UsageError } from './flags.ts';
import { lab } from './lab.ts';
import { exporting, importing, migrate } from './moving.ts';
import { pack } from './pack.ts';
import { play } from './play.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import type { Shelf } from './shelf.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';
import { counted, listed, printable } from './words.ts';

/** Four times as much as usual may become part of a hot loop: that makes the rules 1.05 to 1.2 times as fast (`docs/speed/`). */
const INLINE_MORE = '--max-inlined-bytecode-size-cumulative=3680';

const COMMANDS: readonly Command[] = [
  play,
  engine,
  simulate,
  arena,
  lab,
  puzzles,
  explorer,
  verify,
  replay,
  review,
  bench,
  migrate,
  backup,
  exporting,
  importing,
  pack,
];

/** Runs `mura` with the arguments of this process. Ends quietly if its reader stops reading, as in `mura … | head`. */
export async function start(shelf: Shelf): Promise<void> {
  setFlagsFromString(INLINE_MORE);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  process.exitCode = await run(process.argv.slice(2), shelf);
}

/** Runs `mura` with these arguments and these games, and returns the exit code: 2 if it was called wrongly. */
export async function run(args: readonly string[], shelf: Shelf): Promise<number> {
  const [name, ...rest] = args;
  try {
    if (name === undefined || name === '--help' || name === '-h') return print(overview(shelf));
    if (name === '--version') return print(`${version()}\n`);
    if (name === 'help') return print(rest.length === 0 ? overview(shelf) : `${called(rest[0]).help}\n`);
    const command = called(name);
    const given = readFlags(command.flags, rest);
    if (given.help) return print(`${command.help}\n`);
    if (given.arguments.length !== command.takes.length)
      throw new UsageError(misgiven(command, given.arguments));
    return await command.run(given, shelf);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const known = COMMANDS.some(command => command.name === name);
    const help = known ? `mura ${name} --help` : 'mura --help';
    process.stderr.write(`mura: ${error.message}\n${help} tells more.\n`);
    return 2;
  }
}

function overview(shelf: Shelf): string {
  const width = Math.max(...COMMANDS.map(command => command.name.length)) + 3;
  const commands = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`);
  const idWidth = Math.max(...shelf.games.map(game => game.id.length)) + 3;
  const games = shelf.games.map(({ id, seats: { min, max } }) => {
    const seats = min === max ? counted(min, 'seat') : `${min} to ${max} seats`;
    return `  ${id.padEnd(idWidth)}${shelf.boxes[id].title}, ${seats}`;
  });
  return `mura: four wall-building board games, played, driven and checked from a terminal.

  mura COMMAND [--flag value …]

Commands
${commands.join('\n')}

Games
${games.join('\n')}

Examples
  mura play ${shelf.games[0].id}
  mura simulate ${shelf.games[0].id} --matches 1000 --seed 7
  mura verify record.json
  echo '{"do":"games"}' | mura engine

mura COMMAND --help shows the details of a command.
`;
}

function called(name: string): Command {
  const command = COMMANDS.find(command => command.name === name);
  if (command) return command;
  const names = COMMANDS.map(command => command.name);
  throw new UsageError(
    `there is no command ${printable(name)}.${suggestion(name, names)} There is ${listed(names, 'and')}.`,
  );
}

function misgiven({ name, takes }: Command, taken: readonly string[]): string {
  if (taken.length < takes.length)
    return `${name} needs a ${takes[taken.length]}: mura ${name} ${takes.join(' ')}`;
  const wanted = takes.length === 0 ? 'nothing besides its flags' : `only a ${takes.join(' and a ')}`;
  return `${name} takes ${wanted}, so what is ${printable(taken[takes.length])}?`;
}

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

function version(): string {
  const { name, version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return `${name} ${version}`;
}
