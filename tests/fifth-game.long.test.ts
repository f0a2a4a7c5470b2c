import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../locales/languages.ts';
import { NO_COLLECTING, SINGLE_THREADED } from '../scripts/frugal-compiler.ts';
import { LEVELS } from '../src/engine/insight.ts';
import { Random } from '../src/engine/random.ts';
import { GAME_IDS } from '../src/games/index.ts';
import { launch, visit } from './browser/harness.ts';
import { NODE, type Ran, runNode, startNode } from './cli/mura.ts';
import { CopiedTree } from './copied-tree.ts';
import { Place, type RunningServer } from './server/process.ts';
import { arrivals, begunTable, Follower, playToTheEnd } from './server/tables.ts';

/**
 * `docs/adding-a-game.md` in practice: a game is one folder, its texts, its rules page and its entry in the list. The
 * game is the one in `tests/fixtures/fifth-game`; here it is added to a copy of this project.
 */
const GAME = 'hill-fort';
const NAME = 'Hill fort';
const FIXTURE = 'tests/fixtures/fifth-game';
const LIST = 'src/games/index.ts';

let tree: CopiedTree;
let place: Place;
let server: RunningServer;
let browser: Browser;

beforeAll(() => {
  tree = new CopiedTree();
  tree.add(`${FIXTURE}/game`, `src/games/${GAME}`);
  for (const language of LANGUAGES) tree.add(`${FIXTURE}/locales/${language}`, `locales/${language}/${GAME}`);
  tree.add(`${FIXTURE}/rules.md`, `docs/rules/${GAME}.md`);
  tree.edit(LIST, text =>
    text
      .replace(/^/, `import { manifest as hillFort } from './${GAME}/index.ts';\n`)
      .replace(/(const LIST = \[.*)(\] as const)/, '$1, hillFort$2'),
  );
});
afterAll(async () => {
  await browser?.close();
  await place?.remove();
  tree?.remove();
});

/** Runs a program of this project, or a package's, in the copy. */
function run(script: string, ...args: readonly string[]): Promise<Ran> {
  return runNode([join(tree.folder, script), ...args], '', NODE, {}, tree.folder);
}

function mura(args: readonly string[], input: string): Promise<Ran> {
  return runNode([join(tree.folder, 'src/cli/main.ts'), ...args], input);
}

let passed: Promise<readonly string[]> | undefined;

/** The names of the tests that passed: the game's own, and those for all games and texts. The other games have not changed. */
function passedTests(): Promise<readonly string[]> {
  passed ??= runTests(
    ...globSync(`src/games/{*,${GAME}/**/*}.test.ts`, { cwd: tree.folder }),
    'src/web/learn',
    'src/bots/review/review.test.ts',
    'locales',
    'tests/architecture.test.ts',
  );
  return passed;
}

/** In one process, which loads everything once. Resolves to the names of those that passed. */
async function runTests(...files: readonly string[]): Promise<string[]> {
  const file = join(tree.folder, 'dist/tests.json');
  const notOfOthers = `^(?!.*(${GAME_IDS.join('|')}))`;
  const options = ['--project', 'quick*', '--maxWorkers', '1', '--reporter', 'json', '--outputFile', file];
  const { err } = await run('node_modules/vitest/vitest.mjs', 'run', ...options, '-t', notOfOthers, ...files);
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  expect({ success: report.success, failed: tests.filter(({ status }) => status === 'failed') }, err).toEqual(
    {
      success: true,
      failed: [],
    },
  );
  return tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
}

