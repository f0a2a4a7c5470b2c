import type { SetUp } from '../engine/study/set-up.ts';
import type { AnySetUpBoard } from '../web/board/set-up.ts';
import type { GameId } from './index.ts';

/** What is needed to set up positions of a game (`hasSetUp` in its manifest), kept apart: only studies load it. */

export async function loadSetUp(id: GameId): Promise<SetUp> {
  return (await import(`./${id}/rules/set-up.ts`)).setUp;
}

export async function loadSetUpBoard(id: GameId): Promise<AnySetUpBoard> {
  return (await import(`./${id}/board/set-up.tsx`)).setUpBoard;
}
