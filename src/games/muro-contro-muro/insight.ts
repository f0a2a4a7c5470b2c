import type { Insight } from '../../engine/insight.ts';
import { brickOfMove, columnOf, FROM_PILE, originOfMove, placeOfMove, rowOf } from './move.ts';
import { COLOURS } from './pieces.ts';
import { knobs, playQuickly, playSensibly, worthOf } from './habits.ts';
import { base, CELLS, cellAt, cells, draw, gainAt, SHOWS_FIRST, SHOWS_SECOND, setGains, heights, GROUND } from './sketch.ts';
import { WORTH } from './awards.ts';
import { ALONG, DOWN, findOwn, largestConnection, longestLine, noPlaces, UP } from './places.ts';
import { play } from './rules.ts';
import { CHOOSE_COLOUR, clone, copy, ENDED, FIRST_ROLL, type MuroState, TO_MOVE } from './state.ts';
import type { MuroView } from './view.ts';
import { RING } from './wall.ts';

const K = { sharp: 20, lam: 0, gam: 0, gamo: 0, tries: 0, dsp: 1.2, csp: 3 };
export function configure(o: Record<string, number>): void {
  knobs.beta = o.beta ?? 0.5; knobs.noise = o.noise ?? 30; K.sharp = o.sharp ?? 20; K.lam = o.lam ?? 0; K.gam = o.gam ?? 0; K.gamo = o.gamo ?? 0; K.tries = o.tries ?? 0; K.dsp=o.dsp??1.2; K.csp=o.csp??3; setGains(o);
}

export const full: Insight<MuroState, MuroView> = {
  weigh(state, seat, moves, count, weights) {
    if (state.phase !== TO_MOVE) return;
    draw(state);
    const shows = (state.colours[0] * COLOURS.length + state.colours[1]) * RING;
    const ownBit = seat === 0 ? SHOWS_FIRST : SHOWS_SECOND;
    const otherBit = seat === 0 ? SHOWS_SECOND : SHOWS_FIRST;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      const cell = CELLS[shows + brickOfMove(move)];
      const to = placeOfMove(move);
      const at = cellAt(rowOf(to), base.left + columnOf(to) - 1);
      const from = originOfMove(move);
      let worth = 0;
      if (from !== FROM_PILE) {
        const fromAt = cellAt(rowOf(from), base.left + columnOf(from) - 1);
        const there = cells[fromAt];
        worth -= worthOf((there & ownBit) !== 0, (there & otherBit) !== 0, gainAt(fromAt, ownBit), gainAt(fromAt, otherBit));
        cells[fromAt] = 0;
        worth += worthOf((cell & ownBit) !== 0, (cell & otherBit) !== 0, gainAt(at, ownBit), gainAt(at, otherBit));
        cells[fromAt] = there;
      } else worth = worthOf((cell & ownBit) !== 0, (cell & otherBit) !== 0, gainAt(at, ownBit), gainAt(at, otherBit));
      if (K.gam !== 0 && from !== to) {
        // the places that the brick opens
        const row = rowOf(to), col = base.left + columnOf(to) - 1;
        const was = cells[at]; cells[at] = cell;
        let mo = 0, mm = 0;
        if (heights[col + 1] >= row + 1) { const q = at + GROUND; mo = gainAt(q, otherBit); mm = gainAt(q, ownBit); }
        if (heights[col - 1] === row + 1 ) { const q = at + GROUND - 1; mo = Math.max(mo, gainAt(q, otherBit)); mm = Math.max(mm, gainAt(q, ownBit)); }
        cells[at] = was;
        worth += K.gamo * mm - K.gam * mo;
      }
      if (K.lam !== 0) {
        trial ??= clone(state);
        copy(trial, state);
        play(trial, seat, move, null);
        worth += K.lam * (seat === 0 ? 1 : -1) * marginOf(trial);
      }
      weights[i] = worth;
      if (worth > best) best = worth;
    }
    for (let i = 0; i < count; i++) weights[i] = Math.exp((weights[i] - best) / K.sharp);
  },
  rollout(state, random, values) {
    if (state.phase === CHOOSE_COLOUR || state.phase === FIRST_ROLL) { values.fill(0.5); return; }
    if (K.tries > 0) playQuickly(state, random, K.tries); else playSensibly(state, random);
    const margin = state.points[0] - state.points[1];
    values[0] = 0.5 + 0.42 * Math.sign(margin) + (0.08 * margin) / 24;
    values[1] = 1 - values[0];
  },
};
export const insight = full;
let trial: MuroState | null = null;

function marginOf(state: MuroState): number {
  return state.phase === ENDED ? (state.points[0] - state.points[1]) * 10 : expectedMargin(state);
}

const STEEPNESS = 6;

const front = noPlaces();
const back = noPlaces();
const found = noPlaces();

/** How many points seat 0 will have more than seat 1, by what the wall shows now. */
function expectedMargin(state: MuroState): number {
  findOwn(state, state.colours, front, back);
  const rest = state.bricksLeft / (6 * state.copies);
  const diagonals =
    Math.max(longestLine(front, UP, found), longestLine(front, DOWN, found)) -
    Math.max(longestLine(back, UP, found), longestLine(back, DOWN, found));
  const rows = longestLine(front, ALONG, found) - longestLine(back, ALONG, found);
  const connections = largestConnection(front, found) - largestConnection(back, found);
  return (
    WORTH.diagonal * certainty(diagonals, 0.4 + K.dsp * rest) +
    WORTH.row * certainty(rows, 0.4 + K.dsp * rest) +
    WORTH.connection * certainty(connections, 0.5 + K.csp * rest)
  );
}

/** From −1, surely lost, to 1, surely won: a lead counts the more the less can still change. */
function certainty(lead: number, spread: number): number {
  return lead / (Math.abs(lead) + spread);
}
