import { lowest } from '../../../engine/bits.ts';
import { NO_BLOCK } from './blocks.ts';
import { OUTCOMES, type Outcome, outcomeOf } from './outcome.ts';
import { BUILD, BUILD_ANY, GIVE, type State } from './state.ts';
import { clockwiseFrom } from './telling.ts';
import { endOf, fistAt, givenOrFree, hadChoice, seatsWith } from './turns.ts';
import { LEFT, NO_WALL, wallWith } from './wall.ts';

export interface Building {
  readonly seat: number;
  readonly block: number;
  readonly end: number;
}

interface Gift {
  readonly from: number;
  readonly to: number;
  readonly given: 'pending' | 'declined' | 'given';
  /** `NO_BLOCK` unless one is given. */
  readonly block: number;
}

/** A turn whose fists are open, finished or not. */
export interface PastTurn {
  readonly master: number;
  readonly fists: readonly number[];
  readonly outcome: Outcome;
  readonly builds: readonly Building[];
  /** DM-9.1: whether the master had a choice of what to build; it is asked only then, and everybody sees that. */
  readonly hadChoice: boolean;
  readonly gift: Gift | null;
  /** The wall before it. */
  readonly wall: number;
}

/** The round so far: `state.turns` and `state.turn`, decoded. */
export function historyOf(state: State): PastTurn[] {
  const history: PastTurn[] = [];
  let wall = NO_WALL;
  for (let i = 0; i < state.turnCount + (isTurnOpen(state) ? 1 : 0); i++) {
    const turn = pastTurn(state, i, wall);
    for (const { block, end } of turn.builds) wall = wallWith(block, end, wall);
    history.push(turn);
  }
  return history;
}

/** Whether the fists of the current turn are open, and somebody has still to build or give. */
export function isTurnOpen({ phase }: State): boolean {
  return phase === BUILD || phase === BUILD_ANY || phase === GIVE;
}

/** The wall from left to right. */
export function wallOf(history: readonly PastTurn[]): Building[] {
  const wall: Building[] = [];
  for (const { builds } of history) {
    for (const building of builds) {
      if (building.end === LEFT) wall.unshift(building);
      else wall.push(building);
    }
  }
  return wall;
}

function pastTurn(state: State, i: number, wall: number): PastTurn {
  const { seats } = state;
  const turn = i < state.turnCount ? state.turns[i] : state.turn;
  // DM-5: the role passes on with every turn.
  const master = (state.master + seats - ((state.turnCount - i) % seats)) % seats;
  const fist = fistAt(turn, master);
  const matching = seatsWith(turn, fist) & ~(1 << master);
  const outcome = OUTCOMES[outcomeOf(fist, matching, wall)];
  return {
    master,
    fists: Array.from({ length: seats }, (_, seat) => fistAt(turn, seat)),
    outcome,
    builds: buildsOf(state, i, turn, master, outcome, matching),
    hadChoice: outcome === 'free-choice' && hadChoice(turn),
    gift: outcome === 'gift' ? giftOf(state, i, turn, lowest(matching), master) : null,
    wall,
  };
}

function buildsOf(
  state: State,
  i: number,
  turn: number,
  master: number,
  outcome: Outcome,
  guessers: number,
): Building[] {
  if (outcome === 'free-choice') {
    const block = givenOrFree(turn);
    return block === NO_BLOCK ? [] : [{ seat: master, block, end: endOf(turn, 0) }];
  }
  if (outcome !== 'unguessed' && outcome !== 'guessed' && outcome !== 'guessed-by-too-many') return [];
  const builders =
    outcome === 'guessed'
      ? clockwiseFrom(master, state.seats).filter(seat => guessers & (1 << seat))
      : [master];
  const finished = i < state.turnCount ? builders.length : state.builds;
  const block = fistAt(turn, master);
  return builders.slice(0, finished).map((seat, n) => ({ seat, block, end: endOf(turn, n) }));
}

function giftOf(state: State, i: number, turn: number, from: number, to: number): Gift {
  const block = givenOrFree(turn);
  const given = i === state.turnCount ? 'pending' : block === NO_BLOCK ? 'declined' : 'given';
  return { from, to, given, block };
}
