/**
 * Plays on as people do: a city is completed if that pays more than it gives the others, and cards are played if they
 * score more than they are worth in hand. Everything else is random.
 */
import * as bits from '../../../engine/bits.ts';
import type { Random } from '../../../engine/random.ts';
import * as codes from '../rules/codes.ts';
import * as land from '../rules/land.ts';
import * as rules from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';
import * as choosing from './choosing.ts';
import * as evaluation from './evaluation.ts';
import * as playouts from './playout.ts';
import * as trial from './trial.ts';

// Constants of this module, because imports are looked up at every use: see `docs/speed/mauer-bauer.md`.
const { lowest } = bits;
const { cardsMove, END_EXCHANGE, THROW_MOVE } = codes;
const { LINE_WORDS, LINES_AT, PLAINS, POINTS, WALL_LINES } = land;
const { build, exchange, play, score } = rules;
const { closes, EXCHANGE, FINISHED, handOf, LAST_SCORING, NONE, SCORE, WALL } = states;
const { choice, chooseCards, edgeOf, isWorthless } = choosing;
const { drawWall, playAtRandom } = playouts;
const { evaluate } = evaluation;
const { afterClosing } = trial;

/**
 * Finishes the turn, if one has begun, then plays turns until a city has been scored: what comes later is more noise
 * than knowledge.
 */
export function rollout(state: State, random: Random, values: Float64Array): void {
  if (state.phase !== WALL) finishTurn(state, random);
  while (state.phase !== FINISHED && !finishTurn(state, random));
  evaluate(state, values);
}

/** Plays until the next turn begins, or to the end. Returns whether a city was scored. */
function finishTurn(state: State, random: Random): boolean {
  let isScored = false;
  do {
    if (state.phase === SCORE) isScored = true;
    playWell(state, random);
  } while (state.phase !== WALL && state.phase !== FINISHED);
  return isScored;
}

function playWell(state: State, random: Random): void {
  switch (state.phase) {
    case WALL:
      build(state, chooseWall(state, random), null);
      break;
    case SCORE:
      score(state, chooseScoring(state), null);
      break;
    case EXCHANGE:
      exchange(state, chooseExchange(state), null);
      break;
    case LAST_SCORING:
      play(state, state.actor, chooseLastCards(state), null);
      break;
    default:
      playAtRandom(state, random);
  }
}

/** How many of the walls that would complete a city are considered; one is built if it gains more than this. */
const LOOKED_AT = 3;
const COMPLETES_AT = -0.9;

const closing = new Int32Array(WALL_LINES);

function chooseWall(state: State, random: Random): number {
  const found = findClosing(state);
  let best = NONE;
  let bestGain = COMPLETES_AT;
  for (let i = 0; i < Math.min(found, LOOKED_AT); i++) {
    const at = i + (found - i === 1 ? 0 : random.below(found - i));
    const line = closing[at];
    closing[at] = closing[i];
    const after = afterClosing(state, line);
    const gain = edgeOf(state, state.actor, after, after.completed);
    if (gain <= bestGain) continue;
    bestGain = gain;
    best = line;
  }
  if (best !== NONE) return best;
  // Prefer one that completes nothing.
  let line = drawWall(state, false, random);
  for (let i = 0; i < 2 && closes(state, line); i++) line = drawWall(state, false, random);
  return line;
}

/** Collects the walls that would complete a city: only lines with a tower at both ends can. */
function findClosing(state: State): number {
  for (let word = 0; word < LINE_WORDS; word++) {
    atOneEnd[word] = 0;
    atBothEnds[word] = 0;
  }
  for (let point = 0; point < POINTS; point++) {
    if (state.towers[point] === 0) continue;
    for (let word = 0; word < LINE_WORDS; word++) {
      const lines = LINES_AT[point * LINE_WORDS + word];
      atBothEnds[word] |= atOneEnd[word] & lines;
      atOneEnd[word] |= lines;
    }
  }
  let found = 0;
  for (let word = 0; word < LINE_WORDS; word++) {
    for (let rest = state.open[word] & atBothEnds[word]; rest !== 0; rest &= rest - 1) {
      const line = 32 * word + lowest(rest);
      if (closes(state, line)) closing[found++] = line;
    }
  }
  return found;
}

const atOneEnd = new Int32Array(LINE_WORDS);
const atBothEnds = new Int32Array(LINE_WORDS);

function chooseScoring(state: State): number {
  chooseCards(state, state.actor, state, state.completed);
  return choice.isThrown ? THROW_MOVE + choice.first : cardsMove(NONE, choice.first, choice.second);
}

/** Discards one useless card, if there is one. */
function chooseExchange(state: State): number {
  for (let rest = state.piles[handOf(state.actor)]; rest !== 0; rest &= rest - 1) {
    if (isWorthless(state, lowest(rest), state.completed)) return THROW_MOVE + lowest(rest);
  }
  return END_EXCHANGE;
}

/** The cards that score most for any city. */
function chooseLastCards(state: State): number {
  if (state.cities === 0) {
    chooseCards(state, state.actor, state, NONE);
    return cardsMove(NONE, choice.first, choice.second);
  }
  let best = NONE;
  let most = NONE;
  for (let plain = 0; plain < PLAINS; plain++) {
    if (state.cityOf[plain] !== plain) continue;
    chooseCards(state, state.actor, state, plain);
    if (choice.value <= most) continue;
    most = choice.value;
    best = cardsMove(plain, choice.first, choice.second);
  }
  return best;
}
