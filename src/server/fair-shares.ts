/** Who work is done for: a player, and their network, if known. */
export interface Owner {
  readonly player: string | null;
  readonly network: string | null;
}

/** This many players of one network get a full share at the same time: a school or a club has one address. */
const NETWORK_SHARE = 4;
/** How many players and networks are remembered. Those that owe nothing are forgotten first. */
const MOST = 20_000;

/**
 * Says when it is fair to begin a piece of work, so that players who ask for much wait behind those who ask for little.
 * Work is due when everything done before for the same player, and for the same network, would be finished if each had
 * a processor of its own. Doing work in the order of due times shares fairly, and nothing waits forever.
 */
export class FairShares {
  /** Milliseconds of a clock that does not jump. */
  readonly #now: () => number;
  /** By player or network: when all its work would be finished. */
  readonly #doneAt = new Map<string, number>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Takes a share of this many milliseconds of work; returns its due time. */
  take(owner: Owner, ms: number): number {
    const shares = sharesOf(owner, ms);
    const at = Math.max(this.#now(), ...shares.map(([key]) => this.#doneAt.get(key) ?? 0));
    for (const [key, share] of shares) {
      const from = Math.max(this.#now(), this.#doneAt.get(key) ?? 0);
      this.#doneAt.delete(key);
      this.#doneAt.set(key, from + share);
    }
    if (this.#doneAt.size > MOST) this.#forget();
    return at;
  }

  /** How many milliseconds of work a player has asked for beyond their share. */
  ahead(owner: Owner): number {
    return Math.max(0, ...sharesOf(owner, 0).map(([key]) => (this.#doneAt.get(key) ?? 0) - this.#now()));
  }

  #forget(): void {
    const now = this.#now();
    for (const [key, at] of this.#doneAt) if (at <= now) this.#doneAt.delete(key);
    for (const key of this.#doneAt.keys()) {
      if (this.#doneAt.size <= MOST) return;
      this.#doneAt.delete(key);
    }
  }
}

function sharesOf({ player, network }: Owner, ms: number): readonly (readonly [key: string, ms: number])[] {
  return [
    ...(player === null ? [] : [[`player ${player}`, ms] as const]),
    ...(network === null ? [] : [[`network ${network}`, ms / NETWORK_SHARE] as const]),
  ];
}
