import { lowest } from '../../../engine/bits.ts';
import type { AnyOptions } from '../../../engine/options.ts';
import type { Result } from '../../../engine/result.ts';
import { type FlawOf, type Malformed, malformed, type SetUp } from '../../../engine/study/set-up.ts';
import {
  BLOCK_NUMBERS,
  BLOCKS,
  type Block,
  fistCalled,
  fistLetter,
  isSection,
  letterOf,
  NO_BLOCK,
} from './blocks.ts';
import { buildAnyMove } from './codes.ts';
import { countOf, lettersOf, NO_HAND, SECTIONS, withBlock } from './hands.ts';
import { BY_DEADLOCK, BY_GOING_OUT, BY_STALLING, ENDINGS, type Ending } from './happenings.ts';
import { historyOf, isTurnOpen, type PastTurn, wallOf } from './history.ts';
import { moves } from './moves.ts';
import { play, start } from './rules.ts';
import { BUILD, BUILD_ANY, idleLimit, MATCH_OVER, type State } from './state.ts';
import { suppose } from './supposed-round.ts';
import { fistAt } from './turns.ts';
import { CLOSED, END_LETTERS, NO_WALL, RIGHT, wallWith } from './wall.ts';

/**
 * Positions set up by hand. What people remember of a round (DM-16) follows from its turns, so a position is either the round
 * as it was played, or what stands at the beginning of a turn: then nothing was seen but what `supposed-round.ts` needs to get
 * there. Both are played by the rules, and so every position that is accepted can arise, apart from the rounds before, of
 * which only the blocks that were left are checked.
 */
export type Position = PlayedPosition | StandingPosition;

interface AnyPosition {
  /** The rounds before this one. */
  readonly rounds: readonly FinishedRound[];
}

export interface FinishedRound {
  readonly ending: Ending;
  /** The blocks that each seat had left, in the order of DM-1: `13T`. */
  readonly left: readonly string[];
}

/** This round as it was played. */
export interface PlayedPosition extends AnyPosition {
  /** The first master of the round. */
  readonly first: number;
  /**
   * Every finished turn: the fists in seat order, then, after a space, the ends of the blocks built, the block that the master
   * built freely with its end, or the block given (`-` if it was declined): `44-T RL`, `-4-1 T`.
   */
  readonly turns: readonly string[];
  /** The same of the running turn as far as it has come, `?` for a fist that is not chosen yet; null if it is over. */
  readonly turn: string | null;
}

/** What stands at the beginning of a turn. */
export interface StandingPosition extends AnyPosition {
  /** From left to right: every block and who built it. */
  readonly wall: readonly (readonly [block: Block, seat: number])[];
  /** By seat, as in `left`. */
  readonly hands: readonly string[];
  readonly master: number;
  /** DM-14: how many turns in a row have built nothing. It fits the master (DM-5): see `idleFor`. */
  readonly idle: number;
}

/** Keys: `wall 0` from the left, `hand 0` by seat, `round 0` and `left 0 0` (by round and seat) of finished rounds. */
export type Flaw =
  /** DM-1 */
  | FlawOf<'too-many-blocks' | 'blocks-missing', { readonly block: Block; readonly most: number }>
  /** DM-3 */
  | FlawOf<'no-section-between'>
  /** DM-9.2, DM-14; DM-11 */
  | FlawOf<'too-many-gifts' | 'hand-empty', { readonly seat: number }>
  /** DM-13 */
  | FlawOf<'deadlock'>;

export const setUp: SetUp<State, Position, Flaw> = { write, read };

function write(state: State): PlayedPosition {
  const history = historyOf(state);
  // When the match is over, its last round still lies on the table.
  const before = state.phase === MATCH_OVER ? state.round - 1 : state.round;
  return {
    rounds: Array.from({ length: before }, (_, round) => ({
      ending: ENDINGS[state.endings[round] - 1],
      left: Array.from({ length: state.seats }, (_, seat) =>
        textOf(state.leftovers[round * state.seats + seat]),
      ),
    })),
    first: (state.master + state.seats * state.turnCount - state.turnCount) % state.seats,
    turns: history.slice(0, state.turnCount).map(turnText),
    turn: state.phase === MATCH_OVER ? null : runningText(state, history),
  };
}

