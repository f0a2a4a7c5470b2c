import { dealId, dealOf } from '../../bots/deal.ts';
import { Threads } from '../../bots/threads.ts';
import { commitmentTo } from '../../engine/fair.ts';
import { FORMAT, type MatchRecord } from '../../engine/record.ts';
import { type GameId, isGameId } from '../../games/index.ts';
import type { DealShown } from '../../protocol/http.ts';
import type { Limits } from '../limits.ts';
import type { Players } from '../players.ts';
import { RequestError } from '../request-error.ts';
import type { Store, StoredDealt } from '../store/store.ts';
import { nameOf } from '../tables/info.ts';
import type { Watch } from '../tables/services.ts';
import type { Days } from './days.ts';

/** How many of the best are listed. */
const BEST = 50;
/** Lines that may wait to be checked. Each takes about a second. */
const MOST_WAITING = 30;
/** Deals that the master plays or waits to play; others are asked for again. */
const MOST_MASTERS = 12;
const RETRY_SECONDS = 30;
/** In the place of a player's id: what the master made of a deal. */
const MASTER = 'master';

/** A deal as it is asked for. */
export interface DealWanted {
  readonly day: string;
  readonly game: string;
  readonly club: string | null;
}

interface DealsServices {
  readonly store: Store;
  readonly players: Pick<Players, 'names'>;
  readonly days: Days;
  readonly limits: Limits;
  readonly now: () => number;
  readonly watch: Pick<Watch, 'failed'>;
}

/**
 * How people have played the deals of the days. A line is played again here, move by move, in a thread of its own: chance is that of
 * the day and bots do what they do, so that nothing but the moves of its player needs to be believed.
 */
export class Deals {
  readonly #services: DealsServices;
  readonly #thread = new Threads({ min: 0, max: 1 });
  /** The master's lines that are being played now. */
  readonly #masters = new Map<string, Promise<void>>();
  #waiting = 0;
  #isClosing = false;

  constructor(services: DealsServices) {
    this.#services = services;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#thread.close();
    await Promise.allSettled(this.#masters.values());
  }

  /** A deal as somebody may know it: with all others' results once they have played it themselves, or nobody can any more. */
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

  /** Takes a line: the moves of its player, played again here. The first one counts. */
  async take(wanted: DealWanted, player: string, network: string, moves: readonly string[]): Promise<void> {
    const { store, days, limits, now } = this.#services;
    const { id, game, seed } = await this.#found(wanted, player);
    if (!days.isTaken(wanted.day)) throw new RequestError('not-now', 'this day is over');
    if (await store.dealtBy(id, player)) return;
    await limits.take('deals', player);
    await limits.take('network deals', network);
    if (this.#waiting >= MOST_WAITING) {
      const retryAfterSeconds = RETRY_SECONDS;
      throw new RequestError('too-many', 'too many lines wait to be checked', { retryAfterSeconds });
    }
    this.#waiting++;
    try {
      const outcome = await this.#thread.run('deal', { id, game, seed, moves });
      if (!outcome.ok) throw new RequestError('illegal-move', outcome.error.message);
      await store.addDealt({ deal: id, player, at: now(), ...resultOf(outcome.record, outcome.seat) });
    } finally {
      this.#waiting--;
    }
  }

  /** The whole match of a player, or the master's, for those who may look at it. */
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

  /** The deal, if it has begun and this player may know of it. */
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

  /** What the master made of it; null until that is known. Only days that are still played are worth its time. */
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
          if (!this.#isClosing) watch.failed('a deal', id, error);
        })
        .finally(() => this.#masters.delete(id));
      this.#masters.set(id, playing);
    }
    return null;
  }

  async #playMaster(id: string, game: GameId, seed: string): Promise<void> {
    const outcome = await this.#thread.run('deal', { id, game, seed, moves: null });
    if (!outcome.ok) throw new Error(outcome.error.message);
    const result = JSON.stringify(resultOf(outcome.record, outcome.seat));
    await this.#services.store.keepOnce(nameOfMaster(id), result);
  }
}

function nameOfMaster(deal: string): string {
  return `master's deal ${deal}`;
}

/** Score and lead of a seat, and what has to be kept of the record to show it again. */
function resultOf(
  { plays, result }: MatchRecord,
  seat: number,
): Pick<StoredDealt, 'score' | 'lead' | 'plays'> {
  const scores = result?.scores ?? [];
  const score = scores[seat];
  const best = Math.max(...scores.filter((_, other) => other !== seat));
  return { score, lead: score - best, plays: JSON.stringify({ ...result, plays }) };
}
