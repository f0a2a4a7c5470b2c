import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch, visit } from './harness.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('the documentation is found from its first page and by its search', async () => {
  const { page, goto, shot, expectAccessible, end } = await visit(browser, { size: 'desktop' });
  await goto('/docs');
  await expectAccessible();
  await shot('docs');
  await page.getByRole('link', { name: 'Architecture' }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByLabel('Search').fill('commitment seed');
  await page
    .getByRole('link', { name: /^Fair chance/ })
    .first()
    .click();
  await page.waitForURL(/fair-chance/);
  await expectAccessible();
  await shot('docs-found');
  await end();
});

test('no link in the documentation is dead', async () => {
  const base = inject('base');
  const waiting = ['/docs', '/api', '/api/openapi.json'];
  const seen = new Set<string>();
  const broken: string[] = [];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await fetch(base + path);
    if (!answer.ok) broken.push(path);
    if (!answer.headers.get('content-type')?.startsWith('text/html') || path === '/') continue;
    const page = await answer.text();
    for (const [, link] of page.matchAll(/ (?:href|src)="(\/[^"#]*)/g)) waiting.push(link);
    for (const [, id] of page.matchAll(/ href="#([^"]+)"/g))
      if (!page.includes(` id="${id}"`)) broken.push(`${path}#${id}`);
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(40);
});
