import { lowest } from '../engine/bits.ts';
import { type Game, NATURE_DUE, OVER, type State, type View } from '../engine/game.ts';
import type { Ability } from '../engine/insight.ts';
import { type Buffers, buffersFor, drawOutcome } from '../engine/playout.ts';
import type { Random } from '../engine/random.ts';
import { isAmong, NATURE } from '../engine/viewers.ts';
import { type Character, type Prospected, suiting } from './character.ts';
import { Imagination } from './imagination.ts';
import { overlook } from './overlooking.ts';
import type { Candidate, Thought } from './thought.ts';
import { resultOf, rollOut } from './values.ts';

/** The tree grows only where a search has come this often: growing costs memory. */
const ARRIVALS_TO_GROW = 3;

/**
 * Monte Carlo tree search over information sets, for moments when one seat decides alone. Every iteration walks one
 * tree with a state imagined from the view: a seat's decisions are told apart by what the root's viewer can see of
 * the plays between, nature's outcomes are nodes of their own, and every seat looks for its own best result.
 */
export class TreeSearch implements Thought {
  readonly #game: Game;
  readonly #seat: number;
  readonly #random: Random;
  readonly #ability: Ability;
  readonly #buffers: Buffers;
  readonly #weights: Float64Array;
  readonly #values: Float64Array;
  readonly #root = new Decision();
  readonly #path: Step[] = [];
  #length = 0;
  readonly #imagination: Imagination;
  /** In an open game, all imagined states are this one, and a decision always has the same moves. */
  readonly #only: State | null;
  readonly #state: State;
  /** The move that every iteration begins with; null if the search chooses. */
  #considered: number | null = null;

  constructor(game: Game, view: View, seat: number, random: Random, ability: Ability) {
    this.#game = game;
    this.#seat = seat;
    this.#random = random;
    this.#ability = ability;
    this.#buffers = buffersFor(game);
    this.#weights = new Float64Array(game.mostMoves);
    this.#values = new Float64Array(view.seats);
    this.#imagination = new Imagination(game, view, random);
    this.#state = game.imagine(view, random);
    this.#only = game.insight?.isOpen ? game.clone(this.#state) : null;
  }

  run(iterations: number): void {
    for (let i = 0; i < iterations; i++) this.#iterate();
  }

