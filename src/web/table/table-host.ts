import { type Advice, advise, type Cancelled, chooseMove, type Task } from '../../bots/index.ts';
import { fairOutcome, keyOf } from '../../engine/fair.ts';
import type { Game, Happening, View } from '../../engine/game.ts';
import type { By, Match } from '../../engine/match.ts';
import { loadRecord, type MatchRecord, recordOf } from '../../engine/record.ts';
import { isAmong, type Viewer } from '../../engine/viewers.ts';
import type { KeptMatch } from '../storage/matches.ts';
import type { Report, TableRequest } from './table-protocol.ts';

/** Who thinks for bots; another one in tests. */
export interface Thinker {
  choose(game: Game, view: View, task: Task, cancelled: Cancelled): Promise<string>;
  advise(game: Game, view: View, task: Task, cancelled: Cancelled): Promise<Advice>;
}

const BOTS: Thinker = { choose: chooseMove, advise };

/** How long a hint may take. */
const ADVICE_MS = 1500;

interface LogEntry {
  readonly play: number;
  readonly happening: Happening;
  readonly seenBy: number;
}

/**
 * Runs one local match: makes nature's and the bots' plays as soon as the page has shown those before, takes the
 * people's, and reports every moment as the viewer at the device may know it. Knows nothing of workers.
 */
export class TableHost {
  readonly #match: Match;
  readonly #kept: KeptMatch;
  readonly #key: Uint8Array;
  readonly #say: (report: Report) => void;
  readonly #thinker: Thinker;
  #log: LogEntry[] = [];
  #viewer: Viewer;
  #shown = 0;
  #whenShown: (() => void) | null = null;
  /** Which run of automatic plays is the current one: a play or an undo by a person begins another. */
  #run = 0;

  private constructor(
    match: Match,
    kept: KeptMatch,
    viewer: Viewer,
    say: (report: Report) => void,
    thinker: Thinker,
  ) {
    this.#match = match;
    this.#kept = kept;
    this.#viewer = viewer;
    this.#say = say;
    this.#thinker = thinker;
    this.#key = keyOf(kept.seed, kept.record.chance?.nonces ?? []);
  }

  /** Opens a kept match; says why if it cannot be played. */
  static open(
    game: Game,
    kept: KeptMatch,
    viewer: Viewer,
    say: (report: Report) => void,
    thinker: Thinker = BOTS,
  ): TableHost | null {
    const loaded = loadRecord(kept.record, id => (id === game.id ? game : undefined));
    if (!loaded.ok) {
      say({ say: 'unreadable', message: loaded.error.message });
      return null;
    }
    const host = new TableHost(loaded.match, kept, viewer, say, thinker);
    host.#rebuildLog();
    host.#shown = loaded.match.plays.length;
    host.#report(false);
    host.#goOn();
    return host;
  }

