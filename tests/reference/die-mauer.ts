import type { Turn } from '../../src/engine/turn.ts';
import type { NewReference, Reference } from './reference.ts';

type Options = { rounds: number; gift: 'must' | 'may' };

/** What the match is waiting for. */
type Step =
  | { kind: 'plan'; chosen: Map<number, string> }
  /** The seats that still build this block, the next of them first. */
  | { kind: 'build'; block: string; builders: number[] }
  | { kind: 'build-any' }
  | { kind: 'give'; giver: number }
  | { kind: 'over' };

// DM-1
const FULL_SET = ['1', '2', '3', '4', '6', 'T', 'G'];
// DM-6
const EMPTY_FIST = '-';

export const newDieMauer: NewReference<Options> = (seats, options) => new DieMauer(seats, options);

class DieMauer implements Reference {
  readonly seats: number;
  readonly options: Options;
  /** From left to right. */
  wall: string[] = [];
  hands: string[][] = [];
  charges: number[];
  // DM-5: seat 0 is the first master builder.
  master = 0;
  roundsEnded = 0;
  somethingWasBuilt = false;
  turnsWithoutBuilding = 0;
  step: Step = { kind: 'over' };

  constructor(seats: number, options: Options) {
    this.seats = seats;
    this.options = options;
    this.charges = Array.from({ length: seats }, () => 0);
    this.startRound();
  }

  turn(): Turn {
    const step = this.step;
    switch (step.kind) {
      case 'plan':
        return { kind: 'seats', seats: this.allSeats().filter(seat => !step.chosen.has(seat)) };
      case 'build':
        return { kind: 'seats', seats: [step.builders[0]] };
      case 'build-any':
        return { kind: 'seats', seats: [this.master] };
      case 'give':
        return { kind: 'seats', seats: [step.giver] };
      case 'over': {
        // DM-15; subtracting, because -0 is not 0.
        const scores = this.charges.map(charge => 0 - charge);
        const highest = Math.max(...scores);
        return { kind: 'over', scores, winners: this.allSeats().filter(seat => scores[seat] === highest) };
      }
    }
  }

  moves(seat: number): string[] {
    const turn = this.turn();
    if (turn.kind !== 'seats' || !turn.seats.includes(seat)) return [];
    const kinds = FULL_SET.filter(block => this.hands[seat].includes(block));
    const step = this.step;
    switch (step.kind) {
      case 'plan': // DM-6
        return [...kinds, EMPTY_FIST].sort();
      case 'build': // DM-8
        return endsFor(step.block, this.wall).sort();
      case 'build-any': // DM-9.1
        return kinds.flatMap(block => endsFor(block, this.wall).map(end => block + end)).sort();
      case 'give': // DM-9.2
        return (this.options.gift === 'may' ? [...kinds, EMPTY_FIST] : kinds).sort();
      case 'over':
        return [];
    }
  }

  /** Nature has no part in this game. */
  chances(): [outcome: string, weight: number][] {
    return [];
  }

  play(by: number | 'nature', move: string): void {
    if (by === 'nature' || !this.moves(by).includes(move)) throw new Error(`${by} may not play ${move}`);
    const step = this.step;
    switch (step.kind) {
      case 'plan':
        step.chosen.set(by, move);
        if (step.chosen.size === this.seats) this.reveal(step.chosen);
        break;
      case 'build':
        this.build(by, step.block, move);
        this.letBuild(step.block, step.builders.slice(1));
        break;
      case 'build-any':
        this.build(by, move[0], move[1]);
        this.endTurn();
        break;
      case 'give':
        if (move !== EMPTY_FIST) {
          removeOne(this.hands[by], move);
          this.hands[this.master].push(move);
        }
        this.endTurn();
        break;
      case 'over':
        break;
    }
  }

  startRound(): void {
    // DM-12: a full set for everybody, and no wall.
    this.hands = this.allSeats().map(() => [...FULL_SET]);
    this.wall = [];
    // DM-14: the count starts afresh in each round.
    this.turnsWithoutBuilding = 0;
    this.startTurn();
  }

  startTurn(): void {
    // DM-13: the master stays, having had no turn.
    if (this.hands.flat().every(block => !isSection(block) && roomFor(block, this.wall) === 0)) {
      this.endRound();
      return;
    }
    this.somethingWasBuilt = false;
    this.step = { kind: 'plan', chosen: new Map() };
  }

  reveal(chosen: Map<number, string>): void {
    const block = chosen.get(this.master);
    if (block === undefined) throw new Error('the master has not chosen');
    if (block === EMPTY_FIST) this.revealEmptyFist(chosen);
    else this.revealBlock(block, chosen);
  }

