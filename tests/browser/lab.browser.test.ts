import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('somebody with a phone compares a rule, sees what it changes, and stops another trial', async () => {
  const { page, goto, shot, expectAccessible, end } = await visit(browser);
  await goto('/studies/muro-contro-muro');
  await page.getByRole('link', { name: 'House-rules lab', exact: true }).click();
  await page.getByRole('heading', { name: 'House-rules lab', exact: true }).waitFor();
  await shot('lab');
  await expectAccessible();
  await page.getByRole('combobox', { name: 'Rule to compare', exact: true }).selectOption('pass');
  // The compared option cannot be chosen as well.
  expect(await page.locator('#option-pass').count()).toBe(0);
  await page.locator('#option-copies').selectOption('4');
  await page.getByRole('combobox', { name: 'Matches per value', exact: true }).selectOption('20');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.lab-found[data-state="done"]').waitFor();
  expect(await page.locator('.lab-numbers').count()).toBe(2);
  const words = (await page.locator('.lab-found').textContent()) ?? '';
  expect(words).not.toMatch(/undefined|NaN/);
  expect(words).toMatch(/Seat 1 wins\d+% \(\d+–\d+\)/);
  expect(await page.getByLabel('The same in a terminal', { exact: true }).inputValue()).toBe(
    'mura lab muro-contro-muro --vary pass --seats 2 --matches 20 --seed 1 --option copies=4',
  );
  await page.locator('.lab-found').scrollIntoViewIfNeeded();
  await shot('lab-found');
  await expectAccessible();

  await page.getByRole('combobox', { name: 'Matches per value', exact: true }).selectOption('500');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByText('Stopped.', { exact: false }).waitFor();
  await end();
});

test('on a desktop, in dark mode, without a rule to compare, there is one result', async () => {
  const { page, goto, shot, expectAccessible, end } = await visit(browser, {
    size: 'desktop',
    theme: 'dark',
    language: 'de',
  });
  await goto('/lab/muro-contro-muro');
  await page.getByRole('combobox', { name: 'Regel zum Vergleichen', exact: true }).selectOption('');
  await page.getByRole('combobox', { name: 'Partien je Wert', exact: true }).selectOption('20');
  await page.getByRole('button', { name: 'Starten', exact: true }).click();
  await page.locator('.lab-found[data-state="done"]').waitFor();
  expect(await page.locator('.lab-numbers').count()).toBe(1);
  await shot('lab-found');
  await expectAccessible();
  await end();
});
