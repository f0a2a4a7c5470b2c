/**
 * By how much less urgent threads are than the one that answers people, so that it never waits for a processor
 * while they think (`nice`). Only on Linux do threads have priorities of their own.
 */
export const LESS_URGENT = process.platform === 'linux' ? 10 : 0;
