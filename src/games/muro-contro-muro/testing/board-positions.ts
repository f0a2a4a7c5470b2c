import { Match } from '../../../engine/match.ts';
import { type Happening, game as muroControMuro, type View } from '../game.ts';

/** For tests: a moment of a random match, as the seat to move sees it. */
export interface Position {
  readonly view: View;
  readonly moves: readonly string[];
}

/** For tests: one play of such a match, as spectators see it. */
export interface Step {
  readonly before: View;
  readonly view: View;
  readonly happenings: readonly Happening[];
}

/** Every moment at which a seat is to move, in a few matches with few and many bricks. */
export function positions(): Position[] {
  return [4, 6, 9].flatMap(copies => playedThrough(copies).positions);
}

export function steps(): Step[] {
  return playedThrough(6).steps;
}

function playedThrough(copies: number): { readonly positions: Position[]; readonly steps: Step[] } {
  const match = new Match(muroControMuro, 2, { copies, pass: copies === 4 });
  const positions: Position[] = [];
  const steps: Step[] = [];
  let number = copies;
  const below = (limit: number) => {
    number = (number * 48271) % 2147483647;
    return number % limit;
  };
  for (let turn = match.turn(); turn.kind !== 'over'; turn = match.turn()) {
    const by = turn.kind === 'nature' ? 'nature' : turn.seats[0];
    const moves = by === 'nature' ? match.chances().map(([outcome]) => outcome) : match.moves(by);
    if (by !== 'nature') positions.push({ view: viewOf(match, by), moves });
    const before = viewOf(match, 'spectator');
    const happenings: Happening[] = [];
    match.play(by, moves[below(moves.length)], happening => {
      if (isMuro(happening)) happenings.push(happening);
    });
    steps.push({ before, view: viewOf(match, 'spectator'), happenings });
  }
  return { positions, steps };
}

function viewOf(match: Match, viewer: number | 'spectator'): View {
  const view = match.view(viewer);
  if (!isMuroView(view)) throw new Error('not a view of this game');
  return view;
}

function isMuroView(view: object): view is View {
  return 'game' in view && view.game === muroControMuro.id;
}

function isMuro(happening: { readonly kind: string }): happening is Happening {
  return happening.kind !== '';
}
