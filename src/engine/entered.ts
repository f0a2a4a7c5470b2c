import { actorOf, type By } from './by.ts';
import { type Game, type Happening, NATURE_DUE, type State } from './game.ts';
import { isGap, UNKNOWN } from './gap.ts';
import { judge, Match, type Play, type Played, type ReadonlyMatch } from './match.ts';
import type { AnyOptions } from './options.ts';
import { Random } from './random.ts';
import { EVERYBODY, isAmong, NATURE, only, type Viewer } from './viewers.ts';

/** A play as it was entered by somebody who may not know everything. */
export interface Entry extends Play {
  /** What it revealed to the keeper, where that follows from gaps before it. */
  readonly seen?: readonly Happening[];
}

/** How many plays may be tried out to fill the gaps again after one entry. */
const MOST_STEPS = 300_000;
/** How many gaps are changed at once, where the entry itself says what it needs. */
const MOST_CHANGED = 4;
/** How many states are imagined to find out what can be. */
const MOST_IMAGINED = 4000;
/** Stop after this many that bring nothing new; after fewer if none has brought anything new since the first. */
const ENOUGH = 600;
const ENOUGH_ALIKE = 60;

/**
 * A match that is written down as it is played elsewhere, by a *keeper* who may not know everything: moves that are hidden
 * from the keeper are gaps. `match` is one way in which it can have been. What the keeper saw is the same in all of them.
 */
export class EnteredMatch {
  readonly game: Game;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly keeper: Viewer;
  readonly #entries: Entry[] = [];
  /** By entry: the move that is played for it, and the state before it. */
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

  /** The bit set of those who knew a move that is a gap here: what they saw cannot be shown. */
  get unknownViewers(): number {
    return this.#entries.reduce((set, entry, index) => {
      return isGap(entry) ? set | this.#knownTo(index) : set;
    }, 0);
  }

  /**
   * The bit set of those who knew a move that this viewer did not: their hands are none of its business. What was hidden only
   * until all had chosen is open to everybody by now.
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

  /** Adds an entry, or refuses it and changes nothing. Gaps before it may be filled in another way then. */
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

  /** Plays an entry, a gap with the first of the moves `before` that fits, or else any; null if it does not fit. */
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

  /** The moves that an entry can stand for: those of a gap with what there is most of first. */
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
   * Fills the gaps so that the last entry fits too. The others are kept as far as they still fit; those that whoever made the
   * last entry knows are changed first, the latest before the others.
   */
  #refill(entries: readonly Entry[]): Filled | null {
    const { by } = entries[entries.length - 1];
    const now: Filled = { codes: this.#codes, states: this.#states, state: this.#state };
    const gaps = [...this.#entries.keys()].filter(index => isGap(entries[index])).reverse();
    const isKnown = (index: number) => {
      return by !== 'nature' && isAmong(by, this.#knownTo(index));
    };
    const known = gaps.filter(isKnown);
    const others = gaps.filter(index => !isKnown(index));
    const named =
      this.#refillBySwaps(entries, now, known, others, MOST_CHANGED) ??
      this.#refillByName(entries, now, known, others, MOST_CHANGED);
    if (named) return named;
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
   * The quickest way: what the entry names was thought to be with somebody else, and the mover has something in its place that
   * is not needed. The two are exchanged. All else stays as it was, however few there are left to be dealt.
   */
  #refillBySwaps(
    entries: readonly Entry[],
    now: Filled,
    known: readonly number[],
    others: readonly number[],
    depth: number,
  ): Filled | null {
    if (depth === 0 || this.#steps > MOST_STEPS) return null;
    const last = entries.length - 1;
    const names = new Set(entries[last].move.split(/\W+/));
    const isNamed = (gap: number) =>
      names.has(this.game.write(now.states[gap], actorOf(entries[gap].by), now.codes[gap]));
    const wanted = others.filter(isNamed);
    for (const own of known) {
      if (isNamed(own)) continue;
      for (const other of wanted) {
        const swapped = this.#swapped(entries, now, own, other);
        if (!swapped) continue;
        const state = this.game.clone(swapped.state);
        const made = this.#make(state, entries[last], []);
        if (made !== null) {
          return { codes: [...swapped.codes, made], states: [...swapped.states, swapped.state], state };
        }
        const found =
          this.#refillBySwaps(entries, swapped, known, others, depth - 1) ??
          this.#refillByName(entries, swapped, known, others, depth - 1);
        if (found) return found;
      }
    }
    return null;
  }

  /** With the moves of two gaps exchanged, up to the last entry; null if that does not fit. */
  #swapped(entries: readonly Entry[], now: Filled, a: number, b: number): Filled | null {
    const codes = now.codes.with(a, now.codes[b]).with(b, now.codes[a]);
    const from = Math.min(a, b);
    const swapped = this.#rerun(entries, { ...now, codes }, from, codes[from], entries.length - 1);
    return swapped && swapped.codes[a] === codes[a] && swapped.codes[b] === codes[b] ? swapped : null;
  }

  /**
   * The quick way: an entry mostly names what it needs (`HR+S1` the cards `HR` and `S1`). So the mover's gaps are filled with
   * what it names, and first taken from others who were thought to have it.
   */
  #refillByName(
    entries: readonly Entry[],
    now: Filled,
    known: readonly number[],
    others: readonly number[],
    depth: number,
  ): Filled | null {
    if (depth === 0 || this.#steps > MOST_STEPS) return null;
    const last = entries.length - 1;
    const names = new Set(entries[last].move.split(/\W+/));
    const isNamed = (gap: number, code: number) => {
      const text = this.game.write(now.states[gap], actorOf(entries[gap].by), code);
      return names.has(text);
    };
    const goOn = (gap: number, code: number) => {
      const between = this.#rerun(entries, now, gap, code, last);
      if (!between) return null;
      const state = this.game.clone(between.state);
      const made = this.#make(state, entries[last], []);
      if (made !== null) {
        return { codes: [...between.codes, made], states: [...between.states, between.state], state };
      }
      const rest = known.filter(other => other !== gap);
      return this.#refillByName(
        entries,
        between,
        rest,
        others.filter(other => other !== gap),
        depth - 1,
      );
    };
    for (const gap of known) {
      if (isNamed(gap, now.codes[gap])) continue;
      for (const code of this.#alternatives(now, gap, entries[gap])) {
        const found = isNamed(gap, code) ? goOn(gap, code) : null;
        if (found) return found;
      }
    }
    for (const gap of others) {
      if (!isNamed(gap, now.codes[gap])) continue;
      const spare = this.#alternatives(now, gap, entries[gap]).find(code => !isNamed(gap, code));
      const found = spare === undefined ? null : goOn(gap, spare);
      if (found) return found;
    }
    return null;
  }

  /** With another move for this gap, and all that follows; null if there is no such move. */
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
    // What is nowhere any more goes where something is missing, so that as little as possible changes.
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
   * States that the viewer cannot tell from the real one, until `isNew` has said no for a while. What was entered before the
   * viewer could know it, as fists that are open on the table already, is played again in each of them.
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
