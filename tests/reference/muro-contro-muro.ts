import type { Turn } from '../../src/engine/turn.ts';
import type { NewReference } from './reference.ts';

/** 'G', 'F' or 'B' (MM-1). */
type Colour = string;
/** The two faces of a brick as it lies on the wall: front, then back, as in 'FB' (MM-2). */
type Laid = string;
/** 'row,column' (MM-3). */
type Place = string;
type Wall = ReadonlyMap<Place, Laid>;
/** How many bricks of each kind nobody has laid yet. */
type Pile = ReadonlyMap<string, number>;

// MM-1
const COLOURS = ['G', 'F', 'B'];
const KINDS = ['GG', 'FF', 'BB', 'GF', 'GB', 'FB'];
// MM-7, MM-8
const FACES = ['G', 'F', 'B', 'N', 'M', 'C'];
// MM-3
const WIDEST_BASE = 10;

/** What is due now. */
type Due =
  | { step: 'choose a colour'; seat: number }
  | { step: 'roll for the first turn'; seat: number }
  | { step: 'roll for a turn'; seat: number }
  | { step: 'move'; seat: number; face: string }
  | { step: 'over' };

export const newMuroControMuro: NewReference<{ copies: number; pass: boolean }> = (seats, options) => {
  if (seats !== 2) throw new Error('Muro contro muro is for two');
  const pile = new Map(KINDS.map(kind => [kind, options.copies]));
  const wall = new Map<Place, Laid>();
  const colours: Colour[] = [];
  let due: Due = { step: 'choose a colour', seat: 0 };

  function turn(): Turn {
    switch (due.step) {
      case 'choose a colour':
      case 'move':
        return { kind: 'seats', seats: [due.seat] };
      case 'roll for the first turn':
      case 'roll for a turn':
        return { kind: 'nature' };
      case 'over': {
        // MM-16
        const scores = scoresOf(wall, colours);
        const highest = Math.max(...scores);
        return { kind: 'over', scores, winners: [0, 1].filter(seat => scores[seat] === highest) };
      }
    }
  }

  function moves(seat: number): string[] {
    // MM-6: the second to choose takes one of the other two.
    if (due.step === 'choose a colour' && due.seat === seat)
      return COLOURS.filter(colour => !colours.includes(colour)).sort();
    if (due.step === 'move' && due.seat === seat)
      return [...movesAllowedBy(due.face, wall, pile, colours[seat], options.pass)].sort();
    return [];
  }

  function chances(): [outcome: string, weight: number][] {
    if (turn().kind !== 'nature') return [];
    // MM-7, MM-8: weight 1 each.
    return [...FACES].sort().map(face => [face, 1]);
  }

  function play(_by: number | 'nature', move: string): void {
    switch (due.step) {
      case 'choose a colour':
        // MM-6, MM-7: seat 0, then seat 1, then the rolls, starting with seat 0.
        colours.push(move);
        due =
          due.seat === 0
            ? { step: 'choose a colour', seat: 1 }
            : { step: 'roll for the first turn', seat: 0 };
        return;
      case 'roll for the first turn':
        // MM-7: the seat that rolls its own colour has the first turn, and rolls again for it.
        due =
          move === colours[due.seat]
            ? { step: 'roll for a turn', seat: due.seat }
            : { step: 'roll for the first turn', seat: other(due.seat) };
        return;
      case 'roll for a turn':
        // MM-12: if the face allows no move, the turn passes at once.
        due =
          movesAllowedBy(move, wall, pile, colours[due.seat], options.pass).size > 0
            ? { step: 'move', seat: due.seat, face: move }
            : { step: 'roll for a turn', seat: other(due.seat) };
        return;
      case 'move':
        carryOut(move);
        // MM-14, else MM-13
        due = pileIsEmpty(pile) ? { step: 'over' } : { step: 'roll for a turn', seat: other(due.seat) };
        return;
      case 'over':
        throw new Error('The match is over');
    }
  }

  function carryOut(move: string): void {
    if (move.includes('>')) {
      // MM-10: '3,0>FB@2,-1'
      const [from, laying] = move.split('>');
      const [laid, to] = laying.split('@');
      wall.delete(from);
      wall.set(to, laid);
    } else {
      // MM-9: 'FB@2,-1'
      const [laid, to] = move.split('@');
      const kind = kindOf(laid);
      pile.set(kind, (pile.get(kind) ?? 0) - 1);
      wall.set(to, laid);
    }
  }

  return { turn, moves, chances, play };
};

