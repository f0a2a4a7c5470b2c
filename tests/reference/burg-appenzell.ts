import type { Turn } from '../../src/engine/turn.ts';
import type { NewReference, Reference } from './reference.ts';

interface Options {
  layout: 'A' | 'B';
  target: number;
  /** BA-19: changes only what the view shows, never what is legal. */
  memory: boolean;
  /** BA-17: whether a seat with one mouse can win with the most kinds. */
  lastMouse: boolean;
}

export const newBurgAppenzell: NewReference<Options> = (seats, options) => new BurgAppenzell(seats, options);

// BA-1
const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const ROWS = ['1', '2', '3', '4', '5', '6', '7'];
const TOWERS = ['a1', 'g1', 'a7', 'g7'];

/** BA-5: row by row from the top, left to right. Towers included. */
const SQUARES = ROWS.flatMap(row => COLUMNS.map(column => column + row));

// BA-2
const SLIDING_ROWS = ['2', '4', '6'];
const SLIDING_COLUMNS = ['b', 'd', 'f'];
const HOLES = SQUARES.filter(
  square => SLIDING_COLUMNS.includes(square[0]) || SLIDING_ROWS.includes(square[1]),
);

// BA-3
const CHEESES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const FLOOR = '.';
const TRAP = 'x';
const UNSEEN = '?';
const SPARE = 'spare';

// BA-4
const TOWER = '#';
const LAYOUTS = {
  A: ['#ABBBC#', 'DAEFGCH', 'DAEFGCH', 'IIEJGKK', 'LMMJNNO', 'LMMPNNO', '#QQPRR#'],
  B: ['#AABCC#', 'DDDBEEE', 'FGGBHHI', 'FJKKKLI', 'MJNNNLO', 'MPPQRRO', '#PPQRR#'],
};

type Action = 'enter' | 'uncover' | 'run' | 'slide';

type Phase =
  /** BA-6: nature turns up the first spare. */
  | { kind: 'first spare' }
  /** BA-7: the active seat puts its first mouse in a tower. */
  | { kind: 'placing' }
  /** BA-8: the active seat is asked for a move of its turn. */
  | { kind: 'acting' }
  /** BA-10, BA-12: these positions, in this order, are still to be turned up before the action is finished. */
  | { kind: 'turning up'; positions: string[]; action: Action }
  | { kind: 'over'; winner: number };

class BurgAppenzell implements Reference {
  readonly seats: number;
  readonly target: number;
  readonly lastMouse: boolean;
  /** BA-5: the name of the room of each square that is not a tower. */
  readonly roomOf: Map<string, string>;

  phase: Phase = { kind: 'first spare' };
  active = 0;

  /** What lies in each of the 33 holes and at `spare`: a kind, or `?` if nobody has seen it. */
  readonly tiles = new Map<string, string>();
  /** BA-6: how many tiles of each kind nobody has seen. */
  readonly unseen = new Map<string, number>();
  readonly uncoveredRooms = new Set<string>();

  /** Which seat's mouse stands on a square or tower; BA-9: at most one. */
  readonly mice = new Map<string, number>();
  readonly stock: number[] = [];
  readonly fallen: number[] = [];
  readonly kinds: Set<string>[] = [];

  actionsLeft = 0;
  hasSlid = false;
  /** BA-18: whether this turn brought a cheese or a fall. */
  somethingHappened = false;
  /** BA-18: finished turns in a row that brought neither. */
  quietTurns = 0;

  constructor(seats: number, options: Options) {
    this.seats = seats;
    this.target = options.target;
    this.lastMouse = options.lastMouse;
    this.roomOf = nameRooms(LAYOUTS[options.layout]);

    // BA-3
    for (const cheese of CHEESES) this.unseen.set(cheese, 3);
    this.unseen.set(FLOOR, 10);
    this.unseen.set(TRAP, 3);
    for (const position of [...HOLES, SPARE]) this.tiles.set(position, UNSEEN);

    // BA-7
    for (let seat = 0; seat < seats; seat++) {
      this.stock.push(4);
      this.fallen.push(0);
      this.kinds.push(new Set());
    }
  }

