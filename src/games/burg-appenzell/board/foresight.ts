import type { CheeseLetter, TileLetter, View } from '../game.ts';
import { squareCalled } from '../rules/castle.ts';
import { imagine } from '../rules/imagine.ts';
import { pathOfRun } from '../rules/running.ts';
import type { Slot } from './geometry.ts';
import type { MouseSeen, Scene } from './scene.ts';

/** What a move would do, as far as one can see: what previews show. */

/** The squares that a legal run leads over, to where it ends; each costs an action. */
export function pathOf(view: View, from: string, to: string): string[] {
  return pathOfRun(imagine(view), squareCalled(from), squareCalled(to));
}

export interface SlideForeseen {
  /** What would lie in the uncovered holes of the line; `?` where nobody can see what comes. */
  readonly tiles: ReadonlyMap<string, TileLetter | '?'>;
  readonly spare: TileLetter | '?';
  readonly falls: readonly MouseSeen[];
  readonly gains: readonly Gain[];
}

export interface Gain {
  readonly seat: number;
  readonly cheese: CheeseLetter;
  /** Where its mice stand on it. */
  readonly squares: readonly string[];
}

/** A tile under a roof counts as known only if the view remembers it (BA-19). */
export function foreseeSlide(scene: Scene, { line }: Slot): SlideForeseen {
  const known = (square: string) => scene.tiles.get(square) ?? scene.remembered.get(square) ?? '?';
  const tiles = new Map<string, TileLetter | '?'>();
  line.forEach((square, i) => {
    if (scene.tiles.has(square)) tiles.set(square, i === 0 ? scene.spare : known(line[i - 1]));
  });
  const after = new Map([...scene.tiles, ...tiles]);
  const falls = scene.mice.filter(({ square }) => after.get(square) === 'x');
  const standing = scene.mice.filter(({ square }) => after.get(square) !== 'x');
  return { tiles, spare: known(line[line.length - 1]), falls, gains: gainsOf(scene, after, standing) };
}

/** The cheese that a run would bring. */
export function foreseeRun(scene: Scene, from: string, to: string): readonly Gain[] {
  const mice = scene.mice.map(mouse => (mouse.square === from ? { ...mouse, square: to } : mouse));
  return gainsOf(scene, scene.tiles, mice);
}

function gainsOf(
  scene: Scene,
  tiles: ReadonlyMap<string, TileLetter | '?'>,
  mice: readonly MouseSeen[],
): Gain[] {
  return scene.players.flatMap(({ seat, cheeses }) =>
    CHEESES.filter(cheese => !cheeses.includes(cheese))
      .map(cheese => ({
        seat,
        cheese,
        squares: mice
          .filter(mouse => mouse.seat === seat && tiles.get(mouse.square) === cheese)
          .map(({ square }) => square),
      }))
      .filter(({ squares }) => squares.length >= 2),
  );
}

const CHEESES: readonly CheeseLetter[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