/** What stands, whatever has been seen, at the beginning of the running turn. */
export function standing(state: State): StandingPosition {
  const { rounds } = write(state);
  const wall = wallOf(historyOf(state)).map(({ block, seat }) => [letterOf(block), seat] as const);
  const hands = Array.from(state.hands, textOf);
  const stand = { rounds, wall, hands, master: state.master, idle: state.idle };
  return { ...stand, idle: idleFor(stand, Math.floor(state.idle / state.seats)) };
}

/**
 * DM-5: since the last block was built, the role has passed on with every turn, so the master tells how many turns have built
 * nothing, apart from whole times round the table.
 */
export function idleFor(
  { rounds, wall, hands, master }: Omit<StandingPosition, 'idle'>,
  timesRound: number,
): number {
  const seats = hands.length;
  const last = wall.at(-1);
  // In the first round seat 0 began; otherwise, as long as nothing is built, anybody can have begun.
  if (!last && rounds.length > 0) return timesRound * seats;
  const since = (master + seats - (last ? last[1] + 1 : 0)) % seats;
  return since + timesRound * seats;
}

/** How a round ended in which this was left: DM-11, DM-13, DM-14. (A deadlock also needs a closed wall.) */
export function endingOf(left: readonly string[]): Ending {
  if (left.some(hand => hand === '')) return 'out';
  const all = left.join('');
  const closes = 2 * left.length - all.length >= 2;
  return /^[TG]*$/.test(all) && closes ? 'deadlock' : 'stalling';
}

function read(
  seats: number,
  options: AnyOptions,
  json: unknown,
): Result<{ readonly state: State }, Flaw | Malformed> {
  if (!isObject(json)) return malformed('position');
  const state = start(seats, options);
  const { rounds, ...rest } = json;
  const faulty = readRounds(state, rounds);
  if (faulty) return { ok: false, error: faulty };
  return 'turns' in rest ? readPlayed(state, rest) : readStanding(state, rest);
}

function readRounds(state: State, json: unknown): Flaw | Malformed | null {
  const { seats } = state;
  if (!Array.isArray(json) || json.length >= state.rounds) return malformed('rounds').error;
  for (const [round, given] of json.entries()) {
    if (!isObject(given) || !hasOnly(given, ['ending', 'left'])) return malformed('rounds').error;
    const hands = readHands(given.left, seats);
    const ending = ENDINGS.findIndex(name => name === given.ending) + 1;
    if (!hands || !canEnd(hands, ending)) return malformed('rounds').error;
    for (const block of BLOCK_NUMBERS) {
      const counts = hands.map(hand => countOf(hand, block));
      if (sum(counts) > seats) {
        const at = `left ${round} ${counts.indexOf(Math.max(...counts))}`;
        return { kind: 'too-many-blocks', at, block: letterOf(block), most: seats };
      }
    }
    state.leftovers.set(hands, round * seats);
    state.endings[round] = ending;
  }
  state.round = json.length;
  return null;
}

/** With an empty hand it was DM-11; otherwise it can always have been DM-14, and with no sections left also DM-13. */
function canEnd(hands: readonly number[], ending: number): boolean {
  const isOut = hands.includes(NO_HAND);
  if (ending === BY_GOING_OUT || isOut) return ending === BY_GOING_OUT && isOut;
  return ending === BY_STALLING || (ending === BY_DEADLOCK && endingOf(hands.map(textOf)) === 'deadlock');
}

type Fields = Readonly<Record<string, unknown>>;

