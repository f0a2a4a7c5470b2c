import { expect, test } from 'vitest';
import { Leading } from './leading.ts';

/** A tab, and what it does as the lead passes. */
function tab(name: string): { readonly leading: Leading; readonly heard: string[] } {
  const heard: string[] = [];
  const leading = new Leading(name, {
    lead: () => heard.push('leads'),
    follow: () => heard.push('follows'),
  });
  return { leading, heard };
}

/** Resolves once everybody has heard who holds the lock and who waits for it. */
async function settled(name: string, waiting: number): Promise<void> {
  await expect
    .poll(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return [held, pending].map(locks => locks.filter(lock => lock.name === name).length);
    })
    .toEqual([1, waiting]);
}

test('the tab that takes the lead has it, and the other gets it back once that tab is closed', async () => {
  const [one, other] = [tab('back'), tab('back')];
  one.leading.take();
  await settled('back', 0);
  other.leading.take();
  await settled('back', 1);
  expect([one.leading.isLeading, other.leading.isLeading]).toEqual([false, true]);
  other.leading.close();
  await expect.poll(() => one.heard).toEqual(['leads', 'follows', 'leads']);
  expect(other.heard).toEqual(['leads']);
  one.leading.close();
});

test('a tab that does something before it hears that another leads takes the lead back', async () => {
  const [one, other] = [tab('late'), tab('late')];
  one.leading.take();
  await settled('late', 0);
  other.leading.take();
  expect(one.leading.isLeading).toBe(true);
  one.leading.take();
  await expect.poll(() => other.heard).toEqual(['leads', 'follows']);
  await settled('late', 1);
  expect([one.leading.isLeading, other.leading.isLeading]).toEqual([true, false]);
  expect(one.heard).toEqual(['leads']);
  one.leading.close();
  other.leading.close();
});
