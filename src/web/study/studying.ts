import { type ReadonlySignal, signal } from '@preact/signals';
import type { By } from '../../engine/by.ts';
import type { View } from '../../engine/game.ts';
import type { Position } from '../../engine/study/position.ts';
import { lineFrom, type Note, type Removed, type Study, type StudyNode } from '../../engine/study/study.ts';
import type { Viewer } from '../../engine/viewers.ts';
import type { Showable, ShowableMoment } from '../table/show.ts';

/** Whose view is shown: that of the player to move, to whom the board turns, or always the same one. */
export type SeenAs = 'turn' | Viewer;

/** What is on the board: one node of the study. */
export interface StudyMoment extends ShowableMoment {
  readonly node: StudyNode;
  readonly position: Position;
  /** The seat that moves next, the first if several choose at once; null if it is nature's turn, or over. */
  readonly seat: number | null;
  /** The moves that the board offers. */
  readonly moves: readonly string[];
}

const NO_MOVES: readonly string[] = [];

/** Goes through a study, and changes it. Headless. */
export class Studying implements Showable {
  readonly study: Study;
  readonly #moment;
  readonly #seenAs = signal<SeenAs>('turn');
  readonly #changes = signal(0);
  readonly #removed = signal<Removed | null>(null);
  readonly moment: ReadonlySignal<StudyMoment>;
  readonly seenAs: ReadonlySignal<SeenAs> = this.#seenAs;
  /** Changes whenever the study does. */
  readonly changes: ReadonlySignal<number> = this.#changes;
  /** What was deleted last, until something else changes. */
  readonly removed: ReadonlySignal<Removed | null> = this.#removed;
  readonly #onChange: () => void;
  /** Draws one of this many at random; null while chance is not being drawn. */
  #draw: ((below: number) => number) | null = null;

  constructor(study: Study, onChange: () => void) {
    this.study = study;
    this.#onChange = onChange;
    this.#moment = signal(this.#momentAt(study.root, null, null));
    this.moment = this.#moment;
  }

  get node(): StudyNode {
    return this.#moment.value.node;
  }

  /** Goes to any node; if it is the next one, what happens is shown. */
  go(node: StudyNode): void {
    this.#draw = null;
    this.#show(node);
  }

  back(): void {
    if (this.node.before) this.go(this.node.before);
  }

  /** Goes on along the line. */
  forward(): void {
    const [next] = this.node.next;
    if (next) this.go(next);
  }

  toStart(): void {
    this.go(this.study.root);
  }

  /** Goes to the end of the line. */
  toEnd(): void {
    const line = lineFrom(this.node);
    this.go(line[line.length - 1]);
  }

  /** Goes to the variation above or below this move, in a circle. */
  toVariation(by: 1 | -1): void {
    const others = this.node.before?.next ?? [];
    const at = others.indexOf(this.node) + by;
    if (others.length > 1) this.go(others[(at + others.length) % others.length]);
  }

  /**
   * Plays a move for the player to move: along the line if it is known, otherwise as a variation. Returns whether it is
   * legal.
   */
  play(by: By, move: string): boolean {
    const { size } = this.study;
    const played = this.study.play(this.node, by, move);
    if (!played.ok) return false;
    if (this.study.size > size) this.#changed();
    this.#show(played.node);
    return true;
  }

  /** Draws chance until somebody is to move. `draw` returns a number from 0 up to, but not including, its argument. */
  roll(draw: (below: number) => number): void {
    this.#draw = draw;
    this.#rollOne(draw);
  }

  look(seenAs: SeenAs): void {
    this.#seenAs.value = seenAs;
    this.#moment.value = this.#momentAt(this.node, null, null);
  }

  rename(title: string): void {
    this.study.title = title;
    this.#changed();
  }

  annotate(note: Note): void {
    this.study.annotate(this.node, note);
    this.#changed();
  }

  promote(node: StudyNode): void {
    this.study.promote(node);
    this.#changed();
  }

  /** Deletes a node and everything after it. If the board shows any of that, it goes back to before the node. */
  remove(node: StudyNode): void {
    const { before } = node;
    if (!before) return;
    for (let at: StudyNode | null = this.node; at; at = at.before) {
      if (at === node) this.go(before);
    }
    const removed = this.study.remove(node);
    this.#changed();
    this.#removed.value = removed;
  }

  /** Restores what was deleted last. */
  bringBack(): void {
    const removed = this.#removed.value;
    if (!removed) return;
    this.study.restore(removed);
    this.#changed();
    this.go(removed.node);
  }

  shown(): void {
    const moment = this.#moment.value;
    // Not at once: the caller may still be busy with this moment.
    queueMicrotask(() => {
      if (this.#moment.value === moment) this.#goOn(moment);
    });
  }

  #goOn({ view, node, position }: StudyMoment): void {
    const draw = this.#draw;
    if (draw && position.turn().kind === 'nature') {
      this.#rollOne(draw);
      return;
    }
    this.#draw = null;
    // What happened was shown to the same viewer; now the board is for the player to move.
    if (this.#viewerAt(position, view.viewer) !== view.viewer) {
      this.#moment.value = this.#momentAt(node, null, view.viewer);
    }
  }

  #rollOne(draw: (below: number) => number): void {
    const chances = this.#moment.value.position.chances();
    let left = draw(chances.reduce((sum, [, weight]) => sum + weight, 0));
    const fallen = chances.find(([, weight]) => {
      left -= weight;
      return left < 0;
    });
    if (fallen) this.play('nature', fallen[0]);
  }

  #changed(): void {
    this.#removed.value = null;
    this.#changes.value++;
    this.#onChange();
  }

  #show(node: StudyNode): void {
    const last = this.#moment.value;
    const isStep = node.before === last.node;
    this.#moment.value = this.#momentAt(node, isStep ? last.view : null, last.view.viewer);
  }

  /** `before` is what is on the board, if the node is the next: then how it came about is shown to the same viewer. */
  #momentAt(node: StudyNode, before: View | null, last: Viewer | null): StudyMoment {
    const position = this.study.position(node);
    const turn = position.turn();
    const seat = turn.kind === 'seats' ? turn.seats[0] : null;
    const viewer = before ? before.viewer : this.#viewerAt(position, last);
    return {
      node,
      position,
      seat,
      view: position.view(viewer),
      before,
      happenings: before ? this.study.happenings(node, viewer) : [],
      moves: seat === viewer ? position.moves(seat) : NO_MOVES,
    };
  }

  #viewerAt(position: Position, last: Viewer | null): Viewer {
    const seenAs = this.#seenAs.value;
    if (seenAs !== 'turn') return seenAs;
    const turn = position.turn();
    if (turn.kind === 'seats') return turn.seats[0];
    if (turn.kind === 'over') return 'everything';
    // While chance decides, the board stays with the player who moved.
    return typeof last === 'number' ? last : 0;
  }
}