function readPlayed(state: State, json: Fields): Result<{ readonly state: State }, Malformed> {
  if (!hasOnly(json, ['first', 'turns', 'turn'])) return malformed('position');
  const { seats, round } = state;
  const { first, turns, turn } = json;
  // DM-5: seat 0 is the first master of the first round.
  if (!isSeat(first, seats) || (round === 0 && first !== 0)) return malformed('first');
  state.master = first;
  if (!Array.isArray(turns)) return malformed('turns');
  for (const text of turns) {
    if (state.phase === MATCH_OVER || typeof text !== 'string') return malformed('turns');
    const count = state.turnCount;
    playTurn(state, text);
    // Unless the next round would begin: then it should be given.
    if (state.turnCount !== count + 1) return malformed('turns');
    if (turnText(historyOf(state)[count]) !== text) return malformed('turns');
  }
  if (state.phase === MATCH_OVER) return turn === null ? { ok: true, state } : malformed('turn');
  if (typeof turn !== 'string') return malformed('turn');
  playTurn(state, turn);
  if (runningText(state, historyOf(state)) !== turn) return malformed('turn');
  return { ok: true, state };
}

/** Plays what a text says of a turn, as far as that is legal: what has been played, written down again, tells whether all was. */
function playTurn(state: State, text: string): void {
  const [fists, rest = ''] = text.split(' ');
  for (let seat = 0; seat < state.seats; seat++) playLegally(state, seat, fistCalled(fists[seat] ?? ''));
  while (isTurnOpen(state)) {
    const answer = answerIn(state, rest);
    if (answer === null || !playLegally(state, lowest(state.due), answer)) return;
  }
}

/** What the seat that is asked in this turn did, by the second part of the turn's text; null if that does not say. */
function answerIn(state: State, rest: string): number | null {
  const endCalled = (letter: string | undefined) => END_LETTERS.findIndex(end => end === letter);
  if (state.phase === BUILD) return endCalled(rest[state.builds]);
  if (rest === '') return null;
  return state.phase === BUILD_ANY ? buildAnyMove(fistCalled(rest[0]), endCalled(rest[1])) : fistCalled(rest);
}

const legal = new Int32Array(32);

function playLegally(state: State, seat: number, move: number): boolean {
  if (!legal.subarray(0, moves(state, seat, legal)).includes(move)) return false;
  play(state, seat, move, null);
  return true;
}

function turnText({ fists, builds, outcome, gift }: PastTurn): string {
  const shown = fists.map(fistLetter).join('');
  const ends = builds.map(({ end }) => END_LETTERS[end]).join('');
  const free = outcome === 'free-choice' && builds.length > 0 ? letterOf(builds[0].block) : '';
  const given = gift?.given === 'given' ? letterOf(gift.block) : gift?.given === 'declined' ? '-' : '';
  return [shown, free + ends + given].filter(Boolean).join(' ');
}

function runningText(state: State, history: readonly PastTurn[]): string {
  if (isTurnOpen(state)) return turnText(history[state.turnCount]);
  return Array.from({ length: state.seats }, (_, seat) => {
    const fist = fistAt(state.turn, seat);
    return fist === 0 ? '?' : fistLetter(fist);
  }).join('');
}

function readStanding(state: State, json: Fields): Result<{ readonly state: State }, Flaw | Malformed> {
  if (!hasOnly(json, ['wall', 'hands', 'master', 'idle'])) return malformed('position');
  const { seats } = state;
  const wall = readWall(json.wall, seats);
  if (!wall) return malformed('wall');
  const hands = readHands(json.hands, seats);
  if (!hands) return malformed('hands');
  const { master, idle } = json;
  if (!isSeat(master, seats)) return malformed('master');
  const flaw = flawIn(wall, hands);
  if (flaw) return { ok: false, error: flaw };
  const written: Omit<StandingPosition, 'idle'> = {
    rounds: new Array(state.round).fill({}),
    wall: wall.map(({ block, seat }) => [letterOf(block), seat] as const),
    hands: hands.map(textOf),
    master,
  };
  if (typeof idle !== 'number' || !Number.isInteger(idle) || idle < 0 || idle >= idleLimit(seats)) {
    return malformed('idle');
  }
  const canBegin = wall.length === 0 && state.round > 0;
  if (!canBegin && idleFor(written, Math.floor(idle / seats)) !== idle) return malformed('idle');
  // DM-5: in the first round seat 0 began; in the others, whoever makes the story short.
  if (state.round > 0) state.master = wall[0]?.seat ?? (master + seats * idle - idle) % seats;
  const giftsOf = suppose(state, { wall, hands, idle });
  if (giftsOf !== null)
    return { ok: false, error: { kind: 'too-many-gifts', at: `hand ${giftsOf}`, seat: giftsOf } };
  return { ok: true, state };
}

