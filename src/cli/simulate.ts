import { randomInt } from 'node:crypto';
import { GAME_IDS } from '../games/index.ts';
import { command } from './command.ts';
import { percent, progressBar, table } from './report.ts';
import { gameNamed, optionsFrom, optionsInWords, type Shelf, seatsFor } from './shelf.ts';
import { type Findings, type Numbers, type Setting, simulation } from './simulation.ts';
import { counted } from './words.ts';

export const simulate = command({
  name: 'simulate',
  summary: 'plays many random matches and reports statistics',
  takes: ['GAME'],
  flags: {
    matches: { kind: 'number', min: 1, max: 1e9 },
    seats: { kind: 'number', min: 1, max: 30 },
    seed: { kind: 'number', min: 0, max: Number.MAX_SAFE_INTEGER },
    option: { kind: 'texts' },
  },
  help: `mura simulate GAME: plays random matches, every legal move equally likely, and
reports how long they were, how many moves there were to choose from, how they
ended, and how each seat scored.

Flags
  --matches N     number of matches (100)
  --seats K       number of seats (the game's usual number)
  --seed S        a whole number: the same seed gives the same output
                  (random if omitted; the output shows it)
  --option k=v    a game option; may be repeated

Examples
  mura simulate ${GAME_IDS[0]} --matches 1000 --seats 5 --seed 7 --option rounds=2`,
  async run(flags, [id], shelf) {
    const game = gameNamed(shelf, id);
    const setting: Setting = {
      game,
      seats: seatsFor(shelf, game, flags.seats),
      options: optionsFrom(game, flags.option),
      matches: flags.matches ?? 100,
      seed: flags.seed ?? randomInt(2 ** 32),
    };
    const findings = simulation(setting, progressBar(setting.matches));
    process.stdout.write(report(setting, findings, shelf));
    return 0;
  },
});

function report({ game, seats, options, matches, seed }: Setting, found: Findings, shelf: Shelf): string {
  const { title } = shelf.boxes[game.id];
  const lines = [
    `${title}, ${seats} seats, ${optionsInWords(options)}`,
    `${counted(matches, 'random match', 'random matches')}, seed ${seed}`,
    '',
    ...table([
      ['', 'mean', 'min', 'max'],
      ['plays per match', ...numbers(found.plays)],
      ['  of nature', ...numbers(found.naturePlays)],
      ['moves to choose from', ...numbers(found.branching)],
    ]),
    '',
    ...table([['how matches end', 'matches', ''], ...endings(found.endings, matches)]),
    '',
    ...table([
      ['', 'score', 'min', 'max', 'wins', 'alone'],
      ...found.seats.map(({ scores, wins, winsAlone }, seat) => [
        `seat ${seat}`,
        ...numbers(scores),
        percent(wins, matches),
        percent(winsAlone, matches),
      ]),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

const MOST_ENDINGS = 10;

function endings(found: ReadonlyMap<string, number>, matches: number): string[][] {
  const sorted = [...found].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const rows = sorted.slice(0, MOST_ENDINGS).map(([ending, count]) => [ending, count]);
  const others = sorted.slice(MOST_ENDINGS).reduce((sum, [, count]) => sum + count, 0);
  if (others > 0) rows.push(['in other ways', others]);
  return rows.map(([ending, count]) => [`${ending}`, `${count}`, percent(Number(count), matches)]);
}

function numbers(found: Numbers): string[] {
  if (found.count === 0) return ['-', '-', '-'];
  return [found.mean.toFixed(2), String(found.min), String(found.max)];
}
