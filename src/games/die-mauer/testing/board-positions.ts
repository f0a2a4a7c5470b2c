import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { isAmong, type Viewer } from '../../../engine/viewers.ts';
import { game as dieMauer, type Happening, type Options, type View } from '../game.ts';

/** For tests: one play of a random match, as one viewer sees it. */
export interface Step {
  readonly before: View;
  readonly view: View;
  readonly happenings: readonly Happening[];
  /** The viewer's legal moves after it. */
  readonly moves: readonly string[];
}

/** Matches with every number of seats, as each of the seats in turn and a spectator see them. */
export function steps(): readonly Step[] {
  known ??= [3, 4, 5, 6].flatMap(seats =>
    [0, seats - 1, 'spectator' as const].flatMap(viewer =>
      played(seats, viewer, { rounds: 2, gift: seats % 2 === 0 ? 'may' : 'must', memory: seats < 5 }, seats),
    ),
  );
  return known;
}

let known: readonly Step[] | undefined;

export function played(seats: number, viewer: Viewer, options: Options, seed: number): Step[] {
  const match = new Match(dieMauer, seats, { ...options });
  const random = new Random(seed);
  const steps: Step[] = [];
  for (let turn = match.turn(); turn.kind === 'seats'; turn = match.turn()) {
    const by = turn.seats[random.below(turn.seats.length)];
    const moves = match.moves(by);
    const before = viewOf(match, viewer);
    const happenings: Happening[] = [];
    match.play(by, moves[random.below(moves.length)], (happening, seenBy) => {
      if (isAmong(viewer, seenBy) && isOfThisGame(happening)) happenings.push(happening);
    });
    steps.push({
      before,
      view: viewOf(match, viewer),
      happenings,
      moves: typeof viewer === 'number' ? match.moves(viewer) : [],
    });
  }
  return steps;
}

function viewOf(match: Match, viewer: Viewer): View {
  const view = match.view(viewer);
  if (!isViewOfThisGame(view)) throw new Error('not a view of this game');
  return view;
}

function isViewOfThisGame(view: object): view is View {
  return 'game' in view && view.game === dieMauer.id;
}

function isOfThisGame(happening: { readonly kind: string }): happening is Happening {
  return happening.kind !== '';
}
