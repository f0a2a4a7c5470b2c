import { actorOf } from './by.ts';
import { loadAnyRecord } from './entered-record.ts';
import type { Game, View } from './game.ts';
import type { ReadonlyMatch } from './match.ts';
import type { Happened } from './past.ts';
import type { Fault, MatchRecord } from './record.ts';
import { EVERYBODY, isAmong, SPECTATORS, type Viewer } from './viewers.ts';

export type Opened =
  | { readonly ok: true; readonly replay: Replay }
  | { readonly ok: false; readonly error: Fault };

/**
 * The replay of a match. A *moment* is the number of plays made so far: 0 is before the first, `length` after the
 * last. A finished match can be viewed as anybody; an unfinished one only as those it was opened for.
 */
export class Replay {
  readonly game: Game;
  readonly record: MatchRecord;
  /** How many plays there are. */
  readonly length: number;
  readonly isOver: boolean;
  /** The viewers it can be viewed as. */
  readonly viewers: readonly Viewer[];
  readonly #match: ReadonlyMatch;

  /** Reads a record from outside. `mayLook` lists the allowed viewers of an unfinished match. */
  static open(
    json: unknown,
    gameCalled: (id: string) => Game | undefined,
    mayLook: readonly Viewer[] = ['spectator'],
  ): Opened {
    const loaded = loadAnyRecord(json, gameCalled);
    if (!loaded.ok) return loaded;
    return { ok: true, replay: new Replay(loaded.match, loaded.record, mayLook, loaded.unknownViewers) };
  }

  /**
   * `match` is that of the record, after its last play. If the record has gaps, it cannot be viewed as a seat
   * that knew what is missing.
   */
  constructor(
    match: ReadonlyMatch,
    record: MatchRecord,
    mayLook: readonly Viewer[] = ['spectator'],
    unknownViewers = 0,
  ) {
    this.game = match.game;
    this.record = record;
    this.length = match.plays.length;
    this.isOver = match.turn().kind === 'over';
    const viewers: readonly Viewer[] = this.isOver
      ? ['everything', ...Array.from({ length: match.seats }, (_, seat) => seat), 'spectator']
      : mayLook.filter(viewer => viewer !== 'everything');
    this.viewers =
      unknownViewers === 0 ? viewers : viewers.filter(viewer => !isAmong(viewer, unknownViewers));
    this.#match = match;
  }

  /** The match at a moment, as a viewer could see it then. */
  view(moment: number, viewer: Viewer, remembering = false): View {
    this.#check(moment, viewer);
    return this.#match.viewAfter(moment, viewer, remembering);
  }

  /** The scores of all seats at every moment. Only of a match that is over: until then some may be secret. */
  scores(): readonly (readonly number[])[] {
    if (!this.isOver) throw new Error('the match is not over');
    const { game, seats, options, plays } = this.#match;
    const state = game.start(seats, options);
    const now = () => Array.from({ length: seats }, (_, seat) => game.score(state, seat));
    const scores = [now()];
    for (const { by, code } of plays) {
      game.play(state, actorOf(by), code, null);
      scores.push(now());
    }
    return scores;
  }

  /** What the viewer saw happen between two moments. */
  happenings(from: number, to: number, viewer: Viewer): readonly Happened[] {
    this.#check(from, viewer);
    this.#check(to, viewer);
    const recall = this.#match.recall();
    return this.#match.plays.slice(from, to).flatMap(play =>
      recall
        .seenOf(play)
        .filter(({ seenBy }) => isToldTo(viewer, seenBy))
        .map(({ happening }) => ({ play: play.count - 1, happening })),
    );
  }

  #check(moment: number, viewer: Viewer): void {
    if (!this.viewers.includes(viewer)) throw new Error(`${viewer} may not look at this match`);
    if (!Number.isInteger(moment) || moment < 0 || moment > this.length) {
      throw new RangeError(`there is no moment ${moment}`);
    }
  }
}

/** Viewers who see everything are not told the happenings that stand in for secret ones. */
export function isToldTo(viewer: Viewer, seenBy: number): boolean {
  if (viewer !== 'everything') return isAmong(viewer, seenBy);
  return seenBy === EVERYBODY || (seenBy & SPECTATORS) === 0;
}
