import type { FairShares, Owner } from './fair-shares.ts';

/** Matches in which no person is left are treated as if they had been asked for this much later. */
const LAST_MS = 60 * 60_000;
/**
 * A player whose requests exceed their share by this much thinking cannot start more matches with bots for
 * now.
 */
const QUOTA_MS = 60_000;
/** How many players' networks are remembered. */
const MOST = 50_000;

/** Shares the bots' thinking time among the players whose tables they sit at, and those players' networks. */
export class BotShares {
  readonly #shares: FairShares;
  /** By player: the network it was last seen in; the least recently seen first. */
  readonly #networks = new Map<string, string>();

  constructor(shares: FairShares) {
    this.#shares = shares;
  }

  /** Notes that a player has come from this network. */
  saw(player: string, network: string): void {
    this.#networks.delete(player);
    this.#networks.set(player, network);
    const [oldest] = this.#networks.keys();
    if (this.#networks.size > MOST) this.#networks.delete(oldest);
  }

  /** Takes this many milliseconds of thinking and returns the time from which using them is fair. */
  take(host: string, ms: number, { isAbandoned }: { readonly isAbandoned: boolean }): number {
    return this.#shares.take(this.#owner(host), ms) + (isAbandoned ? LAST_MS : 0);
  }

  /** How many seconds this player must wait before starting another match with bots; 0 if not at all. */
  secondsOver(player: string): number {
    return Math.ceil(Math.max(0, this.#shares.ahead(this.#owner(player)) - QUOTA_MS) / 1000);
  }

  #owner(player: string): Owner {
    return { player, network: this.#networks.get(player) ?? null };
  }
}
