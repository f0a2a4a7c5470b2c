import { type Bout, type BoutResult, playBout } from '../../bots/arena.ts';
import type { GameId } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';

/** Plays one match for the page. */
export interface LabJob {
  readonly game: GameId;
  readonly bout: Bout;
}

export type LabReport = { readonly result: BoutResult } | { readonly failed: string };

addEventListener('message', async ({ data }: MessageEvent<LabJob>) => {
  try {
    say({ result: await playBout(await loadGame(data.game), data.bout) });
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : String(error) });
  }
});

function say(report: LabReport): void {
  postMessage(report);
}
