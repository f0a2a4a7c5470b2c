import { chooseMove, type Task } from '../../bots/index.ts';
import type { View } from '../../engine/game.ts';
import type { GameId } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';

/** What a bot at a real table is asked, with all that its seat may know; it answers with a move. */
export interface BotQuestion {
  readonly game: GameId;
  readonly view: View;
  readonly task: Task;
}

addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  const move = await chooseMove(await loadGame(data.game), data.view, data.task, () => false);
  postMessage(move);
});
