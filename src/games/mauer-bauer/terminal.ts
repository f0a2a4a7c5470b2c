import type { TerminalBoard } from '../manifest.ts';
import type { CardCount, CityView, View } from './game.ts';

/**
 * The land in text. A point shows its tower in brackets; walls are solid, and lines where a wall can be built are
 * dotted. A plain shows its houses; a shaded plain belongs to the city named in it, whose houses and palaces are listed
 * below.
 */
function draw(view: View): string {
  return [
    ...land(view),
    '',
    LEGEND,
    `Supply: ${supply(view)}`,
    ...view.cities.map(city => cityLine(city, city.city === view.completed)),
    '',
    ...view.players.map((_, seat) => playerLine(view, seat)),
    ...hands(view),
    discardLine(view),
    standing(view),
  ]
    .map(line => line.trimEnd())
    .join('\n');
}

const LEGEND = '(w) (g) (k) tower: white, grey, black   R3 three red houses   ░B4░ city B4';

/** How many characters there are from one x to the next, and how many lines of text in a row of plains. */
const STEP = 7;
const HEIGHT = 4;
const LEFT = 4;
const POINT_ROWS = [...'abcdef'];
const PLAIN_ROWS = [...'ABCDE'];
const PLAIN_XS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function column(x: number): number {
  return LEFT + x * STEP;
}

function line(row: number): number {
  return 1 + row * (HEIGHT + 1);
}

/** MB-2: where the points of a line are. */
function pointsOf(row: number): readonly number[] {
  return row % 2 === 0 ? [1, 3, 5, 7, 9] : [0, 2, 4, 6, 8, 10];
}

function land(view: View): string[] {
  const canvas = Array.from({ length: line(5) + 1 }, () => new Array<string>(80).fill(' '));
  const put = (row: number, centre: number, text: string) => {
    const from = centre - Math.floor((text.length - 1) / 2);
    [...text].forEach((letter, i) => {
      canvas[row][from + i] = letter;
    });
  };
  for (let x = 0; x <= 10; x++) put(0, column(x), String(x));
  POINT_ROWS.forEach((letter, row) => {
    put(line(row), 0, letter);
    for (const x of pointsOf(row)) drawLines(view, row, x, put);
  });
  POINT_ROWS.forEach((letter, row) => {
    for (const x of pointsOf(row)) {
      const tower = view.towers.find(({ point }) => point === `${letter}${x}`);
      put(line(row), column(x), tower ? `(${tower.colour})` : '·');
    }
  });
  PLAIN_ROWS.forEach((letter, row) => {
    for (const x of PLAIN_XS) drawPlain(view, `${letter}${x}`, row, x, put);
  });
  return canvas.map(cells => cells.join(''));
}

type Put = (row: number, centre: number, text: string) => void;

/** The lines from a point to the right, down to the left and down to the right. */
function drawLines(view: View, row: number, x: number, put: Put): void {
  const from = `${POINT_ROWS[row]}${x}`;
  if (pointsOf(row).includes(x + 2)) {
    const look = lookOf(view, `${from}-${POINT_ROWS[row]}${x + 2}`, '━', '┈');
    put(line(row), column(x + 1), look.repeat(2 * STEP - 3));
  }
  if (row + 1 === POINT_ROWS.length) return;
  for (const side of [-1, 1]) {
    if (!pointsOf(row + 1).includes(x + side)) continue;
    const look = lookOf(view, `${from}-${POINT_ROWS[row + 1]}${x + side}`, side < 0 ? '╱' : '╲', '·');
    for (let i = 1; i <= HEIGHT; i++) {
      put(line(row) + i, column(x) + side * Math.round((i * STEP) / (HEIGHT + 1)), look);
    }
  }
}

/** A wall, a line for a wall, or nothing inside a city. */
function lookOf(view: View, name: string, wall: string, free: string): string {
  if (view.walls.some(each => each.line === name)) return wall;
  return view.openLines.includes(name) ? free : ' ';
}

/** Triangles that stand on their base have room at the bottom, the others at the top. */
function drawPlain(view: View, name: string, row: number, x: number, put: Put): void {
  const standing = pointsOf(row).includes(x);
  const wide = line(row) + (standing ? HEIGHT : 1);
  const narrow = line(row) + (standing ? HEIGHT - 1 : 2);
  const city = view.cities.find(({ plains }) => plains.includes(name));
  if (city) {
    put(wide, column(x), `░░░${city.city}░░░`);
    put(narrow, column(x), '░░░░');
    return;
  }
  const plain = view.plains.find(each => each.plain === name);
  put(narrow, column(x), name);
  if (plain) put(wide, column(x), tight(plain.houses));
}

