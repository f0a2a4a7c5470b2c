import type { Scores } from '../replay/replay-protocol.ts';

/** The chart's size; it is scaled to the room there is. */
export const WIDTH = 360;
export const HEIGHT = 150;
/** The area of the lines: the scale is to the left, the names to the right. */
export const PLOT = { left: 30, right: WIDTH - 44, top: 10, bottom: HEIGHT - 10 } as const;
/** Marks at the ends of lines are never closer together than this. */
const APART = 17;

/** A race of scores, ready to be drawn. */
export interface Race {
  /** By seat: a line of steps. */
  readonly lines: readonly string[];
  /** By seat: the height of its mark, on the right. */
  readonly marks: readonly number[];
  /** The scores that have a grid line, and its height. */
  readonly levels: readonly { readonly score: number; readonly y: number }[];
}

/** `scores` are those at every moment of a match. */
export function raceOf(scores: Scores): Race {
  const all = scores.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(least + 1, ...all);
  const x = (moment: number) =>
    PLOT.left + ((PLOT.right - PLOT.left) * moment) / Math.max(1, scores.length - 1);
  const y = (score: number) => PLOT.bottom - ((PLOT.bottom - PLOT.top) * (score - least)) / (most - least);
  const seats = [...(scores.at(-1) ?? []).keys()];
  return {
    lines: seats.map(seat => {
      let line = `M${round(x(0))} ${round(y(scores[0][seat]))}`;
      for (let moment = 1; moment < scores.length; moment++) {
        if (scores[moment][seat] === scores[moment - 1][seat]) continue;
        line += `H${round(x(moment))}V${round(y(scores[moment][seat]))}`;
      }
      return `${line}H${PLOT.right}`;
    }),
    marks: spread(seats.map(seat => y(scores[scores.length - 1][seat]))),
    levels: [...new Set([least, 0, most])].map(score => ({ score, y: round(y(score)) })),
  };
}

/** The scores at a few moments, from the first to the last, for a description in words. */
export function stages(scores: Scores, count = 5): Scores {
  return Array.from({ length: count }, (_, i) => scores[Math.round((i * (scores.length - 1)) / (count - 1))]);
}

/** Moves heights as little as necessary so that none overlap and none are outside. */
function spread(heights: readonly number[]): readonly number[] {
  const order = [...heights.keys()].sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  let above = Number.NEGATIVE_INFINITY;
  for (const seat of order) {
    placed[seat] = Math.max(heights[seat], above + APART);
    above = placed[seat];
  }
  let below = HEIGHT - APART / 2 + APART;
  for (const seat of order.reverse()) {
    placed[seat] = round(Math.min(placed[seat], below - APART));
    below = placed[seat];
  }
  return placed;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
