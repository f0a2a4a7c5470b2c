import { Replay } from '../../engine/replay.ts';
import { loadGame } from '../../games/load.ts';
import type { ReplayAnswer, ReplayRequest } from './replay-protocol.ts';

/** Answers a page that shows a replay. Knows nothing about workers. */
export class ReplayHost {
  #replay: Replay | null = null;

  async answer(request: ReplayRequest): Promise<ReplayAnswer> {
    if (request.replay === 'open') {
      const game = await loadGame(request.game);
      const opened = Replay.open(request.record, id => (id === game.id ? game : undefined), request.mayLook);
      if (!opened.ok) return { replay: 'wrong', fault: opened.error };
      this.#replay = opened.replay;
      const { record, length, isOver, viewers } = opened.replay;
      return { replay: 'opened', about: { record, length, isOver, viewers } };
    }
    if (!this.#replay) throw new Error('no replay is open');
    if (request.replay === 'scores') return { replay: 'scores', scores: this.#replay.scores() };
    const { viewer } = request;
    return request.replay === 'view'
      ? { replay: 'view', view: this.#replay.view(request.number, viewer) }
      : { replay: 'told', told: this.#replay.happenings(0, this.#replay.length, viewer) };
  }
}
