import type { AnyOptions } from '../../engine/options.ts';
import type { Script } from './script.ts';

/**
 * A lesson: a match in which everything but the learner's own moves is scripted. The learner has seat 0. The words are
 * in `locales/LANG/GAME/lesson.ts`, under the same keys.
 */
export interface Lesson {
  readonly seats: number;
  /** Options that are left out have their defaults. */
  readonly options?: AnyOptions;
  /** The plays before the lesson begins. */
  readonly start: Script;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  /** Unique in the lesson. It is stored on the learner's device, so its meaning never changes. */
  readonly key: string;
  /** Plays that are made but not shown: "some turns later". */
  readonly meanwhile?: Script;
  /** Plays that follow, shown as in a match before anything is said: the others' turns, nature. */
  readonly plays?: Script;
  /**
   * The moves that lead on, each with what follows at once (nature's outcomes; '' if nothing does). The first is shown
   * to learners who hesitate. If left out, the step is only read, and a button leads on.
   */
  readonly accept?: Readonly<Record<string, Script>>;
  /**
   * The kind of mistake that this legal but unaccepted move is: a key of the step's `wrong` texts. The move is not
   * made. If left out, all are `other`.
   */
  readonly mistake?: (move: string) => string;
}

export interface LessonTexts {
  readonly steps: Readonly<Record<string, StepTexts>>;
}

/** In texts `*these words*` are emphasised; there is no other mark-up. */
interface StepTexts {
  /** One to three short sentences: what there is to learn. */
  readonly say: string;
  /** What to do now, in one short sentence. Present if, and only if, the step accepts moves. */
  readonly task?: string;
  /** For each kind of mistake: why it would not help now, and what would. Never a reproach. */
  readonly wrong?: Readonly<Record<string, string>>;
}
