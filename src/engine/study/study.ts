import type { By } from '../by.ts';
import type { Game, Happening, State } from '../game.ts';
import { judge, type Refusal } from '../match.ts';
import type { AnyOptions } from '../options.ts';
import { makePlay, type PastPlay, Recall, stateAfter } from '../past.ts';
import type { RecordedPlay } from '../record.ts';
import { isToldTo } from '../replay.ts';
import type { Result } from '../result.ts';
import type { Viewer } from '../viewers.ts';
import { Position } from './position.ts';
import type { SetUp } from './set-up.ts';

/** What people write beside a move, as in chess: brilliant, good, interesting, doubtful, a mistake, a blunder. */
export const SIGNS = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type Sign = (typeof SIGNS)[number];

/** What somebody has written about a node. Text from people: never as HTML. */
export interface Note {
  /** The name of the line that begins here. */
  readonly name?: string;
  readonly comment?: string;
  readonly sign?: Sign;
}

const NO_NOTE: Note = {};

/** A study with more nodes would be an archive, and reading a study checks all of it at once. */
export const MOST_NODES = 20_000;
export const LONGEST_NAME = 80;
export const LONGEST_COMMENT = 4000;

/** One moment of a study: what was played to get there, and what was tried from there. Changed only by its study. */
export interface StudyNode {
  /** Null for the beginning. */
  readonly before: StudyNode | null;
  /** The play that led here; null for the beginning. */
  readonly play: PastPlay | null;
  /** What was played next: the first is the main line, the others are variations. */
  readonly next: StudyNode[];
  note: Note;
}

/** What was cut off a study, and where: `restore` puts it back. */
export interface Removed {
  readonly node: StudyNode;
  readonly place: number;
}

/** A position that was set up by hand: as it is written down, and as `SetUp.read` has read it. */
export interface SetUpPosition {
  readonly written: unknown;
  readonly state: State;
}

/**
 * A match that can continue in more than one way from any moment: a tree of plays. Chance is free: any
 * outcome can be chosen. Every node can be replayed: illegal plays never get in.
 */
export class Study {
  readonly game: Game;
  readonly seats: number;
  readonly options: AnyOptions;
  /** By seat; null if nobody has a name. */
  readonly names: readonly string[] | null;
  title: string;
  /** What it begins with, if not with the start of a match. */
  readonly from: SetUpPosition | null;
  /** Before the first play. */
  readonly root: StudyNode = { before: null, play: null, next: [], note: NO_NOTE };
  #size = 1;

  /** `seats` and `options` are within what the game allows. */
  constructor(
    game: Game,
    seats: number,
    options: AnyOptions,
    about: {
      readonly title?: string;
      readonly names?: readonly string[] | null;
      readonly from?: SetUpPosition | null;
    } = {},
  ) {
    this.game = game;
    this.seats = seats;
    this.options = options;
    this.title = about.title ?? '';
    this.names = about.names ?? null;
    this.from = about.from ?? null;
  }

  /** How many nodes there are. */
  get size(): number {
    return this.#size;
  }

  /** The node after this play: the existing one, or a new variation. */
  play(from: StudyNode, by: By, move: string): Result<{ readonly node: StudyNode }, Refusal> {
    return this.playAll(from, [[by, move]]);
  }

  /** Makes several plays in a row and returns the last node, or says which play, counted from 0, is not legal. */
  playAll(
    from: StudyNode,
    plays: readonly RecordedPlay[],
  ): Result<{ readonly node: StudyNode }, Refusal & { readonly play: number }> {
    let node = from;
    let state: State | null = null;
    for (const [number, [by, move]] of plays.entries()) {
      const known = state ? undefined : nextBy(node, by, move);
      if (known) {
        node = known;
        continue;
      }
      state ??= this.#stateAt(node);
      const made = this.#grow(node, state, by, move);
      if (!made.ok) return { ok: false, error: { ...made.error, play: number } };
      node = made.node;
    }
    return { ok: true, node };
  }

