import { globSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../locales/languages.ts';
import { loadTexts } from '../../locales/load.ts';
import { textsOf } from '../../locales/sources.ts';
import { readPuzzles } from '../../src/engine/puzzle/puzzle-file.ts';
import { GAME_IDS, MANIFESTS } from '../../src/games/index.ts';
import { PAGES, type PageName } from '../../src/protocol/pages.ts';
import { routeAt } from '../../src/web/frame/routes.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { finishedRecord } from '../finished.ts';
import { promiseAt, startAll } from '../server/chance.ts';
import { Player } from '../server/player.ts';
import { Place, type RunningServer } from '../server/process.ts';
import { begunTable, Follower, playToTheEnd } from '../server/tables.ts';
import { blunderedMatch } from './finished.ts';
import { archived, awaitTurn, bot, launch, person, SIZES, seededMatch, visit } from './harness.ts';

const place = new Place();
let server: RunningServer;
/** The puzzles page of every game that has some, and one fixed puzzle. */
const PUZZLES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    await Promise.all(
      MANIFESTS.map(async ({ id, puzzles }) =>
        readPuzzles((await puzzles?.()) ?? '')
          .puzzles.slice(0, 1)
          .map(first => [
            [`/puzzles/${id}`, '.puzzle-ways'],
            [`/puzzles/${id}/${first.id}`, '.puzzle'],
          ]),
      ),
    )
  ).flat(2),
);

/** Pages and dialogs that only an app with a server has. */
const SERVED_PAGES: readonly PageName[] = [
  'day',
  'match',
  'embed',
  'lobby',
  'new-table',
  'online',
  'my-matches',
  'people',
  'clubs',
  'club',
  'club-night',
  'new-event',
  'event',
  'club-day',
  'ratings',
  'player',
];
const SERVED_DIALOGS: readonly string[] = ['people', 'sure'];

/** The class of every dialog in the app, found in its code: nobody forgets to add a new one here. */
const DIALOGS: readonly string[] = [
  ...new Set(
    globSync('src/{web,games}/**/*.tsx').flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/<Dialog\s[^>]*?class="([\w-]+)"/g)].map(([, name]) => name),
    ),
  ),
];

/** Which pages and dialogs somebody saw. */
class Seen {
  private readonly names = new Set<string>();

  look({ pathname, dialogs }: Shown): void {
    this.names.add(routeAt(pathname).page);
    for (const name of dialogs) this.names.add(`dialog ${name}`);
  }

  expectAll(pages: readonly string[], dialogs: readonly string[]): void {
    const wanted = [...pages, ...dialogs.map(name => `dialog ${name}`)];
    expect(wanted.filter(name => !this.names.has(name))).toEqual([]);
  }
}

let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([place.start({ WEB: inject('built') }), launch()]);
});
afterAll(async () => {
  await browser.close();
  await place.remove();
});

/** What is on the screen now. */
interface Shown {
  readonly pathname: string;
  readonly dialogs: readonly string[];
  readonly said: string;
  /** Elements whose words do not fit, and whether the page is wider than the screen. */
  readonly cut: readonly string[];
}

function shownOn(page: Page): Promise<Shown> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const holders =
      'button, a.button, h1, h2, h3, label, legend, summary, th, td, p, li, dt, dd, dialog, .log.open';
    const cut = [...document.querySelectorAll(holders)]
      .filter(element => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .filter(element => element.matches('dialog, .log') || getComputedStyle(element).overflowX === 'visible')
      .map(element => `${element.tagName}: ${element.textContent?.slice(0, 60)}`);
    const isWide = document.documentElement.scrollWidth > window.innerWidth;
    const frame = document.querySelector('.page-frame');
    if (!frame) throw new Error('there is no page');
    return {
      pathname: location.pathname,
      dialogs: [...document.querySelectorAll('dialog[open]')].flatMap(one => [...one.classList]),
      said: frame.textContent ?? '',
      cut: isWide ? ['the page is wider than the screen', ...cut] : cut,
    };
  });
}

