import { type DealKey, dealKeyOf, dealNumber } from '../engine/fair.ts';
import type { Game } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import { type AnyOptions, defaultOptions } from '../engine/options.ts';
import { type MatchRecord, recordOf } from '../engine/record.ts';
import { type Result, wrong } from '../engine/result.ts';
import { type GameId, manifestOf } from '../games/index.ts';
import { dealtMove } from './dealt-move.ts';
import type { Level } from './levels.ts';
import { chooseMove } from './think.ts';

/** What everybody who plays a deal has in common: the seat, the rules, the chance and the bots. */
export interface Deal {
  /** Day and game, plus the club if the deal is a club's: `2026-11-17/GAME`. */
  readonly id: string;
  readonly game: GameId;
  readonly seats: number;
  readonly options: AnyOptions;
  /** The seat that people play; bots play all others. */
  readonly seat: number;
  readonly key: DealKey;
  /** Decides what bots do where they choose at random. */
  readonly botSeed: number;
}

/** The level of the bots that people meet in a deal. */
export const DEAL_LEVEL: Level = 'journeyman';
/** How many iterations the master thinks, unless the game says what a review needs. */
const MASTER_ITERATIONS = 200;
/** A match in which the seat has made more moves than this is not being played to be finished. */
const MOST_DEAL_MOVES = 600;

/** The id of a day's deal in a game: everybody's, or a club's. */
export function dealId(day: string, game: GameId, club: string | null): string {
  return [day, game, ...(club === null ? [] : [club])].join('/');
}

export function dealOf(id: string, game: GameId, seed: string): Deal {
  const { deal, usualSeats, options } = manifestOf(game);
  const seats = deal?.seats ?? usualSeats;
  const key = dealKeyOf(seed, id);
  return {
    id,
    game,
    seats,
    options: { ...defaultOptions(options), ...deal?.options },
    seat: dealNumber(key, 'seat', seats),
    key,
    botSeed: dealNumber(key, 'bots', 2 ** 32),
  };
}

/** Plays a deal with these moves for its seat, in this order; bots and chance do the rest. */
export async function playDeal(
  game: Game,
  deal: Deal,
  moves: readonly string[],
): Promise<Result<{ readonly record: MatchRecord }>> {
  let made = 0;
  const outcome = await played(game, deal, async () => moves[made++] ?? null);
  if (outcome.ok && made < moves.length) return wrong('there are moves after the end of the match');
  return outcome;
}

/** Plays a deal with the master in its seat. */
export function masterOf(game: Game, deal: Deal): Promise<Result<{ readonly record: MatchRecord }>> {
  const iterations = game.insight?.reviewEffort?.search ?? MASTER_ITERATIONS;
  const how = { botSeed: deal.botSeed, level: 'master', iterations, choose: chooseMove } as const;
  return played(game, deal, match => dealtMove(match, deal.seat, how));
}

async function played(
  game: Game,
  deal: Deal,
  choose: (match: Match) => Promise<string | null>,
): Promise<Result<{ readonly record: MatchRecord }>> {
  const match = new Match(game, deal.seats, deal.options);
  let own = 0;
  for (;;) {
    const by = match.first();
    if (by === null) return { ok: true, record: recordOf(match) };
    const move =
      by === 'nature'
        ? match.fairChance(deal.key)
        : by === deal.seat
          ? await choose(match)
          : await dealtMove(match, by, { botSeed: deal.botSeed, level: DEAL_LEVEL, choose: chooseMove });
    if (move === null) return wrong('the match is not over after the last move');
    if (by === deal.seat && ++own > MOST_DEAL_MOVES) return wrong('it takes too many moves');
    const made = match.play(by, move);
    if (!made.ok) return wrong(`move ${own}: ${made.error.message}`);
  }
}
