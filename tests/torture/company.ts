import type { Store } from '../../src/server/store/store.ts';

/** People who carry on whatever happens, at this many places. */
export interface Company {
  /** By place, how far they have come: more is further. */
  readonly progress: readonly number[];
  /** Where they are at this place, and what was in their way, for diagnosing why they do not go on. */
  describe(place: number): string;
  /** Everybody stops. Resolves to what was wrong. */
  faults(store: Store): Promise<string[]>;
}

/** Where they are, what checks them, and where violations are reported. */
export interface Proven {
  readonly origin: () => string;
  readonly store: Store;
  readonly onFault: (fault: string) => void;
}
