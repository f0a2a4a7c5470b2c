import Database from 'better-sqlite3';
import type { Step } from '../../src/protocol/socket.ts';
import type { Follower } from './tables.ts';

interface LogRow {
  readonly number: number;
  readonly kind: string;
  readonly by: number;
  readonly move: string;
  readonly client: string;
}

/** Collects every acknowledgement and every step that any client saw, and compares them with the log afterwards. */
export class Checker {
  readonly #acknowledged: { readonly table: string; readonly number: number; readonly client: string }[] = [];
  readonly #followers: Follower[] = [];
  #awaited: { readonly count: number; readonly resolve: () => void } | null = null;

  acknowledge(table: string, number: number, client: string): void {
    this.#acknowledged.push({ table, number, client });
    if (this.#awaited && this.#acknowledged.length >= this.#awaited.count) this.#awaited.resolve();
  }

  /** Resolves when so many plays have been acknowledged. */
  reaches(count: number): Promise<void> {
    return new Promise(resolve => {
      this.#awaited = { count, resolve };
    });
  }

  follow(follower: Follower): void {
    this.#followers.push(follower);
  }

  get acknowledged(): number {
    return this.#acknowledged.length;
  }

  /** What is wrong with the log in this file, or with what anybody saw. */
  faults(data: string): string[] {
    const file = new Database(data, { readonly: true });
    const select = file.prepare<[string], LogRow>('SELECT * FROM log WHERE match = ? ORDER BY number');
    const logs = new Map<string, LogRow[]>();
    const logOf = (table: string) => {
      const log = logs.get(table) ?? select.all(table);
      logs.set(table, log);
      return log;
    };
    const faults = this.#acknowledged.flatMap(({ table, number, client }) => {
      const rows = logOf(table).filter(row => row.client === client);
      if (rows.length === 1 && rows[0].number === number) return [];
      return [`${client} was acknowledged as ${number}; the log has it ${rows.length} times`];
    });
    for (const { table, steps, faults: own } of this.#followers) {
      faults.push(...own, ...steps.flatMap(step => seenWrong(step, logOf(table)[step.number])));
    }
    for (const [table, log] of logs) {
      for (const [index, { number }] of log.entries()) {
        if (number !== index) faults.push(`the log of ${table} has ${number} in the place of ${index}`);
      }
    }
    file.close();
    return faults;
  }
}

function seenWrong(step: Step, row: LogRow | undefined): string[] {
  const by = row?.by === -1 ? 'nature' : row?.by;
  const isSame = row?.kind === step.kind && by === step.by && (step.move === null || step.move === row.move);
  return isSame
    ? []
    : [`step ${step.number} was seen as ${JSON.stringify(step)} and is ${JSON.stringify(row)}`];
}
