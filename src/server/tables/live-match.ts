import { fairOutcome } from '../../engine/fair.ts';
import type { Game, Happening } from '../../engine/game.ts';
import { type By, Match, type Refusal } from '../../engine/match.ts';
import type { AnyOptions } from '../../engine/options.ts';
import type { Turn } from '../../engine/turn.ts';
import { EVERYBODY, isAmong, type Viewer } from '../../engine/viewers.ts';
import type { Now, Step } from '../../protocol/socket.ts';
import type { SeatState } from '../../protocol/words.ts';
import type { Row } from '../store/store.ts';

/** What is needed to play a match from its log. */
export interface MatchRules {
  readonly game: Game;
  readonly seats: number;
  readonly options: AnyOptions;
  /** Of fair chance. */
  readonly key: Uint8Array;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
}

/** Rows that are not yet in the log, and what each viewer of the audience is told of them once they are. */
export interface Proposal {
  readonly rows: readonly Row[];
  readonly told: ReadonlyMap<Viewer, Step[]>;
}

export type Proposed =
  | { readonly ok: true; readonly proposal: Proposal }
  | { readonly ok: false; readonly error: Refusal | Stale };

export interface Stale {
  readonly code: 'stale' | 'not-now';
  readonly message: string;
}

/** How many of the last rows are kept ready to be told again. */
const READY = 24;

/** A row with all that was to be seen of it, by whom. */
interface Seen {
  readonly row: Row;
  readonly play: number;
  readonly knownTo: number;
  readonly happenings: readonly { readonly happening: Happening; readonly seenBy: number }[];
}

/**
 * A match as its log tells it: the match itself, who plays the seats now, since when whom is awaited. Does no input or
 * output. What `propose…` makes is played here at once: if the rows do not get into the log, throw this away.
 */
export class LiveMatch {
  readonly rules: MatchRules;
  readonly #match: Match;
  readonly #rows: Row[] = [];
  readonly #ready: Seen[] = [];
  readonly #states: SeatState[];
  /** By seat: the number of rows when it began to be due, or `NOT_DUE`. */
  readonly #dueFrom: number[];
  #turn: Turn;
  #natures = 0;
  #dueAt: number;

  constructor(rules: MatchRules, rows: readonly Row[] = []) {
    this.rules = rules;
    this.#dueAt = rules.begunAt;
    this.#match = new Match(rules.game, rules.seats, rules.options);
    this.#states = Array.from({ length: rules.seats }, () => 'here');
    this.#turn = this.#match.turn();
    this.#dueFrom = Array.from({ length: rules.seats }, (_, seat) => (this.isDue(seat) ? 0 : NOT_DUE));
    for (const row of rows) this.add(row, []);
  }

  get rows(): readonly Row[] {
    return this.#rows;
  }

  get states(): readonly SeatState[] {
    return this.#states;
  }

  get turn(): Turn {
    return this.#turn;
  }

  get match(): Match {
    return this.#match;
  }

  /** When those who are awaited began to be. */
  get dueAt(): number {
    return this.#dueAt;
  }

  isDue(seat: number): boolean {
    return this.#turn.kind === 'seats' && this.#turn.seats.includes(seat);
  }

  /** The number of rows when the seat began to be due. */
  dueFrom(seat: number): number {
    return this.#dueFrom[seat];
  }

  /** The row that this client's play became, if it was made; it was chosen when there were `number` rows. */
  rowOf(seat: number, number: number, client: string): Row | undefined {
    return this.#rows.slice(number).find(row => row.by === seat && row.client === client);
  }

