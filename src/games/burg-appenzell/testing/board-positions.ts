import { Match } from '../../../engine/match.ts';
import { game as burgAppenzell, type Happening, type View } from '../game.ts';

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

/** Matches of every size in both castles, with and without memory; a few hundred plays of each. */
export function playedThrough(): { readonly positions: Position[]; readonly steps: Step[] } {
  const all = [
    play(2, { layout: 'A', target: 4, memory: false, lastMouse: false }, 11),
    play(3, { layout: 'B', target: 5, memory: true, lastMouse: false }, 12),
    play(4, { layout: 'B', target: 6, memory: false, lastMouse: true }, 13),
    play(4, { layout: 'A', target: 6, memory: true, lastMouse: false }, 14),
  ];
  return { positions: all.flatMap(each => each.positions), steps: all.flatMap(each => each.steps) };
}

const MOST_PLAYS = 400;

function play(seats: number, options: View['options'], seed: number) {
  const match = new Match(burgAppenzell, seats, { ...options });
  const positions: Position[] = [];
  const steps: Step[] = [];
  let number = seed;
  const below = (limit: number) => {
    number = (number * 48271) % 2147483647;
    return number % limit;
  };
  for (
    let turn = match.turn();
    turn.kind !== 'over' && match.plays.length < MOST_PLAYS;
    turn = match.turn()
  ) {
    const by = turn.kind === 'nature' ? 'nature' : turn.seats[0];
    const all = by === 'nature' ? match.chances().map(([outcome]) => outcome) : match.moves(by);
    // There are many slides and few runs: choose what to do first, so that mice get around and meet.
    const runs = all.filter(move => move.includes('-'));
    const moves = runs.length > 0 && below(2) === 0 ? runs : all;
    if (by !== 'nature') positions.push({ view: viewOf(match, by), moves: all });
    const before = viewOf(match, 'spectator');
    const happenings: Happening[] = [];
    match.play(by, moves[below(moves.length)], happening => {
      if (isOfCastle(happening)) happenings.push(happening);
    });
    steps.push({ before, view: viewOf(match, 'spectator'), happenings });
  }
  return { positions, steps };
}

export function viewOf(match: Match, viewer: number | 'spectator'): View {
  const view = match.view(viewer);
  if (!isViewOfCastle(view)) throw new Error('not a view of this game');
  return view;
}

function isViewOfCastle(view: object): view is View {
  return 'game' in view && view.game === burgAppenzell.id;
}

function isOfCastle(happening: { readonly kind: string }): happening is Happening {
  return happening.kind !== '';
}
