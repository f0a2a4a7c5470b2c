import { emitKeypressEvents } from 'node:readline';
import { Replay } from '../engine/replay.ts';
import type { Viewer } from '../engine/viewers.ts';
import { command } from './command.ts';
import { UsageError } from './flags.ts';
import { Replaying } from './replaying.ts';
import { loadFile } from './verify.ts';
import { listed, printable } from './words.ts';

export const replay = command({
  name: 'replay',
  summary: 'replays a match step by step',
  takes: ['FILE'],
  flags: {
    as: { kind: 'text' },
    from: { kind: 'number', min: 0, max: 1_000_000 },
    boards: { kind: 'switch' },
  },
  help: `mura replay FILE: replays the match in a record. FILE may be - for
standard input.

In a terminal:
  → or space    next move              ↓    next player
  ←             previous move          ↑    previous player
  Home, End     start, end of the match
  a             switch to another player's view
  q             quit

If the output goes to a file or another program, every move is printed in words,
followed by the last position.

Flags
  --as WHO      a seat by its number, spectator or everything (everything once
                the match is over; before that, only spectator)
  --from N      starts after N moves (0)
  --boards      also prints the position after every move, if not in a terminal

Exit code
  0   the match was replayed
  1   the record is wrong: the first wrong play is named
  2   the file cannot be read

Examples
  mura replay record.json
  mura replay record.json --as 1 --from 40
  mura replay record.json > evening.txt`,
  async run(flags, [file], shelf) {
    const loaded = await loadFile(file, shelf);
    const name = file === '-' ? 'the record' : printable(file);
    if (!loaded.ok) {
      process.stderr.write(`mura: ${name} is wrong: ${printable(loaded.error.message)}\n`);
      return 1;
    }
    const { match, record } = loaded;
    const opened = new Replay(match, record);
    const viewer = viewerNamed(flags.as, opened);
    const names = Array.from({ length: record.seats }, (_, seat) =>
      printable(record.names?.[seat] || `Seat ${seat}`),
    );
    const presenter = await shelf.boxes[record.game].open();
    const replaying = new Replaying(opened, presenter, names, { number: flags.from ?? 0, viewer });
    if (process.stdin.isTTY && process.stdout.isTTY) await lookAt(replaying);
    else print(replaying, opened.length, flags.boards ?? false);
    return 0;
  },
});

function viewerNamed(given: string | undefined, { viewers, isOver }: Replay): Viewer {
  if (given === undefined) return viewers[0];
  const found = viewers.find(viewer => String(viewer) === given);
  if (found !== undefined) return found;
  const why = isOver ? '' : ': the match is not over';
  throw new UsageError(`--as must be ${listed(viewers.map(String), 'or')}${why}`);
}

/** Everything at once, for files and other programs. */
function print(replaying: Replaying, length: number, boards: boolean): void {
  for (let number = replaying.number; number < length; number++) {
    for (const [i, words] of replaying.told(number).entries()) {
      process.stdout.write(`${i === 0 ? String(number + 1).padStart(4) : '    '}  ${words}\n`);
    }
    replaying.press('right');
    if (boards) process.stdout.write(`\n${replaying.screen()}\n\n`);
  }
  replaying.press('end');
  process.stdout.write(`\n${replaying.screen()}\n\n${replaying.ending()}\n`);
}

/** One key at a time, on an alternate screen, so that the terminal is left as it was. */
async function lookAt(replaying: Replaying): Promise<void> {
  const { stdin, stdout } = process;
  const show = () => {
    stdout.write(`\x1b[2J\x1b[H${replaying.screen()}\n\n→ ← move  ↓ ↑ player  a view  q quit\n`);
  };
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.resume();
  stdout.write('\x1b[?1049h\x1b[?25l');
  show();
  await new Promise<void>(resolve => {
    const press = (_: string, key: { readonly name?: string; readonly ctrl?: boolean }) => {
      if (key.name === 'q' || key.name === 'escape' || (key.ctrl && (key.name === 'c' || key.name === 'd'))) {
        stdin.off('keypress', press);
        resolve();
      } else if (replaying.press(key.name ?? '')) show();
    };
    stdin.on('keypress', press);
  });
  stdout.write('\x1b[?25h\x1b[?1049l');
  stdin.setRawMode(false);
  stdin.pause();
  stdout.write(`${replaying.ending()}\n`);
}