  /**
   * Iterations that all begin with one move, whatever the search thinks of it, and what each gained the seat:
   * for reviews. Not to be followed by `run`.
   */
  consider(move: number, iterations: number, into: { add(value: number): void }): void {
    this.#considered = move;
    for (let i = 0; i < iterations; i++) {
      this.#iterate();
      into.add(this.#values[this.#seat]);
    }
    this.#considered = null;
  }

  candidates(): Ranked[] {
    const state = this.#imagination.next();
    const total = Math.max(1, this.#root.visits);
    return this.#root.edges
      .filter(edge => edge.visits > 0)
      .map(edge => ({
        move: this.#game.write(state, this.#seat, edge.move),
        value: edge.total / edge.visits,
        share: edge.visits / total,
        spread: edge.spread(),
        error: edge.spread() / Math.sqrt(edge.visits),
      }))
      .sort((a, b) => b.share - a.share || b.value - a.value);
  }

  choose(character: Character = 'even'): string {
    const [best, ...others] = this.candidates();
    if (best) return suiting([best, ...others], character).move;
    const state = this.#imagination.next();
    this.#game.moves(state, this.#seat, this.#buffers.moves);
    return this.#game.write(state, this.#seat, this.#buffers.moves[0]);
  }

  #iterate(): void {
    this.#game.copy(this.#state, this.#only ?? this.#imagination.next());
    this.#length = 0;
    this.#descend();
    for (let i = 0; i < this.#length; i++) {
      const { decision, edge, seat } = this.#path[i];
      decision.visits++;
      edge.visits++;
      const value = this.#values[seat];
      edge.total += value;
      edge.squares += value * value;
      decision.total += value;
    }
  }

  /** Walks down the tree to a decision that is new, or to the end, and leaves every seat's value in `#values`. */
  #descend(): void {
    const game = this.#game;
    const state = this.#state;
    let decision = this.#root;
    let edge: Edge | null = null;
    let signature = 0;
    for (;;) {
      const due = game.due(state);
      if (due === OVER) {
        resultOf(game, state, this.#values);
        return;
      }
      if (due === NATURE_DUE) {
        signature = mixed(signature, this.#playNature());
        continue;
      }
      const seat = lowest(due);
      if (due !== 1 << seat) break; // a secret simultaneous choice: the playout decides it
      if (edge) {
        if (this.#length >= this.#ability.depth) break;
        decision = edge.decisionAfter(signature);
        if (++decision.arrivals < ARRIVALS_TO_GROW) break;
      }
      if (this.#considered !== null && decision === this.#root) edge = decision.edgeOf(this.#considered);
      else edge = this.#only ? this.#selectOpenly(decision, seat) : this.#select(decision, seat);
      this.#note(decision, edge, seat);
      signature = 0;
      if (!isAmong(this.#seat, game.knownTo(state, seat))) signature = mixed(signature, -1);
      game.play(state, seat, edge.move, null);
    }
    rollOut(game, state, this.#random, this.#values, this.#buffers, this.#ability.insight);
  }

  /** Plays nature's outcome and returns it as the root's viewer sees it. */
  #playNature(): number {
    const { moves } = this.#buffers;
    const outcome = drawOutcome(this.#random, moves, this.#game.chances(this.#state, moves));
    const isKnown = isAmong(this.#seat, this.#game.knownTo(this.#state, NATURE));
    this.#game.play(this.#state, NATURE, outcome, null);
    return isKnown ? outcome : -1;
  }

  /** The move to try next: promising, good so far, or little tried. */
  #select(decision: Decision, seat: number): Edge {
    const count = this.#game.moves(this.#state, seat, this.#buffers.moves);
    const edges = decision.edgesFor(this.#buffers.moves, count);
    if (count === 1) return edges[0];
    if (!decision.isWeighed) this.#weigh(decision, seat, count);
    let available = 0;
    for (let i = 0; i < count; i++) available += edges[i].visits;
    const urge = this.#ability.curiosity * Math.sqrt(available + 1);
    const expected = decision.visits > 0 ? decision.total / decision.visits : 0.5;
    let best = edges[0];
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const edge = edges[i];
      if (edge.promise === 0) continue;
      const value = edge.visits > 0 ? edge.total / edge.visits : expected;
      const score = value + (urge * edge.promise) / (1 + edge.visits);
      if (score > bestScore) {
        bestScore = score;
        best = edge;
      }
    }
    return best;
  }

  /**
   * The same choice in an open game, faster: among untried moves only the most promising can be chosen, so
   * the others need no edge yet.
   */
  #selectOpenly(decision: Decision, seat: number): Edge {
    decision.untried ??= this.#listUntried(decision, seat);
    const { untried, edges } = decision;
    const urge = this.#ability.curiosity * Math.sqrt(decision.visits + 1);
    let best: Edge | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i];
      const score = edge.total / edge.visits + (urge * edge.promise) / (1 + edge.visits);
      if (score > bestScore) {
        bestScore = score;
        best = edge;
      }
    }
    const expected = decision.visits > 0 ? decision.total / decision.visits : 0.5;
    if (best && (untried.promise === 0 || expected + urge * untried.promise <= bestScore)) return best;
    return decision.tryNext(untried);
  }

  #listUntried(decision: Decision, seat: number): Untried {
    const { moves } = this.#buffers;
    const count = this.#game.moves(this.#state, seat, moves);
    this.#promise(decision, seat, count);
    return new Untried(moves.slice(0, count), this.#weights.slice(0, count));
  }

  #weigh(decision: Decision, seat: number, count: number): void {
    this.#promise(decision, seat, count);
    for (let i = 0; i < count; i++) decision.current[i].promise = this.#weights[i];
    decision.isWeighed = true;
  }

  /** Sets `#weights` to the share that each listed move has in the promise of all. */
  #promise(decision: Decision, seat: number, count: number): void {
    const weights = this.#weights;
    const { moves } = this.#buffers;
    const { insight } = this.#game;
    weights.fill(1, 0, count);
    if (this.#ability.insight) insight?.weigh?.(this.#state, seat, moves, count, weights);
    if (this.#ability.careful && decision === this.#root)
      insight?.dismiss?.(this.#state, seat, moves, count, weights);
    if (decision === this.#root) overlook(weights, count, this.#ability.overlooks, this.#random);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += weights[i];
    for (let i = 0; i < count; i++) weights[i] = sum > 0 ? weights[i] / sum : 1 / count;
  }

  #note(decision: Decision, edge: Edge, seat: number): void {
    const step = this.#path[this.#length];
    if (step) {
      step.decision = decision;
      step.edge = edge;
      step.seat = seat;
    } else this.#path.push({ decision, edge, seat });
    this.#length++;
  }
}

type Ranked = Candidate & Prospected;

interface Step {
  decision: Decision;
  edge: Edge;
  seat: number;
}

/** A move of a decision, and what has been found out about it. */
class Edge {
  readonly move: number;
  visits = 0;
  total = 0;
  squares = 0;
  /** Share of the promise of all moves of its decision; a move that came up later gets the average. */
  promise: number;
  /** The decisions that follow, by what was seen between. */
  #after: Map<number, Decision> | null = null;

  constructor(move: number, promise: number) {
    this.move = move;
    this.promise = promise;
  }

  /** How far apart its results were: their standard deviation. */
  spread(): number {
    return Math.sqrt(Math.max(0, this.squares / this.visits - (this.total / this.visits) ** 2));
  }

  decisionAfter(signature: number): Decision {
    this.#after ??= new Map();
    let decision = this.#after.get(signature);
    if (!decision) {
      decision = new Decision();
      this.#after.set(signature, decision);
    }
    return decision;
  }
}

/** A moment of decision of one seat, as the root's viewer sees it. Which moves there are can differ between imagined states. */
class Decision {
  /** How often a search has come here; once that reaches `ARRIVALS_TO_GROW`, it continues in the tree from here. */
  arrivals = 0;
  visits = 0;
  total = 0;
  isWeighed = false;
  readonly edges: Edge[] = [];
  /** In an open game: the moves that have no edge yet. */
  untried: Untried | null = null;
  /** The edges of the moves given last, in their order. */
  readonly current: Edge[] = [];
  #byMove: Map<number, Edge> | null = null;

  tryNext(untried: Untried): Edge {
    const edge = new Edge(untried.move, untried.promise);
    this.edges.push(edge);
    untried.next();
    return edge;
  }

  /** The edge of a move that may never have been tried. */
  edgeOf(move: number): Edge {
    let edge = this.edges.find(edge => edge.move === move);
    if (!edge) {
      edge = new Edge(move, 0);
      this.edges.push(edge);
    }
    return edge;
  }

  edgesFor(moves: Int32Array, count: number): readonly Edge[] {
    const current = this.current;
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      if (current[i]?.move === move) continue;
      this.#byMove ??= new Map();
      let edge = this.#byMove.get(move);
      if (!edge) {
        edge = new Edge(move, 1 / count);
        this.#byMove.set(move, edge);
        this.edges.push(edge);
      }
      current[i] = edge;
    }
    return current;
  }
}

/** Moves that a search has not tried, the most promising first, equally promising ones in the order of the rules. */
class Untried {
  readonly #moves: Int32Array;
  readonly #promises: Float64Array;
  #at = -1;
  move = -1;
  /** Of the most promising; 0 if only pointless ones are left, or none. */
  promise = 0;

  constructor(moves: Int32Array, promises: Float64Array) {
    this.#moves = moves;
    this.#promises = promises;
    this.next();
  }

  next(): void {
    const promises = this.#promises;
    if (this.#at >= 0) promises[this.#at] = 0;
    let most = 0;
    for (let i = 0; i < promises.length; i++) {
      if (promises[i] > most) {
        most = promises[i];
        this.#at = i;
      }
    }
    this.promise = most;
    this.move = this.#moves[this.#at];
  }
}

/** A running signature of what was seen. */
function mixed(signature: number, seen: number): number {
  return (Math.imul(signature ^ (seen + 0x9e3779b9), 0x85ebca6b) ^ (signature >>> 15)) | 0;
}
