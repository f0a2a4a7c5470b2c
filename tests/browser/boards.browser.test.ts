import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Match } from '../../src/engine/match.ts';
import type { AnyOptions } from '../../src/engine/options.ts';
import { type FarRun, farRuns } from '../../src/games/burg-appenzell/board/foresight.ts';
import { game as castle } from '../../src/games/burg-appenzell/game.ts';
import { viewOf } from '../../src/games/burg-appenzell/testing/board-positions.ts';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import type { KeptMatch } from '../../src/web/storage/matches.ts';
import { finishedRecord } from '../finished.ts';
import {
  archived,
  awaitTurn,
  bot,
  launch,
  person,
  playFromList,
  type Size,
  seededMatch,
  type Visit,
  visit,
} from './harness.ts';

/** What fingers, mice and keys do in the same way on every board. */

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const SEATS: Readonly<Record<string, number>> = { 'die-mauer': 3 };
const OPTIONS: Readonly<Record<string, AnyOptions>> = { 'muro-contro-muro': { copies: 4 } };

/** A match against bots of which this share has been played at random. */
function matchAfter(game: GameId, share: number, hurry = true): KeptMatch {
  const count = SEATS[game] ?? 2;
  const options = OPTIONS[game] ?? {};
  const seats = [person('Anna'), ...Array.from({ length: count - 1 }, (_, i) => bot(`Bot ${i + 1}`))];
  const match = seededMatch(game, { seats, options, hurry });
  const about = { seats: count, options };
  const most = Math.floor(finishedRecord(game, { ...about, most: 400 }).plays.length * share);
  const record = finishedRecord(game, { ...about, most });
  return { ...match, record: { ...match.record, options: record.options, plays: record.plays } };
}

/**
 * Anna's turn in such a match, and nobody else's after that; if `confirm` is set, each of her moves has to be
 * confirmed.
 */
async function sitDown(game: GameId, share: number, size: Size, confirm = false): Promise<Visit> {
  const here = await visit(browser, { size, settings: { confirm }, matches: [matchAfter(game, share)] });
  await here.goto('/table/seeded');
  expect(await awaitTurn(here.page)).toBe('my turn');
  await expect.poll(() => here.page.locator('.plate.on-turn:not(.mine)').count()).toBe(0);
  return here;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Found {
  readonly id: string;
  /** The middle of what is drawn, and points on its outline; only those on the screen. */
  readonly spots: readonly Spot[];
}

/** Where everything that can be picked lies in the board's drawings. */
function targetsOn(page: Page): Promise<Found[]> {
  return page.evaluate(() => {
    const board = document.querySelector('.table-board .board')?.getBoundingClientRect();
    const isSeen = ({ x, y }: { x: number; y: number }) =>
      board && x > board.left && x < Math.min(board.right, innerWidth) && y > board.top && y < board.bottom;
    return [...document.querySelectorAll<SVGGElement>('.table-board svg [data-part]')].map(choice => {
      const shapes = choice.querySelectorAll<SVGGeometryElement>(
        '.target, .dm-outline, .mb-spot, .mb-city-outline',
      );
      const drawn =
        shapes.length > 0 ? [...shapes] : [...choice.querySelectorAll<SVGGeometryElement>('.ring')];
      const outline = drawn.flatMap(shape => {
        const matrix = shape.getScreenCTM();
        const shares = shape.matches('.mb-spot') ? [0.3, 0.7] : [0.05, 0.55];
        return shares.flatMap(share => {
          const point = shape.getPointAtLength(shape.getTotalLength() * share);
          return matrix ? point.matrixTransform(matrix) : [];
        });
      });
      const { x, y, width, height } = (choice.querySelector('.area') ?? choice).getBoundingClientRect();
      const spots = [{ x: x + width / 2, y: y + height / 2 }, ...outline].map(({ x, y }) => ({ x, y }));
      return { id: choice.getAttribute('data-choice') ?? '', spots: spots.filter(isSeen) };
    });
  });
}

/** How each choice looks. */
type Looks = Readonly<Record<string, string>>;

function isPressed(look: string | undefined): boolean {
  return look?.startsWith('true') ?? false;
}

function looks(page: Page): Promise<Looks> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.table-board svg [data-choice]')].map(choice => [
        choice.getAttribute('data-choice'),
        [
          choice.getAttribute('aria-pressed'),
          choice.getAttribute('aria-label'),
          choice.classList.contains('mb-looked'),
        ].join(' '),
      ]),
    ),
  );
}

