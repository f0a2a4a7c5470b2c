import { chancesAt, type Finding } from '../../bots/review/index.ts';

/** The geometry of the graph of chances, apart from how it is drawn. */

/** How wide and high the graph is drawn; it is then stretched to the panel. */
export const WIDTH = 360;
export const HEIGHT = 176;
/** Room around the lines, for the marks and the scale. */
export const ROOM = { left: 38, right: 14, top: 10, bottom: 18 } as const;

export function xOf(moment: number, length: number): number {
  return ROOM.left + (moment / Math.max(1, length)) * (WIDTH - ROOM.left - ROOM.right);
}

export function yOf(chance: number): number {
  return ROOM.top + (1 - chance) * (HEIGHT - ROOM.top - ROOM.bottom);
}

/** The moment nearest to this place on the drawing. */
export function momentAt(x: number, length: number): number {
  const part = (x - ROOM.left) / (WIDTH - ROOM.left - ROOM.right);
  return Math.round(Math.min(1, Math.max(0, part)) * length);
}

/** A seat's line, broken where moments are still to come. */
export function pathOf(findings: readonly (Finding | undefined)[], seat: number, length: number): string {
  let path = '';
  let isBroken = true;
  for (const [moment, finding] of findings.entries()) {
    if (!finding) isBroken = true;
    else if (finding.chances) {
      const point = `${xOf(moment, length).toFixed(1)} ${yOf(finding.chances[seat]).toFixed(1)}`;
      path += isBroken ? `M${point}` : `L${point}`;
      isBroken = false;
    }
  }
  return path;
}

/** Where a seat's mark is on its line: spread out, so that marks do not hide one another. */
export function marksOf(
  findings: readonly (Finding | undefined)[],
  seat: number,
  seats: number,
  length: number,
): readonly { readonly x: number; readonly y: number }[] {
  const marks: { x: number; y: number }[] = [];
  const every = length / MARKS;
  for (let i = 0; i < MARKS; i++) {
    const moment = Math.round((i + (seat + 0.5) / seats) * every);
    const chances = moment <= length ? chancesAt(findings, moment) : null;
    if (chances) marks.push({ x: xOf(moment, length), y: yOf(chances[seat]) });
  }
  return marks;
}

const MARKS = 2;

/** Moments for a table with at most this many rows: those at which something visible changed, and always the last. */
export function rowsOf(findings: readonly (Finding | undefined)[], most: number): readonly number[] {
  const changed = findings.flatMap((finding, moment) => (finding?.chances ? [moment] : []));
  const every = Math.max(1, Math.ceil(changed.length / most));
  return changed.filter((_, i) => i % every === 0 || i === changed.length - 1);
}
