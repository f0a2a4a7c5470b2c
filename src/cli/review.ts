import { availableParallelism } from 'node:os';
import {
  accountsOf,
  chancesAt,
  DEPTHS,
  type Review,
  type TurningPoint,
  turningPointsOf,
} from '../bots/review/index.ts';
import { reviewInThreads } from '../bots/review/pool.ts';
import { UNKNOWN } from '../engine/gap.ts';
import type { MatchRecord } from '../engine/record.ts';
import { command } from './command.ts';
import { levelNamed } from './level.ts';
import { progressBar, table } from './report.ts';
import type { Presenter } from './shelf.ts';
import { loadFile } from './verify.ts';
import { counted, printable } from './words.ts';

export const review = command({
  name: 'review',
  summary: 'reviews a finished match: win chances, turning points, luck and skill',
  takes: ['FILE'],
  flags: {
    level: { kind: 'text' },
    seed: { kind: 'number', min: 0, max: 2 ** 32 },
    threads: { kind: 'number', min: 1, max: 256 },
    json: { kind: 'switch' },
  },
  help: `mura review FILE: reviews the record of a finished match. FILE may be - for
standard input.

Every decision is judged by what its seat could know at the time: how much win
chance the move cost, compared with the best move found. Secret choices are judged
against what the others could be expected to choose, not against what they chose.
Luck is how much dice, cards or matching fists changed the chances, compared with
what could be expected.

Flags
  --level LEVEL     depth: ${DEPTHS.join(', ')} (journeyman)
  --seed S          a whole number (1); the same seed gives the same review
  --threads N       number of positions reviewed at once (one per core)
  --json            prints the whole review as one line of JSON

Exit code
  0   the match was reviewed
  1   the record is wrong, or the match is not over
  2   the file cannot be read

Examples
  mura review record.json
  mura review record.json --level master --json > review.json

See docs/review.md for the method and the meaning of the numbers.`,
  async run(flags, [file], shelf) {
    const level = levelNamed(flags.level ?? 'journeyman', DEPTHS);
    const loaded = await loadFile(file, shelf);
    const name = file === '-' ? 'the record' : printable(file);
    if (!loaded.ok) return refuse(`${name} is wrong: ${printable(loaded.error.message)}`);
    const { record } = loaded;
    if (!record.result) return refuse(`${name} cannot be reviewed: the match is not over`);
    const progress = progressBar(record.plays.length + 1);
    const threads = Math.min(flags.threads ?? availableParallelism(), record.plays.length + 1);
    const found = await reviewInThreads({ record, level, seed: flags.seed ?? 1 }, threads, (_, done) =>
      progress(done),
    );
    const { title, open } = shelf.boxes[record.game];
    process.stdout.write(
      flags.json ? `${JSON.stringify(found)}\n` : inWords(found, record, title, await open()),
    );
    return 0;
  },
});

function refuse(message: string): number {
  process.stdout.write(`${message}\n`);
  return 1;
}

function inWords(review: Review, record: MatchRecord, title: string, presenter: Presenter): string {
  const { findings, seats, level } = review;
  const nameOf = (seat: number) => printable(record.names?.[seat] ?? `seat ${seat}`);
  const points = (part: number) => (100 * part).toFixed(0);
  const signed = (part: number) => (part > 0 ? '+' : '') + points(part);
  const accounts = accountsOf(findings, seats).map(({ decisions, sound, lost, luck, luckError }, seat) => [
    nameOf(seat),
    record.result?.winners.includes(seat) ? 'won' : '',
    `${sound} of ${decisions}`,
    points(lost),
    `${signed(luck)} ± ${points(2 * luckError)}`,
  ]);
  const turning = turningPointsOf(findings);
  const lines = [
    `${title}, ${counted(record.plays.length, 'play')}, reviewed as ${level === 'apprentice' ? 'an' : 'a'} ${level} would`,
    ...(record.plays.some(([, move]) => move === UNKNOWN)
      ? ['Some of it is unknown: the decisions of those who knew it are not judged.']
      : []),
    '',
    ...table([['', '', 'no mistake found', 'points lost', 'luck'], ...accounts]),
    '',
    turning.length === 0 ? 'No turning point stands out.' : 'Turning points',
    ...turning.flatMap(point => [
      `  play ${point.moment - 1}: ${turningPointInWords(point)}`,
      `    win chances then: ${chancesInWords(point.moment)}`,
    ]),
    '',
    'Points are percentage points of win chance, as estimated.',
  ];
  return `${lines.join('\n')}\n`;

  function turningPointInWords(point: TurningPoint): string {
    if (point.kind === 'luck')
      return `luck, ${signed(point.change)} points for ${nameOf(point.seat)} (${record.plays[point.moment - 1][1]})`;
    const { seat, made, best, loss, error, sure, mix, reason } = point.judgement;
    const better = mix ? mix.map(([move, share]) => `${move} ${points(share)}%`).join(', ') : best;
    const why = reason && presenter.explain(reason);
    const lost = `${points(loss)} ± ${points(2 * error)} points, ${Math.floor(100 * (sure ?? 0))}% sure`;
    return `${nameOf(seat)} played ${made}; better ${better} (by ${lost})${why ? `. ${why}` : ''}`;
  }

  function chancesInWords(moment: number): string {
    const chances = chancesAt(findings, moment) ?? [];
    return chances.map((chance, seat) => `${nameOf(seat)} ${points(chance)}%`).join(', ');
  }
}
