import { lowest } from './bits.ts';
import { actorOf, type By } from './by.ts';
import { type ChanceKey, fairOutcome } from './fair.ts';
import { type Game, NATURE_DUE, OVER, type State, type Tell, turnOf, type View } from './game.ts';
import type { AnyOptions } from './options.ts';
import { makePlay, type PastPlay, Recall, stateAfter } from './past.ts';
import type { Result } from './result.ts';
import { type Decided, type Turn, withForfeits } from './turn.ts';
import { NATURE, seatsOf, type Viewer } from './viewers.ts';

export interface Play {
  readonly by: By;
  /** In the notation of the game. */
  readonly move: string;
}

/** Why a play was not made. The message never reveals more than the player who tried it may know. */
export interface Refusal {
  readonly code: 'not-your-turn' | 'illegal-move';
  readonly message: string;
}

export type Played = Result<unknown, Refusal>;

/** A match run by somebody else: read only. */
export type ReadonlyMatch = Omit<Match, 'play' | 'playNumber' | 'undo' | 'decide' | 'forfeit'>;

/** A match: its options, its seats and its list of plays. Takes moves as texts and checks them. */
export class Match {
  readonly game: Game;
  readonly seats: number;
  readonly options: AnyOptions;
  #state: State;
  readonly #plays: PastPlay[];
  #decided: (Turn & { readonly kind: 'over' }) | null = null;
  #forfeited: readonly number[] = [];

  /** `seats` and `options` are within what the game allows (`readOptions`). Only `fork` passes `from`. */
  constructor(game: Game, seats: number, options: AnyOptions, from?: Match) {
    this.game = game;
    this.seats = seats;
    this.options = options;
    this.#state = from ? game.clone(from.#state) : this.#start();
    this.#plays = from ? from.#plays.slice() : [];
    if (from) {
      this.#decided = from.#decided;
      this.#forfeited = from.#forfeited;
    }
  }

  get plays(): readonly PastPlay[] {
    return this.#plays;
  }

  /** The last play; null before the first. */
  get last(): PastPlay | null {
    return this.#plays.at(-1) ?? null;
  }

