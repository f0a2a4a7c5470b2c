/** How long somebody who is over a limit waits to be told so. */
const HELD_MS = 1000;
/** Beyond these nobody is made to wait: those who wait cost memory. */
const MOST_HELD = 1000;

/** Lets those who are over a limit wait for the refusal, so that asking again at once gets them nowhere sooner. */
export class Holding {
  #held = 0;

  hold(refuse: () => void): void {
    if (this.#held >= MOST_HELD) {
      refuse();
      return;
    }
    this.#held++;
    setTimeout(() => {
      this.#held--;
      refuse();
    }, HELD_MS).unref();
  }
}
