import type { Advice } from '../../bots/advising.ts';
import { type Cancelled, chooseMove, type Task } from '../../bots/think.ts';
import { warmUp } from '../../bots/warm-up.ts';
import type { By } from '../../engine/by.ts';
import { oldKeyOf } from '../../engine/fair.ts';
import { chanceKey } from '../../engine/fair-record.ts';
import type { Game, View } from '../../engine/game.ts';
import type { AnyOptions } from '../../engine/options.ts';
import { loadRecord, type MatchRecord, recordOf } from '../../engine/record.ts';
import { type Draft, Runner } from '../../engine/runner.ts';
import type { Viewer } from '../../engine/viewers.ts';
import type { KeptMatch } from '../storage/matches.ts';
import type { Report, TableRequest } from './table-protocol.ts';

/** What bots do here; tests use something else. */
export interface Bots {
  choose(game: Game, view: View, task: Task, cancelled: Cancelled): Promise<string>;
  advise(game: Game, view: View, task: Task, cancelled: Cancelled): Promise<Advice>;
  /** While a person is awaited, so that the first bot's move is no slower than later ones. */
  warmUp?(game: Game, seats: number, options: AnyOptions, cancelled: Cancelled): Promise<void>;
}

const BOTS: Bots = {
  choose: chooseMove,
  advise: async (...about) => (await import('../../bots/advising.ts')).hint(...about),
  warmUp,
};

/** How long a hint may take. */
const ADVICE_MS = 1500;
/** How many iterations a hint takes in a match that is hurried. */
const HURRIED_ITERATIONS = 60;

/** Nobody sends rows here, and nobody counts the time. */
const UNSENT = { client: '', at: 0 };

/**
 * Runs one local match at the pace of the page: makes nature's and the bots' plays as soon as the page has shown those
 * before, accepts the people's plays, and reports every step as the viewer at the device may know it. Knows nothing
 * about workers.
 */
export class TableHost {
  readonly #runner: Runner;
  readonly #kept: KeptMatch;
  readonly #say: (report: Report) => void;
  readonly #bots: Bots;
  #viewer: Viewer;
  /** How many rows the viewer has been told about. */
  #told = 0;
  /** How many rows the page has shown. */
  #shown: number;
  #whenShown: (() => void) | null = null;
  /** The number of the current run of automatic plays: a person's play or undo starts another. */
  #run = 0;
  /** Whether a bot has thought here, so that the next one is not the first. */
  #isWarm = false;
  #isClosed = false;

  private constructor(
    runner: Runner,
    kept: KeptMatch,
    viewer: Viewer,
    say: (report: Report) => void,
    bots: Bots,
  ) {
    this.#runner = runner;
    this.#kept = kept;
    this.#viewer = viewer;
    this.#say = report => {
      if (!this.#isClosed) say(report);
    };
    this.#bots = bots;
    this.#shown = runner.rows.length;
  }

  /** Opens a stored match, or says why it cannot be played. */
  static open(
    game: Game,
    kept: KeptMatch,
    viewer: Viewer,
    say: (report: Report) => void,
    { bots = BOTS, isFollowing = false }: { readonly bots?: Bots; readonly isFollowing?: boolean } = {},
  ): TableHost | null {
    const loaded = loadRecord(kept.record, id => (id === game.id ? game : undefined));
    if (!loaded.ok) {
      say({ say: 'unreadable', fault: loaded.error });
      return null;
    }
    const { chance } = kept.record;
    const runner = Runner.of(
      loaded.match,
      chance ? chanceKey({ ...chance, seed: kept.seed }) : oldKeyOf(kept.seed, []),
    );
    const host = new TableHost(runner, kept, viewer, say, bots);
    host.#report();
    if (!isFollowing) host.#goOn();
    return host;
  }

  /** Makes no more plays and reports nothing more. */
  close(): void {
    this.#run++;
    this.#isClosed = true;
  }

  /** Does what the page asks. A request that is not possible (any more) changes nothing, but is answered. */
  take(request: Exclude<TableRequest, { do: 'open' }>): void {
    switch (request.do) {
      case 'play':
        if (this.#try(draft => draft.play(request.seat, request.move, UNSENT).ok)) this.#goOn();
        else this.#report();
        return;
      case 'undo':
        this.#undo(request.seat);
        return;
      case 'advise':
        this.#advise(request.seat);
        return;
      case 'look':
        this.#viewer = request.viewer;
        this.#told = 0;
        if (request.from !== undefined) this.#reportPast(request.from);
        this.#report();
        return;
      case 'shown':
        this.#shown = Math.max(this.#shown, request.number);
        if (this.#shown >= this.#runner.rows.length) this.#whenShown?.();
        return;
      case 'check': {
        const { game } = this.#runner.match;
        const checked = loadRecord(this.#record(), id => (id === game.id ? game : undefined));
        this.#say({ say: 'checked', fault: checked.ok ? null : checked.error });
        return;
      }
    }
  }

  /** Nature and bots play until a person is awaited or the match is over. */
  #goOn(): void {
    this.#playAutomatically(++this.#run).catch((error: unknown) => {
      this.#say({ say: 'failed', message: error instanceof Error ? error.message : String(error) });
    });
  }