/** Where nothing can be picked: a tap there is a step back. */
const BESIDE: Readonly<Partial<Record<GameId, string>>> = {
  'die-mauer': '.dm-round',
  'muro-contro-muro': '.mm-award-icon, .mm-plank',
  'mauer-bauer': '.mb-deck',
  'burg-appenzell': '.ba-dungeon',
};

async function middleOf(page: Page, selector: string): Promise<Spot> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drops everything that has been picked, and returns how the choices look then. */
async function letGo(page: Page, beside: Spot, before: Looks): Promise<Looks> {
  const cancel = page.locator('.status.asking button:not(.first)');
  if ((await cancel.count()) > 0) await cancel.click();
  for (let steps = 0; steps < 4; steps++) {
    await page.touchscreen.tap(beside.x, beside.y);
    const now = await looks(page);
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
  }
  throw new Error('something is still picked');
}

describe.each(GAME_IDS)('%s', game => {
  test('on a phone every target can be hit in its middle and on its outline', async () => {
    const { page, end } = await sitDown(game, 0.4, 'phone', true);
    const missed: string[] = [];
    const rest = await looks(page);
    const beside = await middleOf(page, BESIDE[game] ?? '.table-board svg');
    /** Taps each of these spots, each time after `first`. */
    const tapAll = async (all: readonly Found[], first: Spot | null) => {
      for (const { id, spots } of all) {
        for (const { x, y } of spots) {
          if (first) await page.touchscreen.tap(first.x, first.y);
          const was = first ? await looks(page) : rest;
          await page.touchscreen.tap(x, y);
          const now = await looks(page);
          if (was[id] === now[id]) missed.push(`${id} at ${Math.round(x)} ${Math.round(y)}`);
          const others = Object.keys(now).filter(
            other => other !== id && other !== 'fist' && isPressed(now[other]) && !isPressed(was[other]),
          );
          if (id !== 'fist' && others.length > 0) missed.push(`${others} instead of ${id}`);
          await letGo(page, beside, rest);
        }
      }
    };
    const targets = await targetsOn(page);
    expect(targets.length).toBeGreaterThan(0);
    await tapAll(targets, null);
    // And what is on offer once something has been picked.
    const known = new Set(targets.map(({ id }) => id));
    for (const { spots } of targets.slice(0, 2)) {
      if (spots.length === 0) continue;
      await page.touchscreen.tap(spots[0].x, spots[0].y);
      const next = (await targetsOn(page)).filter(({ id }) => !known.has(id));
      await letGo(page, beside, rest);
      await tapAll(next, spots[0]);
    }
    expect(missed).toEqual([]);
    await end();
  });

  test('arrow keys move in the direction pressed, or not at all', async () => {
    const { page, end } = await sitDown(game, 0.4, 'desktop');
    const count = await page.locator('.table-board svg [data-choice]').count();
    const wrong: string[] = [];
    let moved = 0;
    const judge = (key: string, from: Focused, to: Focused): void => {
      const [, dx, dy] = ARROWS.find(([name]) => name === key) ?? ['', 0, 0];
      const way = (to.x - from.x) * dx + (to.y - from.y) * dy;
      if (to.id !== from.id) moved++;
      if (to.id !== from.id && way <= 0) wrong.push(`${key}: ${from.id} → ${to.id}`);
    };
    // From everywhere, by events on the page; and from the first and the last, by real key presses.
    for (const { key, from, to } of await arrowsFromAll(
      page,
      ARROWS.map(([key]) => key),
    ))
      judge(key, from, to);
    for (const i of new Set([0, count - 1])) {
      for (const [key] of ARROWS) {
        const from = await focusOn(page, i);
        await page.keyboard.press(key);
        judge(key, from, await focused(page));
      }
    }
    expect(wrong).toEqual([]);
    expect(moved).toBeGreaterThan(0);
    await end();
  });

  test('a tap beside everything focuses nothing', async () => {
    const { page, end } = await sitDown(game, 0.4, 'phone');
    const { x, y } = await middleOf(page, BESIDE[game] ?? '.table-board svg');
    await page.touchscreen.tap(x, y);
    const focus = await page.evaluate(() => ({
      isNamed: document.activeElement === document.body || document.activeElement?.hasAttribute('aria-label'),
      frames: document.querySelectorAll('.table-board :focus-visible, .table-board:focus-visible').length,
    }));
    expect(focus).toEqual({ isNamed: true, frames: 0 });
    await end();
  });
});