  /** Does what the page asks. Anything that is not possible (any more) changes nothing but is answered. */
  take(request: Exclude<TableRequest, { do: 'open' }>): void {
    switch (request.do) {
      case 'play':
        if (this.#play(request.seat, request.move)) this.#goOn();
        else this.#report(false);
        return;
      case 'undo':
        this.#undo(request.seat);
        return;
      case 'advise':
        this.#advise(request.seat);
        return;
      case 'look':
        this.#viewer = request.viewer;
        this.#report(false);
        return;
      case 'shown':
        this.#shown = Math.max(this.#shown, request.number);
        if (this.#shown >= this.#match.plays.length) this.#whenShown?.();
        return;
      case 'check': {
        const checked = loadRecord(this.#record(), id =>
          id === this.#match.game.id ? this.#match.game : undefined,
        );
        this.#say({ say: 'checked', fault: checked.ok ? null : checked.error.message });
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
      if (by === null) return;
      const move = by === 'nature' ? this.#natureDecides() : await this.#botDecides(by, run);
      await this.#allShown();
      if (run !== this.#run) return;
      if (!this.#play(by, move)) throw new Error(`${by} chose ${move}, which is not legal`);
    }
  }

  #nextAutomatic(): By | null {
    const turn = this.#match.turn();
    if (turn.kind === 'nature') return 'nature';
    if (turn.kind === 'over') return null;
    return turn.seats.find(seat => this.#kept.seats[seat].kind === 'bot') ?? null;
  }

  #natureDecides(): string {
    const earlier = this.#match.plays.filter(({ by }) => by === 'nature').length;
    return fairOutcome(this.#key, earlier, this.#match.chances());
  }

  #botDecides(seat: number, run: number): Promise<string> {
    const { level, iterations } = this.#kept.seats[seat];
    const task: Task = {
      level: level ?? 'journeyman',
      seed: this.#kept.botSeed + 977 * this.#match.plays.length + seat,
      ...(iterations !== undefined && { iterations }),
    };
    return this.#thinker.choose(
      this.#match.game,
      this.#match.view(seat, true),
      task,
      () => run !== this.#run,
    );
  }

  #allShown(): Promise<void> {
    if (this.#shown >= this.#match.plays.length) return Promise.resolve();
    const before = this.#whenShown;
    return new Promise(resolve => {
      this.#whenShown = () => {
        this.#whenShown = null;
        before?.();
        resolve();
      };
    });
  }

  #play(by: By, move: string): boolean {
    const number = this.#match.plays.length;
    const first = this.#log.length;
    const played = this.#match.play(by, move, (happening, seenBy) => {
      this.#log.push({ play: number, happening, seenBy });
    });
    if (played.ok) this.#report(true, first);
    return played.ok;
  }

  #undo(seat: number): void {
    if (this.#undoable(seat)) {
      this.#run++;
      this.#match.undo();
      const plays = this.#match.plays.length;
      this.#log = this.#log.filter(({ play }) => play < plays);
      this.#shown = plays;
    }
    this.#report(false);
    this.#goOn();
  }

  /** A match that is over stays over: its seed and its secrets are known. */
  #undoable(seat: number): boolean {
    return this.#match.turn().kind !== 'over' && this.#match.undoable(seat);
  }

  #advise(seat: number): void {
    const number = this.#match.plays.length;
    const task: Task = { level: 'master', ms: ADVICE_MS, seed: this.#kept.botSeed + number };
    const isLate = () => this.#match.plays.length !== number;
    this.#thinker
      .advise(this.#match.game, this.#match.view(seat, true), task, isLate)
      .then(({ candidates, reason }) => {
        if (!isLate() && candidates.length > 0) {
          this.#say({ say: 'advice', number, move: candidates[0].move, reason });
        }
      })
      .catch((error: unknown) => {
        this.#say({ say: 'failed', message: error instanceof Error ? error.message : String(error) });
      });
  }

  #report(follows: boolean, from = 0): void {
    const viewer = this.#viewer;
    const seen = this.#log.slice(from).filter(({ seenBy }) => isAmong(viewer, seenBy));
    const isSeat = typeof viewer === 'number';
    const isOver = this.#match.turn().kind === 'over';
    this.#say({
      say: 'moment',
      number: this.#match.plays.length,
      view: this.#match.view(viewer),
      follows,
      happenings: follows ? seen.map(({ happening }) => happening) : [],
      moves: isSeat ? this.#match.moves(viewer) : [],
      undoable: isSeat && this.#undoable(viewer),
      log: seen.map(({ play, happening }) => ({ play, happening })),
      record: this.#record(),
      everything: isOver ? this.#match.view('everything') : null,
    });
  }

  /** The seed is in it only once the match is over. */
  #record(): MatchRecord {
    const { names, chance } = this.#kept.record;
    const seed = this.#match.turn().kind === 'over' ? { seed: this.#kept.seed } : {};
    return recordOf(this.#match, {
      ...(names && { names }),
      ...(chance && { chance: { commitment: chance.commitment, nonces: chance.nonces, ...seed } }),
    });
  }

  #rebuildLog(): void {
    const { game, seats, options, plays } = this.#match;
    const again = game.start(seats, options);
    for (const [play, { by, move }] of plays.entries()) {
      const actor = by === 'nature' ? -1 : by;
      game.play(again, actor, game.read(again, actor, move), (happening, seenBy) => {
        this.#log.push({ play, happening, seenBy });
      });
    }
  }
}