  turn(): Turn {
    switch (this.phase.kind) {
      case 'first spare':
      case 'turning up':
        return { kind: 'nature' };
      case 'placing':
      case 'acting':
        return { kind: 'seats', seats: [this.active] };
      case 'over':
        return { kind: 'over', scores: this.kinds.map(kinds => kinds.size), winners: [this.phase.winner] };
    }
  }

  moves(seat: number): string[] {
    if (seat !== this.active) return [];
    if (this.phase.kind === 'placing') return this.enterMoves().sort();
    if (this.phase.kind !== 'acting') return [];
    // BA-15: `.` is always legal.
    return [
      '.',
      ...this.enterMoves(),
      ...this.uncoverMoves(),
      ...this.runCosts().keys(),
      ...this.slideMoves(),
    ].sort();
  }

  chances(): [outcome: string, weight: number][] {
    const position = this.positionToTurnUp();
    if (position === undefined) return [];
    // BA-6
    const outcomes: [string, number][] = [];
    for (const [kind, count] of this.unseen) {
      if (count > 0) outcomes.push([`${position}=${kind}`, count]);
    }
    return outcomes.sort(([one], [other]) => (one < other ? -1 : 1));
  }

  play(by: number | 'nature', move: string): void {
    if (by === 'nature') this.playNature(move);
    else if (this.phase.kind === 'placing') this.playPlacing(move);
    else this.playAction(move);
  }

  // BA-6, BA-7: what happens before the first turn, and how nature turns up a tile.

  positionToTurnUp(): string | undefined {
    if (this.phase.kind === 'first spare') return SPARE;
    if (this.phase.kind === 'turning up') return this.phase.positions[0];
    return undefined;
  }

  playNature(outcome: string): void {
    const [position, kind] = outcome.split('=');
    this.tiles.set(position, kind);
    this.unseen.set(kind, (this.unseen.get(kind) ?? 0) - 1);

    if (this.phase.kind === 'first spare') this.phase = { kind: 'placing' };
    else if (this.phase.kind === 'turning up') {
      this.turnUpThenFinish(this.phase.positions.slice(1), this.phase.action);
    }
  }

  /** BA-7: in seat order each seat puts one mouse in a tower; then seat 0 has the first turn. */
  playPlacing(move: string): void {
    this.enter(move.slice(1));
    if (this.active < this.seats - 1) this.active++;
    else this.beginTurn(0);
  }

  // BA-8: a turn of up to four actions.

  beginTurn(seat: number): void {
    this.active = seat;
    this.actionsLeft = 4;
    this.hasSlid = false;
    this.somethingHappened = false;
    this.phase = { kind: 'acting' };
  }

  playAction(move: string): void {
    if (move === '.') {
      this.endTurn();
    } else if (move.startsWith('@')) {
      this.actionsLeft -= 1;
      this.enter(move.slice(1));
      this.turnUpThenFinish([], 'enter');
    } else if (move.startsWith('^')) {
      this.actionsLeft -= 1;
      const room = move.slice(1);
      this.uncoveredRooms.add(room);
      // BA-10: nature turns up the room's unseen tiles, square by square.
      const unseenThere = HOLES.filter(
        hole => this.roomOf.get(hole) === room && this.tiles.get(hole) === UNSEEN,
      );
      this.turnUpThenFinish(unseenThere, 'uncover');
    } else if (move.includes('-')) {
      const cost = this.runCosts().get(move);
      if (cost === undefined) throw new Error(`illegal run ${move}`);
      this.actionsLeft -= cost;
      const [from, to] = move.split('-');
      this.mice.delete(from);
      this.mice.set(to, this.active);
      this.turnUpThenFinish([], 'run');
    } else {
      this.actionsLeft -= 1;
      this.hasSlid = true;
      this.slide(move);
      // BA-12: the unseen tiles in uncovered holes, and last the new spare if it is unseen.
      const unseenInSight = HOLES.filter(hole => this.isUncovered(hole) && this.tiles.get(hole) === UNSEEN);
      if (this.tiles.get(SPARE) === UNSEEN) unseenInSight.push(SPARE);
      this.turnUpThenFinish(unseenInSight, 'slide');
    }
  }

