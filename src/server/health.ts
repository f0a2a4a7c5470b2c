import { setTimeout as sleep } from 'node:timers/promises';
import { keptFor } from './kept.ts';
import type { Store } from './store/store.ts';

/** How long the store may take to write before the server counts as unhealthy. */
const PATIENCE_MS = 2000;
/** An answer is reused for this long, however many ask. */
const KEPT_MS = 1000;

/** Whether the store still accepts writes. Callers want an answer now, not once a restarting store is back. */
export class Health {
  readonly isWell: () => Promise<boolean>;

  constructor(store: Pick<Store, 'probe'>, now: () => number) {
    this.isWell = keptFor(KEPT_MS, async () => {
      const written = store.probe(now()).then(
        () => true,
        () => false,
      );
      return Promise.race([written, sleep(PATIENCE_MS, false, { ref: false })]);
    });
  }
}
