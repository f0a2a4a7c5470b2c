import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Game } from '../../engine/game.ts';
import type { Puzzle } from '../../engine/puzzle/puzzle-file.ts';
import type { GameId } from '../../games/index.ts';
import { dayOf, puzzleNear, puzzleOfDay, ratingFor } from './choosing.ts';
import {
  afterDay,
  afterTrying,
  keepProgress,
  type PuzzleProgress,
  puzzleProgress,
  ratingOf,
} from './progress.ts';
import { PuzzleTable } from './puzzle-table.ts';

/** How puzzles follow one another. `one` is a particular puzzle, followed by training. */
export type Mode = 'training' | 'daily' | 'streak' | 'timed' | 'one';

export const TIMED_MS = 180_000;
export const MOST_MISTAKES = 3;

interface Asked {
  readonly mode: Mode;
  readonly among: readonly Puzzle[];
  readonly first: Puzzle | null;
}

/** All of these, as they fit somebody's rating; null if there are none. */
export function inTraining(puzzles: readonly Puzzle[]): Asked | null {
  return puzzles.length > 0 ? { mode: 'training', among: puzzles, first: null } : null;
}

/** What an address asks for: a mode, `theme-…`, or a puzzle by its name; null if there is no such thing. */
export function askedFor(id: string, puzzles: readonly Puzzle[]): Asked | null {
  if (id === 'training' || id === 'daily' || id === 'streak' || id === 'timed')
    return { mode: id, among: puzzles, first: null };
  const theme = /^theme-(\w+)$/.exec(id)?.[1];
  if (theme !== undefined) return inTraining(puzzles.filter(({ themes }) => themes.includes(theme)));
  const first = puzzles.find(puzzle => puzzle.id === id);
  return first ? { mode: 'one', among: puzzles, first } : null;
}

/** One player solving puzzles in a mode, one at a time. Headless. */
export class PuzzleRun {
  readonly game: GameId;
  readonly mode: Mode;
  readonly #rules: Game;
  readonly #puzzles: readonly Puzzle[];
  readonly #now: () => number;
  readonly #pick: (below: number) => number;
  readonly #seen = new Set<string>();
  readonly #begun: number;
  readonly #table;
  readonly #progress;
  readonly #change = signal<number | null>(null);
  readonly #solved = signal(0);
  readonly #mistakes = signal(0);
  readonly #isLate = signal(false);
  readonly #wasSolved = signal<boolean | null>(null);
  readonly #lastTried = signal<string | null>(null);
  readonly table: ReadonlySignal<PuzzleTable>;
  readonly progress: ReadonlySignal<PuzzleProgress>;
  /** How the last try changed the rating; null if it was not rated. */
  readonly change: ReadonlySignal<number | null> = this.#change;
  readonly solved: ReadonlySignal<number> = this.#solved;
  readonly mistakes: ReadonlySignal<number> = this.#mistakes;
  /** Whether the puzzle before this one was solved, against the clock; null before the second. */
  readonly wasSolved: ReadonlySignal<boolean | null> = this.#wasSolved;
  /** The last wrong move tried in this puzzle. */
  readonly lastTried: ReadonlySignal<string | null> = this.#lastTried;
  readonly isOver: ReadonlySignal<boolean> = computed(() => {
    if (this.mode === 'streak') return this.#mistakes.value > 0;
    return this.mode === 'timed' && (this.#isLate.value || this.#mistakes.value >= MOST_MISTAKES);
  });

  constructor(
    game: GameId,
    rules: Game,
    puzzles: readonly Puzzle[],
    mode: Mode,
    first: Puzzle | null,
    { now = Date.now, pick = (below: number) => Math.floor(Math.random() * below) } = {},
  ) {
    this.game = game;
    this.mode = mode;
    this.#rules = rules;
    this.#puzzles = puzzles;
    this.#now = now;
    this.#pick = pick;
    this.#begun = now();
    this.#progress = signal(puzzleProgress(game));
    this.progress = this.#progress;
    this.#table = signal(new PuzzleTable(rules, first ?? this.#choose()));
    this.table = this.#table;
  }

  /** Milliseconds left in a race against the clock. */
  left(): number {
    return Math.max(0, TIMED_MS - (this.#now() - this.#begun));
  }

  /** Call this as time passes. */
  tick(): void {
    if (this.mode === 'timed' && this.left() === 0) this.#isLate.value = true;
  }

  play(move: string): void {
    const table = this.#table.value;
    if (this.isOver.value || table.attempt.value.kind === 'right' || table.attempt.value.kind === 'told')
      return;
    const isFirst = table.attempt.value.kind === 'asked' && !this.#seen.has(table.puzzle.id);
    const isRight = table.play(move);
    if (!isRight) this.#lastTried.value = move;
    if (isFirst) this.#tried(table.puzzle, isRight);
    if (isRight && this.mode === 'daily') this.#keep(afterDay(this.#progress.value, dayOf(this.#now())));
    if (this.mode === 'timed' && !this.isOver.value) {
      this.#wasSolved.value = isRight;
      this.next();
    }
    if (this.mode === 'streak' && !isRight) table.tell();
  }

  /** Shows the answer. Without a right try, the puzzle does not count as solved. */
  tell(): void {
    const table = this.#table.value;
    if (!this.#seen.has(table.puzzle.id)) this.#tried(table.puzzle, false);
    table.tell();
  }

  next(): void {
    this.#change.value = null;
    this.#lastTried.value = null;
    this.#table.value = new PuzzleTable(this.#rules, this.#choose());
  }

  #tried(puzzle: Puzzle, isRight: boolean): void {
    this.#seen.add(puzzle.id);
    const before = this.#progress.value;
    const after = afterTrying(before, puzzle, isRight);
    this.#change.value =
      after === before ? null : Math.round(after.own.rating) - Math.round(before.own.rating);
    if (isRight) this.#solved.value++;
    else this.#mistakes.value++;
    const solved = this.#solved.value;
    this.#keep({
      ...after,
      bestStreak: this.mode === 'streak' ? Math.max(after.bestStreak, solved) : after.bestStreak,
      bestTimed: this.mode === 'timed' ? Math.max(after.bestTimed, solved) : after.bestTimed,
    });
  }

  #keep(progress: PuzzleProgress): void {
    this.#progress.value = progress;
    keepProgress(this.game, progress);
  }

  #choose(): Puzzle {
    const progress = this.#progress.value;
    switch (this.mode) {
      case 'daily':
        if (this.#seen.size === 0) return puzzleOfDay(this.#puzzles, dayOf(this.#now()));
        break;
      case 'streak':
      case 'timed':
        return puzzleNear(
          this.#puzzles,
          progress,
          ratingFor(this.#puzzles, this.#seen.size),
          this.#pick,
          this.#seen,
        );
    }
    return puzzleNear(this.#puzzles, progress, progress.own.rating, this.#pick, this.#seen);
  }
}

/** The rating of the current puzzle. */
export function ratingNow(run: PuzzleRun): number {
  return ratingOf(run.progress.value, run.table.value.puzzle).rating;
}
