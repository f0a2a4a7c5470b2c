import type { Game, View } from '../../engine/game.ts';
import { Random } from '../../engine/random.ts';
import { type Advice, reasonFor } from '../advising.ts';
import { breath, type Cancelled, SLICE_MS, seatOf, type Worked } from '../think.ts';
import { Belief } from './belief.ts';
import { Pairs } from './confirming.ts';
import { trustIn } from './effort.ts';
import { SURE_ENOUGH } from './findings.ts';

/** Two moves may differ by this much, however alike the search finds them. */
const LEAST_SCALE = 0.05;

/**
 * Advice after playing on from the best move and from the next best for so many milliseconds of work: the two change places if
 * that says clearly so, and unless it confirms the difference, the two count as equally good. Either way the best has its reason:
 * it is true of that move, even if it does not decide between the two.
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
  if (1 - sure < SURE_ENOUGH) return { ...advice, candidates: [...alike, ...rest] };
  const state = game.imagine(view, new Random(seed));
  const reason = await reasonFor(game, state, seatOf(view), next.move);
  return { ...advice, candidates: [...alike.reverse(), ...rest], reason };
}
