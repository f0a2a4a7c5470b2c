import { type ReadonlySignal, signal } from '@preact/signals';
import type { Advice } from '../../bots/index.ts';
import type { GameId } from '../../games/index.ts';
import type { StudyAnswer, StudyQuestion } from './study.worker.ts';
import type { StudyMoment } from './studying.ts';

/** How long it thinks about a position at first; more if somebody asks for it. */
const MS = 1000;
/** At most this many outcomes are judged: the likeliest. */
export const MOST_OUTCOMES = 60;

/** What the engine has found out about the position on the board. */
export type Found =
  | { readonly kind: 'nothing' }
  /** Null until it has thought for `ms`. */
  | { readonly kind: 'moves'; readonly advice: Advice | null; readonly ms: number }
  /** By outcome: everybody's chances after it, as far as they are known. */
  | { readonly kind: 'chances'; readonly after: ReadonlyMap<string, readonly number[]> };

const NOTHING: Found = { kind: 'nothing' };

/**
 * The engine beside a study, in its own thread. It thinks about each position once, for a limited time, and not at all
 * while it is off.
 */
export class Engine {
  readonly #game: GameId;
  readonly #found = signal<Found>(NOTHING);
  readonly #isOn = signal(false);
  readonly found: ReadonlySignal<Found> = this.#found;
  readonly isOn: ReadonlySignal<boolean> = this.#isOn;
  #worker: Worker | null = null;
  #number = 0;
  /** The outcomes that the answers refer to, by index. */
  #outcomes: readonly string[] = [];

  constructor(game: GameId) {
    this.#game = game;
  }

  switch(isOn: boolean): void {
    this.#isOn.value = isOn;
    if (!isOn) this.close();
  }

  /** Thinks about this position; longer, if it already has. */
  think({ position, seat, view }: StudyMoment, isAgain = false): void {
    if (!this.#isOn.value) return;
    const turn = position.turn();
    const before = this.#found.value;
    if (turn.kind === 'over') {
      this.#found.value = NOTHING;
      this.#ask({ kind: 'nothing' });
    } else if (seat !== null) {
      const ms = isAgain && before.kind === 'moves' ? before.ms * 4 : MS;
      this.#found.value = { kind: 'moves', advice: null, ms };
      // By what the seat itself could know and remember.
      this.#ask({ kind: 'moves', view: position.view(seat, true), ms });
    } else {
      const likeliest = position.chances().sort(([, a], [, b]) => b - a);
      this.#outcomes = likeliest.slice(0, MOST_OUTCOMES).map(([outcome]) => outcome);
      this.#found.value = { kind: 'chances', after: new Map() };
      const views = this.#outcomes.flatMap(outcome => {
        const after = position.after('nature', outcome);
        return after ? [after.view(view.viewer, true)] : [];
      });
      this.#ask({ kind: 'chances', views, level: 'apprentice' });
    }
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#found.value = NOTHING;
  }

  #ask(about: StudyQuestion['about']): void {
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module' });
      this.#worker.addEventListener('message', ({ data }: MessageEvent<StudyAnswer>) => this.#hear(data));
      this.#worker.addEventListener('error', () => this.switch(false));
    }
    const question: StudyQuestion = { number: ++this.#number, game: this.#game, about };
    this.#worker.postMessage(question);
  }

  #hear({ number, about }: StudyAnswer): void {
    const found = this.#found.value;
    if (number !== this.#number) return;
    if (about.kind === 'moves' && found.kind === 'moves') {
      this.#found.value = { ...found, advice: about.advice };
    }
    if (about.kind === 'chances' && found.kind === 'chances') {
      const after = new Map(found.after).set(this.#outcomes[about.index], about.chances);
      this.#found.value = { kind: 'chances', after };
    }
  }
}
