import type { GameId } from '../../games/index.ts';
import { keep, kept } from '../storage/storage.ts';
import type { Lesson } from './lesson.ts';

/** The learner's progress in a lesson, kept on the device. */
export interface LessonProgress {
  /** The key of the step to continue with; null at the beginning. */
  readonly at: string | null;
  /** How many steps come before it, and how many there are, for pages that do not load the lesson. */
  readonly done: number;
  readonly all: number;
  /** Whether the lesson has been finished once. */
  readonly isFinished: boolean;
}

const NOT_BEGUN: LessonProgress = { at: null, done: 0, all: 0, isFinished: false };

export function lessonProgress(game: GameId): LessonProgress {
  const json = kept(`lesson/${game}`);
  if (typeof json !== 'object' || json === null) return NOT_BEGUN;
  const { at, done, all, isFinished }: Record<string, unknown> = { ...json };
  return {
    at: typeof at === 'string' ? at : null,
    done: typeof done === 'number' ? done : 0,
    all: typeof all === 'number' ? all : 0,
    isFinished: isFinished === true,
  };
}

/**
 * Saves that the learner has reached this step. Reaching the last one finishes the lesson; next time it starts over.
 */
export function keepLessonProgress(game: GameId, { steps }: Lesson, step: number): void {
  const isLast = step === steps.length - 1;
  const isFinished = isLast || lessonProgress(game).isFinished;
  const at = isLast || step === 0 ? null : steps[step].key;
  keep(`lesson/${game}`, { at, done: at === null ? 0 : step, all: steps.length, isFinished });
}

/** The step to begin with: where the learner was, if the lesson still has that step. */
export function stepToGoOnWith(game: GameId, { steps }: Lesson): number {
  const { at } = lessonProgress(game);
  return Math.max(
    0,
    steps.findIndex(({ key }) => key === at),
  );
}

/** Whether to offer the lesson to somebody who plays this game for the first time. */
export function isNewTo(game: GameId): boolean {
  return kept(`lesson/${game}`) === undefined && kept(`known/${game}`) === undefined;
}

/** Never offers the lesson again. */
export function isKnown(game: GameId): void {
  keep(`known/${game}`, true);
}