/**
 * What in a sheet lies beyond the screen, is smaller than a finger, or cannot be hit in its middle, even after scrolling
 * to it.
 */
function unreachable(page: Page, sheet: string): Promise<string[]> {
  return page.evaluate(selector => {
    const found = document.querySelector(selector);
    const opened = found?.closest('dialog, .log') ?? found;
    if (!opened) return [`no ${selector}`];
    const { left, top, right, bottom } = opened.getBoundingClientRect();
    const isBeyond = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    const targets = [...opened.querySelectorAll('button, a.button, input, select, summary')]
      .map(element => element.closest('label') ?? element)
      .filter(
        element => element.getClientRects().length > 0 && !element.matches('.table-board *, :disabled'),
      );
    const isHitInTheMiddle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const faults = targets.flatMap(element => {
      const { width, height } = element.getBoundingClientRect();
      let isHit = isHitInTheMiddle(element);
      if (!isHit) {
        element.scrollIntoView({ block: 'center' });
        isHit = isHitInTheMiddle(element);
      }
      const name = `${element.tagName} ${(element.ariaLabel ?? element.textContent ?? '').slice(0, 40)}`;
      return [
        ...(isHit ? [] : [`cannot be hit: ${name}`]),
        ...(Math.max(width, height) < 44 || Math.min(width, height) < 24 ? [`small: ${name}`] : []),
      ];
    });
    return isBeyond ? [`${selector} is beyond the screen`, ...faults] : faults;
  }, sheet);
}

/** On the smallest phone, in portrait and in landscape. */
async function expectReachable(page: Page, sheet: string): Promise<void> {
  for (const size of ['landscape', 'small'] as const) {
    await page.setViewportSize(SIZES[size]);
    // Once it is laid out: redrawn elements are there with the next frame.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    const faults = await unreachable(page, sheet);
    expect({ url: page.url(), sheet, size, faults }).toMatchObject({ sheet, size, faults: [] });
  }
}

const unknown = new Map<Language, readonly string[]>();

