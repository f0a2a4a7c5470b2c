import { Match } from '../../../engine/match.ts';
import { type Happening, game as mauerBauer, type View } from '../game.ts';

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

/** A few matches with different numbers of seats, one of them with early rolls. */
export function playedMatches(): {
  readonly positions: readonly Position[];
  readonly steps: readonly Step[];
} {
  const matches = [2, 3, 4].map(seats => playedThrough(seats));
  return {
    positions: matches.flatMap(({ positions }) => positions),
    steps: matches.flatMap(({ steps }) => steps),
  };
}

function playedThrough(seats: number): { readonly positions: Position[]; readonly steps: Step[] } {
  const match = new Match(mauerBauer, seats, { hastyRoll: seats === 3 });
  const positions: Position[] = [];
  const steps: Step[] = [];
  let number = seats;
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
    match.play(by, moves[below(moves.length)], (happening, seenBy) => {
      if (seenBy === -1 && isOurs(happening)) happenings.push(happening);
    });
    steps.push({ before, view: viewOf(match, 'spectator'), happenings });
  }
  return { positions, steps };
}

export function viewOf(match: Match, viewer: number | 'spectator'): View {
  const view = match.view(viewer);
  if (!isOurView(view)) throw new Error('not a view of this game');
  return view;
}

function isOurView(view: object): view is View {
  return 'game' in view && view.game === mauerBauer.id;
}

function isOurs(happening: { readonly kind: string }): happening is Happening {
  return happening.kind !== '';
}