  turn(): Turn {
    const turn = this.#decided ?? turnOf(this.game, this.#state);
    return turn.kind === 'over' ? withForfeits(turn, this.#forfeited) : turn;
  }

  /** These seats, ascending, do not win the match once it is over. */
  forfeit(seats: readonly number[]): void {
    this.#forfeited = seats;
  }

  /** Ends a match against one seat before the rules end it. */
  decide(decided: Decided, winners: readonly number[]): void {
    const scores = Array.from({ length: this.seats }, (_, seat) => this.game.score(this.#state, seat));
    this.#decided = { kind: 'over', scores, winners, decided };
  }

  /** Every legal move of the seat now, sorted by UTF-16 code unit; [] if it has none. */
  moves(seat: number): string[] {
    return this.#decided ? [] : movesAsTexts(this.game, this.#state, seat).sort();
  }

  /** Nature's outcomes with their weights, sorted by outcome; [] if nature is not due. */
  chances(): [outcome: string, weight: number][] {
    return this.#decided ? [] : chancesAsTexts(this.game, this.#state);
  }

  /** Who is due first: the lowest seat, or nature; null if the match is over. */
  first(): By | null {
    const due = this.game.due(this.#state);
    if (this.#decided || due === OVER) return null;
    return due === NATURE_DUE ? 'nature' : lowest(due);
  }

  /**
   * Every legal move of the seat, or outcome of nature, as the numbers that the rules use, in no particular
   * order. An outcome is listed as often as its weight, so drawing one entry at random is correct.
   */
  numbers(by: By): number[] {
    return [...listed(this.game, this.#state, actorOf(by))];
  }

  /** The number that the rules use for a legal move or outcome; −1 if it is none. */
  numberOf(by: By, move: string): number {
    return this.game.read(this.#state, actorOf(by), move);
  }

  /** Makes a play given as a number of the rules, or refuses it and changes nothing. */
  playNumber(by: By, code: number): Played {
    const actor = actorOf(by);
    const refused = this.#decided ? IS_OVER : notDue(this.game, this.#state, by);
    if (refused) return { ok: false, error: refused };
    if (!isLegal(this.game, this.#state, actor, code)) return { ok: false, error: illegal(by, `${code}`) };
    const move = this.game.write(this.#state, actor, code);
    this.#plays.push(makePlay(this.game, this.#state, this.last, { by, move, code }));
    return { ok: true };
  }

  /** Nature's outcome by fair chance, if it is due. After an undo the same outcome comes again, because a record must fit the seed. */
  fairChance(key: ChanceKey): string {
    if (key instanceof Uint8Array) return fairOutcome(key, this.last?.natures ?? 0, this.chances());
    const seenBy = this.knownTo('nature');
    const k = this.#plays.filter(({ by, knownTo }) => by === 'nature' && knownTo === seenBy).length;
    return fairOutcome(key.deal, `${seenBy} ${k}`, this.chances());
  }

  view(viewer: Viewer, remembering = false): View {
    return this.#asDecided(this.game.view(this.#state, viewer, remembering));
  }

  /** The views of several viewers, in their order; what they have in common may be the same object in all of them. */
  views(viewers: readonly Viewer[]): View[] {
    const views =
      this.game.views?.(this.#state, viewers) ?? viewers.map(viewer => this.game.view(this.#state, viewer));
    return views.map(view => this.#asDecided(view));
  }

  /** The view as it was after this number of plays. */
  viewAfter(plays: number, viewer: Viewer, remembering = false): View {
    const state = stateAfter(this.game, () => this.#start(), this.#plays[plays - 1] ?? null);
    const view = this.game.view(state, viewer, remembering);
    return plays === this.#plays.length ? this.#asDecided(view) : view;
  }

  /** The bit set of viewers who may know which move the next play of `by` is, as it is made. */
  knownTo(by: By): number {
    return this.game.knownTo(this.#state, actorOf(by));
  }

  /** What was visible of this match's plays, including undone ones. */
  recall(): Recall {
    return new Recall(this.game, () => this.#start());
  }

  /** A copy of this match. Plays in one do not affect the other. */
  fork(): Match {
    return new Match(this.game, this.seats, this.options, this);
  }

  /** Makes a play, or refuses it and changes nothing. */
  play(by: By, move: string, tell: Tell | null = null): Played {
    if (this.#decided) return { ok: false, error: IS_OVER };
    const judged = judge(this.game, this.#state, by, move);
    if (!judged.ok) return judged;
    const made = makePlay(this.game, this.#state, this.last, { by, move, code: judged.move });
    this.#plays.push(made);
    if (tell) for (const { happening, seenBy } of made.seen ?? []) tell(happening, seenBy);
    return { ok: true };
  }

  /** Whether the seat may take back the last play: it made that play, and the play revealed nothing. */
  undoable(seat: number): boolean {
    return this.last?.by === seat && !this.last.reveals;
  }

  /** Takes back the last play, whoever made it. `undoable` says who may ask for that. */
  undo(): void {
    this.#plays.pop();
    this.#state = stateAfter(this.game, () => this.#start(), this.last);
  }

  /** The rules do not know how people have ended the match. */
  #asDecided(view: View): View {
    if (!this.#decided && this.#forfeited.length === 0) return view;
    return { ...view, turn: this.turn() };
  }

  #start(): State {
    return this.game.start(this.seats, this.options);
  }
}

const IS_OVER: Refusal = { code: 'not-your-turn', message: 'the match is over' };

/** Reads a move from outside and says whether it may be played now. */
export function judge(
  game: Game,
  state: State,
  by: By,
  text: string,
): Result<{ readonly move: number }, Refusal> {
  const refused = notDue(game, state, by);
  if (refused) return { ok: false, error: refused };
  const actor = actorOf(by);
  const move = game.read(state, actor, text);
  if (move < 0 || !isLegal(game, state, actor, move) || game.write(state, actor, move) !== text) {
    return {
      ok: false,
      error: illegal(by, JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)),
    };
  }
  return { ok: true, move };
}

function notDue(game: Game, state: State, by: By): Refusal | null {
  const due = game.due(state);
  if (by === 'nature' ? due === NATURE_DUE : due !== NATURE_DUE && (due & (1 << by)) !== 0) return null;
  const awaited =
    due === OVER
      ? 'the match is over'
      : due === NATURE_DUE
        ? 'nature is on turn'
        : `it is the turn of ${seatsInWords(due)}`;
  return { code: 'not-your-turn', message: `${inWords(by)} is not on turn: ${awaited}` };
}

function illegal(by: By, move: string): Refusal {
  return { code: 'illegal-move', message: `${move} is not a legal move of ${inWords(by)} now` };
}

function inWords(by: By): string {
  return by === 'nature' ? 'nature' : `seat ${by}`;
}

/** The legal moves of a seat in the game's own order, as texts. */
export function movesAsTexts(game: Game, state: State, seat: number): string[] {
  const moves = listed(game, state, seat);
  const texts: string[] = [];
  for (let i = 0; i < moves.length; i++) texts.push(game.write(state, seat, moves[i]));
  return texts;
}

/** Nature's outcomes as texts with their weights, sorted by text. */
export function chancesAsTexts(game: Game, state: State): [outcome: string, weight: number][] {
  const outcomes = listed(game, state, NATURE);
  const chances: [string, number][] = [];
  for (let first = 0, i = 1; i <= outcomes.length; i++) {
    if (outcomes[i] === outcomes[first]) continue;
    chances.push([game.write(state, NATURE, outcomes[first]), i - first]);
    first = i;
  }
  return chances.sort(([a], [b]) => (a < b ? -1 : 1));
}

function isLegal(game: Game, state: State, actor: number, move: number): boolean {
  return listed(game, state, actor).includes(move);
}

/** What `moves` or `chances` lists, in memory shared by all callers: valid until the next call. */
function listed(game: Game, state: State, actor: number): Int32Array {
  if (room.length < game.mostMoves) room = new Int32Array(game.mostMoves);
  return room.subarray(0, actor === NATURE ? game.chances(state, room) : game.moves(state, actor, room));
}

let room = new Int32Array(0);

function seatsInWords(due: number): string {
  const seats = seatsOf(due);
  return seats.length === 1 ? `seat ${seats[0]}` : `seats ${seats.join(', ')}`;
}
