import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Player } from '../server/player.ts';
import { Place, type RunningServer } from '../server/process.ts';
import { begunTable, Follower, playToTheEnd } from '../server/tables.ts';
import { authenticator } from './authenticator.ts';
import { type Device, launch, type Visit, visit } from './harness.ts';

/** The pages around the tables, against the real server: the lobby, my matches, ratings, players, the profile. */
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

function arrive(name: string, device: Device = {}): Promise<Visit> {
  return visit(browser, { base, settings: { name }, ...device });
}

/** Creates a table, and is a player from then on; also returned for what is quicker without pages. */
async function becomePlayer({ goto, page, context }: Visit): Promise<Player> {
  await goto('/online/new/die-mauer');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL(/\/online\/\w{12}$/);
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  const player = new Player(server.origin, { cookie: cookies.join('; ') });
  player.id = (await player.ask('me')).id;
  return player;
}

async function named(name: string): Promise<Player> {
  const player = await Player.arrive(server.origin);
  await player.ask('rename', { body: { name } });
  return player;
}

const urlOf = (page: Page) => new URL(page.url()).pathname;

test('a table created in the app appears in the lobby, is joined with one tap, and is listed in the matches of both', async () => {
  const anna = await arrive('Anna');
  const bea = await arrive('Bea', { size: 'desktop' });
  await bea.goto('/online');
  await bea.page.getByRole('heading', { name: 'No open tables right now' }).waitFor();
  await bea.expectAccessible();

  await anna.goto('/');
  await anna.page.getByRole('link', { name: 'With friends' }).click();
  await anna.page.getByRole('link', { name: 'Muro contro muro' }).click();
  await anna.page.getByRole('heading', { name: 'New Muro contro muro table' }).waitFor();
  await anna.page.getByLabel('Who can join').selectOption('anybody');
  await anna.expectAccessible();
  await anna.page.getByRole('button', { name: 'Create table' }).click();
  await anna.page.waitForURL(/\/online\/\w{12}$/);
  const address = urlOf(anna.page);

  // The list refreshes itself.
  const join = bea.page.getByRole('button', { name: 'Join Muro contro muro with Anna' });
  await join.waitFor();
  await bea.expectAccessible();
  await join.click();
  await bea.page.waitForURL(`**${address}`);
  await bea.page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([anna, bea].map(({ page }) => page.locator('.table').waitFor()));

  for (const { page, goto } of [anna, bea]) {
    await goto('/matches');
    await page.locator('.table-row').waitFor();
  }
  const awaited = await Promise.all(
    [anna, bea].map(({ page }) => page.getByRole('heading', { name: 'Your turn' }).count()),
  );
  expect(awaited.toSorted()).toEqual([0, 1]);
  const [mine] = awaited[0] === 1 ? [anna] : [bea];
  await mine.expectAccessible();
  await mine.goto('/');
  await mine.page.locator('.in-progress .tag', { hasText: 'Your turn' }).waitFor();
  await mine.expectAccessible();
  await mine.page.getByRole('link', { name: 'Continue Muro contro muro with' }).click();
  await mine.page.waitForURL(`**${address}`);

  const carla = await arrive('Carla');
  await carla.goto('/online');
  await carla.page.getByLabel('Game').selectOption('Die Mauer');
  await carla.page.getByRole('heading', { name: 'No open tables right now' }).waitFor();
  await carla.page.getByLabel('Game').selectOption('Muro contro muro');
  await carla.page
    .getByRole('link', { name: /^Watch Muro contro muro with (Anna and Bea|Bea and Anna)/ })
    .waitFor();
  for (const { end } of [anna, bea, carla]) await end();
});

let tries = 0;
test('rated matches appear on the ladder and on the pages of those who played them', async () => {
  // Rated play claims a name, so trying again needs another.
  tries++;
  const dora = await arrive(`Dora ${tries}`, { theme: 'dark' });
  const me = await becomePlayer(dora);
  const emil = await named(`Emil ${tries}`);
  for (let match = 0; match < 2; match++) await playRated([me, emil]);

  const { page } = dora;
  await dora.goto('/ratings/muro-contro-muro');
  await page.getByRole('row', { name: /Emil/ }).waitFor();
  await page.locator('tr.mine', { hasText: 'you' }).waitFor();
  await dora.expectAccessible();

  await page.getByRole('link', { name: 'Dora' }).click();
  await page.getByRole('heading', { name: 'Dora', level: 1 }).waitFor();
  await page.getByRole('img', { name: 'rating over 2 rated matches' }).waitFor();
  await page.getByText('Rating history').click();
  await expect.poll(() => page.locator('details tbody tr').count()).toBe(2);
  expect(await page.getByRole('button', { name: 'Report name' }).count()).toBe(0);
  await dora.expectAccessible();

  await dora.goto(`/player/${emil.id}`);
  await page.getByRole('button', { name: 'Report name' }).click();
  await page.getByText('The name has been reported').waitFor();
  await dora.goto('/matches');
  await page.getByRole('heading', { name: 'Finished' }).waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'Open Muro contro muro with Emil' }).count())
    .toBe(2);
  await dora.end();
});

