import { NOTHING_PLAYED, type Tally } from './belief.ts';
import { type Depth, slicesFor } from './effort.ts';
import { type Finding, isSuspect } from './findings.ts';

/** A move that looks like a mistake, as the search judged it, and how far it has been played on from. */
export interface Suspect {
  readonly finding: Finding;
  readonly tally: Tally;
  readonly slices: number;
}

/** The same after another slice of playing on. */
export interface Checked {
  readonly suspect: Suspect;
  /** What to believe now. */
  readonly finding: Finding;
  /** Whether more playing on would hardly change that. */
  readonly isDecided: boolean;
}

/**
 * How many moves are played on from at a time, so that several threads have work: up to four, but only one for every twenty slices
 * in all, or little would be found out about any. The number of threads makes no difference.
 */
const AT_A_TIME = { most: 4, slicesEach: 20 };
/** What search finds is usually too much: untried suspects wait for those of which playing on has found more than this. */
const USUALLY = 0.5;

/**
 * Shares out the playing on that a review may do among the moves that look like mistakes. It always goes to those that look
 * worst by now; what is clear gets no more. What has not become clear when all is spent is not called a mistake.
 */
export class Inquiry {
  /** What to play on from, by moment, and how much each seems to have lost. */
  readonly #open = new Map<number, { readonly suspect: Suspect; readonly loss: number }>();
  readonly #width: number;
  #left: number;

  /** After all moments of the match have been judged. */
  constructor(findings: readonly (Finding | undefined)[], depth: Depth) {
    this.#left = slicesFor(depth, findings.length);
    this.#width = Math.min(AT_A_TIME.most, Math.ceil(this.#left / AT_A_TIME.slicesEach));
    for (const finding of findings) {
      if (!finding?.judgement || !isSuspect(finding.judgement)) continue;
      const suspect = { finding, tally: NOTHING_PLAYED, slices: 0 };
      this.#open.set(finding.moment, { suspect, loss: USUALLY * finding.judgement.loss });
    }
  }

  /** What each get one more slice now, all of them before asking again. None if nothing is left to find out. */
  next(): Suspect[] {
    const worst = [...this.#open.values()]
      .sort((a, b) => b.loss - a.loss || a.suspect.finding.moment - b.suspect.finding.moment)
      .slice(0, Math.max(0, Math.min(this.#width, this.#left)));
    return worst.map(({ suspect }) => suspect);
  }

  take({ suspect, finding, isDecided }: Checked): void {
    this.#left -= suspect.slices - (this.#open.get(finding.moment)?.suspect.slices ?? 0);
    if (isDecided) this.#open.delete(finding.moment);
    else this.#open.set(finding.moment, { suspect, loss: finding.judgement?.loss ?? 0 });
  }
}