interface BlockAt {
  readonly block: number;
  readonly seat: number;
}

function flawIn(wall: readonly BlockAt[], hands: readonly number[]): Flaw | null {
  const seats = hands.length;
  for (const block of BLOCK_NUMBERS) {
    const counts = hands.map(hand => countOf(hand, block));
    const places = [...wall.keys()].filter(i => wall[i].block === block);
    const all = sum(counts) + places.length;
    if (all === seats) continue;
    const about = { block: letterOf(block), most: seats };
    if (all < seats) {
      // Whoever should have it still.
      const without = counts.findIndex(
        (count, seat) => count === 0 && !places.some(i => wall[i].seat === seat),
      );
      return { kind: 'blocks-missing', at: `hand ${Math.max(0, without)}`, ...about };
    }
    const most = Math.max(...counts);
    const at = most === 0 ? `wall ${places.at(-1)}` : `hand ${counts.lastIndexOf(most)}`;
    return { kind: 'too-many-blocks', at, ...about };
  }
  // DM-3
  const beside = wall.findIndex(
    ({ block }, i) => i > 0 && !isSection(block) && !isSection(wall[i - 1].block),
  );
  if (beside >= 0) return { kind: 'no-section-between', at: `wall ${beside}` };
  const empty = hands.indexOf(NO_HAND);
  if (empty >= 0) return { kind: 'hand-empty', at: `hand ${empty}`, seat: empty };
  // DM-13
  const ends = wall.reduce((before, { block }) => wallWith(block, RIGHT, before), NO_WALL);
  if (ends === CLOSED && !hands.some(hand => hand & SECTIONS)) return { kind: 'deadlock' };
  return null;
}

function readWall(json: unknown, seats: number): BlockAt[] | null {
  if (!Array.isArray(json) || json.length > BLOCKS.length * seats) return null;
  const wall: BlockAt[] = [];
  for (const entry of json) {
    if (!Array.isArray(entry) || entry.length !== 2) return null;
    const [letter, seat] = entry;
    const block = typeof letter === 'string' && letter !== '-' ? fistCalled(letter) : NO_BLOCK;
    if (block === NO_BLOCK || !isSeat(seat, seats)) return null;
    wall.push({ block, seat });
  }
  return wall;
}

function readHands(json: unknown, seats: number): number[] | null {
  if (!Array.isArray(json) || json.length !== seats) return null;
  const hands = json.map(text => (typeof text === 'string' ? readHand(text, seats) : null));
  return hands.every(hand => hand !== null) ? hands : null;
}

/** The blocks in the order of DM-1; nobody has more of a kind than there are. */
function readHand(text: string, seats: number): number | null {
  if (text.length > BLOCKS.length * seats || !/^1*2*3*4*6*T*G*$/.test(text)) return null;
  if (BLOCKS.some(({ letter }) => text.split(letter).length - 1 > seats)) return null;
  return [...text].reduce((hand, letter) => withBlock(hand, fistCalled(letter)), NO_HAND);
}

function textOf(hand: number): string {
  return lettersOf(hand).join('');
}

function isSeat(json: unknown, seats: number): json is number {
  return typeof json === 'number' && Number.isInteger(json) && json >= 0 && json < seats;
}

function isObject(json: unknown): json is Fields {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** All of these fields, and no others. */
function hasOnly(json: Fields, fields: readonly string[]): boolean {
  return Object.keys(json).length === fields.length && fields.every(field => field in json);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
