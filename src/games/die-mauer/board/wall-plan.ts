import { type Box, clamp } from './layout.ts';

/**
 * How a wall is fitted into a box: to scale, as large as possible, but never too small to read. A wall that is too long
 * for that is folded: its middle lies behind a hill, and both ends are always visible.
 */
export interface WallPlan {
  /** Pixels per merlon. */
  readonly unit: number;
  /** Where the wall stands. */
  readonly ground: number;
  /** The left edge of each block, or null if it is behind the hill. */
  readonly lefts: readonly (number | null)[];
  readonly hill: { readonly x: number; readonly width: number; readonly hidden: number } | null;
  /** Beyond each end: where a block may be added, or a note of what the end has room for. */
  readonly slots: { readonly L: Box; readonly R: Box };
}

/** How wide a block could be added at each end; null if none can. */
export interface Additions {
  readonly L: number | null;
  readonly R: number | null;
}

/** An end that can be chosen is at least this wide: a thumb, and some air. */
const LEAST_CHOICE = 60;
const AIR = 8;
const LEAST_HILL = 64;

export function planWall(
  widths: readonly number[],
  additions: Additions,
  box: Box,
  tallest: number,
): WallPlan {
  const sign = Math.max(30, Math.min(60, box.width * 0.075));
  const least = clamp(box.width / 62, 8.2, 15);
  // Once it is folded, there is room for what is still visible.
  const folded = clamp(box.width / 42, 11, 20);
  const most = Math.max(least, Math.min(box.height / (tallest + 0.3), box.width / 20));
  const length = sum(widths);
  // On empty ground there is one place, in the middle.
  const isEmpty = widths.length === 0;
  const slotAt = (width: number | null, unit: number) =>
    width === null ? (isEmpty ? 0 : sign) : Math.max(LEAST_CHOICE, width * unit + AIR);
  const spanAt = (unit: number) => length * unit + slotAt(additions.L, unit) + slotAt(additions.R, unit);

  let unit = most;
  if (spanAt(most) > box.width) {
    let [low, high] = [least, most];
    for (let i = 0; i < 24; i++) {
      const middle = (low + high) / 2;
      if (spanAt(middle) <= box.width) low = middle;
      else high = middle;
    }
    unit = spanAt(least) <= box.width ? low : Math.min(folded, most);
  }
  const [left, right] = [slotAt(additions.L, unit), slotAt(additions.R, unit)];
  const hillWidth = Math.max(LEAST_HILL, unit * 5);
  const shown =
    spanAt(unit) <= box.width ? null : endsThatFit(widths, (box.width - left - right - hillWidth) / unit);
  const wallWidth = shown ? box.width - left - right : length * unit;
  const start = box.x + (box.width - left - right - wallWidth) / 2 + left;
  const end = start + wallWidth;

  const lefts: (number | null)[] = [];
  let x = start;
  for (const [index, width] of widths.entries()) {
    if (shown && index === widths.length - shown.right) x = end - sum(widths.slice(index)) * unit;
    const isHidden = shown && index >= shown.left && index < widths.length - shown.right;
    lefts.push(isHidden ? null : x);
    if (!isHidden) x += width * unit;
  }
  const hillLeft = shown ? start + sum(widths.slice(0, shown.left)) * unit : 0;
  const hillRight = shown ? end - sum(widths.slice(widths.length - shown.right)) * unit : 0;
  return {
    unit,
    ground: box.y + box.height,
    lefts,
    hill: shown && {
      x: hillLeft,
      width: hillRight - hillLeft,
      hidden: widths.length - shown.left - shown.right,
    },
    slots: {
      L: { x: start - left, y: box.y, width: left, height: box.height },
      R: { x: end, y: box.y, width: right, height: box.height },
    },
  };
}

/** How many blocks of each end fit into a length, taken alternately from both ends. */
function endsThatFit(
  widths: readonly number[],
  room: number,
): { readonly left: number; readonly right: number } {
  let [left, right, rest] = [0, 0, room];
  for (;;) {
    const isLeft = left <= right;
    const next = isLeft ? widths[left] : widths[widths.length - 1 - right];
    if (left + right >= widths.length - 1 || next > rest) return { left, right };
    rest -= next;
    if (isLeft) left++;
    else right++;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
