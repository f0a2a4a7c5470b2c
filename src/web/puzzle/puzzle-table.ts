import { type ReadonlySignal, signal } from '@preact/signals';
import { matchOf } from '../../engine/from-moves.ts';
import type { Game, View } from '../../engine/game.ts';
import { isBest, type Puzzle } from '../../engine/puzzle/puzzle-file.ts';
import type { RecordedPlay } from '../../engine/record.ts';
import { Study, type StudyNode } from '../../engine/study/study.ts';
import type { TaskMoment, TaskTable } from '../task/task-screen.tsx';

/** How far a player has got with a puzzle. */
export type Attempt =
  | { readonly kind: 'asked' }
  | { readonly kind: 'right' | 'wrong'; readonly move: string }
  /** The answer was asked for. */
  | { readonly kind: 'told' };

const NO_MOVES: readonly string[] = [];

/** One puzzle as its seat sees it: asked, tried, answered. Headless. */
export class PuzzleTable implements TaskTable {
  readonly puzzle: Puzzle;
  /** The seat's moves, in the order of the certificate. */
  readonly moves: readonly string[];
  /** The view before the move. */
  readonly asked: View;
  readonly plays: readonly RecordedPlay[];
  readonly #study: Study;
  readonly #node: StudyNode;
  readonly #attempt = signal<Attempt>({ kind: 'asked' });
  readonly #moment;
  readonly attempt: ReadonlySignal<Attempt> = this.#attempt;
  readonly moment: ReadonlySignal<TaskMoment>;

  constructor(game: Game, puzzle: Puzzle) {
    const match = matchOf(game, puzzle);
    this.puzzle = puzzle;
    this.plays = match.plays.map(({ by, move }) => [by, move]);
    this.#study = new Study(game, puzzle.seats, match.options);
    const played = this.#study.playAll(this.#study.root, this.plays);
    if (!played.ok) throw new Error(played.error.message);
    this.#node = played.node;
    this.moves = match.moves(puzzle.seat);
    this.asked = match.view(puzzle.seat);
    this.#moment = signal(this.#toMove());
    this.moment = this.#moment;
  }

  /** The first of the best moves. */
  get best(): string {
    return this.moves[this.puzzle.values.findIndex((_, index) => isBest(this.puzzle.values, index))];
  }

  valueOf(move: string): number {
    return this.puzzle.values[this.moves.indexOf(move)];
  }

  /** Whether the move is right; after a wrong one, another can be tried. */
  play(move: string): boolean {
    const isRight = isBest(this.puzzle.values, this.moves.indexOf(move));
    this.#attempt.value = { kind: isRight ? 'right' : 'wrong', move };
    if (isRight) this.#show(move);
    return isRight;
  }

  tell(): void {
    this.#attempt.value = { kind: 'told' };
    this.#show(this.best);
  }

  again(): void {
    this.#attempt.value = { kind: 'asked' };
    this.#moment.value = this.#toMove();
  }

  shown(): void {}

  #show(move: string): void {
    const { seat } = this.puzzle;
    const played = this.#study.play(this.#node, seat, move);
    if (!played.ok) return;
    this.#moment.value = {
      view: this.#study.position(played.node).view(seat),
      before: this.asked,
      happenings: this.#study.happenings(played.node, seat),
      moves: NO_MOVES,
    };
  }

  #toMove(): TaskMoment {
    return { view: this.asked, before: null, happenings: [], moves: this.moves };
  }
}
