import { actorOf, type By } from './by.ts';
import { type Deal, fitDeals } from './dealt.ts';
import { type Game, type Happening, NATURE_DUE, type State } from './game.ts';
import { isGap, UNKNOWN } from './gap.ts';
import { judge, Match, type Play, type Played, type ReadonlyMatch } from './match.ts';
import type { AnyOptions } from './options.ts';
import { Random } from './random.ts';
import { EVERYBODY, isAmong, NATURE, only, seatsOf, type Viewer } from './viewers.ts';

/** A play as it was entered by somebody who may not know everything. */
export interface Entry extends Play {
  /** What it revealed to the keeper, if that depends on gaps before it. */
  readonly seen?: readonly Happening[];
}

/** How many plays may be tried out to fill the gaps again after one entry. */
const MOST_STEPS = 300_000;
/** How many states are imagined to find out what is possible. */
const MOST_IMAGINED = 4000;
/** Stop after this many in a row that bring nothing new; earlier if only the first did. */
const ENOUGH = 600;
const ENOUGH_ALIKE = 60;
const NO_CODE = -1;

/**
 * A match that is written down while it is played elsewhere, by a *keeper* who may not know everything: moves
 * hidden from the keeper are gaps. `match` is one way it may have gone; what the keeper saw is the same in
 * all of them.
 */
export class EnteredMatch {
  readonly game: Game;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly keeper: Viewer;
  readonly #entries: Entry[] = [];
  /** The move played for each entry, and the state before it. */
  readonly #codes: number[] = [];
  readonly #states: State[] = [];
  #state: State;
  #match: Match | null = null;
  readonly #room: Int32Array;
  #steps = 0;