function other(seat: number): number {
  return 1 - seat;
}

// MM-8: what each face of the die allows a seat of this colour.
function movesAllowedBy(face: string, wall: Wall, pile: Pile, own: Colour, mayPass: boolean): Set<string> {
  switch (face) {
    case 'G':
    case 'F':
    case 'B':
      return layings(wall, pile, kind => kind.includes(face));
    case 'N':
      return layings(wall, pile, kind => !kind.includes(own));
    case 'M':
      return movings(wall, mayPass);
    case 'C':
      return new Set(
        ['G', 'F', 'B', 'N', 'M'].flatMap(each => [...movesAllowedBy(each, wall, pile, own, mayPass)]),
      );
    default:
      throw new Error(`The die has no face ${face}`);
  }
}

// MM-9: any legal place, either way round.
function layings(wall: Wall, pile: Pile, allowed: (kind: string) => boolean): Set<string> {
  const found = new Set<string>();
  const places = legalPlaces(wall);
  for (const [kind, left] of pile) {
    if (left === 0 || !allowed(kind)) continue;
    for (const place of places) {
      for (const laid of waysRound(kind)) found.add(`${laid}@${place}`);
    }
  }
  return found;
}

// MM-10
function movings(wall: Wall, mayPass: boolean): Set<string> {
  const found = new Set<string>();
  for (const [from, brick] of wall) {
    // MM-5: only a free brick can be taken from the wall.
    if (!isFree(wall, from)) continue;

    // MM-10: the new place must be legal on the wall without that brick.
    const without = new Map(wall);
    without.delete(from);

    // MM-11: some bricks can only be turned, where they are.
    const places = mayLeave(wall, from) ? legalPlaces(without) : [from];

    for (const to of places) {
      for (const laid of waysRound(brick)) {
        const after = new Map(without);
        after.set(to, laid);
        // MM-10: what changes nothing is not a move, unless turning a one-coloured brick is allowed as a pass.
        const isPass = mayPass && to === from && laid === turned(laid);
        if (isPass || !sameWall(wall, after)) found.add(`${from}>${laid}@${to}`);
      }
    }
  }
  return found;
}

/** Whether a free brick may go to another place, and not only be turned. */
function mayLeave(wall: Wall, from: Place): boolean {
  // MM-11: a single brick can only be turned.
  if (wall.size === 1) return false;
  const [row, column] = coordinates(from);
  if (row > 0) return true;
  // MM-11: a base brick leaves only from an end of the base.
  const base = baseColumns(wall);
  return column === Math.min(...base) || column === Math.max(...base);
}

/** Every place where one more brick could be laid. */
function legalPlaces(wall: Wall): Place[] {
  // MM-3: the first brick.
  if (wall.size === 0) return [at(0, 0)];

  // MM-3, MM-4: no brick lies further out than next to the base, and each row is narrower than the one below.
  const base = baseColumns(wall);
  const found: Place[] = [];
  for (let row = 0; row < WIDEST_BASE; row++) {
    for (let column = Math.min(...base) - 1; column <= Math.max(...base) + 1; column++) {
      if (isLegalPlace(wall, row, column)) found.push(at(row, column));
    }
  }
  return found;
}

function isLegalPlace(wall: Wall, row: number, column: number): boolean {
  if (wall.has(at(row, column))) return false;
  if (row === 0) {
    // MM-3: next to either end of the base, which is at most 10 wide.
    const base = baseColumns(wall);
    const nextToAnEnd = column === Math.min(...base) - 1 || column === Math.max(...base) + 1;
    return nextToAnEnd && base.length + 1 <= WIDEST_BASE;
  }
  // MM-4: both bricks it rests on must be there.
  return wall.has(at(row - 1, column)) && wall.has(at(row - 1, column + 1));
}