/** The English texts, split where a value goes, that are different in this language: phrases of two words or more. */
function englishUnknownTo(language: Language): readonly string[] {
  const found = unknown.get(language);
  if (found) return found;
  const known = textsOf(language)
    .map(({ text }) => text)
    .join('\n');
  const phrases = textsOf('en').flatMap(({ text }) => text.split(/[…#*]/).map(part => part.trim()));
  const parts = [...new Set(phrases)].filter(
    part => part.length >= 10 && part.includes(' ') && !known.includes(part),
  );
  unknown.set(language, parts);
  return parts;
}

/** Nor anything that was not a text at all. */
function expectNoEnglish({ said }: Shown, language: Language): void {
  expect(said).not.toMatch(/undefined|NaN|\[object/);
  if (language !== 'en')
    expect(englishUnknownTo(language).filter(phrase => said.includes(phrase))).toEqual([]);
}

/** How many plays of an evening with the real game have been entered. */
const ENTERED = 5;

/** A file that is not a match. */
function notMatch(text: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name: 'evening.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}

/**
 * Of each game a match that somebody is playing, one that is over and one at a real table; also a match for two people who share a
 * device, and one that offers its lesson.
 */
function matchesOfAll(): KeptMatch[] {
  const running = GAME_IDS.map(game => {
    const seats = [person('Anna'), bot('Bruno'), bot('Clelia')].slice(0, game === 'muro-contro-muro' ? 2 : 3);
    return seededMatch(game, { id: game, seats });
  });
  const finished = GAME_IDS.map(game => {
    const record = finishedRecord(game);
    const names = record.names ?? [];
    const match = seededMatch(game, { id: `${game}-over`, seats: names.map(name => person(name)) });
    return { ...match, record };
  });
  const entered = finished.map(({ record: { format, game, seats, options, names, plays }, ...match }) => {
    const record = { format, game, seats, options, plays: plays.slice(0, ENTERED), ...(names && { names }) };
    return { ...match, id: `${game}-box`, record: { ...record, kept: { by: 'everything' as const } } };
  });
  const shared = seededMatch('die-mauer', {
    id: 'two',
    seats: [person('Anna'), person('Bea'), bot('Clelia')],
  });
  const first = seededMatch('die-mauer', {
    id: 'first',
    seats: [person('Anna'), bot('Bruno'), bot('Clelia')],
    hurry: false,
  });
  const blundered = blunderedMatch('muro-contro-muro', { id: 'blundered' });
  return [...running, ...finished, ...entered, shared, first, blundered];
}

/** Made in whichever language comes first, and found on the device in the others. */
let reviews: Readonly<Record<string, string>> = {};

test.each(LANGUAGES)(
  'in %s every screen, sheet and dialog speaks that language and fits the smallest phone',
  async language => {
    const { tablePage, setUpPage, cancel } = await loadTexts(language, 'app');
    const { share } = await loadTexts(language, 'result');
    const { log, hands, review } = await loadTexts(language, 'replay');
    const { position } = await loadTexts(language, 'study');
    const { goBack } = await loadTexts(language, 'box');
    const { tell } = await loadTexts(language, 'mistakes');
    const device = {
      language,
      size: 'small',
      matches: matchesOfAll(),
      archive: reviews,
      settings: { confirm: true },
    } as const;
    const { page, goto, follow, shot, end } = await visit(browser, device);
    const seen = new Seen();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    /** Checks whatever is on the screen now. */
    const read = async (what: string): Promise<void> => {
      const shown = await shownOn(page);
      const { pathname, cut } = shown;
      seen.look(shown);
      expect({ pathname, what, cut }).toEqual({ pathname, what, cut: [] });
      expectNoEnglish(shown, language);
      await shot(`${language}${pathname.replaceAll('/', '-')}-${what.replace(/\W+/g, '-')}`);
    };
    /** Opens something, checks it, and closes it as anybody would. */
    const look = async (sheet: string, open: () => Promise<void>): Promise<void> => {
      await open();
      await page.locator(sheet).first().waitFor();
      await read(sheet);
      await expectReachable(page, sheet);
      await page.keyboard.press('Escape');
      await page.locator(sheet).first().waitFor({ state: 'detached' });
    };

    await goto('/');
    await page.locator('.shelf').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await read('home');
    // Before the lesson's own page: whoever has been there is not offered the lesson any more.
    await follow('/table/first');
    await look('dialog.lesson-sheet .lesson', () => press(tablePage.isNewLesson));
    const pages = {
      '/settings': 'h1',
      '/learn': 'h1',
      '/statistics': 'h1',
      '/replays': 'h1',
      '/studies': 'h1',
      '/lab': 'h1',
      '/play/nowhere': 'h1',
      '/table/nowhere': '.message',
      '/replay/nowhere': '.message',
      '/shared': '.message',
      '/table/two': '.curtain',
      ...PUZZLES,
      ...Object.fromEntries(
        GAME_IDS.flatMap(game => [
          [`/play/${game}`, 'form'],
          [`/learn/${language}/${game}`, '.lesson'],
          [`/rules/${language}/${game}`, '.rules-text section'],
          [`/box/${game}`, 'form'],
          [`/box/${game}/score`, 'h1'],
          [`/box/${game}/dice`, 'h1'],
          [`/box/${game}/print`, 'h1'],
        ]),
      ),
    };
    for (const [path, content] of Object.entries(pages)) {
      await follow(path);
      await page.locator(content).first().waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await read('page');
    }
    // Files that are no text of a match, and matches of no game.
    await follow('/replays');
    for (const text of ['{', '{}']) {
      const file = page.locator('input[type=file]');
      await look('dialog.import-failed', () => file.setInputFiles(notMatch(text)));
    }
    for (const game of GAME_IDS) {
      await follow(`/table/${game}`);
      await awaitTurn(page);
      await read('table');
      await look('.log.open', () => press(tablePage.log));
      await look('dialog.rules-sheet section', () => press(tablePage.rules));
      await look('dialog.moves', () => press(tablePage.moves));
      const who = page.locator('.dm-look-button');
      if ((await who.count()) > 0) await look('dialog.dm-look', () => who.click());
      await press(tablePage.moves);
      await page.locator('dialog.moves [data-move]').first().click();
      await page.locator('.status.asking').waitFor();
      await read('confirm');
      // In some languages undo has the same name.
      await page.getByRole('status').getByRole('button', { name: cancel, exact: true }).click();
    }
    // These are the same for all games.
    await look('dialog.match-menu', () => press(tablePage.menu));
    await look('dialog.keys', () => page.keyboard.press('?'));
    for (const game of GAME_IDS) {
      await follow(`/table/${game}-over`);
      await look('dialog.result', async () => undefined);
      await follow(`/replay/${game}-over`);
      await page.locator('.replay input[type=range]').first().waitFor();
      await read('replay');
      await look('.log.open', () => press(log));
      const shown = page.getByRole('button', { name: hands, exact: true });
      if ((await shown.count()) > 0) await look('dialog.hands', () => shown.click());
      if (game === GAME_IDS[0]) {
        await look('dialog.share', () => press(share));
        await page.keyboard.press('End');
        await look('dialog.result', () => press(tablePage.result));
      }
      await page.locator('.analyse-button').click();
      await page.locator('.study').waitFor();
      await read('study');
      if (game === GAME_IDS[0]) await look('dialog.share input', () => press(share));
      await page.locator('.study .side-button').click();
      await page.locator('.study-side.open').waitFor();
      await read('study-side');
      await page.locator('.study-engine-button').click();
      await page.locator('.explorer input[type=checkbox]').click();
      await page.locator('.explorer-sources').waitFor();
      await read('explorer');
      await page.getByRole('button', { name: position.fromHere, exact: true }).click();
      await page.locator('.set-up-verdict').waitFor();
      await read('set-up');
      await page.goBack();
      await page.locator('.study').waitFor();
    }
    // A review, and the first of its mistakes.
    await follow('/replay/blundered');
    await page.locator('.side-button').filter({ hasText: review }).click();
    await page.locator('.side-tabs').getByRole('button', { name: review, exact: true }).click();
    if (Object.keys(reviews).length === 0) {
      await page.locator('.review-start select').selectOption('apprentice');
      await page.locator('.review-start .button').click();
    }
    await page.locator('.review-again').waitFor();
    await read('review');
    const archive = Object.entries(await archived(page));
    reviews = Object.fromEntries(archive.filter(([key]) => key.startsWith('review/')));
    await page.locator('.review-learn .button').first().click();
    await page.locator('.mistakes[data-attempt="asked"]').waitFor();
    await read('mistakes');
    await press(tell);
    await page.locator('.mistakes[data-attempt="told"]').waitFor();
    await read('mistakes-told');
    for (const game of GAME_IDS) {
      await follow(`/box/table/${game}-box`);
      await page.locator(`.table[data-plays="${ENTERED}"]`).waitFor();
      await read('box-table');
      await look('dialog.moves [data-back]', () => press(goBack));
    }
    // The screen is only for the person who helps the bot.
    await follow('/box/mauer-bauer');
    await page.locator('.seat-rows select').nth(1).selectOption('apprentice');
    await press(setUpPage.start);
    await page.locator('.curtain').waitFor();
    await read('helper');
    await goto('/settings');
    await page.getByRole('combobox').first().waitFor();
    expect(await page.locator('option').allInnerTexts()).toEqual(
      expect.arrayContaining(Object.values(LANGUAGE_NAMES)),
    );
    const pagesHere = Object.keys(PAGES).filter(name => !SERVED_PAGES.some(served => served === name));
    seen.expectAll(
      pagesHere,
      DIALOGS.filter(name => !SERVED_DIALOGS.includes(name)),
    );
    await end();
  },
);

/** Somebody with a long name, a club, and tables of every kind: open, awaited, slow, rated and finished. */
async function somebodyBusy(): Promise<{
  readonly player: Player;
  readonly finished: string;
  readonly running: string;
  readonly open: string;
  readonly club: string;
  readonly event: string;
  readonly planned: string;
}> {
  const player = await Player.arrive(server.origin);
  const rival = await Player.arrive(server.origin);
  await player.ask('rename', { body: { name: 'Der große Mauermeister 1' } });
  await rival.ask('rename', { body: { name: 'Wolfeschlegelsteinhausen' } });
  const { id } = await begunTable([player, rival], {
    game: 'muro-contro-muro',
    options: { copies: 4 },
    isRated: true,
  });
  await Promise.all(
    [player, rival].map(async one => {
      const socket = await one.connect();
      const follower = new Follower(id);
      await follower.watch(socket);
      await playToTheEnd(socket, follower, Math.random);
      await socket.close();
    }),
  );
  const slow = { pace: { kind: 'move', seconds: 7 * 86_400, late: 'bot' }, isPublic: true, isRated: false };
  const bots = { kind: 'bot', level: 'journeyman' };
  const seats = [{ kind: 'me' }, bots, bots];
  const alone = await player.ask('makeTable', { body: { game: 'mauer-bauer', seats, ...slow } });
  await promiseAt(player, alone.id);
  await startAll(player, [], alone.id);
  const open = { game: 'burg-appenzell', options: { memory: true, target: 6, layout: 'B' }, ...slow };
  const free = { kind: 'open' };
  const body = { ...open, seats: [{ kind: 'me' }, free, free, bots] };
  const [mine] = [await player.ask('makeTable', { body }), await rival.ask('makeTable', { body })];
  const named = { name: 'Die Mauerbaumeister e.V.', crest: '0123456012341' };
  const club = await player.ask('foundClub', { body: named });
  await rival.ask('joinClub', { id: club.id, body: { invite: club.you.invite } });
  const cup = { name: 'Großer Mauerbaumeisterpokal', kind: 'swiss', game: 'muro-contro-muro', seats: 2 };
  const event = await player.ask('makeEvent', { id: club.id, body: { ...cup, isManual: true } });
  for (const one of [player, rival]) await one.ask('enterEvent', { id: event.id, body: {} });
  await player.ask('moveEvent', { id: event.id });
  const later = { ...cup, kind: 'knock-out', isManual: true };
  const planned = await player.ask('makeEvent', { id: club.id, body: later });
  return {
    player,
    finished: id,
    running: alone.id,
    open: mine.id,
    club: club.id,
    event: event.id,
    planned: planned.id,
  };
}

let busy: ReturnType<typeof somebodyBusy> | undefined;

test.each(LANGUAGES)('in %s the pages around online tables fit the smallest phone', async language => {
  busy ??= somebodyBusy();
  const { player, finished, running, open, club, event, planned } = await busy;
  const device = { language, size: 'small', base: server.origin } as const;
  const { page, context, goto, follow, shot, end } = await visit(browser, device);
  const [name, value] = player.cookie.split('=');
  await context.addCookies([{ name, value, url: server.origin }]);
  await context.addInitScript(() => localStorage.setItem('quattro-mura/player', 'true'));
  const pages = {
    '/': '.in-progress li',
    '/online': '.table-row .button.first',
    '/online/new/mauer-bauer': '.form-foot button',
    '/matches': '.table-row .said',
    '/ratings/muro-contro-muro': 'tr.mine',
    '/ratings/die-mauer': '.inviting',
    [`/player/${player.id}`]: '.rated-game',
    '/settings': '.profile-part summary',
    '/people': '.person-row',
    '/clubs': '.club-row',
    [`/club/${club}`]: '.club-do',
    [`/club/${club}/night`]: 'h1',
    [`/club/${club}/event`]: 'form',
    [`/event/${event}`]: '.event-mine',
    [`/event/${planned}`]: 'h1',
    '/day/die-mauer': '.day-facts',
    [`/match/${finished}`]: '.replay input[type=range]',
    [`/embed/${finished}`]: '.replay.embedded',
    [`/club/${club}/day`]: '.day-facts',
    [`/online/${open}`]: '.room',
    [`/online/${running}`]: '.table',
  };
  const { cancel } = await loadTexts(language, 'app');
  const { profile } = await loadTexts(language, 'online');
  const { leave, close, projector } = await loadTexts(language, 'club');
  const find = await loadTexts(language, 'find');
  const seen = new Seen();
  const press = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
  /** Checks whatever is on the screen now. */
  const read = async (what: string): Promise<void> => {
    // What a page is made of may come bit by bit.
    await expect.poll(async () => ({ what, cut: (await shownOn(page)).cut })).toEqual({ what, cut: [] });
    const shown = await shownOn(page);
    seen.look(shown);
    expectNoEnglish(shown, language);
    await shot(`${language}-online${what.replace(/\W+/g, '-')}`);
  };
  /** The buttons of a page that open something, what they open, and how it is closed. */
  const opening = new Map<string, readonly (readonly [button: string, opened: string, close: string])[]>([
    ['/online', [[find.start, '.find-looking', find.cancel]]],
    [`/club/${club}`, [leave, close].map(button => [button, '.club-sure', cancel] as const)],
    [`/club/${club}/night`, [[projector, '.projected', 'Escape']]],
    [
      '/settings',
      [profile.signIn, profile.signOut, profile.deleteMe].map(
        button => [button, 'dialog.sure', 'Escape'] as const,
      ),
    ],
  ]);
  for (const [path, content] of Object.entries(pages)) {
    await (path === '/' ? goto(path) : follow(path));
    await page.locator(content).first().waitFor();
    const folded = page.locator('details:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().click();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    const ids = [player.id, club, event, planned, finished, running, open];
    const what = ids.reduce((name, id, i) => name.replace(id, `id-${i}`), path);
    await read(what);
    for (const [button, opened, closing] of opening.get(path) ?? []) {
      await press(button);
      await page.locator(opened).waitFor();
      await read(`${what} ${button}`);
      if (opened.startsWith('dialog')) await expectReachable(page, opened);
      await (closing === 'Escape' ? page.keyboard.press(closing) : press(closing));
      await page.locator(opened).waitFor({ state: 'detached' });
    }
  }
  const { people, resignOpen } = await loadTexts(language, 'remote');
  await press(people);
  await page.locator('dialog.people').waitFor();
  await read('people');
  await expectReachable(page, 'dialog.people');
  // People who are asked whether they are sure can answer, however small the screen is.
  await press(resignOpen);
  await read('resign');
  await expectReachable(page, 'dialog.people');
  // A match that is over, with what it did to the rating.
  await goto(`/online/${finished}`);
  await page.locator('dialog.result').waitFor();
  await read('result');
  await expectReachable(page, 'dialog.result');
  // For somebody whom the server does not know.
  await context.clearCookies();
  await context.addInitScript(() => localStorage.removeItem('quattro-mura/player'));
  await goto('/settings');
  await page.locator('.profile[aria-busy=false]').waitFor();
  await read('nobody');
  await follow(`/online/${open}`);
  await page.locator('.room').waitFor();
  await read('invited');
  seen.expectAll(SERVED_PAGES, SERVED_DIALOGS);
  await end();
});