  /** A seat's move, chosen when there were `number` rows, with nature's answers. */
  proposePlay(
    seat: number,
    move: string,
    about: { readonly number: number; readonly client: string; readonly at: number },
    audience: readonly Viewer[],
  ): Proposed {
    const { number, client, at } = about;
    if (number > this.#rows.length || (this.isDue(seat) && number < this.#dueFrom[seat])) return STALE;
    const before = this.#rows.length;
    const row: Row = { number: before, kind: 'play', by: seat, move, client, at };
    const seen = this.#play(row);
    if (!seen.ok) return seen;
    return { ok: true, proposal: this.#withNature(this.#tell(seen.seen, audience), before, at, audience) };
  }

  proposeUndo(
    seat: number,
    about: { readonly number: number; readonly client: string; readonly at: number },
    audience: readonly Viewer[],
  ): Proposed {
    const { number, client, at } = about;
    if (number !== this.#rows.length) return STALE;
    if (!this.#undoable(seat)) {
      return { ok: false, error: { code: 'not-now', message: 'the last play cannot be taken back' } };
    }
    return this.proposeRow({ kind: 'undo', by: seat, client, at }, audience);
  }

  /** How many plays there are from the seat's last one on; 0 if it has made none. */
  playsSince(seat: number): number {
    const { plays } = this.#match;
    const last = plays.findLastIndex(({ by }) => by === seat);
    return last < 0 ? 0 : plays.length - last;
  }

  /** The seat takes back so many plays, with the leave of all. */
  proposeUndos(seat: number, count: number, at: number, audience: readonly Viewer[]): Proposal {
    const before = this.#rows.length;
    const told = new Map(audience.map((viewer): [Viewer, Step[]] => [viewer, []]));
    for (let undone = 0; undone < count; undone++) {
      const row: Row = { number: this.#rows.length, kind: 'undo', by: seat, move: '', client: '', at };
      for (const [viewer, steps] of this.add(row, audience)) told.get(viewer)?.push(...steps);
    }
    return { rows: this.#rows.slice(before), told };
  }

  /** A row about a seat. Whether it may be is the caller's to say. */
  proposeRow(
    about: Pick<Row, 'kind' | 'by' | 'client' | 'at'>,
    audience: readonly Viewer[],
  ): { readonly ok: true; readonly proposal: Proposal } {
    const row: Row = { ...about, number: this.#rows.length, move: '' };
    return { ok: true, proposal: { rows: [row], told: this.add(row, audience) } };
  }

  /** Nature's answers, if it is due; null if it is not. */
  proposeNature(at: number, audience: readonly Viewer[]): Proposal | null {
    if (this.#turn.kind !== 'nature') return null;
    const nothing = new Map(audience.map((viewer): [Viewer, Step[]] => [viewer, []]));
    return this.#withNature(nothing, this.#rows.length, at, audience);
  }

  /** Adds a row from the log. */
  add(row: Row, audience: readonly Viewer[]): Map<Viewer, Step[]> {
    if (row.number !== this.#rows.length)
      throw new Error(`row ${row.number} cannot follow ${this.#rows.length}`);
    if (row.kind === 'play') {
      const seen = this.#play(row);
      if (!seen.ok) throw new Error(`row ${row.number} of the log is wrong: ${seen.error.message}`);
      return this.#tell(seen.seen, audience);
    }
    if (row.kind === 'undo') {
      // What chance decided comes again: the record, which has lost these plays, must still fit the seed.
      if (this.#match.plays.at(-1)?.by === 'nature') this.#natures--;
      this.#match.undo();
      this.#turn = this.#match.turn();
    } else if (typeof row.by === 'number') {
      this.#states[row.by] = row.kind === 'returned' ? 'here' : row.kind;
      // Whoever comes back has the whole time again.
      if (row.kind === 'returned' && this.isDue(row.by)) this.#dueAt = row.at;
    }
    return this.#tell(this.#note(row, EVERYBODY, []), audience);
  }

  now(viewer: Viewer): Now {
    return this.#nowWith(this.#match.view(viewer), viewer);
  }

  /** The same for several viewers, in their order: what their views have in common is made once. */
  nows(viewers: readonly Viewer[]): Now[] {
    const views = this.#match.views(viewers);
    return viewers.map((viewer, index) => this.#nowWith(views[index], viewer));
  }

  /** The steps from this number on as the viewer may know them, told afterwards. */
  steps(viewer: Viewer, from: number): Step[] {
    const missing = this.#rows.length - from;
    if (missing <= 0) return [];
    if (missing <= this.#ready.length) {
      return this.#ready.slice(-missing).map(seen => stepFor(viewer, seen));
    }
    const again = new LiveMatch(this.rules);
    return this.#rows.flatMap(row => {
      return again.add(row, row.number < from ? [] : [viewer]).get(viewer) ?? [];
    });
  }

  #nowWith(view: Now['view'], viewer: Viewer): Now {
    const isSeat = typeof viewer === 'number';
    return {
      number: this.#rows.length,
      view,
      // Not to somebody for whom a bot plays: the move would be refused.
      moves: isSeat && this.isDue(viewer) && this.#states[viewer] === 'here' ? this.#match.moves(viewer) : [],
      undoable: isSeat && this.#undoable(viewer),
      dueSince: this.#dueAt,
    };
  }

  #undoable(seat: number): boolean {
    return this.#turn.kind !== 'over' && this.#states[seat] === 'here' && this.#match.undoable(seat);
  }

  #withNature(
    told: ReadonlyMap<Viewer, Step[]>,
    from: number,
    at: number,
    audience: readonly Viewer[],
  ): Proposal {
    while (this.#turn.kind === 'nature') {
      const move = fairOutcome(this.rules.key, this.#natures, this.#match.chances());
      const row: Row = { number: this.#rows.length, kind: 'play', by: 'nature', move, client: '', at };
      for (const [viewer, steps] of this.add(row, audience)) told.get(viewer)?.push(...steps);
    }
    return { rows: this.#rows.slice(from), told };
  }

  #play(
    row: Row,
  ): { readonly ok: true; readonly seen: Seen } | { readonly ok: false; readonly error: Refusal } {
    const knownTo = this.#knownTo(row.by);
    const happenings: { happening: Happening; seenBy: number }[] = [];
    const played = this.#match.play(row.by, row.move, (happening, seenBy) => {
      happenings.push({ happening, seenBy });
    });
    if (!played.ok) return played;
    if (row.by === 'nature') this.#natures++;
    this.#turn = this.#match.turn();
    return { ok: true, seen: this.#note(row, knownTo, happenings) };
  }

  /** The rules may be asked only about those who are on turn. */
  #knownTo(by: By): number {
    const isOnTurn = by === 'nature' ? this.#turn.kind === 'nature' : this.isDue(by);
    return isOnTurn ? this.#match.knownTo(by) : 0;
  }

  #note(row: Row, knownTo: number, happenings: Seen['happenings']): Seen {
    const wasDue = this.#dueFrom;
    this.#rows.push(row);
    if (row.kind === 'play' || row.kind === 'undo') {
      const due = this.#turn.kind === 'seats' ? this.#turn.seats : [];
      let isNew = false;
      for (let seat = 0; seat < wasDue.length; seat++) {
        const stays = row.kind === 'play' && row.by !== seat && wasDue[seat] >= 0;
        if (!due.includes(seat)) wasDue[seat] = NOT_DUE;
        else if (!stays) {
          wasDue[seat] = this.#rows.length;
          isNew = true;
        }
      }
      if (isNew || due.length === 0) this.#dueAt = row.at;
    }
    const seen: Seen = { row, play: this.#match.plays.length, knownTo, happenings };
    this.#ready.push(seen);
    if (this.#ready.length > READY) this.#ready.shift();
    return seen;
  }

  #tell(seen: Seen, audience: readonly Viewer[]): Map<Viewer, Step[]> {
    return new Map(audience.map(viewer => [viewer, [stepFor(viewer, seen)]]));
  }
}

const NOT_DUE = -1;

const STALE: Proposed = {
  ok: false,
  error: { code: 'stale', message: 'the match has gone on since this was chosen' },
};

function stepFor(viewer: Viewer, { row, play, knownTo, happenings }: Seen): Step {
  return {
    number: row.number,
    kind: row.kind,
    by: row.by,
    move: row.kind === 'play' && (row.by === viewer || isAmong(viewer, knownTo)) ? row.move : null,
    client: row.by === viewer && row.client !== '' ? row.client : null,
    play,
    happenings: happenings.filter(({ seenBy }) => isAmong(viewer, seenBy)).map(({ happening }) => happening),
  };
}
