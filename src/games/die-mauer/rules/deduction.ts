import { highest } from '../../../engine/bits.ts';
import type { Random } from '../../../engine/random.ts';
import { KINDS } from './blocks.ts';
import { type Choice, type Evidence, ROW } from './evidence.ts';

/**
 * What follows from the evidence: bounds on what every seat has had of every kind in every span, and on what every gift
 * can have been, tightened until nothing more follows. Gifts that agree with all of it can then be drawn.
 */
export class Deduction {
  readonly #evidence: Evidence;
  readonly #seats: number;
  /** The least, then the most, by span, seat and block; then the set of kinds of every gift. */
  readonly #facts: Int32Array;
  readonly #mostAt: number;
  readonly #kindsAt: number;
  /** The values of facts before they were changed, for going back: index and value alternately. */
  readonly #trail: number[] = [];
  /** Spans in which something changed that may have consequences. */
  readonly #unsettled = new Set<number>();
  #possible = true;

  constructor(evidence: Evidence) {
    const { seats, least, most, gifts } = evidence;
    this.#evidence = evidence;
    this.#seats = seats;
    this.#mostAt = least.length;
    this.#kindsAt = 2 * least.length;
    this.#facts = Int32Array.from([...least, ...most, ...gifts.map(gift => gift.kinds)]);
    if (gifts.length === 0) return;
    // In the first span everybody has one of each, which is all that can be known of it.
    for (let span = 1; span <= gifts.length; span++) this.#unsettled.add(span);
    this.#settle();
    if (!this.#possible) throw new Error('what was seen contradicts itself');
  }

  /** The least that the seat can have of a block in its hand now. */
  least(seat: number, block: number): number {
    return this.#facts[this.#cellNow(seat, block)] - this.#evidence.built[seat * ROW + block];
  }

  /** The most that the seat can have of a block in its hand now. */
  most(seat: number, block: number): number {
    return this.#facts[this.#mostAt + this.#cellNow(seat, block)] - this.#evidence.built[seat * ROW + block];
  }

  /**
   * Draws the blocks of all gifts, in their order, so that they agree with everything seen; every such assignment about
   * equally likely. A draw with many choices stands for many assignments, and one with few for few, so one of several
   * draws is taken in proportion to that.
   */
  drawGifts(random: Random): number[] {
    const open = this.#evidence.gifts.filter((_, gift) => !isSingle(this.#kindsOf(gift))).length;
    let drawn: number[] = [];
    let best = Number.NEGATIVE_INFINITY;
    for (let draw = 0; draw < (open > 1 ? DRAWS : 1); draw++) {
      const mark = this.#trail.length;
      const weight = this.#drawFrom(0, random);
      // The largest (logarithm of weight + Gumbel noise) picks one in proportion to the weights.
      const luck = weight - Math.log(-Math.log(random.fraction() + NOT_ZERO));
      if (luck > best) {
        best = luck;
        drawn = this.#evidence.gifts.map((_, gift) => highest(this.#kindsOf(gift)));
      }
      this.#goBackTo(mark);
    }
    return drawn;
  }

  /**
   * Decides the gifts from this one on. Returns the logarithm of how much there was to choose from; NaN if it is
   * impossible.
   */
  #drawFrom(first: number, random: Random): number {
    let gift = first;
    while (gift < this.#evidence.gifts.length && isSingle(this.#kindsOf(gift))) gift++;
    if (gift === this.#evidence.gifts.length) return 0;
    const blocks = shuffled(this.#kindsOf(gift), random);
    for (const block of blocks) {
      const mark = this.#trail.length;
      this.#narrow(gift, 1 << block);
      this.#settle();
      const rest = this.#possible ? this.#drawFrom(gift + 1, random) : Number.NaN;
      if (!Number.isNaN(rest)) return rest + Math.log(blocks.length);
      this.#goBackTo(mark);
    }
    return Number.NaN;
  }

  #settle(): void {
    for (const span of this.#unsettled) {
      this.#unsettled.delete(span);
      this.#weighSpan(span);
      if (span > 0) this.#weighGift(span - 1);
      if (span < this.#evidence.gifts.length) this.#weighGift(span);
      if (!this.#possible) return;
    }
  }

  #weighSpan(span: number): void {
    const seats = this.#seats;
    // How many blocks a seat has had in total is known.
    for (let seat = 0; seat < seats; seat++) {
      const total = this.#evidence.totals[span * seats + seat];
      this.#weighSum(span, this.#cell(span, seat, 1), 1, KINDS, total);
    }
    // And so is how many of a kind all seats together have had: each was dealt one.
    for (let block = 1; block <= KINDS; block++) {
      this.#weighSum(span, this.#cell(span, 0, block), ROW, seats, seats);
    }
    for (const choice of this.#evidence.choices[span]) this.#weighChoice(span, choice);
  }

  /** Numbers within bounds that add up to a total: each is at most what the minimum of the others leaves. */
  #weighSum(span: number, first: number, step: number, length: number, total: number): void {
    const facts = this.#facts;
    let least = 0;
    let most = 0;
    for (let i = 0, cell = first; i < length; i++, cell += step) {
      least += facts[cell];
      most += facts[this.#mostAt + cell];
    }
    for (let i = 0, cell = first; i < length; i++, cell += step) {
      const ownLeast = facts[cell];
      const ownMost = facts[this.#mostAt + cell];
      if (ownLeast > ownMost) this.#possible = false;
      this.#atLeast(span, cell, total - (most - ownMost));
      this.#atMost(span, cell, total - (least - ownLeast));
    }
  }

  /** One of these kinds was in the hand: if only one can have been, it was. If none can, each would have to be, in vain. */
  #weighChoice(span: number, { seat, kinds, built }: Choice): void {
    let most = 0;
    for (const block of kinds)
      most += this.#facts[this.#mostAt + this.#cell(span, seat, block)] - built[block];
    for (const block of kinds) {
      const cell = this.#cell(span, seat, block);
      const others = most - (this.#facts[this.#mostAt + cell] - built[block]);
      if (others <= 0) this.#atLeast(span, cell, built[block] + 1);
    }
  }

  /** A gift takes one block of one kind from the giver to the receiver, and changes nothing else. */
  #weighGift(gift: number): void {
    const { from, to } = this.#evidence.gifts[gift];
    for (let block = 1; block <= KINDS; block++) {
      for (let seat = 0; seat < this.#seats; seat++) {
        this.#weighPassage(gift, block, seat, seat === to ? 1 : seat === from ? -1 : 0);
      }
    }
  }

  /**
   * What a seat had of a block before and after the gift differs by `change` if that was the block given, and not at
   * all otherwise.
   */
  #weighPassage(gift: number, block: number, seat: number, change: number): void {
    const facts = this.#facts;
    const before = this.#cell(gift, seat, block);
    const after = this.#cell(gift + 1, seat, block);
    const least = facts[before];
    const most = facts[this.#mostAt + before];
    const leastAfter = facts[after];
    const mostAfter = facts[this.#mostAt + after];
    if (change !== 0) {
      const canChange = least + change <= mostAfter && leastAfter <= most + change;
      const canStay = least <= mostAfter && leastAfter <= most;
      if (!canChange) this.#narrow(gift, ~(1 << block));
      if (!canStay) this.#narrow(gift, 1 << block);
    }
    const kinds = this.#kindsOf(gift);
    const can = kinds & (1 << block) ? change : 0;
    const must = kinds === 1 << block ? change : 0;
    const up = Math.max(can, must);
    const down = Math.min(can, must);
    this.#atLeast(gift + 1, after, least + down);
    this.#atMost(gift + 1, after, most + up);
    this.#atLeast(gift, before, leastAfter - up);
    this.#atMost(gift, before, mostAfter - down);
  }

  #narrow(gift: number, kinds: number): void {
    const narrowed = this.#kindsOf(gift) & kinds;
    if (narrowed === this.#kindsOf(gift)) return;
    this.#change(this.#kindsAt + gift, narrowed);
    this.#unsettled.add(gift).add(gift + 1);
    if (narrowed === 0) this.#possible = false;
  }

  #atLeast(span: number, cell: number, count: number): void {
    if (this.#facts[cell] >= count) return;
    this.#change(cell, count);
    this.#unsettled.add(span);
  }

  #atMost(span: number, cell: number, count: number): void {
    if (this.#facts[this.#mostAt + cell] <= count) return;
    this.#change(this.#mostAt + cell, count);
    this.#unsettled.add(span);
  }

  #change(fact: number, value: number): void {
    this.#trail.push(fact, this.#facts[fact]);
    this.#facts[fact] = value;
  }

  #goBackTo(mark: number): void {
    const trail = this.#trail;
    for (let i = trail.length - 2; i >= mark; i -= 2) this.#facts[trail[i]] = trail[i + 1];
    trail.length = mark;
    this.#unsettled.clear();
    this.#possible = true;
  }

  #kindsOf(gift: number): number {
    return this.#facts[this.#kindsAt + gift];
  }

  #cell(span: number, seat: number, block: number): number {
    return (span * this.#seats + seat) * ROW + block;
  }

  #cellNow(seat: number, block: number): number {
    return this.#cell(this.#evidence.lastSpan, seat, block);
  }
}

const DRAWS = 8;
/** Half a step of `fraction`. */
const NOT_ZERO = 2 ** -20;

function isSingle(set: number): boolean {
  return (set & (set - 1)) === 0;
}

function shuffled(kinds: number, random: Random): number[] {
  const blocks: number[] = [];
  for (let block = 1; block <= KINDS; block++) if (kinds & (1 << block)) blocks.push(block);
  for (let i = blocks.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [blocks[i], blocks[j]] = [blocks[j], blocks[i]];
  }
  return blocks;
}