interface VitestReport {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

test('it compiles', async () => {
  const args = [join(tree.folder, 'node_modules/typescript/bin/tsc'), '--noEmit', SINGLE_THREADED];
  const ran = await runNode(args, '', NODE, NO_COLLECTING, tree.folder);
  expect(ran).toEqual({ code: 0, out: '', err: '' });
});

test('it is proven by the suite of all games', async () => {
  const ofGame = (await passedTests()).filter(name => name.includes(GAME));
  for (const promise of [
    'keeps the contract at every step',
    'plays out at once as step by step',
    'golden match',
    'every clause is covered',
    'can be completed with any of the accepted moves',
    'hidden things make no difference',
  ]) {
    expect(ofGame.filter(name => name.includes(promise))).toHaveLength(1);
  }
});

test('its texts keep to the glossary, and the folders to their arrows', async () => {
  const names = await passedTests();
  expect(names).toContain('the texts in de use no word that the glossary forbids');
  expect(names).toContain('no source outside the games and the texts names a game');
  expect(names).toContain('every folder imports only what its arrows allow');
});

test('it can be played through the engine protocol, against a bot of every level', async () => {
  const engine = startNode([join(tree.folder, 'src/cli/main.ts'), 'engine']);
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const ask = async (request: object) => {
    engine.stdin.write(`${JSON.stringify(request)}\n`);
    const answer = JSON.parse(String((await lines.next()).value));
    expect(answer).toMatchObject({ ok: true });
    return answer;
  };
  const random = new Random(5);
  const anyOf = <T>(some: readonly T[]): T => some[random.below(some.length)];
  for (const level of LEVELS) {
    let { turn } = await ask({ do: 'new', game: GAME, seats: 2 });
    let byBot = 0;
    while (turn.kind !== 'over') {
      const by = turn.kind === 'nature' ? 'nature' : anyOf(turn.seats);
      let move: string;
      if (by === 'nature') {
        move = anyOf((await ask({ do: 'chances' })).chances.map(([outcome]: [string]) => outcome));
      } else if (by === 0) {
        move = anyOf((await ask({ do: 'moves', seat: 0 })).moves);
      } else {
        ({ move } = await ask({ do: 'bot', seat: 1, level, ms: 20 }));
        byBot++;
      }
      ({ turn } = await ask({ do: 'play', by, move }));
    }
    expect(byBot).toBe(4);
    const { record } = await ask({ do: 'record' });
    expect(await ask({ do: 'load', record })).toEqual({ ok: true, turn });
  }
  engine.stdin.end();
  await once(engine, 'close');
});

test('it can be played in the terminal', async () => {
  const { code, out, err } = await mura(['play', GAME, '--seed', '4', '--level', 'random'], '#1\n'.repeat(9));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('The quarry has');
  expect(out).toContain('The match is over.');
});

test('it is built into the app', async () => {
  const { code, err } = await run('scripts/build.ts', '--plain');
  expect(code, err).toBe(0);
});

describe('served', () => {
  beforeAll(async () => {
    place = new Place(tree.folder);
    server = await place.start({ WEB: join(tree.folder, 'dist/web') });
    browser = await launch();
  });

  test('it can be played at a table to its end; its record verifies, and it has a picture', async () => {
    const people = await arrivals(server.origin, 2);
    const { id } = await begunTable(people, { game: GAME });
    await Promise.all(
      people.map(async player => {
        const socket = await player.connect();
        const follower = new Follower(id);
        await follower.watch(socket);
        await playToTheEnd(socket, follower, Math.random);
        await socket.close();
        expect(follower.faults).toEqual([]);
      }),
    );
    const record = await people[0].ask('record', { id });
    const verified = await mura(['verify', '-'], JSON.stringify(record));
    expect(verified).toMatchObject({ code: 0, err: '' });
    const picture = await fetch(`${server.origin}/match/${id}/picture.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  test('it stands on the home page, and “Play now” opens a table with a board that takes a move', async () => {
    const { page, goto, expectAccessible, shot, end } = await visit(browser, {
      base: server.origin,
      settings: { motion: 'none' },
    });
    await goto('/');
    await page.locator('.game-card').filter({ hasText: NAME }).locator('svg').first().waitFor();
    await page.getByRole('button', { name: `Play now: ${NAME}` }).click();
    const choices = page.locator('.table-board [data-choice]');
    await choices.first().waitFor();
    expect(await choices.count()).toBe(3);
    await expectAccessible();
    await shot('fifth-table');
    await choices.first().click();
    // A player who asks for one stone always gets it.
    await page.locator('.table-seats li').filter({ hasText: '1 stone' }).first().waitFor();
    await shot('fifth-table-later');
    await end();
  });

  test('its rules page and its lesson open', async () => {
    const { page, goto, expectAccessible, shot, end } = await visit(browser, {
      base: server.origin,
      settings: { motion: 'none' },
    });
    await goto(`/rules/en/${GAME}`);
    await page.locator('.rule-picture .board').first().waitFor();
    await page.getByText('the modest come first').waitFor();
    await expectAccessible();
    await shot('fifth-rules');
    await goto(`/learn/en/${GAME}`);
    await page.locator('.lesson[data-step="aim"]').waitFor();
    await page.locator('.lesson-next').click();
    await page.locator('.lesson[data-step="ask"]').waitFor();
    await shot('fifth-lesson');
    await end();
  });
});

test('nothing else had to change', () => {
  const changes = tree.changes();
  const own = new RegExp(`^(src/games/${GAME}/|locales/[a-z]{2}/${GAME}/|docs/rules/${GAME}\\.md$)`);
  expect(changes.filter(file => !own.test(file))).toEqual([LIST]);
  expect(changes.filter(file => own.test(file)).length).toBeGreaterThan(40);
});
