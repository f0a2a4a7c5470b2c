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
  /** Options that are left out have their defaults. */
  readonly options?: AnyOptions;
  /** The seat that is looking. */
  readonly viewer: number;
  /** The plays before the first frame. */
  readonly plays: Script;
  /** How the first frame is shown. */
  readonly first?: Look;
  /** Further plays, step by step. */
  readonly steps?: readonly Step[];
  /** Width over height of the board's box; 4 / 3 if left out. */
  readonly shape?: number;
}

/** How one frame is shown. */
interface Look {
  /**
   * The kind of happening of the last play at which the frame stands still ("all fists are open"). If left out, it
   * shows the position afterwards.
   */
  readonly at?: string;
  /** Whether the viewer's legal moves glow. */
  readonly offers?: boolean;
  /** A legal move that is shown as advised; the moves then glow, too. */
  readonly hint?: string;
}

interface Step extends Look {
  readonly plays: Script;
}

/** One frame: what a board needs to draw it. */
export interface Frame {
  readonly view: View;
  readonly before: View | null;
  readonly happenings: readonly Happening[];
  /** The happening at which it stands still. */
  readonly beat: number;
  readonly moves: readonly string[];
  readonly hint: string | null;
}

/**
 * All frames of the picture, in order. Throws if the rules do not allow a play, or if a look refers to something that
 * is not there.
 */
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
