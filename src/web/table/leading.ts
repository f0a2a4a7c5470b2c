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
  #release: (() => void) | null = null;
  #isClosed = false;

  constructor(name: string, follower: Follower) {
    this.#name = name;
    this.#follower = follower;
  }

  get isLeading(): boolean {
    return this.#isLeading;
  }

  /** Takes the lead, from another tab if necessary. */
  take(): void {
    if (this.#isLeading || this.#isClosed) return;
    this.#start();
    this.#hold({ steal: true });
  }

  close(): void {
    this.#isClosed = true;
    this.#release?.();
  }

  #start(): void {
    this.#isLeading = true;
    this.#follower.lead();
  }

  #hold(how: LockOptions): void {
    const held = () => {
      if (this.#isClosed) return Promise.resolve();
      if (!this.#isLeading) this.#start();
      return new Promise<void>(resolve => {
        this.#release = resolve;
      });
    };
    navigator.locks?.request(this.#name, how, held).catch(() => {
      // Another tab has taken the lead. When that tab is closed, the lead comes back.
      if (this.#isClosed) return;
      this.#isLeading = false;
      this.#follower.follow();
      this.#hold({});
    });
  }
}
