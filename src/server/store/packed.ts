import { promisify } from 'node:util';
import { deflateSync, inflate, inflateSync } from 'node:zlib';
import { actorOf, byOf } from '../../engine/by.ts';
import type { Row } from '../../engine/runner.ts';
import type { Packed } from './store.ts';

/**
 * All rows of a finished match in a few bytes each: a byte for the format, then JSON by columns, deflated with a
 * checksum. Packed matches stay readable forever: another format gets another number.
 */
const FORM = 1;

/** Far more than any match has, so that a damaged file cannot fill the memory. */
const LONGEST = 64 * 1024 * 1024;

interface Columns {
  /** By row: a seat, or −1 for nature. */
  readonly by: readonly number[];
  readonly moves: readonly string[];
  /** Milliseconds since 1970 for the first row, and since the previous row for the others. */
  readonly at: readonly number[];
  /** The kinds of rows that are not plays. */
  readonly kinds: readonly (readonly [number: number, kind: Row['kind']])[];
  /** The client ids of rows that have one. */
  readonly clients: readonly (readonly [number: number, client: string])[];
}

/**
 * The rows as they stay when they are packed: everything but the ids that clients gave to plays. A client may send its
 * last play again and want to hear that it was accepted, so each seat's last id stays. The ids of undos stay, too: they
 * tell an undo by one seat from one that all agreed to.
 */
export function kept(rows: readonly Row[]): readonly Row[] {
  const last = new Map(rows.filter(({ client }) => client !== '').map(({ by, number }) => [by, number]));
  return rows.map(row => {
    const isKept = row.client === '' || row.kind === 'undo' || last.get(row.by) === row.number;
    return isKept ? row : { ...row, client: '' };
  });
}

/** Packs rows from 0 on. */
export function pack(rows: readonly Row[]): Uint8Array {
  const columns: Columns = {
    by: rows.map(({ by }) => actorOf(by)),
    moves: rows.map(({ move }) => move),
    at: rows.map(({ at }, index) => at - (rows[index - 1]?.at ?? 0)),
    kinds: rows.flatMap(({ number, kind }) => (kind === 'play' ? [] : [[number, kind]])),
    clients: kept(rows).flatMap(({ number, client }) => (client === '' ? [] : [[number, client]])),
  };
  const deflated = deflateSync(JSON.stringify(columns), { level: 9 });
  return Buffer.concat([Buffer.of(FORM), deflated]);
}

/** The rows as `kept` gives them. Blocks: only for threads. */
export function unpackNow(packed: Uint8Array): readonly Row[] {
  return rowsIn(inflateSync(body(packed), { maxOutputLength: LONGEST }));
}

export async function unpack(packed: Uint8Array): Promise<readonly Row[]> {
  return rowsIn(await inflateSoon(body(packed), { maxOutputLength: LONGEST }));
}

/** Whether unpacking gives these rows again. Blocks: only for threads. */
export function isPackedAs(packed: Packed, rows: readonly Row[]): boolean {
  try {
    return isSameLog(unpackNow(packed.bytes), rows);
  } catch {
    return false;
  }
}

/** The same without blocking the loop. */
export async function isPackedAsSoon(packed: Packed, rows: readonly Row[]): Promise<boolean> {
  try {
    return isSameLog(await unpack(packed.bytes), rows);
  } catch {
    return false;
  }
}

function isSameLog(unpacked: readonly Row[], rows: readonly Row[]): boolean {
  const whole = kept(rows);
  return unpacked.length === whole.length && unpacked.every((row, index) => isSameRow(row, whole[index]));
}

export function isSameRow(row: Row, other: Row): boolean {
  return (
    row.number === other.number &&
    row.kind === other.kind &&
    row.by === other.by &&
    row.move === other.move &&
    row.client === other.client &&
    row.at === other.at
  );
}

const inflateSoon = promisify(inflate);

function body(packed: Uint8Array): Uint8Array {
  if (packed[0] !== FORM) throw new Error('this match was packed by a later version, or is damaged');
  return packed.subarray(1);
}

function rowsIn(text: Buffer): Row[] {
  const { by, moves, at, kinds, clients }: Columns = JSON.parse(text.toString());
  const kindOf = new Map(kinds);
  const clientOf = new Map(clients);
  let now = 0;
  return by.map((actor, number): Row => {
    now += at[number];
    return {
      number,
      kind: kindOf.get(number) ?? 'play',
      by: byOf(actor),
      move: moves[number],
      client: clientOf.get(number) ?? '',
      at: now,
    };
  });
}
