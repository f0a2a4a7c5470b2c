import { type ReadonlySignal, signal } from '@preact/signals';
import type { By } from '../../engine/by.ts';
import { EnteredMatch, type Entry } from '../../engine/entered.ts';
import { loadAnyRecord, recordOfEntered } from '../../engine/entered-record.ts';
import type { Game, Happening } from '../../engine/game.ts';
import { isGap, UNKNOWN } from '../../engine/gap.ts';
import type { Happened } from '../../engine/past.ts';
import type { Fault } from '../../engine/record.ts';
import { EVERYBODY, isAmong, only, type Viewer } from '../../engine/viewers.ts';
import { manifestOf } from '../../games/index.ts';
import type { ReplayGoal } from '../frame/routes.ts';
import { isKeeping } from '../storage/archive.ts';
import { rememberEvening } from '../storage/evenings.ts';
import { type KeptCode, type KeptMatch, keepMatch } from '../storage/matches.ts';
import type { Hint, Moment, Table, Trouble } from '../table/table.ts';
import type { Commitment } from './bot.ts';

/** What the person is asked for now, besides what the board asks for. */
export type Asking =
  /** What fell, was drawn or was turned up. */
  | { readonly kind: 'chance'; readonly outcomes: readonly string[] }
  /**
   * A seat's move: one of the list. `isOpen` if the people looking see what the seat sees; `onBoard` if the board
   * offers the whole list.
   */
  | {
      readonly kind: 'move';
      readonly seat: number;
      readonly moves: readonly string[];
      readonly isHidden: boolean;
      readonly isOpen: boolean;
      readonly onBoard: boolean;
    }
  /** What was seen, if that depends on something the keeper does not know. */
  | {
      readonly kind: 'story';
      readonly by: By;
      readonly move: string;
      readonly stories: readonly (readonly Happening[])[];
    }
  /** The bot is asked for its move. */
  | { readonly kind: 'bot'; readonly seat: number }
  | { readonly kind: 'over' };

function isDealtUnseen(entry: Entry): boolean {
  return entry.by === 'nature' && isGap(entry);
}

const NO_HINT: Hint = { kind: 'none' };

/** The table of a match that is played elsewhere, with real pieces, and entered here. */
export class EnteredTable implements Table {
  readonly game;
  readonly seats;
  readonly isHurried = true;
  readonly replay: ReplayGoal;
  readonly hasHints = false;
  readonly entered: EnteredMatch;
  readonly #moment = signal<Moment | null>(null);
  readonly #asking = signal<Asking>({ kind: 'over' });
  readonly #refused = signal<string | null>(null);
  readonly #helped = signal<number | null>(null);
  readonly moment: ReadonlySignal<Moment | null> = this.#moment;
  readonly asking: ReadonlySignal<Asking> = this.#asking;
  /** Why the last entry was refused, as the engine says it; null if it was not. */
  readonly refused: ReadonlySignal<string | null> = this.#refused;
  readonly isKept: ReadonlySignal<boolean> = isKeeping;
  readonly trouble: ReadonlySignal<Trouble | null> = signal(null);
  readonly curtain: ReadonlySignal<null> = signal(null);
  readonly advice: ReadonlySignal<Hint> = signal(NO_HINT);
  /** The bot whose helper alone may look now: until they confirm, nothing is shown. Null if everybody may look. */
  readonly helped: ReadonlySignal<number | null> = this.#helped;
  #isLifted = false;
  #kept: KeptMatch;

  private constructor(kept: KeptMatch, entered: EnteredMatch) {
    this.#kept = kept;
    this.game = kept.game;
    this.seats = kept.seats;
    this.replay = { page: 'replay', id: kept.id };
    this.entered = entered;
    this.#ask();
  }

