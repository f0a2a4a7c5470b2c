import { dealId, dealOf } from '../../bots/deal.ts';
import { Threads } from '../../bots/threads.ts';
import { commitmentTo } from '../../engine/fair.ts';
import { FORMAT, type MatchRecord } from '../../engine/record.ts';
import { type GameId, isGameId } from '../../games/index.ts';
import type { DealShown } from '../../protocol/api/days.ts';
import { FairQueue, QueueFull } from '../fair-queue.ts';
import { FairShares } from '../fair-shares.ts';
import type { Limits } from '../limits.ts';
import type { Players } from '../players.ts';
import { RequestError } from '../request-error.ts';
import type { Store, StoredDealt } from '../store/store.ts';
import { nameOf } from '../tables/info.ts';
import type { Watch } from '../tables/services.ts';
import type { Days } from './days.ts';

/** How many of the best results are listed. */
const BEST = 50;
/** How many lines may wait to be checked; beyond that, lines of whoever has sent most are refused. */
const MOST_WAITING = 100;
/** The share that a line takes, in milliseconds: more than any that we measured. */
const COST_MS = 500;
/** How many deals the master may be playing or have waiting; clients ask again for the rest. */
const MOST_MASTERS = 12;
/** What the master does may wait for all lines: as if it had been asked for so much later. */
const LAST_MS = 60 * 60_000;
const RETRY_SECONDS = 30;
/** Stored in place of a player's id: the master's result in a deal. */
const MASTER = 'master';

/** Which deal is asked for. */
export interface DealWanted {
  readonly day: string;
  readonly game: string;
  readonly club: string | null;
}

interface DealsServices {
  readonly store: Store;
  readonly players: Pick<Players, 'names'>;
  readonly days: Days;
  readonly limits: Pick<Limits, 'take'>;
  readonly now: () => number;
  readonly watch: Pick<Watch, 'failed'>;
}

/**
 * How people have played deals. Every line is replayed here, in a thread: the day decides chance and
 * the bots move by themselves, so nothing is taken on trust but the player's own moves.
 */
export class Deals {
  readonly #services: DealsServices;
  readonly #thread = new Threads({ min: 0, max: 1 });
  /** Whoever sends many lines, from however many accounts, waits behind whoever sends one. */
  readonly #shares: FairShares;
  readonly #queue = new FairQueue(1, MOST_WAITING);
  /** The master's lines that are being played now. */
  readonly #masters = new Map<string, Promise<void>>();
  #isClosing = false;