  /** BA-9: any free tower, while the seat has mice in stock. */
  enterMoves(): string[] {
    if (this.stock[this.active] === 0) return [];
    return TOWERS.filter(tower => !this.mice.has(tower)).map(tower => `@${tower}`);
  }

  enter(tower: string): void {
    this.stock[this.active] -= 1;
    this.mice.set(tower, this.active);
  }

  /** BA-10: a roof that covers a square next to an own mouse, in any of the eight directions. */
  uncoverMoves(): string[] {
    const rooms = new Set<string>();
    for (const mouse of this.squaresOfMice(this.active)) {
      for (const square of SQUARES) {
        const room = this.roomOf.get(square);
        if (room === undefined || this.uncoveredRooms.has(room)) continue;
        if (columnsApart(mouse, square) <= 1 && rowsApart(mouse, square) <= 1) rooms.add(room);
      }
    }
    return [...rooms].map(room => `^${room}`);
  }

  /** BA-11: every run that the actions left can pay for, with its cost. */
  runCosts(): Map<string, number> {
    const costs = new Map<string, number>();
    for (const from of this.squaresOfMice(this.active)) {
      for (const path of this.pathsFrom(from, this.actionsLeft)) {
        const to = path[path.length - 1];
        if (this.mice.has(to)) continue; // It must end on a free square.
        const move = `${from}-${to}`;
        const cost = path.length;
        costs.set(move, Math.min(cost, costs.get(move) ?? cost));
      }
    }
    return costs;
  }

  /** BA-11: every path of one step up to `steps` steps whose squares in between are all occupied. */
  pathsFrom(from: string, steps: number): string[][] {
    if (steps === 0) return [];
    const paths: string[][] = [];
    for (const next of SQUARES) {
      if (columnsApart(from, next) + rowsApart(from, next) !== 1) continue;
      if (!this.mayStepOn(next)) continue;
      paths.push([next]);
      if (this.mice.has(next)) {
        for (const rest of this.pathsFrom(next, steps - 1)) paths.push([next, ...rest]);
      }
    }
    return paths;
  }

  /** BA-11: uncovered, and not a trap, and not a tower. */
  mayStepOn(square: string): boolean {
    return !TOWERS.includes(square) && this.isUncovered(square) && this.tiles.get(square) !== TRAP;
  }

  /** BA-12: once a turn. */
  slideMoves(): string[] {
    if (this.hasSlid) return [];
    return [
      ...SLIDING_ROWS.flatMap(row => [`W${row}`, `E${row}`]),
      ...SLIDING_COLUMNS.flatMap(column => [`N${column}`, `S${column}`]),
    ];
  }

  /** BA-12: the letter is the end at which the spare goes in. */
  slide(move: string): void {
    const end = move[0];
    const line = SQUARES.filter(square => square.includes(move[1]));
    // From the end where the spare goes in to the end where a tile falls out.
    const along = end === 'W' || end === 'N' ? line : line.toReversed();
    const pushed = [SPARE, ...along].map(position => this.tileAt(position));
    [...along, SPARE].forEach((position, index) => {
      this.tiles.set(position, pushed[index]);
    });
  }

  // What follows an action.

  turnUpThenFinish(positions: string[], action: Action): void {
    if (positions.length > 0) this.phase = { kind: 'turning up', positions, action };
    else this.finishAction(action);
  }

