import { actorOf } from '../../engine/by.ts';
import { filledPlays } from '../../engine/entered-record.ts';
import { type Game, type State, turnOf } from '../../engine/game.ts';
import { UNKNOWN } from '../../engine/gap.ts';
import type { Reasoning, ReviewEffort } from '../../engine/insight.ts';
import type { MatchRecord } from '../../engine/record.ts';
import { isAmong } from '../../engine/viewers.ts';
import { chancesFor, luckOf, luckOfChoices } from './chances.ts';
import { Pairs, verdictOn } from './confirming.ts';
import { type Depth, effortOf } from './effort.ts';
import { type Finding, isMistake, isSuspect, type Judgement } from './findings.ts';
import type { Checked, Suspect } from './inquiry.ts';
import { judgeDecision } from './judging.ts';

/**
 * Reviews the moments of one finished match, in any order: the findings depend only on the record, the level
 * and the seed, not on which moments were asked for before. So any number of threads can share the moments.
 */
export class MomentReviewer {
  readonly #game: Game;
  readonly #record: MatchRecord;
  /**
   * With the gaps of the record filled: unknown plays are never judged, but the match needs them to go on.
   */
  readonly #plays: MatchRecord['plays'];
  /**
   * The bit set of viewers whose decisions cannot be judged, because they knew things the record does not.
   */
  readonly #unknownViewers: number;
  readonly #effort: ReviewEffort;
  readonly #level: Depth;
  readonly #seed: number;
  readonly #reasoning: Reasoning | null;
  #state: State;
  #at = 0;
  /** By moment: what is being played on from. */
  readonly #pairs = new Map<number, Pairs>();
  /** The secret choices made so far, while some seats have still to choose. */
  #hidden: Hidden | null = null;

  /** The record has been checked (`loadRecord`), and its match is over: a review reveals what was hidden. */
  constructor(
    game: Game,
    record: MatchRecord,
    level: Depth,
    seed: number,
    reasoning: Reasoning | null = null,
  ) {
    if (!record.result) throw new Error('only a match that is over can be reviewed');
    this.#game = game;
    this.#record = record;
    const { plays, unknownViewers } = filledPlays(game, record);
    this.#plays = plays;
    this.#unknownViewers = unknownViewers;
    this.#effort = effortOf(level, game);
    this.#level = level;
    this.#seed = seed;
    this.#reasoning = reasoning;
    this.#state = game.start(record.seats, record.options);
  }

  /** The same, after loading the game's reasons, so that it can say why a move was better. */
  static async withReasons(
    game: Game,
    record: MatchRecord,
    level: Depth,
    seed: number,
  ): Promise<MomentReviewer> {
    return new MomentReviewer(game, record, level, seed, (await game.insight?.reasons?.()) ?? null);
  }

