import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { LANGUAGES } from '../../locales/languages.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { chromiumPath, FLAGS } from '../../scripts/chromium.ts';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import { PAGES } from '../../src/protocol/pages.ts';
import { routeAt } from '../../src/web/frame/routes.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { finishedRecord } from '../../tests/finished.ts';
import { Place } from '../../tests/server/process.ts';

/**
 * `npm run -s bench:lighthouse`: what Lighthouse says about every kind of page, one line of JSON each, with whatever
 * costs a point. Lighthouse is not among our packages: `npx` fetches it, or `LIGHTHOUSE` names the command. `DIST` names
 * an existing build, so that a build made meanwhile does not interfere. `--only TEXT` selects the pages whose name
 * matches, `--desktop` measures a desktop instead of a slow phone, and `--still` leaves out performance, which means
 * little on a busy machine.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    desktop: { type: 'boolean', default: false },
    still: { type: 'boolean', default: false },
  },
});
const CATEGORIES = values.still
  ? (['accessibility', 'best-practices'] as const)
  : (['accessibility', 'best-practices', 'performance'] as const);
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
] as const;

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly unknown[] };
}
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<
    Record<
      (typeof CATEGORIES)[number],
      {
        readonly score: number;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
}

const built = process.env.DIST ?? (await buildIfStale(fileURLToPath(new URL('../..', import.meta.url))));
const place = new Place();
const { origin } = await place.start({ WEB: built });
const port = await freePort();
const context = await chromium.launchPersistentContext('', {
  executablePath: chromiumPath(),
  args: [...FLAGS, `--remote-debugging-port=${port}`],
  baseURL: origin,
});
try {
  const page = await context.newPage();
  const all = await pages(page);
  const reached = new Set(all.map(([, path]) => routeAt(new URL(path, origin).pathname).page));
  const missing = Object.keys(PAGES).filter(name => ![...reached].some(page => page === name));
  if (missing.length > 0) throw new Error(`no address leads to ${missing.join(', ')}`);
  for (const [name, path] of all) {
    if (!new RegExp(values.only).test(name)) continue;
    await forget(page, context);
    console.log(JSON.stringify({ name, ...(await judged(`${origin}${path}`)) }));
  }
} finally {
  await context.close();
  await place.remove();
}

/** Every kind of page by name, with its address; its content has been prepared. */
async function pages(page: Page): Promise<readonly (readonly [name: string, path: string])[]> {
  await page.goto('/');
  await page.evaluate(matches => {
    for (const match of matches)
      localStorage.setItem(`quattro-mura/match/${match.id}`, JSON.stringify(match));
  }, GAME_IDS.map(finished));
  const tables: [string, string][] = [];
  for (const [i, game] of GAME_IDS.entries()) {
    await page.goto('/');
    await page.locator('.game-card .button.first').nth(i).click();
    await page.locator('.status.mine').waitFor({ timeout: 120_000 });
    tables.push([`table of ${game}`, new URL(page.url()).pathname]);
  }
  const studies: [string, string][] = [];
  const entered: [string, string][] = [];
  for (const game of GAME_IDS) {
    await page.goto(`/replay/${idOf(game)}`);
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    await page.waitForURL('**/study/**');
    studies.push([`study of ${game}`, new URL(page.url()).pathname]);
    await page.goto(`/box/${game}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.waitForURL('**/box/table/**');
    entered.push([`box, table of ${game}`, new URL(page.url()).pathname]);
  }
  await page.goto(`/replay/${idOf(GAME_IDS[1])}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = new URL(await page.getByLabel('Link to match').inputValue());
  const me = await made('me', {});
  await page.goto('/clubs');
  await page.getByLabel('Name of the club').fill('Brick Lane');
  await page.getByRole('button', { name: 'Start a club' }).click();
  await page.waitForURL('**/club/**');
  const club = new URL(page.url()).pathname;
  await page.goto(`${club}/event`);
  await page.getByLabel('Name of the event').fill('Autumn Cup');
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.waitForURL('**/event/**');
  const event = new URL(page.url()).pathname;
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }];
  const open = await made('tables', {
    game: GAME_IDS[1],
    seats: [seats[0], { kind: 'open' }],
  });
  const running = await made('tables', { game: GAME_IDS[1], seats });
  const over = await made('tables', { game: GAME_IDS[2], seats });
  for (const { id } of [running, over]) {
    await page.goto(`/online/${id}`);
    const start = page.getByRole('button', { name: 'Start', exact: true });
    await start.or(page.locator('.table')).first().waitFor();
    if (await start.isVisible()) await start.click();
    await page.locator('.table').waitFor();
  }
  await page.getByRole('button', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.locator('dialog.result').waitFor();
  return [
    ['home', '/'],
    ...GAME_IDS.map(game => [`set-up of ${game}`, `/play/${game}`] as const),
    ...tables,
    ...GAME_IDS.map(game => [`result of ${game}`, `/table/${idOf(game)}`] as const),
    ...GAME_IDS.map(game => [`replay of ${game}`, `/replay/${idOf(game)}`] as const),
    ...GAME_IDS.map(game => [`lesson of ${game}`, `/learn/en/${game}`] as const),
    ...GAME_IDS.map(game => [`rules of ${game}`, `/rules/en/${game}`] as const),
    ...LANGUAGES.slice(1).map(
      language => [`rules in ${language}`, `/rules/${language}/${GAME_IDS[0]}`] as const,
    ),
    ['replays', '/replays'],
    ['match in a link', `${shared.pathname}${shared.search}${shared.hash}`],
    ['review', `/replay/${idOf(GAME_IDS[0])}#review`],
    ['studies', '/studies'],
    ...studies,
    ['puzzles', '/puzzles'],
    ...GAME_IDS.map(game => [`puzzle of ${game}`, `/puzzles/${game}/daily`] as const),
    ...GAME_IDS.map(game => [`lab of ${game}`, `/lab/${game}`] as const),
    ['match on the server', `/match/${over.id}`],
    ['embedded match', `/embed/${over.id}`],
    ['statistics', '/statistics'],
    ['settings', '/settings'],
    ['lobby', '/online'],
    ['new table', `/online/new/${GAME_IDS[0]}`],
    ['room of a table', `/online/${open.id}`],
    ['online table', `/online/${running.id}`],
    ['result online', `/online/${over.id}`],
    ['my matches', '/matches'],
    ['people', '/people'],
    ['clubs', '/clubs'],
    ['club', club],
    ['night of a club', `${club}/night`],
    ['new event', `${club}/event`],
    ['event', event],
    ['deal of the day', `/day/${GAME_IDS[0]}`],
    ['deal of a club', `${club}/day/${GAME_IDS[0]}`],
    ['ratings', `/ratings/${GAME_IDS[0]}`],
    ['player', `/player/${me.id}`],
    ['box', '/box'],
    ...GAME_IDS.flatMap(game =>
      ['score', 'print', 'dice'].map(what => [`box, ${what} of ${game}`, `/box/${game}/${what}`] as const),
    ),
    ...entered,
    ['learn', '/learn'],
    ['docs', '/docs/'],
    ['api', '/api'],
    ['not found', '/play/nowhere'],
  ];
}

/** As the app makes them. */
function idOf(game: GameId): string {
  return `over0${GAME_IDS.indexOf(game)}`;
}

function finished(game: GameId): KeptMatch {
  const record = finishedRecord(game);
  const seats = (record.names ?? []).map((name, i) =>
    i === 0
      ? ({ name, kind: 'person', level: null } as const)
      : ({ name, kind: 'bot', level: 'apprentice' } as const),
  );
  return {
    version: 1,
    id: idOf(game),
    game,
    seats,
    seed: record.chance?.seed ?? '',
    botSeed: 1,
    touched: 1,
    record,
  };
}

/** What the server creates for this browser's player. */
async function made(what: 'me' | 'tables', data: object): Promise<{ readonly id: string }> {
  return (await context.request.post(`/api/${what}`, { data })).json();
}

/** As if the app had never been here; matches and settings stay. */
async function forget(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
}

/** The scores in percent, the times in milliseconds, and what is below par in accessibility and best practices. */
async function judged(url: string): Promise<object> {
  const [command, ...first] = (process.env.LIGHTHOUSE ?? 'npx --yes lighthouse').split(' ');
  const flags = [
    `--port=${port}`,
    '--disable-storage-reset',
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join()}`,
    // A busy machine takes its time to paint, and a page that is not painted gets no score.
    '--max-wait-for-fcp=180000',
    '--max-wait-for-load=240000',
    ...(values.desktop ? ['--preset=desktop'] : []),
  ];
  const judging = promisify(execFile)(command, [...first, url, ...flags], { maxBuffer: 1 << 28 });
  const said = await judging.catch((failed: { readonly stderr: string }) => failed);
  if (!('stdout' in said) || said instanceof Error) return { url, error: said.stderr };
  const { audits, categories, runtimeError }: Report = JSON.parse(said.stdout);
  if (runtimeError) return { url, error: runtimeError.message };
  const scores = CATEGORIES.map(name => [name, Math.round(categories[name].score * 100)]);
  const metrics = METRICS.filter(name => name in audits).map(name => [
    name,
    Number((audits[name].numericValue ?? 0).toPrecision(3)),
  ]);
  const under = CATEGORIES.flatMap(name => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && !METRICS.some(metric => metric === id) && isUnder(audits[id]))
    .map(({ id }) => [id, ...(audits[id].details?.items ?? []).map(item => JSON.stringify(item))].join(' '));
  return { ...Object.fromEntries([...scores, ...metrics]), under };
}

function isUnder({ score }: Audit): boolean {
  return score !== null && score < 1;
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
