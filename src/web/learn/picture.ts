import type { Game, Happening, View } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { AnyOptions } from '../../engine/options.ts';
import { played, playScript, type Script, type SeenPlay } from './script.ts';

/**
 * A picture of the rules: a match that was really played, drawn by the game's own board, that the reader can step
 * through. It has no words; each step has its caption in `locales/LANG/GAME/rules.ts`.
 */
export interface Picture {
  readonly seats: number;
  /** Those left out are as usual. */
  readonly options?: AnyOptions;
  /** Who looks: a seat. */
  readonly viewer: number;
  /** How the match came to the first thing to be seen. */
  readonly plays: Script;
  /** How what is seen first is seen. */
  readonly first?: Look;
  /** What is played further, step by step. */
  readonly steps?: readonly Step[];
  /** Width over height of the box that the board is drawn in. Left out: 4 / 3. */
  readonly shape?: number;
}

/** How one frame is shown. */
interface Look {
  /**
   * The kind of happening of the last play at which the frame stands still ("all fists are open"); left out, it shows
   * how things are afterwards.
   */
  readonly at?: string;
  /** Whether the viewer's legal moves glow. */
  readonly offers?: boolean;
  /** A legal move that is shown as advised; the moves glow then too. */
  readonly hint?: string;
}

interface Step extends Look {
  readonly plays: Script;
}

/** One thing to be seen: what a board needs to draw it. */
export interface Frame {
  readonly view: View;
  readonly before: View | null;
  readonly happenings: readonly Happening[];
  /** At which happening it stands still. */
  readonly beat: number;
  readonly moves: readonly string[];
  readonly hint: string | null;
}

/** Everything the picture shows, in order. Throws if the rules do not allow a play, or a look has nothing to look at. */
export function framesOf(game: Game, picture: Picture): readonly Frame[] {
  const { viewer, plays, first = {}, steps = [] } = picture;
  const match = played(game, picture, '');
  return [{ ...first, plays }, ...steps].map(({ plays, ...look }) => {
    const last = playScript(match, plays, viewer).at(-1);
    return frameOf(match, viewer, look, last);
  });
}

function frameOf(match: Match, viewer: number, look: Look, last: SeenPlay | undefined): Frame {
  const moves = look.offers || look.hint !== undefined ? match.moves(viewer) : [];
  if (look.hint !== undefined && !moves.includes(look.hint)) throw new Error(`no such move: ${look.hint}`);
  const how = { view: match.view(viewer), moves, hint: look.hint ?? null };
  if (look.at === undefined) return { ...how, before: null, happenings: [], beat: 0 };
  const beat = last?.happenings.findIndex(({ kind }) => kind === look.at) ?? -1;
  if (!last || beat < 0) throw new Error(`in the last play nothing happens that is ${look.at}`);
  return { ...how, before: last.before, happenings: last.happenings, beat };
}
