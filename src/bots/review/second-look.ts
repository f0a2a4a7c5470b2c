import type { Game, View } from '../../engine/game.ts';
import { type Advice, breath, type Cancelled, SLICE_MS, seatOf, type Worked } from '../think.ts';
import { Belief } from './belief.ts';
import { Pairs } from './confirming.ts';
import { trustIn } from './effort.ts';
import { SURE_ENOUGH } from './findings.ts';

/** Two moves may differ by this much, however alike the search finds them. */
const LEAST_SCALE = 0.05;
/** If the best move holds up no better than this, its reason is not told: it may be true and yet not decide. */
const DOUBTED = 0.2;

/**
 * Advice after playing on from the best move and from the next best for so many milliseconds of work: the two change places if
 * that says clearly so, and unless it confirms the difference, the two count as equally good.
 */
export async function secondLook(
  game: Game,
  view: View,
  advice: Advice,
  { ms, seed }: { readonly ms: number; readonly seed: number },
  cancelled: Cancelled,
  worked: Worked,
): Promise<Advice> {
  const [best, next, ...rest] = advice.candidates;
  if (!best || !next) return advice;
  const pairs = new Pairs(game, view, { seat: seatOf(view), best: best.move, made: next.move }, seed);
  const enough = worked() + ms;
  for (let isTime = true; isTime; ) {
    let rested = performance.now();
    for (const _ of pairs.playPair()) {
      isTime = worked() < enough && !cancelled();
      if (!isTime) break;
      if (performance.now() - rested < SLICE_MS) continue;
      await breath();
      rested = performance.now();
    }
  }
  const trust = trustIn(game);
  const ahead = Math.max(0, best.value - next.value);
  const scale = Math.max(LEAST_SCALE, ahead);
  const { sure } = new Belief(scale, { ...trust, share: (trust.share * ahead) / scale }, pairs.tally);
  if (sure >= SURE_ENOUGH) return advice;
  const value = (best.value + next.value) / 2;
  const alike = [best, next].map(candidate => ({ ...candidate, value }));
  if (1 - sure >= SURE_ENOUGH) return { candidates: [...alike.reverse(), ...rest], reason: null };
  return { candidates: [...alike, ...rest], reason: sure < DOUBTED ? null : advice.reason };
}