test('my profile: a name, a passkey that works on another device, a bot account, and leaving for good', async () => {
  const fred = await arrive('');
  const { page } = fred;
  await fred.goto('/settings');
  await page.getByText('No profile yet').waitFor();
  await fred.expectAccessible();
  const me = await becomePlayer(fred);
  await fred.goto('/settings');

  const name = page.getByLabel('Your name');
  await name.fill('  Fr\u200Bed   the  First ');
  await name.blur();
  await page.getByText('Others see you as “Fred the First”').waitFor();
  await expect.poll(async () => (await me.ask('me')).name).toBe('Fred the First');

  const key = await authenticator(fred);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Passkey added.').waitFor();
  await page.getByText('never used').waitFor();

  await page.getByText('Bot accounts').click();
  await page.getByLabel('Bot name').fill('Wallbot');
  await page.getByRole('switch', { name: 'May create tables' }).check();
  await page.getByRole('switch', { name: 'May play' }).uncheck();
  await page.getByRole('button', { name: 'Create bot account' }).click();
  const token = await page.getByLabel('Token for Wallbot').inputValue();
  const wallbot = new Player(server.origin, { authorization: `Bearer ${token}` });
  expect(await wallbot.ask('me')).toMatchObject({ name: 'Wallbot', isBotAccount: true, scopes: ['tables'] });
  await page.getByRole('listitem').filter({ hasText: 'Wallbot' }).getByText('May create tables').waitFor();
  await fred.expectAccessible();
  await page.getByRole('button', { name: 'Delete bot account Wallbot' }).click();
  await page.getByLabel('Token for Wallbot').waitFor({ state: 'detached' });
  await expect.poll(async () => (await wallbot.ask('me')).isBotAccount).toBe(false);

  const elsewhere = await arrive('', { size: 'desktop' });
  await elsewhere.goto('/settings');
  const { credentials } = await key.session.send('WebAuthn.getCredentials', key.about);
  const other = await authenticator(elsewhere);
  await other.session.send('WebAuthn.addCredential', { ...other.about, credential: credentials[0] });
  await elsewhere.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await elsewhere.page.getByText('last used').waitFor();
  await expect.poll(() => elsewhere.page.getByLabel('Your name').inputValue()).toBe('Fred the First');
  await elsewhere.page.getByRole('button', { name: /^Remove/ }).click();
  await elsewhere.page.getByText('last used').waitFor({ state: 'detached' });
  await elsewhere.page.getByRole('button', { name: 'Sign out on this device' }).click();
  await elsewhere.page.getByText('You have no passkey').waitFor();
  await elsewhere.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await elsewhere.page.getByText('No profile yet').waitFor();
  await elsewhere.end();

  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByText('Finished matches, for the other players').waitFor();
  await fred.expectAccessible();
  await page.getByRole('button', { name: 'Delete account permanently' }).click();
  await page.getByText('No profile yet').waitFor();
  const stranger = await Player.arrive(server.origin);
  expect(await stranger.refused('player', { id: me.id })).toMatchObject({ code: 'not-found' });
  await fred.end();
});

test('without a server the pages say so, and the rest of the app works', async () => {
  const { page, goto, context } = await visit(browser);
  await goto('/online');
  await page.getByRole('heading', { name: 'Can’t reach the server' }).waitFor();
  await goto('/online/new/die-mauer');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByText('Can’t reach the server').waitFor();
  await page.getByRole('link', { name: 'On this device' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await context.close();
});

/** A short rated match between these players, played at random over their sockets. */
async function playRated(players: readonly Player[]): Promise<void> {
  const { id } = await begunTable(players, {
    game: 'muro-contro-muro',
    options: { copies: 4 },
    isRated: true,
  });
  await Promise.all(
    players.map(async player => {
      const socket = await player.connect();
      const follower = new Follower(id);
      await follower.watch(socket);
      await playToTheEnd(socket, follower, Math.random);
      await socket.close();
    }),
  );
}
