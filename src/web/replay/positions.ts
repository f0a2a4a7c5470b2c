import type { View } from '../../engine/game.ts';
import type { Happened } from '../../engine/past.ts';
import type { Fault } from '../../engine/record.ts';
import type { Result } from '../../engine/result.ts';
import type { Viewer } from '../../engine/viewers.ts';
import type { AboutReplay, ReplayAnswer, ReplayRequest, Scores } from './replay-protocol.ts';
import type { ReplaySource } from './source.ts';

/** Access to every moment of a match. */
export interface Positions extends AboutReplay {
  view(number: number, viewer: Viewer): Promise<View>;
  /** Everything that the viewer saw happen. */
  told(viewer: Viewer): Promise<readonly Happened[]>;
  /** The scores over time. Only for a match that is over. */
  scores(): Promise<Scores>;
  close(): void;
}

/**
 * Opens a replay in the thread that has the rules, so that the page loads no rules and never stutters.
 * Reports what is wrong with a faulty record.
 */
export async function openPositions(
  source: Pick<ReplaySource, 'game' | 'record' | 'mayLook'>,
): Promise<Result<{ readonly positions: Positions }, Fault>> {
  const thread = new Thread();
  const { game, record, mayLook } = source;
  try {
    const answer = await thread.ask({ replay: 'open', game, record, mayLook });
    if (answer.replay === 'opened') return { ok: true, positions: positionsIn(thread, answer.about) };
    thread.close();
    if (answer.replay !== 'wrong') throw new Error('the thread answered something else');
    return { ok: false, error: answer.fault };
  } catch (error) {
    thread.close();
    throw error;
  }
}

function positionsIn(thread: Thread, about: AboutReplay): Positions {
  const known = new Map<Viewer, Promise<readonly Happened[]>>();
  const told = async (viewer: Viewer) => {
    const answer = await thread.ask({ replay: 'told', viewer });
    if (answer.replay !== 'told') throw new Error('the thread answered something else');
    return answer.told;
  };
  return {
    ...about,
    async view(number, viewer) {
      const answer = await thread.ask({ replay: 'view', number, viewer });
      if (answer.replay !== 'view') throw new Error('the thread answered something else');
      return answer.view;
    },
    told(viewer) {
      const asked = known.get(viewer) ?? told(viewer);
      known.set(viewer, asked);
      return asked;
    },
    async scores() {
      const answer = await thread.ask({ replay: 'scores' });
      if (answer.replay !== 'scores') throw new Error('the thread answered something else');
      return answer.scores;
    },
    close: () => thread.close(),
  };
}

/** Questions and answers, one at a time. */
class Thread {
  readonly #worker = new Worker(new URL('../table/table.worker.ts', import.meta.url), { type: 'module' });
  #waiting: { resolve(answer: ReplayAnswer): void; reject(error: Error): void }[] = [];

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<ReplayAnswer>) => {
      this.#waiting.shift()?.resolve(data);
    });
    this.#worker.addEventListener('error', event => {
      for (const { reject } of this.#waiting) reject(new Error(event.message));
      this.#waiting = [];
    });
  }

  ask(request: ReplayRequest): Promise<ReplayAnswer> {
    this.#worker.postMessage(request);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  close(): void {
    this.#worker.terminate();
  }
}
