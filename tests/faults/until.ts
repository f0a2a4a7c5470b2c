import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when the condition holds. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await sleep(20);
}