  // DM-7; a rival's empty fist is not a block, so it changes nothing here (DM-10).
  revealBlock(block: string, chosen: Map<number, string>): void {
    const room = roomFor(block, this.wall);
    const guessers = this.rivals().filter(rival => chosen.get(rival) === block);
    // DM-7.1
    if (room === 0) this.endTurn();
    // DM-7.2
    else if (guessers.length === 0) this.letBuild(block, [this.master]);
    // DM-7.3
    else if (guessers.length <= room) this.letBuild(block, guessers);
    // DM-7.4
    else this.letBuild(block, [this.master]);
  }

  // DM-9
  revealEmptyFist(chosen: Map<number, string>): void {
    const emptyRivals = this.rivals().filter(rival => chosen.get(rival) === EMPTY_FIST);
    if (emptyRivals.length === 0) {
      // DM-9.1
      this.step = { kind: 'build-any' };
      const moves = this.moves(this.master);
      if (moves.length === 0) this.endTurn();
      // Automatic.
      else if (moves.length === 1) this.play(this.master, moves[0]);
    } else if (emptyRivals.length === 1) {
      // DM-9.2: asked even if only one block can be given.
      this.step = { kind: 'give', giver: emptyRivals[0] };
    } else {
      // DM-9.3
      this.endTurn();
    }
  }

  // DM-8: one builder after another.
  letBuild(block: string, builders: number[]): void {
    if (builders.length === 0) {
      this.endTurn();
      return;
    }
    this.step = { kind: 'build', block, builders };
    const moves = this.moves(builders[0]);
    // Automatic.
    if (moves.length === 1) this.play(builders[0], moves[0]);
  }

  build(seat: number, block: string, end: string): void {
    removeOne(this.hands[seat], block);
    // DM-2
    if (end === 'L') this.wall.unshift(block);
    else this.wall.push(block);
    this.somethingWasBuilt = true;
  }

  endTurn(): void {
    // DM-5: the role passes also when the round ends with this turn.
    this.master = (this.master + 1) % this.seats;
    // DM-14: only building interrupts the count, a gift does not.
    this.turnsWithoutBuilding = this.somethingWasBuilt ? 0 : this.turnsWithoutBuilding + 1;
    // DM-11
    const someoneIsOut = this.hands.some(hand => hand.length === 0);
    // DM-14
    const stalled = this.turnsWithoutBuilding === 3 * this.seats;
    if (someoneIsOut || stalled) this.endRound();
    else this.startTurn();
  }

  endRound(): void {
    // DM-12
    for (const seat of this.allSeats()) {
      for (const block of this.hands[seat]) this.charges[seat] += chargeFor(block);
    }
    this.roundsEnded += 1;
    // DM-15
    if (this.roundsEnded === this.options.rounds) this.step = { kind: 'over' };
    else this.startRound();
  }

  allSeats(): number[] {
    return Array.from({ length: this.seats }, (_, seat) => seat);
  }

  /** All seats but the master, clockwise from the seat after the master. */
  rivals(): number[] {
    const rivals = [];
    for (let steps = 1; steps < this.seats; steps++) rivals.push((this.master + steps) % this.seats);
    return rivals;
  }
}

function isSection(block: string): boolean {
  return block !== 'T' && block !== 'G';
}

// DM-3
function mayStandBeside(block: string, neighbour: string): boolean {
  return isSection(block) || isSection(neighbour);
}

// DM-4
function roomFor(block: string, wall: string[]): number {
  if (isSection(block)) return Number.POSITIVE_INFINITY;
  if (wall.length === 0) return 1;
  const leftIsOpen = isSection(wall[0]);
  const rightIsOpen = isSection(wall[wall.length - 1]);
  return (leftIsOpen ? 1 : 0) + (rightIsOpen ? 1 : 0);
}

/** DM-8: the ends of the wall that are offered for this block. */
function endsFor(block: string, wall: string[]): string[] {
  if (wall.length === 0) return ['R'];
  const left = wall[0];
  const right = wall[wall.length - 1];
  const leftIsPossible = mayStandBeside(block, left);
  const rightIsPossible = mayStandBeside(block, right);
  const endsAreTheSame = isSection(left) === isSection(right);
  if (leftIsPossible && rightIsPossible && endsAreTheSame) return ['R'];
  const ends = [];
  if (leftIsPossible) ends.push('L');
  if (rightIsPossible) ends.push('R');
  return ends;
}

// DM-12
function chargeFor(block: string): number {
  if (block === 'T') return 15;
  if (block === 'G') return 10;
  return Number(block);
}

function removeOne(hand: string[], block: string): void {
  const place = hand.indexOf(block);
  if (place === -1) throw new Error(`no ${block} in the hand`);
  hand.splice(place, 1);
}
