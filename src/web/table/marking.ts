import type { Happening, View } from '../../engine/game.ts';
import type { Happened } from '../../engine/past.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import { drawMarks } from '../board/marks.tsx';
import type { DrawMarks, Mark, Places, Where } from '../board/places.ts';
import { sinceMyPlay } from './since.ts';
import type { Moment } from './table.ts';

/** What a board marks, and where. Loaded once the board is there: nobody waits for it. */
export class Marking {
  readonly #places: Places<View, Happening>;

  constructor(places: Places<View, Happening>) {
    this.#places = places;
  }

  /** Where each of the things that happened took place. */
  whereIn(log: readonly Happened[], view: View): (told: number) => Where | null {
    const happened = log.map(({ happening }) => happening);
    return told => this.#places.ofHappening(happened, told, view);
  }

  whereIs(view: View, move: string, seat: number): Where | null {
    return this.#places.ofMove(view, move, seat);
  }

  /** What the others did since the viewer's last play, each place once, as far as it is to be seen on the board. */
  done(moment: Pick<Moment, 'view' | 'log' | 'lastOwn'>): Mark[] {
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

  draw(marks: readonly Mark[]): DrawMarks | null {
    return marks.length === 0 ? null : drawMarks(marks);
  }
}

export async function loadMarking(board: AnyBoard): Promise<Marking> {
  return new Marking(await board.places());
}