// MM-5, with MM-4: `row + 1, column` and `row + 1, column - 1` are the two that rest on a brick.
function isFree(wall: Wall, place: Place): boolean {
  const [row, column] = coordinates(place);
  return !wall.has(at(row + 1, column)) && !wall.has(at(row + 1, column - 1));
}

function baseColumns(wall: Wall): number[] {
  return [...wall.keys()]
    .map(coordinates)
    .filter(([row]) => row === 0)
    .map(([, column]) => column);
}

function sameWall(one: Wall, another: Wall): boolean {
  return one.size === another.size && [...one].every(([place, laid]) => another.get(place) === laid);
}

// MM-2, MM-9: the two ways of a one-coloured brick are one.
function waysRound(brick: string): Set<Laid> {
  return new Set([brick, turned(brick)]);
}

function turned(brick: string): Laid {
  return brick[1] + brick[0];
}

function kindOf(laid: Laid): string {
  return KINDS.includes(laid) ? laid : turned(laid);
}

function pileIsEmpty(pile: Pile): boolean {
  return [...pile.values()].every(left => left === 0);
}

function at(row: number, column: number): Place {
  return `${row},${column}`;
}

function coordinates(place: Place): [row: number, column: number] {
  const [row, column] = place.split(',');
  return [Number(row), Number(column)];
}

// MM-15
function scoresOf(wall: Wall, colours: readonly Colour[]): number[] {
  const own = [0, 1].map(seat => ownPlaces(wall, seat, colours[seat]));
  const awards: [points: number, measure: (own: ReadonlySet<Place>) => number][] = [
    [10, longestDiagonal],
    [8, longestRow],
    [6, largestConnection],
  ];

  const scores = [0, 0];
  for (const [points, measure] of awards) {
    const [first, second] = own.map(measure);
    if (first > second) scores[0] += points;
    else if (second > first) scores[1] += points;
    else {
      scores[0] += points / 2;
      scores[1] += points / 2;
    }
  }
  return scores;
}

// MM-15, MM-2: the bricks that show the seat its own colour; seat 0 sees the fronts, seat 1 the backs.
function ownPlaces(wall: Wall, seat: number, colour: Colour): Set<Place> {
  return new Set([...wall].filter(([, laid]) => laid[seat] === colour).map(([place]) => place));
}

// MM-15: all `r+1,c` steps or all `r+1,c-1` steps.
function longestDiagonal(own: ReadonlySet<Place>): number {
  return Math.max(longestLine(own, 1, 0), longestLine(own, 1, -1));
}

// MM-15: side by side in one row with no gap.
function longestRow(own: ReadonlySet<Place>): number {
  return longestLine(own, 0, 1);
}

/** The most bricks that follow one another by always the same step; 0 if there are none. */
function longestLine(own: ReadonlySet<Place>, rowStep: number, columnStep: number): number {
  let longest = 0;
  for (const place of own) {
    const [row, column] = coordinates(place);
    let length = 1;
    while (own.has(at(row + length * rowStep, column + length * columnStep))) length++;
    longest = Math.max(longest, length);
  }
  return longest;
}

// MM-15: joined through neighbours.
function largestConnection(own: ReadonlySet<Place>): number {
  let largest = 0;
  for (const place of own) {
    // A set that grows while it is walked through: the walk comes to the neighbours of neighbours too.
    const joined = new Set([place]);
    for (const reached of joined) {
      for (const neighbour of neighbours(reached)) if (own.has(neighbour)) joined.add(neighbour);
    }
    largest = Math.max(largest, joined.size);
  }
  return largest;
}

// The first worked example.
function neighbours(place: Place): Place[] {
  const [r, c] = coordinates(place);
  return [at(r, c - 1), at(r, c + 1), at(r + 1, c - 1), at(r + 1, c), at(r - 1, c), at(r - 1, c + 1)];
}
