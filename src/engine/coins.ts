import {
  type Game,
  type Happening,
  NATURE_DUE,
  OVER,
  type State,
  type Tell,
  turnOf,
  type View,
} from './game.ts';
import { EVERYBODY, NATURE, only, type Viewer } from './viewers.ts';

/**
 * The smallest game that uses everything in the contract, for the engine's own tests. Nature deals each seat
 * a coin that it alone sees; all choose at once and in secret to keep it or to turn it over; then all coins
 * are shown, and heads score 1.
 */
const HEADS = 0;
const TAILS = 1;
const KEEP = 0;
const TURN_OVER = 1;
const NOT_YET = -1;

interface Coins extends State {
  readonly coins: Int8Array;
  readonly choices: Int8Array;
}

interface CoinsView extends View {
  /** `?` is a coin that the viewer may not see. */
  readonly coins: readonly string[];
  readonly choices: readonly string[];
}

type CoinsHappening = Happening &
  (
    | { readonly kind: 'dealt'; readonly seat: number; readonly coin?: string }
    | { readonly kind: 'chosen'; readonly seat: number }
    | { readonly kind: 'shown'; readonly coins: readonly string[]; readonly choices: readonly string[] }
  );

const OUTCOMES = ['H', 'T'];
const MOVES = ['keep', 'turn'];

export const coins: Game<Coins, CoinsView, CoinsHappening> = {
  id: 'coins',
  seats: { min: 2, max: 4 },
  options: { loaded: { kind: 'flag', default: false } },
  mostMoves: 3,
  reveals: new Set(['shown'] as const),

  start(seats) {
    return { seats, coins: new Int8Array(seats).fill(NOT_YET), choices: new Int8Array(seats).fill(NOT_YET) };
  },
  clone: state => ({ seats: state.seats, coins: state.coins.slice(), choices: state.choices.slice() }),
  copy(target, source) {
    target.coins.set(source.coins);
    target.choices.set(source.choices);
  },
  due(state) {
    if (state.coins.includes(NOT_YET)) return NATURE_DUE;
    let due = OVER;
    for (let seat = 0; seat < state.seats; seat++) if (state.choices[seat] === NOT_YET) due |= 1 << seat;
    return due;
  },
  moves(state, seat, into) {
    const due = coins.due(state);
    if (due === NATURE_DUE || !(due & (1 << seat))) return 0;
    into[0] = KEEP;
    into[1] = TURN_OVER;
    return 2;
  },
  chances(state, into) {
    if (coins.due(state) !== NATURE_DUE) return 0;
    into[0] = HEADS;
    into[1] = HEADS;
    into[2] = TAILS;
    return 3;
  },
  play(state, by, move, tell) {
    if (by === NATURE) deal(state, move, tell);
    else choose(state, by, move, tell);
  },
  knownTo: (state, by) => only(by === NATURE ? state.coins.indexOf(NOT_YET) : by),
  write: (_, by, move) => (by === NATURE ? OUTCOMES : MOVES)[move],
  read: (_, by, text) => (by === NATURE ? OUTCOMES : MOVES).indexOf(text),
  score: (state, seat) => (state.coins[seat] === HEADS ? 1 : 0),
  winners(state) {
    let winners = 0;
    for (let seat = 0; seat < state.seats; seat++) if (state.coins[seat] === HEADS) winners |= 1 << seat;
    return winners || (1 << state.seats) - 1;
  },
  view(state, viewer) {
    const over = coins.due(state) === OVER;
    const seen = (values: Int8Array, texts: readonly string[]) =>
      Array.from(values, (value, seat) =>
        value === NOT_YET ? '' : over || maySee(viewer, seat) ? texts[value] : '?',
      );
    return {
      game: 'coins',
      viewer,
      seats: state.seats,
      options: { loaded: false },
      turn: turnOf(coins, state),
      coins: seen(state.coins, OUTCOMES),
      choices: seen(state.choices, MOVES),
    };
  },
  imagine(view, random) {
    const drawn = (texts: readonly string[], options: readonly string[]) =>
      Int8Array.from(texts, text => (text === '?' ? random.below(2) : options.indexOf(text)));
    return { seats: view.seats, coins: drawn(view.coins, OUTCOMES), choices: drawn(view.choices, MOVES) };
  },
  pieces: state => ({ coins: state.coins.length }),
};

function maySee(viewer: Viewer, seat: number): boolean {
  return viewer === 'everything' || viewer === seat;
}

function deal(state: Coins, coin: number, tell: Tell<CoinsHappening> | null): void {
  const seat = state.coins.indexOf(NOT_YET);
  state.coins[seat] = coin;
  tell?.({ kind: 'dealt', seat, coin: OUTCOMES[coin] }, only(seat));
  tell?.({ kind: 'dealt', seat }, ~only(seat));
}

function choose(state: Coins, seat: number, move: number, tell: Tell<CoinsHappening> | null): void {
  state.choices[seat] = move;
  tell?.({ kind: 'chosen', seat }, EVERYBODY);
  if (state.choices.includes(NOT_YET)) return;
  for (let s = 0; s < state.seats; s++)
    if (state.choices[s] === TURN_OVER) state.coins[s] = 1 - state.coins[s];
  const shown = Array.from(state.coins, coin => OUTCOMES[coin]);
  const choices = Array.from(state.choices, choice => MOVES[choice]);
  tell?.({ kind: 'shown', coins: shown, choices }, EVERYBODY);
}