  /** Continues a stored match, or says why it cannot be read. */
  static open(game: Game, kept: KeptMatch): EnteredTable | Fault {
    const { record } = kept;
    const loaded = loadAnyRecord(record, id => (id === game.id ? game : undefined));
    if (!loaded.ok) return loaded.error;
    const keeper = loaded.record.kept?.by;
    if (keeper === undefined) return { kind: 'shape', message: 'it was not entered by hand' };
    const entered = new EnteredMatch(game, loaded.record.seats, loaded.record.options, keeper);
    for (const [by, move, seen] of loaded.record.plays) entered.add({ by, move, ...(seen && { seen }) });
    return new EnteredTable(kept, entered);
  }

  /** The seat whose move is entered now; null if it is nature's, or the match is over. */
  get seat(): number | null {
    const turn = this.entered.match.turn();
    if (turn.kind !== 'seats') return null;
    // A bot chooses before anybody can have told it what the others chose.
    return turn.seats.find(seat => this.seats[seat].kind === 'bot') ?? turn.seats[0];
  }

  play(move: string): void {
    const { seat } = this;
    if (seat !== null) this.enter(seat, move);
  }

  /** Enters what was played. If what was seen then is not clear, that is asked first. */
  enter(by: By, move: string, seen?: readonly Happening[]): void {
    if (seen === undefined) {
      const stories = this.entered.stories(by, move, this.#onlooker);
      if (stories.length > 1) {
        this.#asking.value = { kind: 'story', by, move, stories };
        return;
      }
    }
    const added = this.entered.add({ by, move, ...(seen && { seen }) });
    this.#refused.value = added.ok ? null : added.error.message;
    this.#ask();
  }

  enterUnknown(by: By): void {
    this.enter(by, UNKNOWN);
  }

  /** Takes back the last entry together with the gaps after it, which would only come back by themselves. */
  undo(): void {
    const { entries } = this.entered;
    const isAsked = this.#asking.value.kind === 'story';
    const last = isAsked ? entries.length : entries.findLastIndex(entry => !isDealtUnseen(entry));
    this.backTo(Math.max(0, last));
  }

  /** Goes back to the moment with this number of entries. */
  backTo(count: number): void {
    this.entered.undo(this.entered.entries.length - count);
    this.#kept = { ...this.#kept, codes: this.codes.filter(({ play }) => play < count) };
    this.#refused.value = null;
    this.#ask();
  }

  /** What the bot has committed itself to so far, with the number of each play. */
  get codes(): readonly KeptCode[] {
    return this.#kept.codes ?? [];
  }

  /** Stores what the bot has committed itself to: reloading the page does not change it. */
  commit(commitment: Commitment): void {
    const play = this.entered.entries.length;
    this.#kept = { ...this.#kept, codes: [...this.codes, { ...commitment, play }] };
    keepMatch(this.#kept);
  }

  /** Whether everybody at the table may know which move an entry is. */
  isOpenToAll(number: number): boolean {
    const { by, knownTo } = this.entered.match.plays[number];
    return (
      this.#onlooker !== 'spectator' || knownTo === EVERYBODY || (by !== 'nature' && knownTo === only(by))
    );
  }

  askHint(): void {}
  shown(): void {}
  /** The bot's helper has the device. */
  liftCurtain(): void {
    this.#isLifted = true;
    this.#helped.value = null;
    this.#show();
  }
  close(): void {}

  check(): Promise<Fault | null> {
    const { game } = this.entered;
    const loaded = loadAnyRecord(this.#record(), id => (id === game.id ? game : undefined));
    return Promise.resolve(loaded.ok ? null : loaded.error);
  }

  #record() {
    return recordOfEntered(this.entered, { names: this.seats.map(({ name }) => name) });
  }

  #ask(): void {
    const { entered } = this;
    // If nature acts unseen by the keeper, there is nothing to enter.
    while (entered.match.turn().kind === 'nature' && entered.isHidden('nature')) {
      if (!entered.add({ by: 'nature', move: UNKNOWN }).ok) break;
    }
    const { match } = entered;
    const turn = match.turn();
    const { seat } = this;
    if (turn.kind === 'over') this.#asking.value = { kind: 'over' };
    else if (seat === null) this.#asking.value = { kind: 'chance', outcomes: entered.possible('nature') };
    else if (this.seats[seat].kind === 'bot') this.#asking.value = { kind: 'bot', seat };
    else {
      const isSecret = this.#isSecret();
      const moves = entered.possible(seat, isSecret ? entered.keeper : this.#onlooker);
      // A choice that is revealed together with the others' is known to all by the time it is entered.
      const isHidden = entered.isHidden(seat) && match.knownTo(seat) !== 1 << seat;
      const isOpen = !isSecret && this.#isOpen(seat);
      const onBoard = isOpen || (!isSecret && moves.join('\n') === match.moves(seat).join('\n'));
      this.#asking.value = { kind: 'move', seat, moves, isHidden, isOpen, onBoard };
    }
    const isSecret = this.#isSecret();
    this.#isLifted &&= isSecret;
    this.#helped.value = isSecret && !this.#isLifted ? this.#botSeat : null;
    this.#show();
  }

  /** The seat of the bot whose helper has the device, if its hand is hidden from the others. */
  get #botSeat(): number | null {
    const { keeper } = this.entered;
    return typeof keeper === 'number' && this.seats[keeper].kind === 'bot' ? keeper : null;
  }

  /**
   * Who is looking at the device: with a bot at the table everybody, except while its helper enters something private.
   */
  get #onlooker(): Viewer {
    return this.#botSeat === null ? this.entered.keeper : 'spectator';
  }