  constructor(services: DealsServices, shares = new FairShares()) {
    this.#services = services;
    this.#shares = shares;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#thread.close();
    await Promise.allSettled(this.#masters.values());
  }

  /**
   * A deal as somebody may know it: with everybody's results once they have played it themselves, or once it no longer
   * counts.
   */
  async shown(wanted: DealWanted, player: string | null): Promise<DealShown> {
    const { store, days, players } = this.#services;
    const { id } = await this.#found(wanted, player);
    const mine = player === null ? null : await store.dealtBy(id, player);
    const isOpen = mine !== null || days.isOver(wanted.day);
    const leads = await store.dealtLeads(id);
    const count = leads.reduce((sum, one) => sum + one.count, 0);
    const own = mine && {
      score: mine.score,
      lead: mine.lead,
      better: leads.filter(({ lead }) => lead > mine.lead).reduce((sum, one) => sum + one.count, 0),
    };
    if (!isOpen) return { count, mine: own, isTaken: days.isTaken(wanted.day), others: null };
    const [best, master] = await Promise.all([store.bestDealt(id, BEST), this.#master(wanted, id)]);
    const names = await players.names(best.map(one => one.player));
    return {
      count,
      mine: own,
      isTaken: days.isTaken(wanted.day),
      others: {
        leads: leads.map(one => ({ ...one })),
        best: best.map(({ player, score, lead }) => ({
          player,
          name: nameOf(names.get(player)),
          score,
          lead,
        })),
        master: master && { score: master.score, lead: master.lead },
      },
    };
  }

  /** Accepts a line, the moves of its player, after replaying it. Only a player's first line counts. */
  async take(wanted: DealWanted, player: string, network: string, moves: readonly string[]): Promise<void> {
    const { store, days, limits, now } = this.#services;
    const { id, game, seed } = await this.#found(wanted, player);
    if (!days.isTaken(wanted.day)) throw new RequestError('not-now', 'this day is over');
    if (await store.dealtBy(id, player)) return;
    await limits.take('deals', player);
    await limits.take('network deals', network);
    const fairAt = this.#shares.take({ player, network }, COST_MS);
    const outcome = await this.#queue
      .run(fairAt, () => this.#thread.run('deal', { id, game, seed, moves }))
      .catch((error: unknown) => {
        if (!(error instanceof QueueFull)) throw error;
        const retryAfterSeconds = RETRY_SECONDS;
        throw new RequestError('too-many', 'too many lines are waiting to be checked', { retryAfterSeconds });
      });
    if (!outcome.ok) throw new RequestError('illegal-move', outcome.error.message);
    await store.addDealt({ deal: id, player, at: now(), ...resultOf(outcome.record, outcome.seat) });
  }

  /** The whole match of a player or of the master, for people who may see it. */
  async line(wanted: DealWanted, player: string | null, of: string): Promise<MatchRecord> {
    const { store, days } = this.#services;
    const { id, game, seed } = await this.#found(wanted, player);
    const isOpen = days.isOver(wanted.day) || (player !== null && (await store.dealtBy(id, player)) !== null);
    if (!isOpen) throw new RequestError('not-now', 'play this deal yourself first');
    const found = of === MASTER ? await this.#master(wanted, id) : await store.dealtBy(id, of);
    if (!found) throw new RequestError('not-found', 'there is no such line');
    const { seats, options } = dealOf(id, game, seed);
    const { scores, winners, plays }: Pick<MatchRecord, 'plays'> & NonNullable<MatchRecord['result']> =
      JSON.parse(found.plays);
    return {
      format: FORMAT,
      game,
      seats,
      options,
      chance: { version: 3, deal: id, commitment: commitmentTo(seed), seed },
      plays,
      result: { scores, winners },
    };
  }

  /** The deal, if it has begun and this player may know about it. */
  async #found({ day, game, club }: DealWanted, player: string | null) {
    const { store, days } = this.#services;
    if (club !== null) {
      const role = player === null ? null : await store.roleIn(club, player);
      if (role === null || role === 'asking')
        throw new RequestError('not-allowed', 'this deal is for the members of a club');
    }
    const seed = days.seedOf(day, club);
    if (seed === null || !isGameId(game))
      throw new RequestError('not-found', 'there is no such deal, or its day has not begun');
    return { id: dealId(day, game, club), game, seed };
  }

  /** The master's result; null until it is known. The master plays only days that can still be played. */
  async #master(wanted: DealWanted, id: string): Promise<Omit<StoredDealt, 'at'> | null> {
    const { store, days, watch } = this.#services;
    const kept = await store.kept(nameOfMaster(id));
    if (kept !== null) return { deal: id, player: MASTER, ...JSON.parse(kept) };
    const { game, club, day } = wanted;
    const seed = days.seedOf(day, club);
    if (seed === null || !isGameId(game) || !days.isTaken(day) || this.#isClosing) return null;
    if (this.#masters.size >= MOST_MASTERS) return null;
    let playing = this.#masters.get(id);
    if (!playing) {
      playing = this.#playMaster(id, game, seed)
        .catch((error: unknown) => {
          // If too much waits, it is asked for again.
          if (!this.#isClosing && !(error instanceof QueueFull)) watch.failed('a deal', id, error);
        })
        .finally(() => this.#masters.delete(id));
      this.#masters.set(id, playing);
    }
    return null;
  }

  async #playMaster(id: string, game: GameId, seed: string): Promise<void> {
    const fairAt = performance.now() + LAST_MS;
    const outcome = await this.#queue.run(fairAt, () =>
      this.#thread.run('deal', { id, game, seed, moves: null }),
    );
    if (!outcome.ok) throw new Error(outcome.error.message);
    const result = JSON.stringify(resultOf(outcome.record, outcome.seat));
    await this.#services.store.keepOnce(nameOfMaster(id), result);
  }
}

function nameOfMaster(deal: string): string {
  return `master's deal ${deal}`;
}

/** The score and the lead of a seat, and what must be kept of the record to show it again. */
function resultOf(
  { plays, result }: MatchRecord,
  seat: number,
): Pick<StoredDealt, 'score' | 'lead' | 'plays'> {
  const scores = result?.scores ?? [];
  const score = scores[seat];
  const best = Math.max(...scores.filter((_, other) => other !== seat));
  return { score, lead: score - best, plays: JSON.stringify({ ...result, plays }) };
}