  /** What looks like a mistake (`isSuspect`) is not called one before it has been confirmed. */
  review(moment: number): Finding {
    if (moment === 0) {
      this.#startAnew();
      return rounded({ moment, chances: this.#chances(0), luck: null, judgement: null });
    }
    this.#goBefore(moment);
    return rounded(this.#reviewNext());
  }

  /** Plays on for one more slice from the move that looked like a mistake and from the better one. */
  check({ finding, tally: before, slices: spent }: Suspect): Checked {
    const { moment, judgement } = finding;
    if (!judgement) throw new Error('nothing was decided');
    const { tally, slices } = this.#pairsAt(moment, judgement).playSlice(before);
    const verdict = verdictOn(this.#game, judgement, tally, spent + slices, this.#level);
    return {
      suspect: { finding, tally, slices: spent + slices },
      finding: rounded({ ...finding, judgement: verdict.judgement }),
      isDecided: verdict.isDecided,
    };
  }

  #pairsAt(moment: number, judgement: Judgement): Pairs {
    let pairs = this.#pairs.get(moment);
    if (!pairs) {
      this.#goBefore(moment);
      const view = this.#game.view(this.#state, judgement.seat, true);
      pairs = new Pairs(this.#game, view, judgement, this.#seedFor(moment) + 4);
      this.#pairs.set(moment, pairs);
    }
    return pairs;
  }

  /** Judges the play that comes next, and makes it. */
  #reviewNext(): Finding {
    const game = this.#game;
    const state = this.#state;
    const moment = this.#at + 1;
    const seed = this.#seedFor(moment);
    const [by, text] = this.#plays[this.#at];
    const isUnknown = this.#record.plays[this.#at][1] === UNKNOWN;
    const actor = actorOf(by);
    const move = game.read(state, actor, text);
    const judgement =
      by === 'nature' || isAmong(by, this.#unknownViewers)
        ? null
        : judgeDecision(game, game.view(state, by, true), text, this.#effort, seed, this.#reasoning);
    let luck = by === 'nature' && !isUnknown ? luckOf(game, state, move, this.#effort, seed + 1) : null;
    const { isSeen, revealed } = this.#step();
    if (revealed && revealed.chosen.size > 1)
      luck = luckOfChoices(game, revealed.before, revealed.chosen, this.#effort, seed + 2);
    return { moment, chances: isSeen ? this.#chances(moment) : null, luck, judgement };
  }

  /** Makes the next play; says whether a spectator has learnt anything, and which choices were revealed. */
  #step(): { readonly isSeen: boolean; readonly revealed: Hidden | null } {
    const game = this.#game;
    const state = this.#state;
    const [by, text] = this.#plays[this.#at++];
    const actor = actorOf(by);
    const move = game.read(state, actor, text);
    const isOpen = isAmong('spectator', game.knownTo(state, actor));
    if (!isOpen && by !== 'nature') {
      this.#hidden ??= { before: game.clone(state), chosen: new Map() };
      this.#hidden.chosen.set(by, move);
    }
    let isRevealed = false;
    game.play(state, actor, move, (happening, seenBy) => {
      if (game.reveals.has(happening.kind) && isAmong('spectator', seenBy)) isRevealed = true;
    });
    const isOver = turnOf(game, state).kind === 'over';
    if (!isOpen && !isRevealed && !isOver) return { isSeen: false, revealed: null };
    const revealed = this.#hidden;
    this.#hidden = null;
    return { isSeen: true, revealed };
  }

  #chances(moment: number): number[] {
    const view = this.#game.view(this.#state, 'spectator', true);
    return chancesFor(this.#game, view, this.#effort, this.#seedFor(moment) + 3);
  }

  /** Plays up to the play that led to this moment. */
  #goBefore(moment: number): void {
    if (moment <= this.#at) this.#startAnew();
    while (this.#at < moment - 1) this.#step();
  }

  #startAnew(): void {
    this.#state = this.#game.start(this.#record.seats, this.#record.options);
    this.#at = 0;
    this.#hidden = null;
  }

  #seedFor(moment: number): number {
    return this.#seed * 1_000_003 + moment * 11;
  }
}

interface Hidden {
  /** The match before anybody chose. */
  readonly before: State;
  /** By seat. */
  readonly chosen: Map<number, number>;
}

/** Four digits are more than a review can know, and keep what is stored small. */
function rounded({ moment, chances, luck, judgement }: Finding): Finding {
  return {
    moment,
    chances: chances === null ? null : chances.map(short),
    luck: luck === null ? null : { changes: luck.changes.map(short), error: short(luck.error) },
    judgement: judgement === null ? null : roundedJudgement(judgement),
  };
}

/** What would have been better, and why, is worth keeping only for mistakes, and what may be one. */
function roundedJudgement(judgement: Judgement): Judgement {
  const { loss, error, sure, mix, reason } = judgement;
  const isWorthIt = isMistake(judgement) || isSuspect(judgement);
  return {
    ...judgement,
    loss: short(loss),
    error: short(error),
    sure: sure === null ? null : short(sure),
    mix: mix && isWorthIt ? mix.map(([move, share]) => [move, short(share)]) : null,
    reason: isWorthIt ? reason : null,
  };
}

function short(number: number): number {
  // Adding 0 makes −0 an ordinary 0, which is what comes back from storage.
  return Math.round(number * 1e4) / 1e4 + 0;
}
