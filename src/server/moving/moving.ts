import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AT_ONCE, type Line, TABLES, type Table, type Vault } from './vault.ts';

/**
 * Moves everything from one store to another as lines of text: a head; for each table its name and columns,
 * its rows, and then their number and digest; and an end mark, so that a truncated file is noticed.
 */
const FORMAT = 'quattro-mura/export/1';

/** The number of lines of a table, and their SHA-256. */
export interface Sum {
  readonly table: string;
  readonly lines: number;
  readonly digest: string;
}

/** Called with how many lines are done, and of how many. */
export type Progress = (done: number, all: number) => void;

/** An error in the data to import, or in the store to import it into. */
export class CannotMove extends Error {}

export async function* exported(
  vault: Vault,
  madeAt: number,
  onProgress: Progress,
): AsyncGenerator<string, Sum[]> {
  const all = await sum(TABLES.map(table => vault.count(table)));
  const sums: Sum[] = [];
  let done = 0;
  yield text({ format: FORMAT, madeAt, lines: all });
  for (const table of TABLES) {
    yield text({ table: table.name, columns: table.columns });
    const digest = new Digest(table);
    for await (const lines of vault.read(table)) {
      yield lines.map(line => digest.add(line)).join('');
      done += lines.length;
      onProgress(done, all);
    }
    sums.push(digest.sum);
    yield text(digest.sum);
  }
  yield text({ end: true });
  return sums;
}

/**
 * All or nothing. The data is read back and compared before it is committed. An export of an earlier version
 * may lack later tables and columns: they are filled as in a migrated store.
 */
export async function importInto(
  vault: Vault,
  texts: AsyncIterable<string>,
  onProgress: Progress,
): Promise<readonly Sum[]> {
  for (const table of TABLES) {
    const there = await vault.count(table);
    if (there > 0) throw new CannotMove(`there is something already: ${table.name} has ${there} lines`);
  }
  const reader = new Reader(vault, onProgress);
  for await (const line of texts) await reader.take(line);
  const sums = reader.end();
  for (const [index, table] of reader.tables.entries()) {
    const digest = new Digest(table);
    for await (const lines of vault.read(table)) for (const line of lines) digest.add(line);
    if (!isSame(digest.sum, sums[index])) throw new CannotMove(`${table.name} has not arrived as it was`);
  }
  await vault.settle();
  await vault.keep();
  return sums;
}

const Head = z.object({ format: z.literal(FORMAT), lines: z.int().min(0) });
const Begin = z.object({ table: z.string(), columns: z.array(z.string()) });
const End = z.object({ table: z.string(), lines: z.int().min(0), digest: z.string() });
const Cells = z.array(z.union([z.string(), z.number(), z.null()]));

/** Takes a file line by line: the head, then each table in order, then the end. */
class Reader {
  readonly #vault: Vault;
  readonly #onProgress: Progress;
  readonly #sums: Sum[] = [];
  readonly #tables: Table[] = [];
  #all: number | null = null;
  #done = 0;
  #number = 0;
  #digest: Digest | null = null;
  #lines: Line[] = [];
  #hasEnded = false;

  constructor(vault: Vault, onProgress: Progress) {
    this.#vault = vault;
    this.#onProgress = onProgress;
  }

  /** The tables in the file, with the columns they have there. */
  get tables(): readonly Table[] {
    return this.#tables;
  }

  async take(line: string): Promise<void> {
    this.#number++;
    const json = parsed(line);
    if (this.#hasEnded) this.#wrong('there is something after the end');
    if (this.#all === null) {
      const head = Head.safeParse(json);
      if (!head.success) return this.#wrong('this is no export of Quattro Mura, or one of a later version');
      this.#all = head.data.lines;
    } else if (this.#digest) await this.#takeLine(this.#digest, json);
    else this.#takeTable(json);
  }

  end(): readonly Sum[] {
    if (!this.#hasEnded) throw new CannotMove('it ends too early: the rest is missing');
    return this.#sums;
  }

  #takeTable(json: unknown): void {
    if (z.object({ end: z.literal(true) }).safeParse(json).success) {
      if (this.#done !== this.#all) this.#wrong('it is not as long as it was: a part is missing');
      this.#hasEnded = true;
      return;
    }
    const begin = Begin.safeParse(json);
    const last = TABLES.findIndex(({ name }) => name === this.#tables.at(-1)?.name);
    const table = TABLES.slice(last + 1).find(({ name }) => name === begin.data?.table);
    if (!begin.success || !table) {
      this.#wrong('a table should begin here, or the end should be');
      return;
    }
    const { columns } = begin.data;
    const known = table.columns.filter(column => columns.includes(column));
    if (known.join() !== columns.join())
      this.#wrong(`the columns of ${table.name} are not those that it has`);
    this.#tables.push({ ...table, columns });
    this.#digest = new Digest({ ...table, columns });
  }

  async #takeLine(digest: Digest, json: unknown): Promise<void> {
    const cells = Cells.safeParse(json);
    if (cells.success) {
      if (cells.data.length !== digest.table.columns.length) this.#wrong('this is no line of this table');
      digest.add(cells.data);
      this.#lines.push(cells.data);
      if (this.#lines.length === AT_ONCE) await this.#flush(digest.table);
      return;
    }
    const end = End.safeParse(json);
    if (!end.success || !isSame(end.data, digest.sum)) {
      this.#wrong(`${digest.table.name} is not what was exported: its count or digest is another`);
    }
    await this.#flush(digest.table);
    this.#sums.push(digest.sum);
    this.#digest = null;
  }

  async #flush(table: Table): Promise<void> {
    if (this.#lines.length > 0) await this.#vault.add(table, this.#lines);
    this.#done += this.#lines.length;
    this.#lines = [];
    this.#onProgress(this.#done, this.#all ?? 0);
  }

  #wrong(why: string): never {
    throw new CannotMove(`line ${this.#number}: ${why}`);
  }
}

class Digest {
  readonly table: Table;
  readonly #hash = createHash('sha256');
  #lines = 0;
  #sum: Sum | null = null;

  constructor(table: Table) {
    this.table = table;
  }

  /** Returns the line as it is written. */
  add(line: Line): string {
    const written = text(line);
    this.#hash.update(written);
    this.#lines++;
    return written;
  }

  /** The sum of everything that was added; nothing may be added afterwards. */
  get sum(): Sum {
    this.#sum ??= { table: this.table.name, lines: this.#lines, digest: this.#hash.digest('hex') };
    return this.#sum;
  }
}

function text(json: object): string {
  return `${JSON.stringify(json)}\n`;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isSame(one: Sum, other: Sum | undefined): boolean {
  return one.table === other?.table && one.lines === other.lines && one.digest === other.digest;
}

async function sum(numbers: readonly Promise<number>[]): Promise<number> {
  let all = 0;
  for (const number of numbers) all += await number;
  return all;
}
