import type { TerminalBoard } from '../manifest.ts';
import type { Award, Colour, Face, Place, View } from './game.ts';

/**
 * The wall in text, from the side of its viewer: seat 1 sees it mirrored. A brick shows its colour towards seat 0, then
 * the one towards seat 1, as the notation does; `°` marks a free brick. Where a brick could be laid, the place is
 * named.
 */
function draw(view: View): string {
  return [
    ...picture(view),
    '',
    `${view.viewer === 1 ? 'From seat 1’s side' : 'From seat 0’s side'}. GF: green to seat 0, fuchsia to seat 1.   ° free`,
    '',
    pileLine(view),
    '',
    ...awardsTable(view),
    '',
    whatIsExpected(view),
  ]
    .map(line => line.trimEnd())
    .join('\n');
}

const COLOUR: Readonly<Record<Colour, string>> = { G: 'green', F: 'fuchsia', B: 'light blue' };

const AWARD: Readonly<Record<Award, string>> = {
  diagonal: 'longest diagonal',
  row: 'longest row',
  connection: 'largest connection',
};

/** How wide a brick is drawn, from the line on its left to the line on its right. */
const WIDE = 6;
const MARGIN = 4;

/** Which lines meet at a point, as a number: up 1, right 2, down 4, left 8. */
const LINES = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const UP = 1;
const RIGHT = 2;
const DOWN = 4;
const LEFT = 8;

function picture(view: View): string[] {
  const top = Math.max(0, ...[...view.wall, ...view.places].map(({ row }) => row));
  const across = WIDE * (view.base.width + 2) + 1;
  const lines = Array.from({ length: 2 * top + 3 }, () => new Uint8Array(across));
  const texts = Array.from({ length: top + 1 }, () => Array<string>(across).fill(''));

  /** Where the left line of a place is: each row begins half a brick further right than the one below. */
  const startOf = ({ row, column }: Place) => {
    const fromLeft = WIDE * (column - view.base.left + 1) + (WIDE / 2) * row;
    return view.viewer === 1 ? across - 1 - WIDE - fromLeft : fromLeft;
  };
  for (const place of view.places) write(texts[place.row], startOf(place), `${place.row},${place.column}`);
  for (const brick of view.wall) {
    const start = startOf(brick);
    const above = lines[2 * (top - brick.row)];
    const beside = lines[2 * (top - brick.row) + 1];
    const below = lines[2 * (top - brick.row) + 2];
    for (let x = start; x < start + WIDE; x++) {
      for (const line of [above, below]) {
        line[x] |= RIGHT;
        line[x + 1] |= LEFT;
      }
    }
    for (const x of [start, start + WIDE]) {
      above[x] |= DOWN;
      beside[x] |= UP | DOWN;
      below[x] |= UP;
    }
    write(texts[brick.row], start, `${brick.brick}${brick.free ? '°' : ' '}`);
  }
  const rows = lines.map((line, y) => {
    const row = top - (y - 1) / 2;
    const isRow = y % 2 === 1;
    const characters = Array.from(line, (meeting, x) => (isRow && texts[row][x]) || LINES[meeting]);
    return (isRow ? String(row).padEnd(MARGIN) : ' '.repeat(MARGIN)) + characters.join('');
  });
  const names = Array<string>(across).fill('');
  for (let nth = 0; nth < view.base.width; nth++) {
    const column = view.base.left + nth;
    write(names, startOf({ row: 0, column }), String(column));
  }
  return [...rows, ' '.repeat(MARGIN) + names.map(character => character || ' ').join('')];
}

/** Writes a text in the middle of the place that begins there, cutting off what does not fit. */
function write(into: string[], start: number, text: string): void {
  const room = WIDE - 1;
  const shown = text.length > room ? '·' : text;
  const from = start + 1 + Math.floor((room - shown.length) / 2);
  [...shown].forEach((character, nth) => {
    into[from + nth] = character;
  });
}

function pileLine(view: View): string {
  const kinds = Object.entries(view.pile).map(([kind, left]) => `${kind} ×${left}`);
  return `Pile: ${kinds.join('   ')}   (${view.bricksLeft} left)`;
}

function awardsTable(view: View): string[] {
  const seats = view.colours.map((colour, seat) => `seat ${seat}, ${colour ? COLOUR[colour] : 'no colour'}`);
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(20) + cells.map(cell => cell.padEnd(22)).join('');
  const heading = view.phase === 'over' ? 'Awards' : 'If it ended now';
  return [
    line(heading, seats),
    ...view.awards.map(({ award, sizes, points }) =>
      line(
        AWARD[award],
        sizes.map((size, seat) => `${String(size).padStart(2)}  →${String(points[seat]).padStart(3)}`),
      ),
    ),
    line(
      'points',
      view.points.map(points => `     ${String(points).padStart(3)}`),
    ),
  ];
}

function whatIsExpected(view: View): string {
  if (view.turn.kind === 'over') {
    const { winners } = view.turn;
    return winners.length === 1 ? `Over: seat ${winners[0]} has won.` : 'Over: both seats have won.';
  }
  switch (view.phase) {
    case 'choose-colour':
      return `Seat ${view.seat} chooses a colour.`;
    case 'first-roll':
      return `Seat ${view.seat} rolls: whoever rolls their own colour first begins.`;
    default:
      return view.die === null
        ? `Seat ${view.seat} rolls.`
        : `Seat ${view.seat} has rolled ${faceLine(view, view.die)}`;
  }
}

function faceLine(view: View, face: Face): string {
  const own = view.seat === null ? null : view.colours[view.seat];
  switch (face) {
    case 'N':
      return `N: lay a brick without ${own ? COLOUR[own] : 'their own colour'}.`;
    case 'M':
      return 'M: move or turn a free brick.';
    case 'C':
      return 'C: lay any brick, or move or turn a free one.';
    default:
      return `${face}: lay a brick that shows ${COLOUR[face]}.`;
  }
}

export const terminal: TerminalBoard<View> = { draw };
