import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { BoutResult } from '../bots/arena.ts';
import type { Estimate } from '../bots/estimate.ts';
import { boutOf, type LabFindings, labFindings, type Trial, trialsOf } from '../bots/lab.ts';
import { Threads } from '../bots/threads.ts';
import type { OptionValue } from '../engine/options.ts';
import { GAME_IDS } from '../games/index.ts';
import { command } from './command.ts';
import { suggestion, UsageError } from './flags.ts';
import { progressBar, table } from './report.ts';
import { gameNamed, optionsFrom, optionsInWords, seatsFor } from './shelf.ts';
import { counted, listed, printable } from './words.ts';

export const lab = command({
  name: 'lab',
  summary: 'plays bot matches to show what a rule does to a game',
  takes: ['GAME'],
  flags: {
    vary: { kind: 'text' },
    matches: { kind: 'number', min: 2, max: 1e6 },
    seats: { kind: 'number', min: 1, max: 30 },
    seed: { kind: 'number', min: 0, max: 2 ** 32 },
    threads: { kind: 'number', min: 1, max: 256 },
    option: { kind: 'texts' },
  },
  help: `mura lab GAME: plays matches between bots, once for every value of an option,
and reports with 95% intervals what each seat is worth, how long a match is, how
much of it is luck, and how far apart the scores are.

Half of the matches are between journeymen; in the other half one journeyman
plays against apprentices. Luck is how often it fails to win: 0% if it always
wins, 100% if it wins no more often than anybody else.

Flags
  --vary NAME     the option to compare, each of its values (none: only one row)
  --matches N     number of matches per value (200)
  --seats K       number of seats (the game's usual number)
  --seed S        a whole number: the same seed gives the same output
                  (random if omitted; the output shows it)
  --threads N     number of matches played at once (one per core)
  --option k=v    an option that stays as it is; may be repeated

Examples
  mura lab ${GAME_IDS[1]} --vary copies --matches 100 --seed 1
  mura lab ${GAME_IDS[0]} --vary gift --seats 5 --option rounds=2`,
  async run(flags, [id], shelf) {
    const game = gameNamed(shelf, id);
    const varied = flags.vary ?? null;
    if (varied !== null && !Object.hasOwn(game.options, varied)) {
      const names = Object.keys(game.options);
      throw new UsageError(
        `${game.id} has no option ${printable(varied)}.${suggestion(varied, names)} It has ${listed(names, 'and')}.`,
      );
    }
    const common: Trial = {
      seats: seatsFor(shelf, game, flags.seats),
      options: optionsFrom(game, flags.option),
      matches: flags.matches ?? 200,
      seed: flags.seed ?? randomInt(2 ** 32),
    };
    const trials = trialsOf(game.options, common, varied);
    const found = await playTrials(
      game.id,
      trials.map(({ trial }) => trial),
      flags.threads ?? availableParallelism(),
    );
    const rows = trials.map(({ value }, i) => ({ value, findings: found[i] }));
    const kept = Object.fromEntries(Object.entries(common.options).filter(([name]) => name !== varied));
    const lines = [
      `${shelf.boxes[game.id].title}, ${common.seats} seats${Object.keys(kept).length > 0 ? `, ${optionsInWords(kept)}` : ''}`,
      `${counted(common.matches, 'match', 'matches')}${varied === null ? '' : ` for every value of ${varied}`}, seed ${common.seed}`,
      '',
      ...report(varied, rows),
      '',
      JSON.stringify({
        game: game.id,
        ...common,
        options: kept,
        varied,
        found: rows.map(({ value, findings }) => ({ value, ...rounded(findings) })),
      }),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  },
});

async function playTrials(
  game: string,
  trials: readonly Trial[],
  threads: number,
): Promise<readonly LabFindings[]> {
  const all = trials.reduce((sum, { matches }) => sum + matches, 0);
  const count = Math.min(threads, all);
  const pool = new Threads({ min: count, max: count });
  const progress = progressBar(all);
  let done = 0;
  const play = async (trial: Trial, number: number): Promise<BoutResult> => {
    const result = await pool.run('play', { game, bout: boutOf(trial, number) });
    progress(++done);
    return result;
  };
  try {
    return await Promise.all(
      trials.map(async trial =>
        labFindings(
          trial,
          await Promise.all(Array.from({ length: trial.matches }, (_, number) => play(trial, number))),
        ),
      ),
    );
  } finally {
    await pool.close();
  }
}

function report(
  varied: string | null,
  rows: readonly { readonly value: OptionValue | null; readonly findings: LabFindings }[],
): string[] {
  const [{ findings: first }] = rows;
  return table([
    [varied ?? '', ...first.seats.map((_, seat) => `seat ${seat}`), 'moves', 'luck', 'score', 'spread'],
    ...rows.map(({ value, findings }) => [
      value === null ? '' : String(value),
      ...findings.seats.map(share),
      plain(findings.length),
      share(findings.luck),
      plain(findings.score),
      plain(findings.spread),
    ]),
  ]);
}

function share({ value, low, high }: Estimate): string {
  const percent = (part: number) => Math.round(100 * part);
  return `${percent(value)}% (${percent(low)}–${percent(high)})`;
}

function plain({ value, low, high }: Estimate): string {
  if (!Number.isFinite(high)) return value.toFixed(1);
  return `${value.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
}

function rounded({ matches, seats, length, luck, score, spread }: LabFindings) {
  const short = (number: number) => Number(number.toFixed(4));
  const three = ({ value, low, high }: Estimate) => [short(value), short(low), short(high)];
  return {
    matches,
    seats: seats.map(three),
    length: three(length),
    luck: three(luck),
    score: three(score),
    spread: three(spread),
  };
}