  finishAction(action: Action): void {
    if (action === 'slide') this.springTraps();

    const firstToTarget = this.takeCheese();
    // BA-16 comes before BA-17.
    if (firstToTarget !== undefined) {
      this.phase = { kind: 'over', winner: firstToTarget };
      return;
    }
    if (this.fallen.some(fallen => fallen >= 3)) {
      this.phase = { kind: 'over', winner: this.winnerByKinds() };
      return;
    }

    // BA-15
    if (this.actionsLeft === 0) this.endTurn();
    else this.phase = { kind: 'acting' };
  }

  /** BA-13 */
  springTraps(): void {
    for (const hole of HOLES) {
      const seat = this.mice.get(hole);
      if (seat === undefined || this.tiles.get(hole) !== TRAP) continue;
      this.mice.delete(hole);
      this.fallen[seat] += 1;
      this.somethingHappened = true;
    }
  }

  /** BA-14, BA-16: the first seat to reach the target, after which nobody takes any more. */
  takeCheese(): number | undefined {
    for (let after = 0; after < this.seats; after++) {
      const seat = (this.active + after) % this.seats;
      for (const cheese of CHEESES) {
        const miceOnIt = this.squaresOfMice(seat).filter(square => this.tiles.get(square) === cheese);
        if (miceOnIt.length >= 2 && !this.kinds[seat].has(cheese)) {
          this.kinds[seat].add(cheese);
          this.somethingHappened = true;
        }
      }
      if (this.kinds[seat].size >= this.target) return seat;
    }
    return undefined;
  }

  /** BA-15, BA-18 */
  endTurn(): void {
    for (const room of [...this.uncoveredRooms]) {
      const hasMouse = [...this.mice.keys()].some(square => this.roomOf.get(square) === room);
      if (!hasMouse) this.uncoveredRooms.delete(room);
    }

    this.quietTurns = this.somethingHappened ? 0 : this.quietTurns + 1;
    if (this.quietTurns === 20 * this.seats) {
      this.phase = { kind: 'over', winner: this.winnerByKinds() };
    } else {
      this.beginTurn((this.active + 1) % this.seats);
    }
  }

  /** BA-17 */
  winnerByKinds(): number {
    // The first clockwise after the active seat comes first, the active seat itself last.
    const clockwise: number[] = [];
    for (let after = 1; after <= this.seats; after++) clockwise.push((this.active + after) % this.seats);

    const safe = clockwise.filter(seat => this.fallen[seat] < 3);
    const candidates = safe.length > 0 && !this.lastMouse ? safe : clockwise;
    const most = Math.max(...candidates.map(seat => this.kinds[seat].size));
    const best = candidates.filter(seat => this.kinds[seat].size === most);
    return best.find(seat => safe.includes(seat)) ?? best[0];
  }

  squaresOfMice(seat: number): string[] {
    return SQUARES.filter(square => this.mice.get(square) === seat);
  }

  isUncovered(square: string): boolean {
    const room = this.roomOf.get(square);
    return room !== undefined && this.uncoveredRooms.has(room);
  }

  tileAt(position: string): string {
    const tile = this.tiles.get(position);
    if (tile === undefined) throw new Error(`no tile lies at ${position}`);
    return tile;
  }
}

/** BA-5: a room is named by its first square, reading row by row. */
function nameRooms(layout: readonly string[]): Map<string, string> {
  const nameOfLetter = new Map<string, string>();
  const roomOf = new Map<string, string>();
  for (const square of SQUARES) {
    const letter = layout[ROWS.indexOf(square[1])][COLUMNS.indexOf(square[0])];
    if (letter === TOWER) continue;
    const name = nameOfLetter.get(letter) ?? square;
    nameOfLetter.set(letter, name);
    roomOf.set(square, name);
  }
  return roomOf;
}

function columnsApart(one: string, other: string): number {
  return Math.abs(COLUMNS.indexOf(one[0]) - COLUMNS.indexOf(other[0]));
}

function rowsApart(one: string, other: string): number {
  return Math.abs(ROWS.indexOf(one[1]) - ROWS.indexOf(other[1]));
}