test('one tap where the advised brick would go lays it', async () => {
  const { page, end } = await sitDown('muro-contro-muro', 0.4, 'phone');
  const plays = await playsOn(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const { x, y } = await middleOf(page, '.mm-place.advised:not(.mm-take)');
  await page.touchscreen.tap(x, y);
  await awaitPlay(page, plays);
  await end();
});

test.each(['tap', 'drag'])(
  'a mouse runs several steps with one %s, and over a chosen square if two paths lead there',
  async hand => {
    const { match, run } = parting();
    const { page, context, goto, end } = await visit(browser, { matches: [match] });
    await goto('/table/seeded');
    expect(await awaitTurn(page)).toBe('my turn');
    const plays = await playsOn(page);
    const at = (part: string) => middleOf(page, `[data-choice="${part}"] .area`);
    const tap = async (part: string) => {
      const { x, y } = await at(part);
      await page.touchscreen.tap(x, y);
    };
    const [mouse, goal] = [`mouse ${run.from}`, `${run.from}-${run.to}`];
    if (hand === 'tap') {
      await tap(mouse);
      await tap(goal);
    } else {
      const finger = fingerOn(await context.newCDPSession(page));
      await finger.drag(await at(mouse), () => at(goal));
    }
    expect(await playsOn(page)).toBe(plays);
    await tap(`via ${run.path[0]}`);
    await page.locator(`[data-choice="mouse ${run.to}"]`).waitFor({ state: 'attached' });
    const kept = (await archived(page))['match/seeded'];
    const made: readonly (readonly [number, string])[] = JSON.parse(kept).record.plays;
    expect(made.slice(plays).map(([, move]) => move)).toEqual(run.runs);
    await end();
  },
);

/** A match in which Anna can run somewhere in two steps by either of two paths, and can still act afterwards. */
function parting(): { readonly match: KeptMatch; readonly run: FarRun } {
  const { options, plays } = finishedRecord(castle.id, { seed: 2 });
  const planted = matchAfter('burg-appenzell', 0);
  const played = new Match(castle, 2, options);
  for (const [number, [by, move]] of plays.entries()) {
    const view = viewOf(played, 0);
    const far = view.active === 0 && view.actionsLeft > 2 ? farRuns(view) : [];
    const run = far.find(
      ({ from, to, path }) =>
        path.length === 2 &&
        far.some(other => other.from === from && other.to === to && other.path[0] !== path[0]),
    );
    const record = { ...planted.record, options, plays: plays.slice(0, number) };
    if (run) return { run, match: { ...planted, record } };
    played.play(by, move);
  }
  throw new Error('no two ways lead anywhere');
}

test('after a mistake in a lesson nothing is picked any more', async () => {
  const { page, goto, end } = await visit(browser, { settings: { motion: 'none' } });
  await goto('/learn/en/die-mauer');
  await page.locator('.lesson-next').click();
  await page.locator('.lesson[data-step="hide"]').waitFor();
  for (const choice of ['block 6', 'fist']) {
    const { x, y } = await middleOf(page, `[data-choice="${choice}"]`);
    await page.touchscreen.tap(x, y);
  }
  await page.locator('.lesson-words.explained').waitFor();
  expect(await page.locator('.table-board [aria-pressed="true"]').count()).toBe(0);
  await end();
});

const ARROWS = [
  ['ArrowUp', 0, -1],
  ['ArrowDown', 0, 1],
  ['ArrowLeft', -1, 0],
  ['ArrowRight', 1, 0],
] as const;

/** What is dragged where, and when in a match that is possible. */
const DRAGS: readonly {
  readonly game: GameId;
  readonly what: string;
  readonly after: number;
  readonly from: string;
  readonly to: string;
  /** Where dropping it changes nothing, if not beside everything: a roof that is put anywhere else is off. */
  readonly nowhere?: string;
}[] = [
  {
    game: 'die-mauer',
    what: 'a block',
    after: 0,
    from: '[data-choice="block 3"] .carry',
    to: '[data-choice="fist"]',
  },
  {
    game: 'muro-contro-muro',
    what: 'a brick',
    after: 0.4,
    from: '.mm-kind .carry',
    to: '.mm-place:not(.mm-take)',
  },
  { game: 'mauer-bauer', what: 'a wall', after: 0, from: '.mb-supplies .carry', to: '.mb-line .area' },
  { game: 'burg-appenzell', what: 'a mouse', after: 0.4, from: '.ba-runner .carry', to: '.ba-goal' },
  {
    game: 'burg-appenzell',
    what: 'the spare tile',
    after: 0.4,
    from: '.ba-spare .carry',
    to: '.ba-push .area',
  },
  {
    game: 'burg-appenzell',
    what: 'a roof',
    after: 0.4,
    from: '.ba-liftable .area',
    to: '.ba-dungeon',
    nowhere: '.ba-liftable .area',
  },
  {
    game: 'muro-contro-muro',
    what: 'a brick of the wall',
    after: 0.55,
    from: '.mm-take .area',
    to: '.mm-place:not(.mm-take) .area',
  },
];

describe.each(DRAGS)('$game, $what', ({ game, after, from, to, nowhere }) => {
  test.each<'mouse' | 'finger'>(['mouse', 'finger'])(
    'a drag by %s makes a move; one that ends nowhere does not',
    async hand => {
      const { page, context, end } = await sitDown(game, after, hand === 'mouse' ? 'desktop' : 'phone');
      const pointer = hand === 'mouse' ? mouseOn(page) : fingerOn(await context.newCDPSession(page));
      const plays = await playsOn(page);
      const start = await middleOf(page, from);
      const beside = await middleOf(page, nowhere ?? BESIDE[game] ?? '.table-board svg');
      await pointer.drag(start, async () => beside);
      expect(await playsOn(page)).toBe(plays);
      expect(await page.locator('.carried, .table-board [data-part][aria-pressed="true"]').count()).toBe(0);
      await pointer.drag(start, () => middleOf(page, to));
      await awaitPlay(page, plays);
      await end();
    },
  );
});

interface Pointer {
  /** Presses, moves a little, asks where to go, moves there and lets go. */
  drag(from: Spot, to: () => Promise<Spot>): Promise<void>;
}

function mouseOn({ mouse }: Page): Pointer {
  return {
    async drag(from, to) {
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move(from.x + 12, from.y - 12);
      const { x, y } = await to();
      await mouse.move(x, y);
      await mouse.up();
    },
  };
}

function fingerOn(session: CDPSession): Pointer {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(({ x, y }) => ({ x, y })) });
  return {
    async drag(from, to) {
      await touch('touchStart', [from]);
      await touch('touchMove', [{ x: from.x + 9, y: from.y - 9 }]);
      await touch('touchMove', [{ x: from.x + 18, y: from.y - 18 }]);
      const goal = await to();
      await touch('touchMove', [goal]);
      await touch('touchEnd', []);
    },
  };
}

