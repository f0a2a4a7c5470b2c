import type { AnyOptions } from '../../engine/options.ts';
import type { Script } from './script.ts';

/**
 * A lesson: a match whose every play is written down, except what the learner does. The learner has seat 0. The words
 * are in `locales/LANG/GAME/lesson.ts`, under the same keys.
 */
export interface Lesson {
  readonly seats: number;
  /** Those left out are as usual. */
  readonly options?: AnyOptions;
  /** How the match came to where the lesson begins. */
  readonly start: Script;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  /** Unique in the lesson; kept on the learner's device, so it never changes its meaning. */
  readonly key: string;
  /** What is played, but not shown: "some turns later". */
  readonly meanwhile?: Script;
  /** What is played then, before anything is said, and shown as in a match: the others' turns, nature. */
  readonly plays?: Script;
  /**
   * The moves that lead on, each with what follows from it at once (nature's outcomes; '' if nothing does). The first
   * is the one that is shown to somebody who hesitates. Left out: a step to read, which a button leads on from.
   */
  readonly accept?: Readonly<Record<string, Script>>;
  /**
   * What kind of mistake it is to make this legal move, which is not accepted: a key of the step's `wrong` texts. The
   * move is not made. Left out: all are `other`.
   */
  readonly mistake?: (move: string) => string;
}

export interface LessonTexts {
  readonly steps: Readonly<Record<string, StepTexts>>;
}

/** In texts `*these words*` are emphasised; there is no other mark-up. */
interface StepTexts {
  /** One to three short sentences: what is there to be learnt. */
  readonly say: string;
  /** What to do now, in one short sentence. Present if, and only if, the step accepts moves. */
  readonly task?: string;
  /** For each kind of mistake: why it would not help now, and what would. Never a reproach. */
  readonly wrong?: Readonly<Record<string, string>>;
}
