/** What a tab does as the lead passes between tabs. */
export interface Follower {
  /** This tab leads from now on. */
  lead(): void;
  /** Another tab leads from now on. */
  follow(): void;
}

/**
 * Makes sure that of all tabs at the same match one leads: it runs the match, and the others show what it stores. A tab
 * takes the lead when a person opens the match or does something there; if the leading tab is closed, another takes
 * over. If the browser has no locks, every tab leads.
 */
export class Leading {
  readonly #name: string;
  readonly #follower: Follower;
  #isLeading = false;
  /** The request for the lock that counts, and how to give up earlier ones. */
  #request = new AbortController();
  #release: (() => void) | null = null;

  constructor(name: string, follower: Follower) {
    this.#name = name;
    this.#follower = follower;
  }

  get isLeading(): boolean {
    return this.#isLeading;
  }

  /**
   * Takes the lead, from another tab if necessary; also if this tab seems to have it, since it may have lost it a moment
   * ago without having heard of it.
   */
  take(): void {
    if (!this.#isLeading) this.#start();
    this.#hold({ steal: true });
  }

  close(): void {
    this.#request.abort();
    this.#release?.();
  }

  #start(): void {
    this.#isLeading = true;
    this.#follower.lead();
  }

  #hold(how: LockOptions): void {
    this.#request.abort();
    const request = new AbortController();
    const { signal } = request;
    this.#request = request;
    const held = () => {
      if (signal.aborted) return Promise.resolve();
      if (!this.#isLeading) this.#start();
      return new Promise<void>(resolve => {
        this.#release = resolve;
      });
    };
    // What takes the lock at once has nothing to give up.
    const options = how.steal ? how : { ...how, signal };
    navigator.locks?.request(this.#name, options, held).catch(() => {
      if (signal.aborted) return;
      // Another tab has taken the lead. When that tab is closed, the lead comes back.
      this.#isLeading = false;
      this.#follower.follow();
      this.#hold({});
    });
  }
}
