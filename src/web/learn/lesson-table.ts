import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Game } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { MatchRecord } from '../../engine/record.ts';
import type { Showable } from '../table/show.ts';
import type { Moment } from '../table/table.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { played, playScript, type SeenPlay } from './script.ts';

const LEARNER = 0;

/** Where the learner is in the lesson. */
export interface Progress {
  /** Which step, from 0. Reaching the last one finishes the lesson. */
  readonly step: number;
  /** The kind of the mistake just made; null if there was none. Every mistake is a new object. */
  readonly mistake: string | null;
}

/**
 * The table of a lesson: the match follows the lesson and waits for the learner. Moments are shown one after the other
 * as at any table; `progress` reaches the next step once everything that leads to it has been shown.
 */
export class LessonTable implements Showable {
  readonly lesson: Lesson;
  readonly #match: Match;
  readonly #moment = signal<Moment | null>(null);
  readonly #progress: Signal<Progress>;
  readonly moment: ReadonlySignal<Moment | null> = this.#moment;
  readonly progress: ReadonlySignal<Progress>;
  #waiting: Moment[] = [];
  /** The step that is reached when everything waiting has been shown. */
  #step: number;

  /** `from` is the step to begin with: everything before it is played as the lesson advises. */
  constructor(game: Game, lesson: Lesson, from = 0) {
    this.lesson = lesson;
    this.#step = from;
    this.#progress = signal<Progress>({ step: from, mistake: null });
    this.progress = this.#progress;
    this.#match = played(game, lesson, lesson.start);
    for (const step of lesson.steps.slice(0, from)) {
      playScript(this.#match, `${step.meanwhile ?? ''} ${step.plays ?? ''} ${advised(step)}`, LEARNER);
    }
    this.#begin([]);
  }

  /** What has been played so far, and with which options. */
  get record(): Pick<MatchRecord, 'seats' | 'options' | 'plays'> {
    const { seats, options, plays } = this.#match;
    return { seats, options, plays: plays.map(({ by, move }) => [by, move] as const) };
  }

  /** The learner's move: it leads on, or is explained and not made. */
  play(move: string): void {
    const step = this.#current();
    if (!step.accept || !this.#isThere()) return;
    const follows = step.accept[move];
    if (follows === undefined) {
      this.#progress.value = { step: this.#step, mistake: step.mistake?.(move) ?? 'other' };
      return;
    }
    const seen = playScript(this.#match, `${LEARNER}:${move} ${follows}`, LEARNER);
    this.#step++;
    this.#begin(seen);
  }

  /** Goes on from a step that is only read. */
  next(): void {
    if (this.#current().accept || !this.#isThere() || this.#step === this.lesson.steps.length - 1) return;
    this.#step++;
    this.#begin([]);
  }

  shown(): void {
    const next = this.#waiting.shift();
    if (next) this.#moment.value = next;
    else if (!this.#isThere()) this.#progress.value = { step: this.#step, mistake: null };
  }

  /** Whether the learner has seen everything that leads to the step. */
  #isThere(): boolean {
    return this.#waiting.length === 0 && this.#progress.value.step === this.#step;
  }

  #current(): LessonStep {
    return this.lesson.steps[this.#step];
  }

  /**
   * Shows everything that leads to the step: the consequences of the learner's move, then the step's plays.
   */
  #begin(seen: readonly SeenPlay[]): void {
    const { meanwhile, plays, accept } = this.#current();
    const moments = seen.map(play => this.#momentOf(play));
    if (meanwhile !== undefined) {
      playScript(this.#match, meanwhile, LEARNER);
      moments.push(this.#still());
    }
    moments.push(...playScript(this.#match, plays ?? '', LEARNER).map(play => this.#momentOf(play)));
    const last = moments.pop() ?? this.#still();
    const moves = accept ? this.#match.moves(LEARNER) : [];
    const [first, ...more] = [...moments, { ...last, moves }];
    this.#waiting = more;
    this.#moment.value = first;
  }

  #momentOf({ view, before, happenings }: Omit<SeenPlay, 'before'> & Pick<Moment, 'before'>): Moment {
    const number = this.#match.plays.length;
    return {
      number,
      view,
      before,
      happenings,
      moves: [],
      undoable: false,
      undoBar: 'none',
      log: [],
      lastOwn: -1,
      end: null,
    };
  }

  /** How things stand now, with nothing happening. */
  #still(): Moment {
    return this.#momentOf({ view: this.#match.view(LEARNER), before: null, happenings: [] });
  }
}

/** The move that a step advises, with everything that follows from it. */
function advised({ accept }: LessonStep): string {
  const [first] = Object.entries(accept ?? {});
  return first ? `${LEARNER}:${first.join(' ')}` : '';
}
