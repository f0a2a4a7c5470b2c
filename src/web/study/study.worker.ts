import { type Advice, advise } from '../../bots/index.ts';
import { chancesFor } from '../../bots/review/chances.ts';
import { confirmed } from '../../bots/review/confirming.ts';
import { type Depth, effortOf } from '../../bots/review/effort.ts';
import { isSuspect, type Judgement } from '../../bots/review/index.ts';
import { judgeDecision } from '../../bots/review/judging.ts';
import type { Game, View } from '../../engine/game.ts';
import type { GameId } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';

/** What a study asks the engine. A new question ends the one before. */
export interface StudyQuestion {
  readonly number: number;
  readonly game: GameId;
  readonly about: /** The best moves of the seat whose view this is, after thinking for this long. */
    | { readonly kind: 'moves'; readonly view: View; readonly ms: number }
    /** Everybody's chances in each of these views, with the effort of a review at this level. */
    | { readonly kind: 'chances'; readonly views: readonly View[]; readonly level: Depth }
    /** What this move is worth to the seat whose view this is, as a review at this level judges it. */
    | { readonly kind: 'judge'; readonly view: View; readonly move: string; readonly level: Depth }
    | { readonly kind: 'nothing' };
}

export interface StudyAnswer {
  readonly number: number;
  readonly about:
    | { readonly kind: 'moves'; readonly advice: Advice }
    /** By seat, of the view with this index. */
    | { readonly kind: 'chances'; readonly index: number; readonly chances: readonly number[] }
    /** Null if there was nothing to decide. */
    | { readonly kind: 'judged'; readonly judgement: Judgement | null };
}

/** The same position is always judged with the same luck. */
const SEED = 1;

let latest = 0;

addEventListener('message', async ({ data }: MessageEvent<StudyQuestion>) => {
  latest = data.number;
  const game = await loadGame(data.game);
  const { about } = data;
  if (about.kind === 'moves') await thinkAbout(game, data.number, about);
  if (about.kind === 'chances') await compare(game, data.number, about);
  if (about.kind === 'judge') {
    answer({ number: data.number, about: { kind: 'judged', judgement: judge(game, about) } });
  }
});

function judge(
  game: Game,
  { view, move, level }: { readonly view: View; readonly move: string; readonly level: Depth },
): Judgement | null {
  const judgement = judgeDecision(game, view, move, effortOf(level, game), SEED);
  if (!judgement || !isSuspect(judgement)) return judgement;
  return confirmed(game, view, judgement, level, SEED + 1);
}

async function thinkAbout(
  game: Game,
  number: number,
  { view, ms }: { readonly view: View; readonly ms: number },
): Promise<void> {
  const advice = await advise(game, view, { level: 'master', ms, seed: SEED }, () => latest !== number);
  answer({ number, about: { kind: 'moves', advice } });
}

async function compare(
  game: Game,
  number: number,
  { views, level }: { readonly views: readonly View[]; readonly level: Depth },
): Promise<void> {
  const effort = effortOf(level, game);
  for (const [index, view] of views.entries()) {
    // Lets the next question through.
    await new Promise(resolve => setTimeout(resolve));
    if (latest !== number) return;
    answer({ number, about: { kind: 'chances', index, chances: chancesFor(game, view, effort, SEED) } });
  }
}

function answer(given: StudyAnswer): void {
  postMessage(given);
}
