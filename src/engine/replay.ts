import type { Game, Happening, State, View } from './game.ts';
import type { Match } from './match.ts';
import { type Fault, loadRecord, type MatchRecord } from './record.ts';
import { EVERYBODY, isAmong, NATURE, SPECTATORS, type Viewer } from './viewers.ts';

/** Something that happened, and the number (from 0) of the play that caused it. */
export interface Told {
  readonly play: number;
  readonly happening: Happening;
}

export type Opened =
  | { readonly ok: true; readonly replay: Replay }
  | { readonly ok: false; readonly error: Fault };

/** A position is kept after every so many plays, so that going anywhere takes at most so many plays. */
const STRIDE = 16;

/**
 * A match that is looked at again. A *moment* is the number of plays made so far: 0 is before the first, `length`
 * after the last. Once the match is over it may be looked at as anybody; before, only as those it was opened for.
 */
export class Replay {
  readonly game: Game;
  readonly record: MatchRecord;
  /** How many plays there are. */
  readonly length: number;
  readonly isOver: boolean;
  /** Those it may be looked at as. */
  readonly viewers: readonly Viewer[];
  readonly #plays: readonly { readonly actor: number; readonly move: number }[];
  /** The positions after 0, STRIDE, 2 · STRIDE … plays. */
  readonly #positions: readonly State[];
  readonly #told: readonly (Told & { readonly seenBy: number })[];
  /** How much had happened before each play. */
  readonly #toldBefore: readonly number[];

  /** Reads a record from outside. `mayLook` is who may look at it if the match is not over. */
  static open(
    json: unknown,
    gameCalled: (id: string) => Game | undefined,
    mayLook: readonly Viewer[] = ['spectator'],
  ): Opened {
    const loaded = loadRecord(json, gameCalled);
    if (!loaded.ok) return loaded;
    return { ok: true, replay: new Replay(loaded.match, loaded.record, mayLook) };
  }

  /** `match` is that of the record, after its last play. */
  constructor(match: Match, record: MatchRecord, mayLook: readonly Viewer[] = ['spectator']) {
    const { game, seats } = match;
    this.game = game;
    this.record = record;
    this.length = match.plays.length;
    this.isOver = match.turn().kind === 'over';
    this.viewers = this.isOver
      ? ['everything', ...Array.from({ length: seats }, (_, seat) => seat), 'spectator']
      : mayLook.filter(viewer => viewer !== 'everything');

    const told: (Told & { readonly seenBy: number })[] = [];
    const state = game.start(seats, match.options);
    const positions = [game.clone(state)];
    const toldBefore: number[] = [];
    this.#plays = match.plays.map(({ by, move: text }, play) => {
      const actor = by === 'nature' ? NATURE : by;
      const move = game.read(state, actor, text);
      toldBefore.push(told.length);
      game.play(state, actor, move, (happening, seenBy) => told.push({ play, happening, seenBy }));
      if ((play + 1) % STRIDE === 0) positions.push(game.clone(state));
      return { actor, move };
    });
    toldBefore.push(told.length);
    this.#positions = positions;
    this.#told = told;
    this.#toldBefore = toldBefore;
  }

  /** The match at a moment, as a viewer could see it then. */
  view(moment: number, viewer: Viewer, remembering = false): View {
    this.#check(moment, viewer);
    const from = Math.floor(moment / STRIDE);
    const state = this.game.clone(this.#positions[from]);
    for (const { actor, move } of this.#plays.slice(from * STRIDE, moment)) {
      this.game.play(state, actor, move, null);
    }
    return this.game.view(state, viewer, remembering);
  }

  /** What the viewer saw happen between two moments. */
  happenings(from: number, to: number, viewer: Viewer): readonly Told[] {
    this.#check(from, viewer);
    this.#check(to, viewer);
    return this.#told
      .slice(this.#toldBefore[from], this.#toldBefore[to])
      .filter(({ seenBy }) => isToldTo(viewer, seenBy))
      .map(({ play, happening }) => ({ play, happening }));
  }

  #check(moment: number, viewer: Viewer): void {
    if (!this.viewers.includes(viewer)) throw new Error(`${viewer} may not look at this match`);
    if (!Number.isInteger(moment) || moment < 0 || moment > this.length) {
      throw new RangeError(`there is no moment ${moment}`);
    }
  }
}

/** What is told to outsiders in place of what somebody else is told is left out for those who know everything. */
function isToldTo(viewer: Viewer, seenBy: number): boolean {
  if (viewer !== 'everything') return isAmong(viewer, seenBy);
  return seenBy === EVERYBODY || (seenBy & SPECTATORS) === 0;
}
