import type { TerminalBoard } from '../manifest.ts';
import type { View } from './game.ts';

/**
 * The castle in text. Lines are drawn between rooms. A cell shows its tile and the mouse on it, `@` with the number of
 * its seat; a shaded cell has a roof, with what is remembered under it. Arrows show where the spare can be pushed in.
 */
function draw(view: View): string {
  return [
    ...castle(view),
    '',
    ...LEGEND,
    '',
    standing(view),
    ...view.players.map(player => playerLine(view, player)),
  ]
    .map(line => line.trimEnd())
    .join('\n');
}

const COLUMNS = [...'abcdefg'];
const ROWS = [...'1234567'];
const MARGIN = 5;

const LEGEND = [
  'A–G cheese   · bare floor   x trap   ? not turned up yet',
  '■ solid floor   @0 mouse of seat 0   ░ roof   ╳ tower',
];

function castle(view: View): string[] {
  const room = roomFinder(view);
  const lines = [header('N', '▼'), columnNames()];
  for (let row = 0; row <= ROWS.length; row++) {
    lines.push(' '.repeat(MARGIN) + border(row, room));
    if (row < ROWS.length) lines.push(rowLine(view, row, room));
  }
  return [...lines, columnNames(), header('S', '▲')];
}

function header(side: string, arrow: string): string {
  return (
    ' '.repeat(MARGIN) +
    COLUMNS.map(each => (SLIDING.has(each) ? `  ${arrow}${side}${each}` : '').padEnd(7)).join('')
  );
}

function columnNames(): string {
  return ' '.repeat(MARGIN) + COLUMNS.map(each => `   ${each}`.padEnd(7)).join('');
}

const SLIDING = new Set([...'bdf246']);

function rowLine(view: View, row: number, room: RoomFinder): string {
  const name = ROWS[row];
  const slides = SLIDING.has(name);
  const cells = COLUMNS.map((_, column) => {
    const line = isEdge(room, row, column - 1, row, column) ? '│' : ' ';
    return line + cell(view, COLUMNS[column] + name);
  });
  const left = `${slides ? `W${name}►` : '   '}${name}`.padEnd(MARGIN);
  return `${left}${cells.join('')}│ ${name}${slides ? `◄E${name}` : ''}`;
}

/** Six characters. */
function cell(view: View, square: string): string {
  const seat = view.players.find(({ mice }) => mice.includes(square))?.seat;
  const mouse = seat === undefined ? '  ' : `@${seat}`;
  if (view.towers.some(tower => tower.square === square)) return ` ╳ ${mouse} `;
  const roofed = view.rooms.some(({ roof, squares }) => roof && squares.includes(square));
  if (roofed) {
    const known = view.remembered.find(each => each.square === square);
    return `░${known ? letter(known.tile) : '░'}░░░░`;
  }
  const tile = view.tiles.find(each => each.square === square)?.tile;
  return ` ${tile === undefined ? '■' : letter(tile)} ${mouse} `;
}

function letter(tile: string): string {
  return tile === '.' ? '·' : tile;
}

/** The name of a square's room; a tower is a room of its own; '' outside. */
type RoomFinder = (row: number, column: number) => string;

function roomFinder(view: View): RoomFinder {
  const rooms = new Map(
    view.rooms.flatMap(({ name, squares }) => squares.map(square => [square, name] as const)),
  );
  return (row, column) => {
    const isOutside = row < 0 || column < 0 || row >= ROWS.length || column >= COLUMNS.length;
    if (isOutside) return '';
    const square = COLUMNS[column] + ROWS[row];
    return rooms.get(square) ?? square;
  };
}

function isEdge(
  room: RoomFinder,
  row: number,
  column: number,
  otherRow: number,
  otherColumn: number,
): boolean {
  return room(row, column) !== room(otherRow, otherColumn);
}

/** Which of the four lines meet at a corner, as a number: up 1, right 2, down 4, left 8. */
const CORNERS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

/** The line above a row. */
function border(row: number, room: RoomFinder): string {
  let line = '';
  for (let column = 0; column <= COLUMNS.length; column++) {
    const up = isEdge(room, row - 1, column - 1, row - 1, column);
    const right = isEdge(room, row - 1, column, row, column);
    const down = isEdge(room, row, column - 1, row, column);
    const left = isEdge(room, row - 1, column - 1, row, column - 1);
    line += CORNERS[Number(up) + 2 * Number(right) + 4 * Number(down) + 8 * Number(left)];
    if (column < COLUMNS.length) line += (right ? '─' : ' ').repeat(6);
  }
  return line;
}

function standing(view: View): string {
  const parts = [`Spare tile: ${letter(view.spare)}`, whatIsExpected(view)];
  if (view.phase === 'turn') parts.push(`quiet turns: ${view.quietTurns} of ${view.quietLimit}`);
  return parts.join('   ');
}

function whatIsExpected(view: View): string {
  if (view.turn.kind === 'over') return `Over: seat ${view.turn.winners.join(', ')} has won.`;
  if (view.turningUp !== null) return `To be turned up: ${view.turningUp}`;
  if (view.phase === 'set-up') return `Seat ${view.active} puts a mouse in a tower.`;
  const slide = view.slid ? 'has slid' : 'may slide';
  return `Seat ${view.active}: ${view.actionsLeft} of ${view.actionsPerTurn} actions left, ${slide}`;
}

function playerLine(view: View, player: View['players'][number]): string {
  const mark = view.phase !== 'over' && player.seat === view.active ? '▶' : ' ';
  const cheeses = `${player.cheeses.join(' ') || '–'} (${player.cheeses.length} of ${view.options.target})`;
  return `${mark} Seat ${player.seat}   cheese ${cheeses.padEnd(22)} stock ${player.stock}   dungeon ${player.fallen}`;
}

export const terminal: TerminalBoard<View> = { draw };