  async #playAutomatically(run: number): Promise<void> {
    for (;;) {
      const by = this.#nextAutomatic();
      if (by === null) return this.#warmUp(run);
      const move = by === 'nature' ? null : await this.#botDecides(by, run);
      await this.#allShown();
      if (run !== this.#run) return;
      const isMade = this.#try(draft =>
        move === null ? draft.nature(UNSENT.at) : draft.play(by, move, UNSENT).ok,
      );
      if (!isMade) throw new Error(`${by} chose ${move}, which is not legal`);
    }
  }

  /** While a person thinks, for the first time. */
  async #warmUp(run: number): Promise<void> {
    const { match, turn } = this.#runner;
    const hasBots = this.#kept.seats.some(({ kind }) => kind === 'bot');
    if (this.#isWarm || turn.kind === 'over' || !hasBots) return;
    this.#isWarm = true;
    await this.#bots.warmUp?.(match.game, match.seats, match.options, () => run !== this.#run);
  }

  #nextAutomatic(): By | null {
    const { turn } = this.#runner;
    if (turn.kind === 'nature') return 'nature';
    if (turn.kind === 'over') return null;
    return turn.seats.find(seat => this.#kept.seats[seat].kind === 'bot') ?? null;
  }

  async #botDecides(seat: number, run: number): Promise<string> {
    const { match } = this.#runner;
    const { deal, botSeed, seats } = this.#kept;
    const { iterations } = seats[seat];
    const level = seats[seat].level ?? 'journeyman';
    const cancelled = () => run !== this.#run;
    this.#isWarm = true;
    if (deal) {
      const { dealtMove } = await import('../../bots/dealt-move.ts');
      return dealtMove(match, seat, { level, botSeed, choose: this.#bots.choose, cancelled });
    }
    const task: Task = {
      level,
      seed: botSeed + 977 * match.plays.length + seat,
      ...(iterations !== undefined && { iterations }),
    };
    return this.#bots.choose(match.game, match.view(seat, true), task, cancelled);
  }

  #allShown(): Promise<void> {
    if (this.#shown >= this.#runner.rows.length) return Promise.resolve();
    const before = this.#whenShown;
    return new Promise(resolve => {
      this.#whenShown = () => {
        this.#whenShown = null;
        before?.();
        resolve();
      };
    });
  }

  /** Tries something, and reports it if it works. */
  #try(attempt: (draft: Draft) => boolean): boolean {
    const draft = this.#runner.draft();
    if (!attempt(draft)) return false;
    this.#runner.commit(draft);
    this.#report();
    return true;
  }

  #undo(seat: number): void {
    const isUndone = this.#try(draft => {
      if (!this.#runner.undoable(seat)) return false;
      draft.undo(seat, UNSENT);
      return true;
    });
    // There is nothing to show.
    if (isUndone) this.#shown = this.#runner.rows.length;
    else this.#report();
    this.#goOn();
  }

  #advise(seat: number): void {
    const { match } = this.#runner;
    const number = this.#runner.rows.length;
    const task: Task = {
      level: 'master',
      seed: this.#kept.botSeed + match.plays.length,
      ...(this.#kept.hurry ? { iterations: HURRIED_ITERATIONS } : { ms: ADVICE_MS }),
    };
    // Others' secret choices at the same time change nothing for this seat.
    const isLate = () =>
      !this.#runner.isDue(seat) ||
      this.#runner.isStale(seat, number) ||
      this.#runner.rows.slice(number).some(({ by }) => by === seat);
    this.#bots
      .advise(match.game, match.view(seat, true), task, isLate)
      .then(({ candidates, reason }) => {
        const [best, next] = candidates;
        if (isLate() || !best) return;
        this.#say({
          say: 'advice',
          number,
          move: best.move,
          reason,
          chance: best.value,
          isOnly: match.moves(seat).length === 1,
          next: next ? { move: next.move, chance: next.value } : null,
        });
      })
      .catch((error: unknown) => {
        this.#say({ say: 'failed', message: error instanceof Error ? error.message : String(error) });
      });
  }

  #report(): void {
    const from = this.#told;
    this.#told = this.#runner.rows.length;
    this.#say({
      say: 'update',
      ...this.#runner.update(this.#viewer, from),
      record: this.#record(),
      everything: this.#runner.turn.kind === 'over' ? this.#runner.match.view('everything') : null,
    });
  }

  /** Reports the match as it was after this many rows. No play may have been undone since. */
  #reportPast(number: number): void {
    const { match } = this.#runner;
    const steps = this.#runner.steps(this.#viewer, 0, number);
    const view = match.viewAfter(steps.at(-1)?.play ?? 0, this.#viewer);
    const now = { number, view, moves: [], undoable: false, dueSince: 0, thought: [] };
    this.#told = number;
    const record = this.#record();
    this.#say({ say: 'update', from: 0, steps, now, record, isPast: true, everything: null });
  }

  /** Contains the seed only once the match is over. */
  #record(): MatchRecord {
    const { names, chance } = this.#kept.record;
    const seed = this.#runner.turn.kind === 'over' ? { seed: this.#kept.seed } : {};
    return recordOf(this.#runner.match, {
      ...(names && { names }),
      ...(chance && { chance: { ...chance, ...seed } }),
    });
  }
}
