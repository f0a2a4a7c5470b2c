import type { Depth, Judgement } from '../../bots/review/index.ts';
import type { View } from '../../engine/game.ts';
import type { GameId } from '../../games/index.ts';
import type { StudyAnswer, StudyQuestion } from '../study/study.worker.ts';

/** Asks the studies' engine, in its own thread, about one thing at a time: a new question ends the one before. */
export class Questions {
  readonly #game: GameId;
  readonly #level: Depth;
  #worker: Worker | null = null;
  #number = 0;
  #hear: (about: StudyAnswer['about']) => void = () => {};
  #fail: () => void = () => {};

  constructor(game: GameId, level: Depth) {
    this.#game = game;
    this.#level = level;
  }

  /** What a review would say about this move. */
  judge(view: View, move: string): Promise<Judgement | null> {
    return new Promise((resolve, reject) => {
      const hear = (about: StudyAnswer['about']) => {
        if (about.kind === 'judged') resolve(about.judgement);
      };
      this.#ask({ kind: 'judge', view, move, level: this.#level }, hear, () =>
        reject(new Error('the engine failed')),
      );
    });
  }

  /** Reports the chances by seat in each of these views, one after the other. */
  chances(views: readonly View[], tell: (index: number, chances: readonly number[]) => void): void {
    this.#ask({ kind: 'chances', views, level: this.#level }, about => {
      if (about.kind === 'chances') tell(about.index, about.chances);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #ask(
    about: StudyQuestion['about'],
    hear: (about: StudyAnswer['about']) => void,
    fail: () => void = () => {},
  ): void {
    this.#hear = hear;
    this.#fail = fail;
    if (!this.#worker) {
      this.#worker = new Worker(new URL('../study/study.worker.ts', import.meta.url), { type: 'module' });
      this.#worker.addEventListener('message', ({ data }: MessageEvent<StudyAnswer>) => {
        if (data.number === this.#number) this.#hear(data.about);
      });
      this.#worker.addEventListener('error', () => this.#fail());
    }
    const question: StudyQuestion = { number: ++this.#number, game: this.#game, about };
    this.#worker.postMessage(question);
  }
}
