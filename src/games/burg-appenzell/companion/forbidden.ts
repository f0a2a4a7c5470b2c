import type { Texts } from '../../../../locales/en/burg-appenzell/board.ts';
import type { Forbidden } from '../../../web/companion/companion.ts';
import type { View } from '../game.ts';
import { SLIDES } from '../rules/castle.ts';
import { parse } from '../rules/parse.ts';

/** Why a mouse, a roof or a row cannot be moved as somebody wanted. */
export type Reason =
  | { readonly kind: 'tower-taken' }
  | { readonly kind: 'no-mouse-left' }
  | { readonly kind: 'setting-up' }
  | { readonly kind: 'no-mouse-beside-roof' }
  | { readonly kind: 'slid' }
  | { readonly kind: 'trap' }
  | { readonly kind: 'occupied' }
  | { readonly kind: 'too-far'; readonly actions: number }
  | { readonly kind: 'no-way' };

export function forbidden(
  view: View,
  seat: number,
  moves: readonly string[],
  _texts: Texts,
): readonly Forbidden<Reason>[] {
  const isSettingUp = view.phase === 'set-up';
  const at = (place: string, kind: Exclude<Reason['kind'], 'too-far'>, what = place) => ({
    place,
    what,
    reason: { kind },
  });
  const towers = view.towers
    .filter(({ square }) => !moves.includes(`@${square}`))
    .map(({ square, seat: owner }) => at(square, owner === null ? 'no-mouse-left' : 'tower-taken'));
  const roofs = view.rooms
    .filter(({ name, roof }) => roof && !moves.includes(`^${name}`))
    .map(({ name }) => at(`^${name}`, isSettingUp ? 'setting-up' : 'no-mouse-beside-roof', name));
  const slides = SLIDES.filter(({ name }) => !moves.includes(name)).map(({ name }) =>
    at(name, isSettingUp ? 'setting-up' : 'slid'),
  );
  return [...towers, ...roofs, ...slides, ...(isSettingUp ? [] : squares(view, seat, moves))];
}

/** BA-11: the uncovered squares that no mouse of the seat can reach in this turn. */
function squares(view: View, seat: number, moves: readonly string[]): readonly Forbidden<Reason>[] {
  const goals = new Set([...moves.flatMap(move => goalOf(move) ?? []), ...view.players[seat].mice]);
  const steps = stepsFrom(view, view.players[seat].mice);
  return [...openSquares(view)].flatMap(square => {
    const reason = goals.has(square) ? null : whyNotTo(view, square, steps.get(square));
    return reason ? [{ place: square, what: square, reason }] : [];
  });
}

function whyNotTo(view: View, square: string, steps: number | undefined): Reason | null {
  if (view.tiles.some(each => each.square === square && each.tile === 'x')) return { kind: 'trap' };
  if (view.players.some(({ mice }) => mice.includes(square))) return { kind: 'occupied' };
  if (steps === undefined) return { kind: 'no-way' };
  return steps <= view.actionsLeft ? null : { kind: 'too-far', actions: view.actionsLeft };
}

function goalOf(move: string): string | null {
  const parsed = parse(move);
  return parsed?.kind === 'run' ? parsed.to : null;
}

function openSquares({ rooms }: View): ReadonlySet<string> {
  return new Set(rooms.flatMap(({ roof, squares: all }) => (roof ? [] : all)));
}

/** How many steps it is to each square, however much of the turn is left. */
function stepsFrom(view: View, mice: readonly string[]): ReadonlyMap<string, number> {
  const open = openSquares(view);
  const traps = new Set(view.tiles.filter(({ tile }) => tile === 'x').map(({ square }) => square));
  const steps = new Map(mice.map(square => [square, 0]));
  // Iterating over a map includes what is added meanwhile.
  for (const [square, count] of steps) {
    for (const next of beside(square)) {
      if (open.has(next) && !traps.has(next) && !steps.has(next)) steps.set(next, count + 1);
    }
  }
  return steps;
}

function beside(square: string): readonly string[] {
  const [column, row] = [square.charCodeAt(0), Number(square.slice(1))];
  return [
    [column - 1, row],
    [column + 1, row],
    [column, row - 1],
    [column, row + 1],
  ].map(([c, r]) => `${String.fromCharCode(c)}${r}`);
}
