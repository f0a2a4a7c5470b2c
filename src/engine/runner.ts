import type { By } from './by.ts';
import type { ChanceKey } from './fair.ts';
import type { Game, Happening, View } from './game.ts';
import { Match, type Played, type ReadonlyMatch } from './match.ts';
import type { AnyOptions } from './options.ts';
import { type PastPlay, stateAfter } from './past.ts';
import { type Decided, isReasonToEnd, type Turn } from './turn.ts';
import { isAmong, type Viewer } from './viewers.ts';

export const ROW_KINDS = ['play', 'undo', 'replaced', 'returned', 'resigned', 'decided'] as const;
/**
 * `undo` takes back the last play that still stands; the others are about the seat `by`. `decided` ends the match
 * against that seat.
 */
type RowKind = (typeof ROW_KINDS)[number];
/** What happens to a seat outside the game itself. */
export type SeatStep = Exclude<RowKind, 'play' | 'undo' | 'decided'>;

/** One line of the log of a match. Rows are numbered from 0 without a gap and only ever added. */
export interface Row {
  readonly number: number;
  readonly kind: RowKind;
  readonly by: By;
  /** The move of a play, or why the match was `decided`; '' otherwise. */
  readonly move: string;
  /** The client's id for it; '' if no client sent it. */
  readonly client: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A row as one viewer may know it. */
export interface Step {
  readonly number: number;
  readonly kind: RowKind;
  readonly by: By;
  /** The move of a play, if this viewer may know it, or why the match was `decided`. */
  readonly move: string | null;
  /** Shown only to the seat that sent it. */
  readonly client: string | null;
  /** How many plays stand after it. */
  readonly play: number;
  readonly happenings: Happening[];
}

/** How a match stands after its last row, as one viewer may know it. */
export interface Now {
  /** How many rows there are. */
  readonly number: number;
  readonly view: View;
  /** The legal moves of the viewer, sorted. */
  readonly moves: string[];
  readonly undoable: boolean;
  /** When the wait for the due seats began, in milliseconds since 1970. */
  readonly dueSince: number;
  /** By seat: how long it has thought about the plays it has made, and how many plays that is. */
  readonly thought: readonly Thought[];
}

export interface Thought {
  readonly ms: number;
  readonly plays: number;
}

/** What one viewer is told: the steps from a number on, and how the match stands after them. */
export interface Update {
  readonly from: number;
  readonly steps: readonly Step[];
  readonly now: Now;
}

export const SEAT_STATES = ['here', 'replaced', 'resigned'] as const;
/**
 * `replaced`: a bot plays until the person comes back; `resigned`: a bot plays to the end, unless the match ends there.
 */
export type SeatState = (typeof SEAT_STATES)[number];

/** What is needed to run a match from its log. */
export interface Setup {
  readonly game: Game;
  readonly seats: number;
  readonly options: AnyOptions;
  /** The key of fair chance; null if the match ends before chance plays a part. */
  readonly key: ChanceKey | null;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
  /** Whether the table allows a seat to take back its last play; the rules have a say as well. */
  readonly mayUndo?: (rows: readonly Row[], seat: number) => boolean;
}

/** The client that sent a row, and when. */
type Sent = Pick<Row, 'client' | 'at'>;

/** The steps of this many last rows are kept ready to be sent again. */
const READY = 24;

/**
 * Runs a match: the match itself, nature by fair chance, the log and who may know what of it, who plays each
 * seat now, who is awaited and since when. Does no input or output.
 *
 * Everything is tried out in a `Draft` first, which changes nothing here until it is committed. Rows are stored in
 * between, and the draft is dropped if another process was faster.
 */
export class Runner {
  readonly #key: ChanceKey | null;
  readonly #rows: Row[] = [];
  /** By row: the last play that stood after it. */
  readonly #lasts: (PastPlay | null)[] = [];
  readonly #mayUndo: NonNullable<Setup['mayUndo']>;
  #standing: Standing;

  constructor(
    { game, seats, options, key, begunAt, mayUndo = () => true }: Setup,
    rows: readonly Row[] = [],
  ) {
    this.#key = key;
    this.#mayUndo = mayUndo;
    this.#standing = new Standing(new Match(game, seats, options), begunAt);
    this.add(rows);
  }

