import { type Game, type Happening, NATURE_DUE, OVER } from '../engine/game.ts';
import type { AnyOptions } from '../engine/options.ts';
import { buffersFor, drawOutcome } from '../engine/playout.ts';
import { Random } from '../engine/random.ts';
import { NATURE, seatsOf } from '../engine/viewers.ts';

export interface Setting {
  readonly game: Game;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly matches: number;
  readonly seed: number;
}

export interface Findings {
  /** Plays in a match, including nature's. */
  readonly plays: Numbers;
  readonly naturePlays: Numbers;
  /** How many legal moves there are when a seat must move. */
  readonly branching: Numbers;
  /** How many matches ended in each way. */
  readonly endings: ReadonlyMap<string, number>;
  readonly seats: readonly SeatFindings[];
}

interface SeatFindings {
  readonly scores: Numbers;
  /** Matches that the seat won, alone or with others, and matches that it won alone. */
  wins: number;
  winsAlone: number;
}

/** Plays random matches, every legal move equally likely. The same setting gives the same findings. */
export function simulation(setting: Setting, progress: (done: number) => void = () => {}): Findings {
  const { game, seats, options, matches, seed } = setting;
  const random = new Random(seed);
  const buffers = buffersFor(game);
  const endings = new Map<string, number>();
  const findings = {
    plays: new Numbers(),
    naturePlays: new Numbers(),
    branching: new Numbers(),
    endings,
    seats: Array.from({ length: seats }, () => ({ scores: new Numbers(), wins: 0, winsAlone: 0 })),
  };
  for (let done = 0; done < matches; done++) {
    const state = game.start(seats, options);
    const ending = new EndingHeard();
    let plays = 0;
    let natures = 0;
    for (let due = game.due(state); due !== OVER; due = game.due(state)) {
      plays++;
      if (due === NATURE_DUE) {
        natures++;
        const count = game.chances(state, buffers.moves);
        game.play(state, NATURE, drawOutcome(random, buffers.moves, count), ending.hear);
      } else {
        const [seat] = seatsOf(due);
        const count = game.moves(state, seat, buffers.moves);
        findings.branching.add(count);
        game.play(state, seat, buffers.moves[random.below(count)], ending.hear);
      }
    }
    findings.plays.add(plays);
    findings.naturePlays.add(natures);
    endings.set(ending.text, (endings.get(ending.text) ?? 0) + 1);
    const winners = seatsOf(game.winners(state));
    for (const [seat, found] of findings.seats.entries()) found.scores.add(game.score(state, seat));
    for (const seat of winners) findings.seats[seat].wins++;
    if (winners.length === 1) findings.seats[winners[0]].winsAlone++;
    progress(done + 1);
  }
  return findings;
}

/** The mean, least and greatest of many numbers, without keeping them. */
export class Numbers {
  count = 0;
  sum = 0;
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;

  add(number: number): void {
    this.count++;
    this.sum += number;
    if (number < this.min) this.min = number;
    if (number > this.max) this.max = number;
  }

  get mean(): number {
    return this.sum / this.count;
  }
}

/** The fields by which a happening says why something ended. */
const REASONS = ['reason', 'ending', 'because'];

/**
 * How a match ended, in the game's own words: the last happening that gave a reason, with that reason; or simply the
 * last happening if none did.
 */
class EndingHeard {
  #last = 'nothing happened';
  #reason: string | undefined;

  readonly hear = (happening: Happening): void => {
    this.#last = happening.kind;
    for (const [field, value] of Object.entries(happening)) {
      if (REASONS.includes(field) && typeof value === 'string') this.#reason = `${happening.kind}: ${value}`;
    }
  };

  get text(): string {
    return this.#reason ?? this.#last;
  }
}