  constructor(game: Game, seats: number, options: AnyOptions, keeper: Viewer) {
    this.game = game;
    this.seats = seats;
    this.options = options;
    this.keeper = keeper;
    this.#state = game.start(seats, options);
    this.#room = new Int32Array(game.mostMoves);
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** The match with all gaps filled in one of the ways that fit. */
  get match(): ReadonlyMatch {
    if (this.#match) return this.#match;
    const match = new Match(this.game, this.seats, this.options);
    for (const [index, { by }] of this.#entries.entries()) {
      const played = match.playNumber(by, this.#codes[index]);
      if (!played.ok) throw new Error(played.error.message);
    }
    this.#match = match;
    return match;
  }

  get hasGaps(): boolean {
    return this.#entries.some(isGap);
  }

  /** The bit set of viewers who knew a move that is a gap here: what they saw cannot be shown. */
  get unknownViewers(): number {
    return this.#entries.reduce((set, entry, index) => {
      return isGap(entry) ? set | this.#knownTo(index) : set;
    }, 0);
  }

  /**
   * The bit set of viewers who knew a move that this viewer did not: their hands must not be shown to this viewer.
   * Moves that were hidden only until everybody had chosen are public by now.
   */
  knowingMoreThan(viewer: Viewer): number {
    return this.#entries.reduce((set, _, index) => {
      return this.#isHeldBack(index, viewer) ? set | this.#knownTo(index) : set;
    }, 0);
  }

  /** Whether the next play of `by` is hidden from the keeper, so that it may be a gap. */
  isHidden(by: By): boolean {
    return !isAmong(this.keeper, this.game.knownTo(this.#state, actorOf(by)));
  }

  /** Adds an entry, or refuses it and changes nothing. To make it fit, earlier gaps may be filled in another way. */
  add(entry: Entry): Played {
    if (isGap(entry) && this.game.knownTo(this.#state, actorOf(entry.by)) === EVERYBODY) {
      return refused('everybody sees this move, so it cannot be unknown');
    }
    const { by, move } = entry;
    this.#steps = 0;
    const state = this.game.clone(this.#state);
    const code = this.#make(state, entry, []);
    if (code !== null) {
      this.#append(entry, code, state);
      return { ok: true };
    }
    if (!this.hasGaps && entry.seen === undefined) {
      const judged = judge(this.game, this.#state, by, move);
      return judged.ok ? refused('it is not possible') : judged;
    }
    const filled = this.#refill([...this.#entries, entry]);
    if (!filled) return refused(`${JSON.stringify(move.slice(0, 40))} fits no way of filling the gaps`);
    this.#entries.push(entry);
    this.#codes.splice(0, this.#codes.length, ...filled.codes);
    this.#states.splice(0, this.#states.length, ...filled.states);
    this.#state = filled.state;
    this.#match = null;
    return { ok: true };
  }

  /** Takes back the last entries. */
  undo(count = 1): void {
    const left = Math.max(0, this.#entries.length - count);
    if (left === this.#entries.length) return;
    this.#state = this.#states[left];
    this.#entries.length = left;
    this.#codes.length = left;
    this.#states.length = left;
    this.#match = null;
  }

  /** All moves that the seat can make, as far as this viewer knows, or nature's outcomes; sorted. */
  possible(by: By, viewer = this.keeper): string[] {
    if (this.knowingMoreThan(viewer) === 0 || by === viewer) {
      return by === 'nature' ? this.match.chances().map(([outcome]) => outcome) : this.match.moves(by);
    }
    const found = new Set<string>();
    const actor = actorOf(by);
    this.#imagine(viewer, state => {
      const before = found.size;
      for (const move of this.#listed(state, actor)) found.add(this.game.write(state, actor, move));
      return found.size > before;
    });
    return [...found].sort();
  }

  /**
   * What the viewer can be shown next if this is played: each entry is one way it can look, as the happenings that reveal
   * something. If there is more than one, the entry must say which it was (`seen`).
   */
  stories(by: By, move: string, viewer = this.keeper): readonly (readonly Happening[])[] {
    if (this.knowingMoreThan(viewer) === 0 && move !== UNKNOWN) return [[]];
    const found = new Map<string, readonly Happening[]>();
    const actor = actorOf(by);
    this.#imagine(viewer, state => {
      const before = found.size;
      for (const code of this.#candidates(state, { by, move })) {
        const seen = this.#play(this.game.clone(state), actor, code);
        found.set(textOf(seen), seen);
      }
      return found.size > before;
    });
    return [...found.values()];
  }

  #append(entry: Entry, code: number, state: State): void {
    this.#entries.push(entry);
    this.#codes.push(code);
    this.#states.push(this.#state);
    this.#state = state;
    if (this.#match && !this.#match.playNumber(entry.by, code).ok) this.#match = null;
  }

  /**
   * Plays an entry. A gap is played as the first of the moves `before` that fits, or else as any that fits; null if
   * none does.
   */
  #make(state: State, entry: Entry, before: readonly number[]): number | null {
    const actor = actorOf(entry.by);
    const listed = this.#candidates(state, entry);
    const first = before.filter(code => listed.includes(code));
    const candidates = first.length === 0 ? listed : [...new Set([...first, ...listed])];
    for (const code of candidates) {
      this.#steps++;
      if (entry.seen === undefined) {
        this.game.play(state, actor, code, null);
        return code;
      }
      const attempt = this.game.clone(state);
      if (textOf(this.#play(attempt, actor, code)) !== textOf(entry.seen)) continue;
      this.game.copy(state, attempt);
      return code;
    }
    return null;
  }

  /** The moves that an entry can stand for; for a gap, the most likely first. */
  #candidates(state: State, { by, move }: Play): number[] {
    const actor = actorOf(by);
    if (move !== UNKNOWN) {
      const judged = judge(this.game, state, by, move);
      return judged.ok ? [judged.move] : [];
    }
    const due = this.game.due(state);
    if (actor === NATURE ? due !== NATURE_DUE : due === NATURE_DUE || (due & (1 << actor)) === 0) return [];
    const weights = new Map<number, number>();
    for (const code of this.#listed(state, actor)) weights.set(code, (weights.get(code) ?? 0) + 1);
    return [...weights].sort(([, a], [, b]) => b - a).map(([code]) => code);
  }

  #listed(state: State, actor: number): Int32Array {
    const { game } = this;
    const count = actor === NATURE ? game.chances(state, this.#room) : game.moves(state, actor, this.#room);
    return this.#room.slice(0, count);
  }

  /** Plays a move, and returns what it reveals to the keeper. */
  #play(state: State, actor: number, code: number): Happening[] {
    const seen: Happening[] = [];
    this.game.play(state, actor, code, (happening, seenBy) => {
      if (this.game.reveals.has(happening.kind) && isAmong(this.keeper, seenBy)) seen.push(happening);
    });
    return seen;
  }

  /**
   * Fills the gaps so that the last entry fits too. What still fits is kept. Gaps that the seat of the last entry could
   * see are changed first, the latest before the others.
   */
  #refill(entries: readonly Entry[]): Filled | null {
    const { by } = entries[entries.length - 1];
    const now: Filled = { codes: this.#codes, states: this.#states, state: this.#state };
    const dealt = this.#refillDealt(entries, now);
    if (dealt) return dealt;
    const gaps = [...this.#entries.keys()].filter(index => isGap(entries[index])).reverse();
    const isKnown = (index: number) => {
      return by !== 'nature' && isAmong(by, this.#knownTo(index));
    };
    const known = gaps.filter(isKnown);
    const others = gaps.filter(index => !isKnown(index));
    const ordered = [...known, ...others];
    for (const gap of ordered) {
      const found = this.#changed(entries, now, gap);
      if (found) return found;
    }
    for (const second of ordered) {
      for (const first of gaps) {
        if (first >= second) continue;
        for (const code of this.#alternatives(now, first, entries[first])) {
          if (this.#steps > MOST_STEPS) return null;
          const between = this.#rerun(entries, now, first, code, entries.length - 1);
          const found = between && this.#changed(entries, between, second);
          if (found) return found;
        }
      }
    }
    return null;
  }

  /**
   * The quick way for cards dealt face down: an entry names the cards that it shows (`HR+S1` shows `HR` and `S1`).
   * Every card ever shown is traced to a deal that its owner received.
   */
  #refillDealt(entries: readonly Entry[], now: Filled): Filled | null {
    const decks: Map<string, number>[] = [];
    const deals: (Deal & { readonly code: number })[] = [];
    const codes = new Map<string, number>();
    let left: readonly number[] = [];
    for (const [at, { by, move }] of entries.entries()) {
      if (by !== 'nature') continue;
      const state = now.states[at] ?? now.state;
      const [to, ...others] = seatsOf(this.game.knownTo(state, NATURE));
      if (to === undefined || others.length > 0) continue;
      const listed = [...this.#listed(state, NATURE)].sort((a, b) => a - b);
      const isSame = listed.length === left.length && listed.every((each, i) => each === left[i]);
      if (!isSame) {
        const deck = new Map<string, number>();
        for (const each of listed) {
          const text = this.game.write(state, NATURE, each);
          codes.set(text, each);
          deck.set(text, (deck.get(text) ?? 0) + 1);
        }
        decks.push(deck);
      }
      // The last entry, which does not fit yet, has no code.
      const code = now.codes[at] ?? NO_CODE;
      const thought = code === NO_CODE ? move : this.game.write(state, NATURE, code);
      deals.push({ at, to, deck: decks.length - 1, known: move === UNKNOWN ? null : thought, thought, code });
      left = listed.toSpliced(listed.indexOf(code), 1);
    }
    const shown = entries.flatMap(({ by, move }, at) => {
      if (by === 'nature') return [];
      return move.split(/\W+/).flatMap(kind => (codes.has(kind) ? [{ at, by, kind }] : []));
    });
    const kinds = fitDeals(deals, shown, decks);
    const changed = deals.map((deal, i) => codes.get(kinds?.[i] ?? '') ?? deal.code);
    const first = deals.findIndex(({ code }, i) => code !== NO_CODE && code !== changed[i]);
    if (first < 0) return null;
    const wanted = [...now.codes];
    for (const [i, { at }] of deals.entries()) wanted[at] = changed[i];
    const from = deals[first].at;
    return this.#rerun(entries, { ...now, codes: wanted }, from, wanted[from], entries.length);
  }

  /** The same with another move for this gap, and with everything after it; null if there is no such move. */
  #changed(entries: readonly Entry[], now: Filled, gap: number): Filled | null {
    for (const code of this.#alternatives(now, gap, entries[gap])) {
      if (this.#steps > MOST_STEPS) return null;
      const found = this.#rerun(entries, now, gap, code, entries.length);
      if (found) return found;
    }
    return null;
  }

  #alternatives({ codes, states }: Filled, gap: number, entry: Entry): number[] {
    return this.#candidates(states[gap], entry).filter(code => code !== codes[gap]);
  }

  #rerun(entries: readonly Entry[], now: Filled, from: number, code: number, to: number): Filled | null {
    const codes = now.codes.slice(0, from);
    const states = now.states.slice(0, from);
    const state = this.game.clone(now.states[from]);
    // Cards left over go where cards are missing, so that as little as possible changes.
    const freed = [now.codes[from]];
    for (let index = from; index < to; index++) {
      states.push(this.game.clone(state));
      const wanted = index === from ? code : now.codes[index];
      const made = this.#make(state, entries[index], wanted === undefined ? [] : [wanted, ...freed]);
      if (made === null || (index === from && made !== code)) return null;
      if (made !== wanted && wanted !== undefined) freed.splice(Math.max(0, freed.indexOf(made)), 1, wanted);
      codes.push(made);
    }
    return { codes, states, state };
  }

  /**
   * States that the viewer cannot tell from the real one, until `isNew` has said no for a while. Moves that were
   * entered before the viewer may know them, such as fists already open on the table, are replayed in each of these
   * states.
   */
  #imagine(viewer: Viewer, isNew: (state: State) => boolean): void {
    const { game } = this;
    let from = this.#entries.length;
    while (from > 0 && this.#isEarly(from - 1, viewer)) from--;
    const state = from === this.#entries.length ? this.#state : this.#states[from];
    const view = game.view(state, viewer, true);
    const random = new Random(this.#entries.length);
    for (let i = 0, stale = 0, enough = ENOUGH_ALIKE; i < MOST_IMAGINED && stale < enough; i++) {
      const imagined = game.imagine(view, random);
      const fits = this.#entries.slice(from).every(entry => this.#make(imagined, entry, []) !== null);
      const hasNew = fits && isNew(imagined);
      if (hasNew && i > 0) enough = ENOUGH;
      stale = hasNew ? 0 : stale + 1;
    }
  }

  #isEarly(index: number, viewer: Viewer): boolean {
    return !isAmong(viewer, this.#knownTo(index)) && !this.#isHeldBack(index, viewer);
  }

  /** Whether the viewer still cannot know this move. */
  #isHeldBack(index: number, viewer: Viewer): boolean {
    const entry = this.#entries[index];
    const knownTo = this.#knownTo(index);
    if (isGap(entry)) return true;
    const isOpenedAtOnce = entry.by !== 'nature' && knownTo === only(entry.by);
    return isAmong(this.keeper, knownTo) && !isAmong(viewer, knownTo) && !isOpenedAtOnce;
  }

  #knownTo(index: number): number {
    return this.game.knownTo(this.#states[index], actorOf(this.#entries[index].by));
  }
}

interface Filled {
  readonly codes: readonly number[];
  readonly states: readonly State[];
  readonly state: State;
}

function refused(message: string): Played {
  return { ok: false, error: { code: 'illegal-move', message } };
}

/** Happenings as a text that does not depend on the order of their fields. */
function textOf(happenings: readonly Happening[]): string {
  return JSON.stringify(happenings, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