async function playsOn(page: Page): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-plays'));
}

async function awaitPlay(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    plays => Number(document.querySelector<HTMLElement>('.table')?.dataset.plays) > plays,
    before,
  );
}

interface Focused extends Spot {
  readonly id: string | null;
}

function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const { x, y, width, height } = (
      document.activeElement?.querySelector('.area') ?? document.body
    ).getBoundingClientRect();
    const id = document.activeElement?.getAttribute('data-choice') ?? null;
    return { id, x: x + width / 2, y: y + height / 2 };
  });
}

/** Where each of these keys leads from each choice. */
function arrowsFromAll(
  page: Page,
  keys: readonly string[],
): Promise<{ key: string; from: Focused; to: Focused }[]> {
  return page.evaluate(pressed => {
    const here = () => {
      const { activeElement } = document;
      const { x, y, width, height } = (
        activeElement?.querySelector('.area') ?? document.body
      ).getBoundingClientRect();
      return {
        id: activeElement?.getAttribute('data-choice') ?? null,
        x: x + width / 2,
        y: y + height / 2,
      };
    };
    return [...document.querySelectorAll<SVGGElement>('.table-board svg [data-choice]')].flatMap(choice =>
      pressed.map(key => {
        choice.focus();
        const from = here();
        const event = { key, code: key, bubbles: true, cancelable: true };
        choice.dispatchEvent(new KeyboardEvent('keydown', event));
        return { key, from, to: here() };
      }),
    );
  }, keys);
}

