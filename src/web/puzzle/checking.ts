import type { Puzzle } from '../../engine/puzzle/puzzle-file.ts';
import type { GameId } from '../../games/index.ts';
import type { Checked, ToCheck } from './puzzle.worker.ts';

/** Works out a puzzle in its own thread. `stop` ends that, and nothing is reported then. */
export function check(
  game: GameId,
  puzzle: Puzzle,
  moves: readonly string[],
  tell: (checked: Checked | 'failed') => void,
): () => void {
  const worker = new Worker(new URL('./puzzle.worker.ts', import.meta.url), { type: 'module' });
  const end = (checked: Checked | 'failed') => {
    worker.terminate();
    tell(checked);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => end(data));
  worker.addEventListener('error', () => end('failed'));
  const asked: ToCheck = { game, puzzle, moves };
  worker.postMessage(asked);
  return () => worker.terminate();
}