  /** Whether what is asked now concerns only the bot. Its commitments are shown only as a code. */
  #isSecret(): boolean {
    const bot = this.#botSeat;
    const { match } = this.entered;
    if (bot === null || match.turn().kind === 'over') return false;
    const knownTo = match.knownTo(this.seat ?? 'nature');
    const isCommitted = this.seat === bot && knownTo === only(bot);
    return knownTo !== EVERYBODY && isAmong(bot, knownTo) && !isCommitted;
  }

  /** Whether the people looking may see what the seat sees. */
  #isOpen(seat: number): boolean {
    return seat === this.#onlooker || !isAmong(seat, this.entered.knowingMoreThan(this.#onlooker));
  }

  /** Whose view is shown: that of the seat whose move is entered, if it is known. */
  #viewer(): Viewer {
    const { match, hasGaps } = this.entered;
    if (match.turn().kind === 'over') return hasGaps ? this.#onlooker : 'everything';
    const { seat } = this;
    if (this.#isLifted && this.#botSeat !== null) return this.#botSeat;
    // A bot's hand is nobody's business but its helper's.
    const isShown = seat !== null && this.seats[seat].kind === 'person' && this.#isOpen(seat);
    return isShown ? seat : 'spectator';
  }

  #show(): void {
    const { match, entries, keeper } = this.entered;
    const viewer = this.#viewer();
    const view = match.view(viewer);
    const asking = this.#asking.value;
    const record = this.#record();
    const progress = manifestOf(this.game).progress(match.view(keeper));
    this.#kept = { ...this.#kept, touched: Date.now(), record, progress };
    keepMatch(this.#kept);
    rememberEvening(this.#kept);
    const isOver = match.turn().kind === 'over';
    this.#moment.value = {
      number: entries.length,
      view,
      before: null,
      happenings: [],
      moves: asking.kind === 'move' && !asking.isHidden && !this.#isSecret() ? asking.moves : [],
      undoable: entries.length > 0,
      undoBar: entries.length > 0 ? null : 'none',
      log: this.#log(),
      lastOwn: entries.length - 1,
      end: isOver ? { view, record } : null,
    };
  }

  /** What everybody saw, plus what whoever holds the device saw. */
  #log(): readonly Happened[] {
    const { match } = this.entered;
    const viewer = this.#onlooker === 'everything' ? 'spectator' : this.#onlooker;
    const recall = match.recall();
    return match.plays.flatMap(play =>
      recall
        .seenOf(play)
        .filter(({ seenBy }) => isAmong(viewer, seenBy))
        .map(({ happening }) => ({ play: play.count - 1, happening })),
    );
  }
}
