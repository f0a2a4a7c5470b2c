import type { Happening } from '../../engine/game.ts';
import type { Happened } from '../../engine/past.ts';
import type { Now, Step, Update } from '../../engine/runner.ts';
import type { Moment, UndoBar } from './table.ts';

/** If more of the seats' steps than this were missed, they are only in the log and not shown one by one. */
const MOST_SHOWN_TOGETHER = 6;

/**
 * Turns the steps of updates into moments to show. A play and nature's answers to it are shown together, and so is what
 * was missed during a short absence; after a longer one there is only the current state, and the log.
 */
export class Moments {
  #have = 0;
  #past: Step[] = [];
  #now: Now | null = null;
  #last: Moment | null = null;
  #log: readonly Happened[] = [];
  /** Who made each of the plays that stand. */
  readonly #plays: Step['by'][] = [];

  /** How many steps have arrived. */
  get have(): number {
    return this.#have;
  }

  get now(): Now | null {
    return this.#now;
  }

  hasPlayed(seat: number): boolean {
    return this.#plays.includes(seat);
  }

  /** Steps that belong to those given to `take` next. */
  takePast({ from, steps }: Omit<Update, 'now'>): void {
    if (from <= this.#have) this.#past = [];
    this.#past.push(...steps);
  }

  /** The moment that these steps make; null if they bring nothing new, and `missing` if earlier steps are missing. */
  take({ from, steps, now }: Update, mostShown = MOST_SHOWN_TOGETHER): Moment | null | 'missing' {
    const fresh = [...this.#past, ...steps].filter(({ number }) => number >= this.#have);
    this.#past = [];
    const hasGap = fresh.some(({ number }, index) => number !== this.#have + index);
    if (hasGap || (fresh.length === 0 && from > this.#have) || now.number < this.#have) return 'missing';
    this.#have = now.number;
    this.#now = now;
    if (fresh.length === 0 && this.#last?.view.viewer === now.view.viewer) return null;
    return this.#moment(fresh, now, mostShown);
  }

  /** The current state with nothing to show: after a play was refused, or once more is known about the end. */
  again(end: Moment['end'] = null): Moment | null {
    if (!this.#last || !this.#now) return null;
    const { moves, undoable } = this.#now;
    const undoBar = this.#undoBar(this.#now);
    this.#last = { ...this.#last, before: null, happenings: [], moves: [...moves], undoable, undoBar, end };
    return this.#last;
  }

  #moment(steps: readonly Step[], now: Now, mostShown: number): Moment {
    const { view, moves, undoable } = now;
    const last = this.#last;
    for (const step of steps) this.#note(step);
    const bySeats = steps.filter(({ by }) => by !== 'nature').length;
    const isShort = bySeats <= mostShown && steps.every(({ kind }) => kind !== 'undo');
    const isSameViewer = last !== null && last.view.viewer === view.viewer;
    const isShown = isShort && isSameViewer;
    const happenings: readonly Happening[] = isShown ? steps.flatMap(step => step.happenings) : [];
    const isMine = steps.some(({ by, kind }) => by === view.viewer || kind === 'undo');
    const isSame = isSameViewer && !isMine && last.moves.join('\n') === moves.join('\n');
    this.#last = {
      number: steps.at(-1)?.play ?? last?.number ?? 0,
      view,
      before: isShown ? last.view : null,
      happenings,
      // The same moves are the same list, so that an unfinished move survives what others do meanwhile.
      moves: isSame ? last.moves : moves,
      undoable,
      undoBar: this.#undoBar(now),
      log: this.#log,
      lastOwn: this.#plays.findLastIndex(by => by === view.viewer),
      end: null,
    };
    return this.#last;
  }

  #undoBar({ undoable, view: { viewer } }: Now): UndoBar | null {
    if (undoable) return null;
    if (typeof viewer !== 'number' || !this.hasPlayed(viewer)) return 'none';
    if (this.#plays.at(-1) === viewer) return 'revealed';
    return this.#plays.findLast(by => by !== 'nature') === viewer ? 'chance' : 'others';
  }

  #note({ kind, by, play, happenings }: Step): void {
    if (kind === 'play') this.#plays.push(by);
    if (kind === 'undo') {
      this.#plays.pop();
      this.#log = this.#log.filter(entry => entry.play < play);
    }
    const entries = happenings.map((happening): Happened => ({ play: play - 1, happening }));
    if (entries.length > 0) this.#log = [...this.#log, ...entries];
  }
}
