import { lowest } from '../../../engine/bits.ts';
import { type View as AnyView, turnOf } from '../../../engine/game.ts';
import type { Viewer } from '../../../engine/viewers.ts';
import { type Block, type Fist, fistLetter, GATE, letterOf, lettersBy, NO_BLOCK, TOWER } from './blocks.ts';
import { Deduction } from './deduction.ts';
import { Evidence } from './evidence.ts';
import { facts, type Options } from './facts.ts';
import { lettersOf, sizeOf } from './hands.ts';
import { ENDINGS, type Ending } from './happenings.ts';
import { type Building, historyOf, type PastTurn, wallOf } from './history.ts';
import type { Outcome } from './outcome.ts';
import { due } from './rules.ts';
import { chargeOf, score, winners } from './scoring.ts';
import { GIVE, idleLimit, MATCH_OVER, optionsOf, PLAN, type State } from './state.ts';
import { clockwiseFrom } from './telling.ts';
import { fistAt } from './turns.ts';
import { END_LETTERS, type End, LEFT_OPEN, RIGHT_OPEN, roomFor } from './wall.ts';

/** What the table is waiting for, by the numbers of `state.ts`. */
export const PHASES = ['plan', 'build', 'build-any', 'give', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface View extends AnyView {
  readonly game: typeof facts.id;
  readonly options: Options;
  readonly phase: Phase;
  /** Counted from 1; when the match is over, the last. */
  readonly round: number;
  /** The master of this turn; when the match is over, the one who would have been next. */
  readonly master: number;
  /** From left to right. */
  readonly wall: readonly WallBlock[];
  /** Whether an end is a wall section, so that towers and gates fit. False while there is no wall. */
  readonly open: { readonly left: boolean; readonly right: boolean };
  /** How many of each block can be added in this turn (DM-4). */
  readonly room: Readonly<Record<Block, number | 'unlimited'>>;
  readonly players: readonly PlayerView[];
  /** Who is still to build in this turn, in order: the first builds next. */
  readonly builders: readonly number[];
  /** Who owes the master a gift in this turn. */
  readonly giver: number | null;
  /** The round so far: every turn whose fists have been opened, including the current one. */
  readonly turns: readonly TurnView[];
  /** How many turns in a row have built nothing, and how many end the round. */
  readonly idle: { readonly turns: number; readonly limit: number };
  readonly finishedRounds: readonly FinishedRound[];
}

export interface WallBlock {
  readonly block: Block;
  /** Who built it. */
  readonly seat: number;
}

export interface PlayerView {
  readonly score: number;
  readonly blocks: number;
  /** The hand, if the viewer sees it or may be told that it is certain; in the order of the set. */
  readonly hand: readonly Block[] | null;
  /** What it would be charged if the round ended now, if the viewer knows the hand. */
  readonly charge: number | null;
  /** What the seat certainly has, as far as the viewer can know; `null` if that has to be remembered (DM-16). */
  readonly certain: readonly Block[] | null;
  /** What the seat may have, each kind as often as it can have it at most; `null` if that has to be remembered. */
  readonly possible: readonly Block[] | null;
  /** Whether its fist is closed, or already open, in this turn. */
  readonly hasChosen: boolean;
  /** What is in its fist in this turn, if the viewer may know. */
  readonly fist: Fist | null;
}

export interface TurnView {
  readonly master: number;
  /** In seat order. */
  readonly fists: readonly Fist[];
  readonly outcome: Outcome;
  readonly builds: readonly { readonly seat: number; readonly block: Block; readonly end: End }[];
  /** Whether a master with a free choice had more than one way to build. */
  readonly hadChoice: boolean;
  readonly gift: GiftView | null;
}

export interface GiftView {
  readonly from: number;
  readonly to: number;
  readonly given: 'pending' | 'declined' | 'given';
  /** If there is one, and the viewer may know it. */
  readonly block: Block | null;
}

export interface FinishedRound {
  readonly ending: Ending;
  /** By seat: the blocks that were left, and what they cost. */
  readonly left: readonly (readonly Block[])[];
  readonly charges: readonly number[];
}

export function view(state: State, viewer: Viewer, remembering = false): View {
  return views(state, [viewer], remembering)[0];
}

export function views(state: State, viewers: readonly Viewer[], remembering = false): View[] {
  const all = historyOf(state);
  const open = openTo(state, all);
  return viewers.map(viewer => {
    const history = all.some(hasSecret) ? all.map(turn => asSeenBy(viewer, turn)) : all;
    const turns = history.some(hasSecret) ? history.map(turnView) : open.turns;
    // DM-16
    const deduces = remembering || state.memory || viewer === 'everything';
    return { ...open, viewer, players: playersOf(state, viewer, deduces ? history : null), turns };
  });
}

/** What everybody sees, without the players: what is known about them depends on the viewer. */
function openTo(state: State, all: readonly PastTurn[]): View {
  const history = all.map(turn => asSeenBy('spectator', turn));
  return {
    game: facts.id,
    viewer: 'spectator',
    seats: state.seats,
    options: optionsOf(state),
    turn: turnOf({ due, score, winners }, state),
    phase: PHASES[state.phase],
    round: Math.min(state.round + 1, state.rounds),
    master: state.master,
    wall: wallOf(history).map(({ block, seat }) => ({ block: letterOf(block), seat })),
    open: { left: (state.wall & LEFT_OPEN) !== 0, right: (state.wall & RIGHT_OPEN) !== 0 },
    room: roomsAt(state.wall),
    players: [],
    builders: clockwiseFrom(state.master, state.seats).filter(seat => state.builders & (1 << seat)),
    giver: state.phase === GIVE ? lowest(state.due) : null,
    turns: history.map(turnView),
    idle: { turns: state.idle, limit: idleLimit(state.seats) },
    finishedRounds: Array.from({ length: state.round }, (_, round) => finishedRound(state, round)),
  };
}

/** Whether it has a block that only the giver and the receiver have seen. */
function hasSecret({ gift }: PastTurn): boolean {
  return gift !== null && gift.block !== NO_BLOCK;
}

/** Removes the block from a gift that the viewer neither gave nor received. */
function asSeenBy(viewer: Viewer, turn: PastTurn): PastTurn {
  const { gift } = turn;
  if (!gift || viewer === 'everything' || viewer === gift.from || viewer === gift.to) return turn;
  return { ...turn, gift: { ...gift, block: NO_BLOCK } };
}

/** `history` is what hands can be deduced from; without it, only those that the viewer sees are known. */
function playersOf(state: State, viewer: Viewer, history: readonly PastTurn[] | null): PlayerView[] {
  // DM-12: at the end of a round all hands are shown.
  const sees = (seat: number) => seat === viewer || viewer === 'everything' || state.phase === MATCH_OVER;
  const deduction = history && deductionFrom(state, history, sees);
  return Array.from(state.hands, (hand, seat) => {
    const seen = sees(seat) ? lettersOf(hand) : null;
    const certain = deduction ? lettersBy(block => deduction.least(seat, block)) : seen;
    const possible = deduction ? lettersBy(block => deduction.most(seat, block)) : seen;
    const isKnown = certain !== null && certain.length === possible?.length;
    const fist = fistAt(state.turn, seat);
    const isFistKnown = state.phase !== PLAN || seat === viewer || viewer === 'everything';
    return {
      score: score(state, seat),
      blocks: sizeOf(hand),
      hand: isKnown ? certain : null,
      charge: isKnown ? chargeOf(hand) : null,
      certain,
      possible: isKnown ? certain : possible,
      hasChosen: fist !== 0,
      fist: fist !== 0 && isFistKnown ? fistLetter(fist) : null,
    };
  });
}

function deductionFrom(
  { seats, hands }: State,
  history: readonly PastTurn[],
  sees: (seat: number) => boolean,
): Deduction {
  const evidence = new Evidence(seats, history);
  hands.forEach((hand, seat) => {
    if (sees(seat)) evidence.learnHand(seat, hand);
  });
  return new Deduction(evidence);
}

function roomsAt(wall: number): Record<Block, number | 'unlimited'> {
  const T = roomFor(TOWER, wall);
  const G = roomFor(GATE, wall);
  return { 1: 'unlimited', 2: 'unlimited', 3: 'unlimited', 4: 'unlimited', 6: 'unlimited', T, G };
}

function turnView({ master, fists, outcome, builds, hadChoice, gift }: PastTurn): TurnView {
  return {
    master,
    fists: fists.map(fistLetter),
    outcome,
    builds: builds.map(buildingView),
    hadChoice,
    gift: gift && { ...gift, block: gift.block === NO_BLOCK ? null : letterOf(gift.block) },
  };
}

function buildingView({ seat, block, end }: Building): TurnView['builds'][number] {
  return { seat, block: letterOf(block), end: END_LETTERS[end] };
}

function finishedRound(state: State, round: number): FinishedRound {
  const hands = Array.from(state.leftovers.subarray(round * state.seats, (round + 1) * state.seats));
  return {
    ending: ENDINGS[state.endings[round] - 1],
    left: hands.map(lettersOf),
    charges: hands.map(chargeOf),
  };
}