  /** Continues a match, with its plays so far as rows. */
  static of(match: Match, key: ChanceKey | null): Runner {
    const { game, seats, options } = match;
    const runner = new Runner({ game, seats, options, key, begunAt: 0 });
    runner.#standing = new Standing(match.fork(), 0);
    for (const [number, play] of match.plays.entries()) {
      runner.#rows.push({ number, kind: 'play', by: play.by, move: play.move, client: '', at: 0 });
      runner.#lasts.push(play);
    }
    return runner;
  }

  get rows(): readonly Row[] {
    return this.#rows;
  }

  get match(): ReadonlyMatch {
    return this.#standing.match;
  }

  get turn(): Turn {
    return this.#standing.turn;
  }

  get states(): readonly SeatState[] {
    return this.#standing.states;
  }

  /** When the wait for the due seats began. */
  get dueAt(): number {
    return this.#standing.dueAt;
  }

  /** By seat: how long it has thought about the plays it has made, and how many plays that is. */
  get thought(): readonly Thought[] {
    return this.#standing.thought;
  }

  isDue(seat: number): boolean {
    return this.#standing.isDue(seat);
  }

  /** The number of rows when the seat began to be due. */
  dueFrom(seat: number): number {
    return this.#standing.dueFrom[seat];
  }

  /** Whether a choice made when the log had this number of rows is out of date for this seat. */
  isStale(seat: number, number: number): boolean {
    return number > this.#rows.length || (this.isDue(seat) && number < this.dueFrom(seat));
  }

  /** Whether the seat may take its last play back. A match that is over stays over: its secrets are known. */
  undoable(seat: number): boolean {
    if (this.turn.kind === 'over' || this.states[seat] !== 'here' || !this.match.undoable(seat)) return false;
    return this.#mayUndo(this.#rows, seat);
  }

