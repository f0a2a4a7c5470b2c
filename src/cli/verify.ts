import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { loadAnyRecord } from '../engine/entered-record.ts';
import { isKept, isSeenStart, type SeenStart, startFault } from '../engine/fair-record.ts';
import { isGap } from '../engine/gap.ts';
import { isObject, type Loaded, type MatchRecord } from '../engine/record.ts';
import { seatsOf } from '../engine/viewers.ts';
import { command } from './command.ts';
import { UsageError } from './flags.ts';
import { parseJson } from './json.ts';
import { namedFile } from './paths.ts';
import { optionsInWords, type Shelf } from './shelf.ts';
import { counted, listed, printable } from './words.ts';

export const verify = command({
  name: 'verify',
  summary: 'checks a record: every play, the result and fair chance',
  takes: ['FILE'],
  flags: { seen: { kind: 'text' } },
  help: `mura verify FILE [--seen FILE]: checks the record of a match. FILE may be - for
standard input.

Replays every play by the rules, compares the result and, if the record has the
seed of fair chance, checks that the seed is the one committed to, that every
nonce is the one that was promised, and that every outcome of nature follows
from them. For a record kept by hand at a real table, it says what could
not be checked.

Flags
  --seen FILE   what somebody at the table was shown when the match was started,
                before they revealed their nonce: the "table" message, or its
                "info". The record must have the same commitment and promises

Exit code
  0   the record is correct
  1   it is not: the first wrong play is named, counted from 0
  2   the file cannot be read

Examples
  mura verify record.json
  mura verify record.json --seen table.json
  curl -s https://example.org/match/42/record | mura verify -

See docs/records.md for the format and docs/fair-chance.md for checking chance by hand.`,
  async run({ seen }, [file], shelf) {
    const name = file === '-' ? 'the record' : printable(file);
    const loaded = await loadFile(file, shelf);
    const start = seen === undefined ? null : await readSeen(seen);
    const fault = loaded.ok ? start && startFault(loaded.record.chance, start) : loaded.error.message;
    if (fault !== null) process.stdout.write(`${name} is wrong: ${printable(fault)}\n`);
    else if (loaded.ok)
      process.stdout.write(`${name} is right.\n${findings(loaded, shelf, { isSeen: start !== null })}`);
    return fault === null ? 0 : 1;
  },
});

/** What somebody was shown when the match was started: the server's message, or its description of the table. */
async function readSeen(file: string): Promise<SeenStart> {
  const parsed = parseJson(new TextDecoder().decode(await contentsOf(file)));
  const json = parsed.ok ? parsed.json : null;
  const info = isObject(json) && 'info' in json ? json.info : json;
  const seen = isObject(info) && {
    table: info.id,
    commitment: info.commitment,
    promises: info.promises,
    isByLot: info.begins === 'lot',
  };
  if (!isSeenStart(seen) || !isObject(info) || info.nonces !== null) {
    throw new UsageError(
      `${printable(file)} is not what the server tells between the start of a match and its first nonce`,
    );
  }
  return seen;
}

/** Reads and checks the record in a file, or on standard input. */
export async function loadFile(file: string, shelf: Shelf): Promise<Loaded> {
  return check(await contentsOf(file), shelf);
}

async function contentsOf(file: string): Promise<Uint8Array> {
  try {
    return file === '-' ? await buffer(process.stdin) : await readFile(namedFile(file));
  } catch (error) {
    throw new UsageError(`cannot read ${printable(file)}: ${error instanceof Error ? error.message : error}`);
  }
}

function check(bytes: Uint8Array, shelf: Shelf): Loaded {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return unreadable('it is not UTF-8');
  }
  const parsed = parseJson(text);
  if (!parsed.ok) return unreadable(`it is not JSON: ${parsed.error.message}`);
  return loadAnyRecord(parsed.json, id => shelf.games.find(game => game.id === id));
}

function unreadable(message: string): Loaded {
  return { ok: false, error: { kind: 'shape', message } };
}

function findings(
  { record, match, unknownViewers }: Extract<Loaded, { ok: true }>,
  shelf: Shelf,
  how: { readonly isSeen: boolean },
): string {
  const natures = record.plays.filter(([by]) => by === 'nature').length;
  const turn = match.turn();
  const lines = [
    ['game', `${shelf.boxes[record.game].title}, ${record.seats} seats, ${optionsInWords(record.options)}`],
    [
      'plays',
      `${counted(record.plays.length, 'play')}, ${hasGaps(record) ? 'legal as far as they are known' : 'all legal'}: ${record.plays.length - natures} by seats, ${natures} by nature`,
    ],
    [
      'result',
      turn.kind === 'over'
        ? `scores ${turn.scores.join(', ')}; won by ${turn.winners.length === 1 ? 'seat' : 'seats'} ${listed(turn.winners.map(String), 'and')}`
        : 'none yet: the match is not over',
    ],
    ['chance', chanceInWords(record, natures, how)],
    ...gapsInWords(record, unknownViewers),
  ];
  return lines.map(([what, found]) => `  ${what.padEnd(8)}${found}\n`).join('');
}

function hasGaps({ plays }: MatchRecord): boolean {
  return plays.some(([by, move]) => isGap({ by, move }));
}

/** What a record kept by hand leaves open. */
function gapsInWords(record: MatchRecord, unknownViewers: number): [string, string][] {
  const { kept, plays } = record;
  if (!kept) return [];
  const by =
    kept.by === 'spectator'
      ? 'somebody who saw what everybody sees'
      : kept.by === 'everything'
        ? 'somebody who saw everything'
        : `seat ${kept.by}`;
  const lines: [string, string][] = [['kept', `by hand, by ${by}`]];
  if (!hasGaps(record)) return lines;
  const gaps = plays.filter(([by, move]) => isGap({ by, move })).length;
  const unknown = seatsOf(unknownViewers).filter(seat => seat < record.seats);
  lines.push([
    'gaps',
    `not checked: ${counted(gaps, 'play')} unknown. There is a way to fill them that fits all the others; ` +
      `what ${unknown.length === 1 ? 'seat' : 'seats'} ${listed(unknown.map(String), 'and')} saw stays unknown`,
  ]);
  return lines;
}

function chanceInWords(
  { chance, kept }: MatchRecord,
  natures: number,
  { isSeen }: { readonly isSeen: boolean },
): string {
  if (kept)
    return `not checked: ${counted(natures, 'outcome')} of real dice, cards or tiles, entered by hand`;
  if (!chance) return 'not checked: the record does not say that chance was fair';
  if (chance.seed === undefined)
    return 'not checked: there is a commitment, but no seed (yet) to check it by';
  if (chance.version === undefined) {
    const fits = `the seed fits the commitment, and all ${counted(natures, 'outcome')} of nature follow from it`;
    return `fair: ${fits} (version 1: nonces were not promised, so whoever gave the last one could choose)`;
  }
  if (chance.version === 3) {
    const fits = `the seed fits the commitment, and all ${counted(natures, 'outcome')} of nature follow from it`;
    return `fair: ${fits} (a deal that many play: whether the commitment is that of its day, its server says)`;
  }
  if (!isKept(chance)) return 'nothing was drawn: somebody has not revealed the nonce that they promised';
  const fits = `the seed fits the commitment, the nonces fit the promises, and all ${counted(natures, 'outcome')} of nature follow`;
  return `fair: ${fits}${isSeen ? '; commitment and promises are those that were shown at the start' : ''}`;
}
