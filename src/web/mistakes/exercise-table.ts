import { type ReadonlySignal, signal } from '@preact/signals';
import { isMistake, type Judgement } from '../../bots/review/index.ts';
import type { View } from '../../engine/game.ts';
import { nodeAt, type Study, type StudyNode } from '../../engine/study/study.ts';
import type { TaskMoment, TaskTable } from '../task/task-screen.tsx';
import { type Exercise, isAdvised } from './exercises.ts';

/** The state of an exercise. */
export type Attempt =
  /** Nothing has been tried yet. */
  | { readonly kind: 'asked' }
  /** The engine is judging the move tried. */
  | { readonly kind: 'judging'; readonly move: string }
  /** It is the move played in the match. */
  | { readonly kind: 'same' }
  /** It gives something away, too. */
  | { readonly kind: 'worse'; readonly move: string; readonly loss: number }
  /** The engine could not say. */
  | { readonly kind: 'unknown' }
  /** It is good: the engine's move, or another. */
  | { readonly kind: 'found'; readonly move: string; readonly isAdvised: boolean }
  /** The answer was asked for. */
  | { readonly kind: 'told' };

/** Judges a move by the view of its seat; null if there was nothing to decide. */
export type Judge = (view: View, move: string) => Promise<Judgement | null>;

const NO_MOVES: readonly string[] = [];

/** Goes through the mistakes of one seat: each decision again, as the seat saw it then. Headless. */
export class ExerciseTable implements TaskTable {
  readonly study: Study;
  readonly exercises: readonly Exercise[];
  readonly #judge: Judge;
  readonly #index = signal(0);
  readonly #attempt = signal<Attempt>({ kind: 'asked' });
  readonly #solved = signal<ReadonlySet<number>>(new Set());
  readonly #moment;
  /** Which exercise it is, from 0. */
  readonly index: ReadonlySignal<number> = this.#index;
  readonly attempt: ReadonlySignal<Attempt> = this.#attempt;
  /** Exercises solved without seeing the answer. */
  readonly solved: ReadonlySignal<ReadonlySet<number>> = this.#solved;
  readonly moment: ReadonlySignal<TaskMoment>;

  /** The main line of the study is the match; there is at least one exercise. */
  constructor(study: Study, exercises: readonly Exercise[], judge: Judge) {
    this.study = study;
    this.exercises = exercises;
    this.#judge = judge;
    this.#moment = signal(this.#asked());
    this.moment = this.#moment;
  }

  get exercise(): Exercise {
    return this.exercises[this.#index.value];
  }

  /** Before the mistake. */
  get node(): StudyNode {
    return nodeAt(
      this.study.root,
      Array.from({ length: this.exercise.moment - 1 }, () => 0),
    );
  }

  async play(move: string): Promise<void> {
    const { exercise } = this;
    const { judgement } = exercise;
    if (!this.isOpen) return;
    if (move === judgement.made) this.#attempt.value = { kind: 'same' };
    else if (isAdvised(judgement, move)) this.#found(move, true);
    else {
      const attempt: Attempt = { kind: 'judging', move };
      this.#attempt.value = attempt;
      const view = this.study.position(this.node).view(judgement.seat, true);
      const judged = await this.#judge(view, move).catch(() => undefined);
      // The person may have moved on meanwhile.
      if (this.#attempt.value !== attempt) return;
      if (judged === undefined) this.#attempt.value = { kind: 'unknown' };
      else if (judged && isMistake(judged)) this.#attempt.value = { kind: 'worse', move, loss: judged.loss };
      else this.#found(move, false);
    }
  }

  /** Whether the exercise is still open. */
  get isOpen(): boolean {
    const { kind } = this.#attempt.value;
    return kind !== 'found' && kind !== 'told' && kind !== 'judging';
  }

  /** Shows what the engine would have played. */
  tell(): void {
    this.#attempt.value = { kind: 'told' };
    this.#show(this.exercise.judgement.best);
  }

  /** Goes to another exercise. */
  go(index: number): void {
    this.#index.value = Math.min(Math.max(index, 0), this.exercises.length - 1);
    this.again();
  }

  /** Tries the same one again. */
  again(): void {
    this.#attempt.value = { kind: 'asked' };
    this.#moment.value = this.#asked();
  }

  shown(): void {}

  #found(move: string, isAdvised: boolean): void {
    this.#solved.value = new Set(this.#solved.value).add(this.#index.value);
    this.#attempt.value = { kind: 'found', move, isAdvised };
    this.#show(move);
  }

  #show(move: string): void {
    const { seat } = this.exercise.judgement;
    const before = this.study.position(this.node).view(seat);
    const played = this.study.play(this.node, seat, move);
    if (!played.ok) return;
    this.#moment.value = {
      view: this.study.position(played.node).view(seat),
      before,
      happenings: this.study.happenings(played.node, seat),
      moves: NO_MOVES,
    };
  }

  #asked(): TaskMoment {
    const { seat } = this.exercise.judgement;
    const position = this.study.position(this.node);
    return { view: position.view(seat), before: null, happenings: [], moves: position.moves(seat) };
  }
}