  /** Tries out what may follow the last row. */
  draft(): Draft {
    return new Draft(this.#standing.copy(), this.#rows.length, this.#key);
  }

  /** Commits a draft. Throws and changes nothing if rows were added after the draft was started. */
  commit(draft: Draft): void {
    if (draft.from !== this.#rows.length) {
      throw new Error(`row ${draft.from} cannot follow ${this.#rows.length} rows`);
    }
    this.#standing = draft.close();
    const forgottenBefore = Math.max(0, this.#rows.length - READY);
    for (const [index, row] of draft.rows.entries()) {
      this.#rows.push(row);
      this.#lasts.push(draft.lasts[index]);
    }
    for (let number = forgottenBefore; number < this.#rows.length - READY; number++) {
      const last = this.#lasts[number];
      if (last && this.#rows[number].kind === 'play') last.seen = null;
    }
  }

  /** Adds rows from the log. Throws and changes nothing if one of them does not fit. */
  add(rows: readonly Row[]): void {
    const draft = this.draft();
    for (const row of rows) {
      const added = draft.add(row);
      if (!added.ok) throw new Error(`row ${row.number} of the log is wrong: ${added.error.message}`);
    }
    this.commit(draft);
  }

  now(viewer: Viewer): Now {
    return this.#nowWith(this.match.view(viewer), viewer);
  }

  update(viewer: Viewer, from: number): Update {
    return { from, steps: this.steps(viewer, from), now: this.now(viewer) };
  }

  /** The update as it was after the first `to` rows: shown first, before everything that came later. */
  updateThen(viewer: Viewer, from: number, to: number): Update {
    const { game, seats, options } = this.match;
    const state = stateAfter(game, () => game.start(seats, options), this.#lasts[to - 1] ?? null);
    const view = game.view(state, viewer);
    const now = { number: to, view, moves: [], undoable: false, dueSince: this.dueAt, thought: this.thought };
    return { from, steps: this.steps(viewer, from, to), now };
  }

  /** The same for several viewers, in their order: what their views have in common is made once. */
  updates(viewers: readonly Viewer[], from: number): Update[] {
    const views = this.match.views(viewers);
    return viewers.map((viewer, index) => {
      return { from, steps: this.steps(viewer, from), now: this.#nowWith(views[index], viewer) };
    });
  }

  /** The steps from one number up to another, as the viewer may know them. */
  steps(viewer: Viewer, from: number, to = this.#rows.length): Step[] {
    const recall = this.match.recall();
    return this.#rows.slice(from, to).map((row): Step => {
      const { number, kind, by } = row;
      const last = this.#lasts[number];
      const made = kind === 'play' ? last : null;
      const isKnown = made !== null && (by === viewer || isAmong(viewer, made.knownTo));
      const seen = made ? recall.seenOf(made).filter(({ seenBy }) => isAmong(viewer, seenBy)) : [];
      return {
        number,
        kind,
        by,
        move: isKnown || kind === 'decided' ? row.move : null,
        client: by === viewer && row.client !== '' ? row.client : null,
        play: last?.count ?? 0,
        happenings: seen.map(({ happening }) => happening),
      };
    });
  }

  #nowWith(view: View, viewer: Viewer): Now {
    const isSeat = typeof viewer === 'number';
    return {
      number: this.#rows.length,
      view,
      // Not to a person whose seat a bot plays: the move would be refused.
      moves: isSeat && this.isDue(viewer) && this.states[viewer] === 'here' ? this.match.moves(viewer) : [],
      undoable: isSeat && this.undoable(viewer),
      dueSince: this.dueAt,
      thought: this.thought,
    };
  }
}

/** Rows that may follow, and the match as it would stand after them. Invisible to others until it is committed. */
export class Draft {
  /** The number of the first row. */
  readonly from: number;
  readonly rows: Row[] = [];
  /** By row: the last play that stands after it. */
  readonly lasts: (PastPlay | null)[] = [];
  readonly #standing: Standing;
  readonly #key: ChanceKey | null;
  #isOpen = true;

  constructor(standing: Standing, from: number, key: ChanceKey | null) {
    this.#standing = standing;
    this.from = from;
    this.#key = key;
  }

  play(by: By, move: string, { client, at }: Sent): Played {
    return this.add({ number: this.#next, kind: 'play', by, move, client, at });
  }

  /** Takes back the last play that stands. `Runner.undoable` or the players' consent must allow it. */
  undo(by: number, { client, at }: Sent): void {
    this.add({ number: this.#next, kind: 'undo', by, move: '', client, at });
  }

  /** Somebody else plays the seat from now on. The caller checks whether that is allowed. */
  seat(kind: SeatStep, by: number, at: number): void {
    this.add({ number: this.#next, kind, by, move: '', client: '', at });
  }

  /** Ends the match against this seat; the winners are the seats that nobody else has taken over for good. */
  decide({ seat, why }: Decided, at: number): void {
    this.add({ number: this.#next, kind: 'decided', by: seat, move: why, client: '', at });
  }

  /** Nature's next outcome, if it is due. */
  nature(at: number): boolean {
    if (this.#standing.turn.kind !== 'nature') return false;
    if (!this.#key) throw new Error('nobody has drawn anything for this match');
    const move = this.#standing.match.fairChance(this.#key);
    return this.play('nature', move, { client: '', at }).ok;
  }

  /** Adds a row from the log. */
  add(row: Row): Played {
    if (!this.#isOpen) throw new Error('the draft is closed');
    if (row.number !== this.#next) throw new Error(`row ${row.number} cannot follow ${this.#next} rows`);
    const added = this.#standing.add(row);
    if (added.ok) {
      this.rows.push(row);
      this.lasts.push(this.#standing.match.last);
    }
    return added;
  }

  /** Nothing can be added any more. */
  close(): Standing {
    this.#isOpen = false;
    return this.#standing;
  }

  get #next(): number {
    return this.from + this.rows.length;
  }
}

const NOT_DUE = -1;

/** How a match stands after some row: the plays, who plays the seats, who is awaited since when. */
class Standing {
  readonly match: Match;
  readonly states: SeatState[];
  /** By seat: the number of rows when it began to be due, or `NOT_DUE`. */
  readonly dueFrom: number[];
  dueAt: number;
  turn: Turn;
  thought: readonly Thought[];
  /** Of the seat that moved last: the time it had used, by the number of plays before its move. */
  #used: { readonly by: By; readonly ms: ReadonlyMap<number, number> };

  constructor(match: Match, begunAt: number, before?: Standing) {
    this.match = match;
    this.turn = before?.turn ?? match.turn();
    this.states = before ? [...before.states] : Array.from({ length: match.seats }, () => 'here');
    this.dueFrom = before
      ? [...before.dueFrom]
      : Array.from({ length: match.seats }, (_, seat) => (this.isDue(seat) ? 0 : NOT_DUE));
    this.dueAt = begunAt;
    this.thought =
      before?.thought ?? Array.from({ length: match.seats }, (): Thought => ({ ms: 0, plays: 0 }));
    this.#used = before ? before.#used : { by: 'nature', ms: new Map() };
  }

  copy(): Standing {
    return new Standing(this.match.fork(), this.dueAt, this);
  }

  isDue(seat: number): boolean {
    return this.turn.kind === 'seats' && this.turn.seats.includes(seat);
  }

  add(row: Row): Played {
    if (row.kind === 'play') {
      const played = this.match.play(row.by, row.move);
      if (!played.ok) return played;
      this.#think(row.by, row.at - this.dueAt, 1);
      this.#goOn(row);
    } else if (row.kind === 'undo') {
      const by = this.match.last?.by ?? 'nature';
      this.match.undo();
      this.#think(by, 0, -1);
      this.#goOn(row);
    } else if (row.kind === 'decided') {
      this.#decide(row);
    } else if (typeof row.by === 'number') {
      this.states[row.by] = row.kind === 'returned' ? 'here' : row.kind;
      // A person who comes back gets the full time again.
      if (row.kind === 'returned' && this.isDue(row.by)) this.dueAt = row.at;
    }
    return { ok: true };
  }

  #think(by: By, ms: number, plays: number): void {
    if (by === 'nature') return;
    const { thought } = this;
    this.thought = thought.with(by, {
      ms: Math.max(0, thought[by].ms + ms),
      plays: thought[by].plays + plays,
    });
  }

  #decide({ by, move: why }: Row): void {
    if (typeof by !== 'number' || !isReasonToEnd(why) || this.turn.kind === 'over') {
      throw new Error('this decides nothing');
    }
    if (why === 'resigned') this.states[by] = 'resigned';
    const others = [...this.states.keys()].filter(seat => seat !== by);
    const stayed = others.filter(seat => this.states[seat] !== 'resigned');
    this.match.decide({ seat: by, why }, stayed.length > 0 ? stayed : others);
    this.turn = this.match.turn();
    this.dueFrom.fill(NOT_DUE);
  }

  /**
   * A seat that becomes due gets the full time. A seat that takes back its own play gets only what was left of it, and
   * for a seat that was due all along nothing changes.
   */
  #goOn({ kind, by, client, number, at }: Row): void {
    this.turn = this.match.turn();
    if (this.turn.kind === 'over') {
      // A player who left the rest to a bot has not won, however well it played.
      this.match.forfeit([...this.states.keys()].filter(seat => this.states[seat] !== 'here'));
      this.turn = this.match.turn();
    }
    // An undo that all players agreed to has no client.
    const isAlone = kind === 'play' || client !== '';
    const plays = this.match.last?.count ?? 0;
    const used = new Map(isAlone && this.#used.by === by ? this.#used.ms : []);
    if (isAlone) used.set(kind === 'play' ? plays - 1 : plays + 1, at - this.dueAt);
    this.#used = { by, ms: used };
    let isNew = this.turn.kind !== 'seats';
    let hasOthers = false;
    for (const [seat, from] of this.dueFrom.entries()) {
      if (!this.isDue(seat)) this.dueFrom[seat] = NOT_DUE;
      else if (isAlone && by !== seat && from !== NOT_DUE) hasOthers = true;
      else {
        this.dueFrom[seat] = number + 1;
        isNew = true;
      }
    }
    if (!isNew || (kind === 'undo' && hasOthers)) return;
    const before = typeof by === 'number' && this.isDue(by) ? used.get(plays) : undefined;
    // It goes on thinking about the play that it has taken back.
    if (kind === 'undo' && before !== undefined) this.#think(by, -before, 0);
    this.dueAt = at - (before ?? 0);
  }
}
