import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Place, type RunningServer } from '../server/process.ts';
import { authenticator } from './authenticator.ts';
import { launch, type Visit, visit } from './harness.ts';

/** My data on the server and on my devices: exported, merged, and deleted. */
const place = new Place();
let server: RunningServer;
let browser: Browser;
/** A host name: passkeys do not work with numeric addresses. */
let base: string;
beforeAll(async () => {
  [server, browser] = await Promise.all([place.start({ WEB: inject('built') }), launch()]);
  base = server.origin.replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await browser.close();
  await place.remove();
});

/** A guest who has won a match against bots on this device, and has created a table on the server. */
async function guest(name: string, local: string): Promise<Visit> {
  const arrived = await visit(browser, { base, settings: { name } });
  const { page, goto } = arrived;
  await goto('/');
  await page.evaluate(source => {
    const seats = ['person', 'apprentice', 'apprentice'];
    const match = { source, game: 'die-mauer', when: 5, me: 0, seats, scores: [9, 1, 1], winners: [0] };
    localStorage.setItem('quattro-mura/results', JSON.stringify({ version: 1, matches: [match] }));
  }, `local/${local}`);
  await goto('/online/new/die-mauer');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL(/\/online\/\w{12}$/);
  return arrived;
}

test('a guest signs in and brings its table and statistics along; everything is in one file; then it is gone', async () => {
  const ada = await guest('Ada', 'aaaa11');
  const key = await authenticator(ada);
  await ada.goto('/settings');
  await ada.page.getByRole('button', { name: 'Add a passkey' }).click();
  await ada.page.getByText('Passkey added.').waitFor();

  const phone = await guest('Ada on the phone', 'bbbb22');
  const { page } = phone;
  const table = new URL(page.url()).pathname.split('/')[2];
  const { credentials } = await key.session.send('WebAuthn.getCredentials', key.about);
  const other = await authenticator(phone);
  await other.session.send('WebAuthn.addCredential', { ...other.about, credential: credentials[0] });
  await phone.goto('/settings');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { name: 'What about this guest’s matches?' }).waitFor();
  await phone.expectAccessible('dialog');
  await page.getByRole('button', { name: 'Bring them along' }).click();
  await page.getByText('last used').waitFor();
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada');

  // The phone's table is hers on the desktop, too, and so is what was won there.
  await ada.goto('/matches');
  await ada.page.locator(`a[href$="${table}"]`).first().waitFor();
  await ada.goto('/statistics');
  await ada.page.getByText('2 of 2').first().waitFor();

  await phone.goto('/settings');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('quattro-mura.json');
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data.server.account).toMatchObject({ name: 'Ada', tables: [{}, {}] });
  expect(data.server.played).toHaveLength(2);
  expect(data.device.results.matches).toHaveLength(1);

  await page.getByRole('button', { name: 'Delete account', exact: true }).click();
  await page.getByRole('heading', { name: 'Erased' }).waitFor();
  await page.getByRole('heading', { name: 'Kept' }).waitFor();
  await phone.shot('delete-account');
  await page.getByRole('button', { name: 'Delete account permanently' }).click();
  await page.getByText('No profile yet').waitFor();
  const seen = await phone.context.request.get(`/api/tables/${table}`);
  expect(seen.status()).toBe(404);
  await phone.end();
  await ada.context.close();
});
