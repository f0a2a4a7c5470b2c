import type { Happening, View } from '../../engine/game.ts';
import type { Happened } from '../../engine/past.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import { drawMarks } from '../board/marks.tsx';
import type { DrawMarks, Mark, Places, Where } from '../board/places.ts';
import type { Known } from './known.ts';
import { Pointing, type PointingList, pointingList } from './pointing.ts';
import { sinceMyPlay } from './since.ts';
import type { Moment } from './table.ts';

/** What a board marks, and where. Loaded after the board, so nobody waits for it. */
export class Marking {
  readonly #pointing = new Pointing();
  readonly #places: Places<View, Happening>;

  constructor(places: Places<View, Happening>) {
    this.#places = places;
  }

  /** Where each happening took place. */
  whereIn(log: readonly Happened[], view: View): (told: number) => Where | null {
    const happened = log.map(({ happening }) => happening);
    return told => this.#places.ofHappening(happened, told, view);
  }

  whereIs(view: View, move: string, seat: number): Where | null {
    return this.#places.ofMove(view, move, seat);
  }

  /** What the others have done since the viewer's last play, each place once, as far as the board shows it. */
  #done(moment: Pick<Moment, 'view' | 'log' | 'lastOwn'>): Mark[] {
    const { view, log } = moment;
    const first = log.length - sinceMyPlay(moment).length;
    const whereOf = this.whereIn(log, view);
    const marks = new Map<string, Mark>();
    for (let told = first; told < log.length; told++) {
      const where = whereOf(told);
      if (!where || where.isPassing || where.seat === view.viewer) continue;
      const place = where.places.join(' ');
      marks.delete(place);
      marks.set(place, { ...where, why: 'done' });
    }
    return [...marks.values()];
  }

  /** How pointers and keys act on a list of these happenings. */
  listFor(log: readonly Happened[], view: View, onTap?: () => void): PointingList {
    return pointingList(this.#pointing, this.whereIn(log, view), onTap);
  }

  /** Flashes the place of a move. */
  flash(view: View, move: string, seat: number): void {
    const where = this.whereIs(view, move, seat);
    if (where) this.#pointing.flash(where);
  }

  /**
   * At a table: what was done before what is being shown, the path of what is advised, what is planned, and what words
   * point at.
   */
  drawAt(
    { log, lastOwn }: Pick<Moment, 'log' | 'lastOwn'>,
    { view, happenings, isToCome, now }: Pick<Known, 'view' | 'happenings' | 'isToCome' | 'now'>,
    advised: string | null,
    planned: string | null,
  ): DrawMarks | null {
    const settled = now ? log.slice(0, log.length - happenings.length - isToCome) : log;
    const marks: Mark[] = view.turn.kind === 'over' ? [] : this.#done({ view, log: settled, lastOwn });
    const { viewer } = view;
    const where = advised !== null && typeof viewer === 'number' ? this.whereIs(view, advised, viewer) : null;
    // The board itself shows what is advised, but not the path from one place to another.
    if (where?.isWay) marks.push({ ...where, why: 'advised' });
    const next = planned !== null && typeof viewer === 'number' ? this.whereIs(view, planned, viewer) : null;
    if (next) marks.push({ ...next, why: 'planned' });
    return this.draw(marks);
  }

  /** These marks, and what words point at. */
  draw(marks: readonly Mark[]): DrawMarks | null {
    const pointed = this.#pointing.at.value;
    const all: readonly Mark[] = pointed ? [...marks, { ...pointed, why: 'pointed' }] : marks;
    return all.length === 0 ? null : drawMarks(all);
  }
}

export async function loadMarking(board: AnyBoard): Promise<Marking> {
  return new Marking(await board.places());
}
