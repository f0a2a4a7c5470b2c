import { EMPTY_FIST, NO_BLOCK } from './blocks.ts';
import { GIVE, type State } from './state.ts';
import { blockOf, endOf, fistAt, fistsOf, hadChoice, masterOf } from './turns.ts';
import { LEFT, roomFor } from './wall.ts';

/** What came of a turn, by clause. */
export type Outcome =
  | 'no-room' // DM-7.1
  | 'unguessed' // DM-7.2
  | 'guessed' // DM-7.3
  | 'guessed-by-too-many' // DM-7.4
  | 'free-choice' // DM-9.1
  | 'gift' // DM-9.2
  | 'too-many-empty'; // DM-9.3

export interface Building {
  readonly seat: number;
  readonly block: number;
  readonly end: number;
}

export interface Gift {
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
  /** The ends of the wall before it. */
  readonly left: number;
  readonly right: number;
}

/** The round so far: what `state.turns` says, read by the rules. */
export function historyOf(state: State): PastTurn[] {
  const history: PastTurn[] = [];
  let left = NO_BLOCK;
  let right = NO_BLOCK;
  const running = state.turns[state.turnCount] !== 0 ? 1 : 0;
  for (let i = 0; i < state.turnCount + running; i++) {
    const turn = pastTurn(state, i, left, right);
    for (const { block, end } of turn.builds) {
      if (end === LEFT || left === NO_BLOCK) left = block;
      if (end !== LEFT || right === NO_BLOCK) right = block;
    }
    history.push(turn);
  }
  return history;
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

function pastTurn(state: State, i: number, left: number, right: number): PastTurn {
  const turn = state.turns[i];
  const master = masterOf(state, i);
  const fists = Array.from(state.hands, (_, seat) => fistAt(fistsOf(turn), seat));
  const seatsClockwise = fists.map((_, n) => (master + 1 + n) % state.seats);
  const matching = seatsClockwise.filter(seat => seat !== master && fists[seat] === fists[master]);
  const outcome = outcomeOf(fists[master], matching.length, left, right);
  return {
    master,
    fists,
    outcome,
    builds: buildsOf(state, i, master, outcome, matching),
    hadChoice: outcome === 'free-choice' && hadChoice(turn),
    gift: outcome === 'gift' ? giftOf(state, i, matching[0], master) : null,
    left,
    right,
  };
}

/** DM-7 and DM-9, by how many rivals have the master's fist. */
function outcomeOf(fist: number, matching: number, left: number, right: number): Outcome {
  if (fist === EMPTY_FIST) {
    if (matching === 0) return 'free-choice';
    return matching === 1 ? 'gift' : 'too-many-empty';
  }
  const room = roomFor(fist, left, right);
  if (room === 0) return 'no-room';
  if (matching === 0) return 'unguessed';
  return matching <= room ? 'guessed' : 'guessed-by-too-many';
}

function buildsOf(
  state: State,
  i: number,
  master: number,
  outcome: Outcome,
  guessers: readonly number[],
): Building[] {
  const turn = state.turns[i];
  if (outcome === 'free-choice') {
    const block = blockOf(turn);
    return block === NO_BLOCK ? [] : [{ seat: master, block, end: endOf(turn, 0) }];
  }
  if (outcome !== 'unguessed' && outcome !== 'guessed' && outcome !== 'guessed-by-too-many') return [];
  const builders = outcome === 'guessed' ? guessers : [master];
  const finished = i < state.turnCount ? builders.length : state.builds;
  const block = fistAt(fistsOf(turn), master);
  return builders.slice(0, finished).map((seat, n) => ({ seat, block, end: endOf(turn, n) }));
}

function giftOf(state: State, i: number, from: number, to: number): Gift {
  const block = blockOf(state.turns[i]);
  const pending = i === state.turnCount && state.phase === GIVE;
  return { from, to, given: pending ? 'pending' : block === NO_BLOCK ? 'declined' : 'given', block };
}
