import { BLOCK_NUMBERS, BLOCKS, EMPTY_FIST, KINDS, NO_BLOCK } from './blocks.ts';
import { countOf } from './hands.ts';
import type { PastTurn } from './history.ts';
import { EITHER_END, endsFor, NO_END } from './wall.ts';

/** Kinds of block as a bit set: bit b for block b. */
const ALL_KINDS = 0b11111110;

/** How many entries a seat takes in the tables below: one per block, plus one unused. */
export const ROW = KINDS + 1;

/** A seat certainly had one of these kinds in hand, besides what it had built by then. */
export interface Choice {
  readonly seat: number;
  readonly kinds: readonly number[];
  readonly built: readonly number[];
}

export interface GivenBlock {
  readonly from: number;
  readonly to: number;
  /** The kinds it can have been. */
  readonly kinds: number;
}

/**
 * What the people at the table have seen in a round, as far as it says anything about hands.
 *
 * Gifts cut the round into *spans*. What a seat *has had* of a kind, in its hand or already built, changes only by
 * gifts, so it is one number in each span.
 */
export class Evidence {
  readonly seats: number;
  /** The n-th gift lies between the n-th span and the next. */
  readonly gifts: GivenBlock[] = [];
  /** By span, seat and block: the least and the most that the seat can have had. */
  readonly least: number[] = [];
  readonly most: number[] = [];
  /** By span and seat: how many blocks the seat has had in total. */
  readonly totals: number[] = [];
  /** By span. */
  readonly choices: Choice[][] = [];
  /** By seat and block: what it has built. */
  readonly built: number[];

  /** A gift with `NO_BLOCK` is one that the observer was not shown. */
  constructor(seats: number, history: readonly PastTurn[]) {
    this.seats = seats;
    this.built = new Array<number>(seats * ROW).fill(0);
    this.#beginSpan(new Array<number>(seats).fill(BLOCKS.length));
    this.least.fill(1);
    this.most.fill(1);
    for (const turn of history) this.#learnFrom(turn);
  }

  get lastSpan(): number {
    return this.gifts.length;
  }

  /** The observer sees a seat's whole current hand. */
  learnHand(seat: number, hand: number): void {
    for (let block = 1; block <= KINDS; block++) {
      const had = this.built[seat * ROW + block] + countOf(hand, block);
      this.#atLeast(seat, block, had);
      this.#atMost(seat, block, had);
    }
  }

  #learnFrom(turn: PastTurn): void {
    turn.fists.forEach((fist, seat) => {
      if (fist !== EMPTY_FIST) this.#atLeast(seat, fist, this.#builtBy(seat, fist) + 1);
    });
    if (turn.outcome === 'free-choice') this.#learnFromFreeChoice(turn);
    for (const { seat, block } of turn.builds) {
      this.built[seat * ROW + block]++;
      this.#atLeast(seat, block, this.#builtBy(seat, block));
    }
    if (turn.gift?.given === 'given') {
      const { from, to, block } = turn.gift;
      this.gifts.push({ from, to, kinds: block === NO_BLOCK ? ALL_KINDS : 1 << block });
      const before = this.totals.slice(-this.seats);
      this.#beginSpan(before.map((total, seat) => total + (seat === to ? 1 : 0) - (seat === from ? 1 : 0)));
    }
  }

  /** DM-9.1: the master is asked if, and only if, there are two or more ways to build. */
  #learnFromFreeChoice({ master, hadChoice, builds, wall }: PastTurn): void {
    const legal = BLOCK_NUMBERS.filter(block => endsFor(block, wall) !== NO_END);
    const built = builds.length === 0 ? NO_BLOCK : builds[0].block;
    if (!hadChoice) {
      for (const block of legal)
        if (block !== built) this.#atMost(master, block, this.#builtBy(master, block));
      return;
    }
    // Whatever single way was taken, there was another; if nothing is built yet, that holds for each of them.
    for (const block of built === NO_BLOCK ? legal : [built]) {
      if (endsFor(block, wall) === EITHER_END) continue;
      this.choices[this.lastSpan].push({
        seat: master,
        kinds: legal.filter(other => other !== block),
        built: this.built.slice(master * ROW, master * ROW + ROW),
      });
    }
  }

  #beginSpan(totals: readonly number[]): void {
    this.totals.push(...totals);
    this.least.push(...this.built);
    for (let i = 0; i < this.built.length; i++) this.most.push(this.seats);
    this.choices.push([]);
  }

  #builtBy(seat: number, block: number): number {
    return this.built[seat * ROW + block];
  }

  #atLeast(seat: number, block: number, count: number): void {
    const cell = (this.lastSpan * this.seats + seat) * ROW + block;
    if (this.least[cell] < count) this.least[cell] = count;
  }

  #atMost(seat: number, block: number, count: number): void {
    const cell = (this.lastSpan * this.seats + seat) * ROW + block;
    if (this.most[cell] > count) this.most[cell] = count;
  }
}
