import type { MatchRecord } from '../../engine/record.ts';
import type { Step } from '../../engine/runner.ts';

/** The plays that stand, as far as this device was told. At the end the record is compared with them. */
export class Shown {
  #have = 0;
  #plays: Pick<Step, 'by' | 'move'>[] = [];

  /** Skips steps that are already known, and steps that do not follow yet. */
  take(steps: readonly Step[]): void {
    for (const { number, kind, by, move } of steps) {
      if (number !== this.#have) continue;
      this.#have++;
      if (kind === 'play') this.#plays.push({ by, move });
      else if (kind === 'undo') this.#plays.pop();
    }
  }

  /** How a record differs from what was shown; null if it does not. */
  faultOf({ plays }: MatchRecord): string | null {
    const other = this.#plays.findIndex(
      ({ by, move }, number) => plays[number]?.[0] !== by || (move !== null && plays[number][1] !== move),
    );
    if (other >= 0) return `play ${other} is not the one that was shown`;
    return plays.length === this.#plays.length ? null : 'it has other plays than were shown';
  }
}
