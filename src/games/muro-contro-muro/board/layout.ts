import type { Box } from './geometry.ts';

/** Where everything is, in the box that the frame of the app gives to the board: in CSS pixels, or more on a large screen. */
export interface Layout {
  readonly shape: 'tall' | 'wide';
  /** For each award, the room for its heading, then the room for each seat's number. */
  readonly awards: readonly { readonly all: Box; readonly heading: Box; readonly seats: readonly Box[] }[];
  readonly wall: Box;
  readonly die: Box;
  /** What is said beside the die. */
  readonly note: Box;
  /** The brick in the hand; if there is no room for both, it covers the note. */
  readonly hand: Box;
  readonly handCoversNote: boolean;
  /** One for each kind of brick. */
  readonly pile: readonly Box[];
  readonly turnTable: Box;
}

const EDGE = 4;
const GAP = 4;
const THUMB = 44;
const KINDS = 6;

/** A smaller box cuts the board off: nothing can be drawn with less than no room. */
const LEAST = { width: 220, height: 210 };

/**
 * Stacked or side by side: whichever gives the wall clearly more room, and side by side if the box is wider than high.
 */
export function layoutOf(boxWidth: number, boxHeight: number): Layout {
  const width = Math.max(LEAST.width, boxWidth);
  const height = Math.max(LEAST.height, boxHeight);
  if (width <= height) return tall(width, height);
  const [stacked, beside] = [tall(width, height), wide(width, height)];
  return brickIn(stacked.wall) > brickIn(beside.wall) * 1.1 ? stacked : beside;
}

/** How wide a brick is in a wall of the greatest width and the usual height. */
function brickIn({ width, height }: Box): number {
  return Math.min(width / 11, (height / 7) * 1.6);
}

/** Awards on top, then the wall, then the die and the hand, then the pile. */
function tall(width: number, height: number): Layout {
  const inner = width - 2 * EDGE;
  const awardHeight = clamp(height * 0.12, 54, 84);
  const handHeight = clamp(height * 0.12, 50, 76);
  const pileHeight = clamp(height * 0.14, 56, 104);
  const pileTop = height - EDGE - pileHeight;
  const handTop = pileTop - GAP - handHeight;
  const wallTop = EDGE + awardHeight + GAP;
  const wall = { x: EDGE, y: wallTop, width: inner, height: handTop - GAP - wallTop };
  const awardWidth = (inner - 2 * GAP) / 3;
  const beside = {
    x: EDGE + handHeight + GAP,
    y: handTop,
    width: inner - handHeight - GAP,
    height: handHeight,
  };
  return {
    shape: 'tall',
    awards: [0, 1, 2].map(index => {
      const all = { x: EDGE + index * (awardWidth + GAP), y: EDGE, width: awardWidth, height: awardHeight };
      const half = awardWidth / 2;
      const headingHeight = clamp(awardHeight * 0.32, 17, 26);
      return {
        all,
        heading: { ...all, height: headingHeight },
        seats: [0, 1].map(seat => ({ ...all, x: all.x + seat * half, width: half })),
      };
    }),
    wall,
    die: { x: EDGE, y: handTop, width: handHeight, height: handHeight },
    note: beside,
    hand: beside,
    handCoversNote: true,
    pile: inRow({ x: EDGE, y: pileTop, width: inner, height: pileHeight }, KINDS),
    turnTable: turnTableIn(wall),
  };
}

/** The wall with the pile under it, and beside them the awards, the die and the hand. */
function wide(width: number, height: number): Layout {
  const panel = clamp(width * 0.27, 156, 320);
  const pileHeight = clamp(height * 0.16, 50, 120);
  const left = width - panel - 2 * EDGE - 2 * GAP;
  const pileTop = height - EDGE - pileHeight;
  const wall = { x: EDGE, y: EDGE, width: left, height: pileTop - GAP - EDGE };
  const panelLeft = width - EDGE - panel;
  const awardHeight = clamp(height * 0.135, THUMB, 92);
  const handTop = EDGE + 3 * (awardHeight + GAP) + GAP;
  const die = clamp(height * 0.14, THUMB, 84);
  const rest = height - EDGE - handTop;
  // If there is enough height, the hand is below the die, otherwise beside it.
  const stacked = rest >= die + GAP + 2 * THUMB;
  const beside = { x: panelLeft + die + GAP, y: handTop, width: panel - die - GAP, height: die };
  return {
    shape: 'wide',
    awards: [0, 1, 2].map(index => {
      const all = { x: panelLeft, y: EDGE + index * (awardHeight + GAP), width: panel, height: awardHeight };
      const headingWidth = panel * 0.46;
      const half = (panel - headingWidth) / 2;
      return {
        all,
        heading: { ...all, width: headingWidth },
        seats: [0, 1].map(seat => ({ ...all, x: all.x + headingWidth + seat * half, width: half })),
      };
    }),
    wall,
    die: { x: panelLeft, y: handTop, width: die, height: die },
    note: beside,
    hand: stacked ? { x: panelLeft, y: handTop + die + GAP, width: panel, height: rest - die - GAP } : beside,
    handCoversNote: !stacked,
    pile: inRow({ x: EDGE, y: pileTop, width: left, height: pileHeight }, KINDS),
    turnTable: turnTableIn(wall),
  };
}

/**
 * The upper corners of the wall's room are always empty: every row is narrower than the one below. In a narrow room the button has
 * no words, so that it does not cover the name of the side in the other corner.
 */
function turnTableIn(wall: Box): Box {
  const width = wall.width < NARROW ? THUMB : clamp(wall.width * 0.3, 104, 130);
  return { x: wall.x + wall.width - width - 4, y: wall.y + 4, width, height: THUMB };
}

const NARROW = 240;

function inRow(box: Box, count: number): Box[] {
  const width = (box.width - (count - 1) * GAP) / count;
  return Array.from({ length: count }, (_, index) => ({ ...box, x: box.x + index * (width + GAP), width }));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