/** `RG3`: one red, three green. */
function tight(counts: Readonly<Record<string, number>>): string {
  return present(counts)
    .map(([letter, count]) => (count > 1 ? `${letter}${count}` : letter))
    .join('');
}

function dashed(counts: Readonly<Record<string, number>>): string {
  return tight(counts) || '–';
}

function present(counts: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(counts).filter(([, count]) => count > 0);
}

function supply({ supply }: View): string {
  const groups = [
    `walls ${supply.walls}`,
    `towers ${dashed(supply.towers)}`,
    `houses ${dashed(supply.houses)}`,
    `palaces ${dashed(supply.palaces)}`,
  ];
  return groups.join('  ');
}

function cityLine(city: CityView, isNew: boolean): string {
  const size = city.plains.length === 1 ? '1 plain' : `${city.plains.length} plains`;
  const name = `City ${city.city}${isNew ? '*' : ' '}`;
  return `${name} ${size.padEnd(9)} houses ${dashed(city.houses)}   palaces ${dashed(city.palaces)}   towers ${dashed(city.towers)}`;
}

function playerLine(view: View, seat: number): string {
  const { score, cards } = view.players[seat];
  const you = seat === view.viewer ? ' (you)' : '';
  const marker = seat === view.active && view.step !== 'over' ? '►' : ' ';
  const points = `${score} ${score === 1 ? 'point ' : 'points'}`;
  return `${marker} seat ${seat}${you.padEnd(6)} ${points.padStart(10)}   ${cards} ${cards === 1 ? 'card' : 'cards'}`;
}

/** Each card that the viewer may see, with what it would score now: for each city, or without one. */
function hands(view: View): string[] {
  return view.players.flatMap(({ hand }, seat) => {
    if (hand === null) return [];
    const whose = seat === view.viewer ? 'Your hand' : `Hand of seat ${seat}`;
    const cities = view.cities.map(({ city }) => city);
    const header = cities.length === 0 ? ['now'] : cities;
    const rows = hand.map(({ card, count, points, pointsWithoutCity }) =>
      row(count > 1 ? `${card} ×${count}` : card, cities.length === 0 ? [pointsWithoutCity] : points),
    );
    return [
      `${whose}, and what a card would score${cities.length === 0 ? '' : ' for each city'}:`,
      row('', header),
      ...rows,
    ];
  });
}

function row(first: string, cells: readonly (string | number)[]): string {
  return `  ${first.padEnd(7)}${cells.map(cell => String(cell).padStart(3)).join('')}`;
}

function discardLine(view: View): string {
  const name = ({ card, count }: CardCount) => (count > 1 ? `${card} ×${count}` : card);
  const lines = [`Deck ${view.deck}. Discard pile:`];
  for (const text of view.discard.length === 0 ? ['–'] : view.discard.map(name)) {
    const longer = `${lines[lines.length - 1]} ${text}`;
    if (longer.length <= 80) lines[lines.length - 1] = longer;
    else lines.push(`  ${text}`);
  }
  return lines.join('\n');
}

function standing(view: View): string {
  const { step, actor, active, wall, roll } = view;
  const rolled = roll === null ? '' : `${roll.tower ?? ''}${roll.houses.join('')}`;
  const ending = view.ending && step !== 'over' ? ' It is the last turn.' : '';
  switch (step) {
    case 'deal':
      return `Seat ${actor} is dealt a card.${ending}`;
    case 'wall':
      return view.hasty
        ? `Seat ${active} has rolled too early and puts a wall.`
        : `Seat ${active} puts a wall.`;
    case 'dice':
      return `Seat ${active} has put a wall on ${wall} and rolls.${ending}`;
    case 'towers':
      return `Seat ${active} has rolled ${rolled} for ${wall} and puts the towers.${ending}`;
    case 'houses':
      return `Seat ${active} has rolled ${rolled} for ${wall} and puts the houses.${ending}`;
    case 'join':
      return `Seat ${active} has completed ${view.completed} and may join it to another city.${ending}`;
    case 'score':
      return `Seat ${actor} scores ${view.completed}.${ending}`;
    case 'exchange':
      return `Seat ${actor} may exchange cards.`;
    case 'last scoring':
      return `The last scoring: seat ${actor} plays cards.`;
    case 'over':
      return 'The match is over.';
  }
}

export const terminal: TerminalBoard<View> = { draw };