async function focusOn(page: Page, index: number): Promise<Focused> {
  await page.locator('.table-board svg [data-choice]').nth(index).focus();
  return focused(page);
}

test('Escape puts away the award that is shown, and leads back to one’s own side', async () => {
  const { page, end } = await sitDown('muro-contro-muro', 0.7, 'desktop');
  await page.locator('[data-choice="award connection 1"]').click();
  await page.locator('.mm-showing').waitFor();
  await page.getByText('Bot 1’s side', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.mm-showing').waitFor({ state: 'detached' });
  await page.getByText('Your side', { exact: true }).waitFor();
  await end();
});

test.each<Size>(['phone', 'desktop'])('the die rolls large, before the wall (%s)', async size => {
  const match = matchAfter('muro-contro-muro', 0.5, false);
  const { page, goto, end } = await visit(browser, { size, settings: { motion: 'slow' }, matches: [match] });
  await goto('/table/seeded');
  expect(await awaitTurn(page)).toBe('my turn');
  const lying = await page.locator('.mm-board .die').boundingBox();
  await playFromList(page);
  // Measured in the page itself: it does not wait.
  const rolled = await page.waitForFunction(() => {
    const [die, room] = ['.mm-rolled > .die.rolling', '.mm-room'].map(selector =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    const face = document.querySelector('.mm-face-comes');
    if (!die || !room || !face) return null;
    return { die: die.toJSON(), room: room.toJSON(), opacity: getComputedStyle(face).opacity };
  });
  const { die, room, opacity } = (await rolled.jsonValue()) ?? {};
  // Nobody can tell yet what it will be.
  expect(opacity).toBe('0');
  expect(die.width).toBeGreaterThan(1.4 * (lying?.width ?? Number.POSITIVE_INFINITY));
  for (const [side, sign] of [
    ['left', 1],
    ['top', 1],
    ['right', -1],
    ['bottom', -1],
  ] as const) {
    expect(sign * (die[side] - room[side])).toBeGreaterThan(0);
  }
  await end();
});

test('nothing lights up in the browser’s own colour when it is tapped', async () => {
  const { page, goto, end } = await visit(browser);
  for (const place of ['/', '/play/die-mauer', '/settings']) {
    await goto(place);
    await page.locator('main button, main select').first().waitFor();
    const colours = await page.evaluate(() => {
      const own = document.createElement('iframe');
      document.body.append(own);
      const usual = own.contentDocument && getComputedStyle(own.contentDocument.body);
      const colourOf = (style: CSSStyleDeclaration | null) =>
        style?.getPropertyValue('-webkit-tap-highlight-color');
      const found = [...document.querySelectorAll('a, button, select, summary, label')].map(element =>
        colourOf(getComputedStyle(element)),
      );
      return { usual: colourOf(usual), found: [...new Set(found)] };
    });
    expect(colours.usual).toMatch(/^rgba?\(/);
    expect(colours.found).not.toContain(colours.usual);
  }
  await end();
});

test.each<GameId>(['die-mauer', 'muro-contro-muro'])(
  'on a large screen the board of %s grows with its words',
  async game => {
    const { page, end } = await sitDown(game, 0.5, 'wide');
    const growth = await page
      .locator('.table-board .board > svg')
      .evaluate((svg: SVGSVGElement) => svg.clientWidth / svg.viewBox.baseVal.width);
    expect(growth).toBeGreaterThan(1.4);
    await end();
  },
);

test.each([
  ['die-mauer', '.dm-standing'],
  ['muro-contro-muro', '.mm-board .slides'],
] as const)('the wall of %s stands still from the first frame on', async (game, wall) => {
  const match = matchAfter(game, 0.5, false);
  const { page, context, goto, end } = await visit(browser, {
    settings: { motion: 'slow' },
    matches: [match],
  });
  await context.addInitScript(noteWhereItIs, wall);
  await goto('/table/seeded');
  await page.waitForFunction(() => Reflect.get(window, 'placesSeen').length >= 10);
  const places: string[] = await page.evaluate(() => Reflect.get(window, 'placesSeen'));
  expect(new Set(places).size).toBe(1);
  await end();
});

/** Frame by frame, ten times. */
function noteWhereItIs(selector: string): void {
  const places: string[] = [];
  Object.assign(window, { placesSeen: places });
  const look = () => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box) places.push(`${box.x} ${box.y} ${box.width} ${box.height}`);
    if (places.length < 10) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