  position(node: StudyNode): Position {
    return new Position(this.game, this.#stateAt(node));
  }

  /** The position of a node, written down: another study can begin with it. */
  write(node: StudyNode, setUp: SetUp): unknown {
    return setUp.write(this.#stateAt(node));
  }

  /** What the viewer sees happen on the way to this node from the one before it. */
  happenings(node: StudyNode, viewer: Viewer): readonly Happening[] {
    if (!node.play) return [];
    return new Recall(this.game, () => this.#start())
      .seenOf(node.play)
      .filter(({ seenBy }) => isToldTo(viewer, seenBy))
      .map(({ happening }) => happening);
  }

  annotate(node: StudyNode, note: Note): void {
    node.note = note;
  }

  /** Cuts off a node and everything after it. The beginning cannot be cut off. */
  remove(node: StudyNode): Removed | null {
    const { before } = node;
    const place = before?.next.indexOf(node) ?? -1;
    if (!before || place < 0) return null;
    before.next.splice(place, 1);
    this.#size -= sizeOf(node);
    return { node, place };
  }

  /** Puts back what was cut off. If the same play has been made again since, this replaces it. */
  restore({ node, place }: Removed): void {
    const { before } = node;
    if (!before || before.next.includes(node)) return;
    const again = node.play && nextBy(before, node.play.by, node.play.move);
    const at = again ? (this.remove(again)?.place ?? place) : place;
    before.next.splice(at, 0, node);
    this.#size += sizeOf(node);
  }

  /** One place up among the variations; from the second place that makes it the main line there. */
  promote(node: StudyNode): void {
    const { before } = node;
    const place = before?.next.indexOf(node) ?? -1;
    if (before && place > 0) before.next.splice(place - 1, 2, node, before.next[place - 1]);
  }

  /** Makes the whole line that leads to the node the main line. */
  makeMain(node: StudyNode): void {
    for (let at: StudyNode | null = node; at?.before; at = at.before) {
      const { next } = at.before;
      next.splice(next.indexOf(at), 1);
      next.unshift(at);
    }
  }

  #grow(from: StudyNode, state: State, by: By, move: string): Result<{ readonly node: StudyNode }, Refusal> {
    if (this.#size >= MOST_NODES) return refused(`a study has at most ${MOST_NODES} moves`);
    const judged = judge(this.game, state, by, move);
    if (!judged.ok) return judged;
    const play = makePlay(this.game, state, from.play, { by, move, code: judged.move });
    const node: StudyNode = { before: from, play, next: [], note: NO_NOTE };
    from.next.push(node);
    this.#size++;
    return { ok: true, node };
  }

  /** Getting anywhere replays fewer plays than lie between two kept positions. */
  #stateAt({ play }: StudyNode): State {
    return stateAfter(this.game, () => this.#start(), play);
  }

  #start(): State {
    return this.from ? this.game.clone(this.from.state) : this.game.start(this.seats, this.options);
  }
}

/** The node after this play, if it has been tried. */
export function nextBy(node: StudyNode, by: By, move: string): StudyNode | undefined {
  return node.next.find(({ play }) => play?.by === by && play.move === move);
}

/** From the beginning to this node, both included. */
export function lineTo(node: StudyNode): readonly StudyNode[] {
  const line: StudyNode[] = [];
  for (let at: StudyNode | null = node; at; at = at.before) line.push(at);
  return line.reverse();
}

/** This node and the main line from there to its end. */
export function lineFrom(node: StudyNode): readonly StudyNode[] {
  const line: StudyNode[] = [];
  for (let at: StudyNode | undefined = node; at; at = at.next[0]) line.push(at);
  return line;
}

/** The address of a node: which continuation was taken at each moment. */
export function pathTo(node: StudyNode): readonly number[] {
  return lineTo(node)
    .slice(1)
    .map(at => at.before?.next.indexOf(at) ?? 0);
}

/** The node that a path leads to; the last existing node, if the path goes further. */
export function nodeAt(root: StudyNode, path: readonly number[]): StudyNode {
  let node = root;
  for (const step of path) {
    const next = node.next[step];
    if (!next) return node;
    node = next;
  }
  return node;
}

/** All nodes: each before what follows it, and each line before its variations. */
export function* everyNode(root: StudyNode): Generator<StudyNode> {
  const left = [root];
  for (let node = left.pop(); node; node = left.pop()) {
    yield node;
    for (let i = node.next.length - 1; i >= 0; i--) left.push(node.next[i]);
  }
}

function sizeOf(node: StudyNode): number {
  let size = 0;
  for (const _ of everyNode(node)) size++;
  return size;
}

function refused(message: string): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: { code: 'illegal-move', message } };
}
