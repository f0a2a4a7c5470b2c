import { signal } from '@preact/signals';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadGameTexts } from '../locales/load.ts';
import { type AnyWords, linesOf, whoAmong } from '../locales/words.ts';
import type { Happening, View } from '../src/engine/game.ts';
import { Match } from '../src/engine/match.ts';
import { type AnyOptions, readOptions } from '../src/engine/options.ts';
import { Random } from '../src/engine/random.ts';
import { isAmong, type Viewer } from '../src/engine/viewers.ts';
import { GAME_IDS, type GameId, manifestOf } from '../src/games/index.ts';
import { loadGame } from '../src/games/load.ts';
import type { AnyBoard } from '../src/games/manifest.ts';
import type { Moment, Table } from '../src/web/table/table.ts';

/**
 * Nothing is known before it is shown. The whole table is drawn at every beat of real moments, while everything still
 * to come, and the state after it, throws when it is looked at.
 */

/** Nothing is mounted here, so nothing is ever loaded; but the log is read, and the board marked. */
const loaded = vi.hoisted((): { Log: unknown; marking: unknown } => ({ Log: null, marking: null }));
vi.mock('../src/web/frame/use-loaded.ts', () => ({
  useLoaded: (load: () => Promise<unknown>) => {
    if (String(load).includes('log.tsx')) return { state: 'ready', value: loaded.Log };
    if (String(load).includes('marking.ts')) return { state: 'ready', value: loaded.marking };
    return { state: 'loading' };
  },
}));

beforeAll(() => {
  // What the page needs from a browser before anything is drawn.
  const nothing = () => undefined;
  // On a desktop, where the log is always open.
  const matchMedia = (query: string) => ({ matches: query.includes('min-width'), addEventListener: nothing });
  vi.stubGlobal('window', { matchMedia });
  vi.stubGlobal('document', { documentElement: {}, addEventListener: nothing });
  vi.stubGlobal('location', new URL('http://localhost/table/x'));
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('addEventListener', nothing);
  vi.useFakeTimers();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often each kind is looked at. */
const ENOUGH = 2;
const MOST_MATCHES = 60;

describe.each(GAME_IDS)('%s', game => {
  test('every kind of happening changes the table when it is shown, and not before', async () => {
    const { board, words, together, drawn } = await tableOf(game);
    const looked = new Map(Object.keys(words).map(kind => [kind, 0]));
    const isWanted = (kind: string) => (looked.get(kind) ?? 0) < ENOUGH;
    for (const moment of await momentsOf(game, () => [...looked.values()].some(n => n < ENOUGH))) {
      const { happenings } = moment;
      for (const [last, { kind }] of happenings.entries()) {
        if (!isWanted(kind)) continue;
        looked.set(kind, (looked.get(kind) ?? 0) + 1);
        for (let beat = Math.max(0, last - 2); beat <= last; beat++) {
          const { page, begun } = drawn(moment, beat);
          expect(begun).toEqual(happenings.slice(0, beat + 1));
          // The line that is read says what is being shown, and the log ends with it.
          const said = escaped(words[happenings[beat].kind](happenings[beat], WHO));
          expect(/<p class="told[^>]*>([^<]*)<\/p>/.exec(page)?.[1]).toBe(said);
          expect(page).not.toContain('class="result');
          expect(linesOfLog(page).length).toBe(
            told(board, moment, moment.log.length - (happenings.length - beat - 1), together),
          );
          // Its line waits with it; if the log leaves it out, no other line does.
          const isLogged = moment.before && (board.recalls?.(happenings[beat], moment.before) ?? true);
          expect(page.match(/<span class="told"/g) ?? []).toHaveLength(isLogged ? 1 : 0);
        }
      }
    }
    expect([...looked].filter(([, times]) => times === 0)).toEqual([]);
  });

  test('once everything has been shown, the plates of the seats have followed', async () => {
    const { board, texts } = await tableOf(game);
    const plates = (view: View) =>
      Array.from({ length: view.seats }, (_, seat) =>
        renderToString(h('div', null, h(board.SeatFacts, { view, seat, texts }))),
      );
    let moments = 0;
    for (const { before, view, happenings } of await momentsOf(game, () => moments < 150)) {
      moments++;
      if (before === null || view.turn.kind === 'over') continue;
      const after = happenings.reduce(
        (seen, happening) => board.afterwards?.(seen, happening) ?? seen,
        before,
      );
      // Or they wait for the end of the moment, and stay as they were.
      if (String(plates(after)) !== String(plates(before))) expect(plates(after)).toEqual(plates(view));
      else if (FOLLOWS.has(game)) expect(plates(before)).toEqual(plates(view));
    }
    expect(moments).toBeGreaterThan(20);
  });
});

/** The games whose plates follow everything. */
const FOLLOWS: ReadonlySet<GameId> = new Set(['die-mauer', 'mauer-bauer', 'burg-appenzell']);

const NAMES = ['Anna', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fabio'];
const WHO = whoAmong(NAMES, null);

async function tableOf(game: GameId) {
  const { speak, boardTexts, wantBoardTexts } = await import('../src/web/frame/texts.ts');
  const { TableScreen } = await import('../src/web/table/table-screen.tsx');
  const { LessonOffer } = await import('../src/web/table/lesson-offer.tsx');
  loaded.Log = (await import('../src/web/table/log.tsx')).Log;
  await speak('en');
  await wantBoardTexts(game);
  const board = await manifestOf(game).board();
  loaded.marking = await (await import('../src/web/table/marking.ts')).loadMarking(board);
  const texts = boardTexts(game);
  if (!texts) throw new Error('the texts are there');
  /** The table as it looks while this happening is being shown, and which ones had begun by then. */
  const drawn = (moment: Moment, beat: number) => {
    const begun: Happening[] = [];
    const slowFrom: AnyBoard = {
      ...board,
      sound: happening => {
        begun.push(happening);
        return board.sound(happening);
      },
      pace: () => (begun.length > beat ? 1000 : 0),
    };
    const table = tableAt(game, withoutFuture(moment, beat));
    const page = renderToString(h(TableScreen, { table, board: slowFrom, texts, LessonOffer }));
    return { page, begun };
  };
  const { words, together } = await loadGameTexts('en', game, 'board');
  return { board, texts: texts.texts, words, together, drawn };
}

function look(): never {
  throw new Error('this has not been shown yet');
}

/** Looking at it would be knowing too early. */
function unknown(): never {
  const traps = { get: look, has: look, ownKeys: look, getOwnPropertyDescriptor: look };
  return new Proxy(Object.create(null), traps) as never;
}

function withoutFuture(moment: Moment, beat: number): Moment {
  const { happenings, log, before } = moment;
  const isToCome = happenings.length - beat - 1;
  const turn = before?.turn;
  // A player who chooses at the same time as others goes on choosing while their fists close.
  const isChoosing =
    turn?.kind === 'seats' && turn.seats.length > 1 && turn.seats.some(seat => seat === before?.viewer);
  return {
    ...moment,
    view: unknown(),
    happenings: happenings.map((happening, i) => (i > beat ? unknown() : happening)),
    log: log.map((entry, i) => (i >= log.length - isToCome ? unknown() : entry)),
    moves: isChoosing ? moment.moves : unknown(),
    get undoable() {
      return look();
    },
    get undoBar() {
      return look();
    },
    get end() {
      return look();
    },
  };
}

function tableAt(game: GameId, moment: Moment): Table {
  const seats = moment.before?.seats ?? 0;
  const nothing = () => undefined;
  return {
    game,
    seats: NAMES.slice(0, seats).map(name => ({ name, kind: 'person', level: null })),
    isHurried: false,
    hasHints: true,
    moment: signal(moment),
    trouble: signal(null),
    curtain: signal(null),
    advice: signal({ kind: 'none' }),
    isKept: signal(true),
    play: nothing,
    undo: nothing,
    askHint: nothing,
    shown: nothing,
    liftCurtain: nothing,
    check: () => Promise.resolve(null),
    close: nothing,
  };
}

/** The moments of random matches, by seats and spectators, for as long as they are wanted. */
async function momentsOf(game: GameId, isWanted: () => boolean): Promise<Iterable<Moment>> {
  const rules = await loadGame(game);
  return (function* () {
    for (let seed = 1; seed <= MOST_MATCHES && isWanted(); seed++) {
      const { min, max } = rules.seats;
      const seats = min + (seed % (max - min + 1));
      const options = readOptions(rules.options, OPTIONS[game]?.[seed % 2] ?? {});
      if (!options.ok) throw new Error(options.error.message);
      const viewer = seed % 3 === 0 ? 'spectator' : seed % seats;
      for (const moment of played(new Match(rules, seats, options.options), viewer, new Random(seed))) {
        if (!isWanted()) return;
        yield moment;
      }
    }
  })();
}

/** So that rare things happen, too. */
const OPTIONS: Readonly<Partial<Record<GameId, readonly AnyOptions[]>>> = {
  'die-mauer': [
    { gift: 'must', rounds: 2 },
    { gift: 'may', rounds: 2 },
  ],
  'mauer-bauer': [{ hastyRoll: true }, {}],
  'burg-appenzell': [{ memory: true }, {}],
};

function* played(match: Match, viewer: Viewer, random: Random): Generator<Moment> {
  let before = match.view(viewer);
  let log: Moment['log'] = [];
  while (match.turn().kind !== 'over') {
    const happenings: Happening[] = [];
    const tell = (happening: Happening, seenBy: number) => {
      if (isAmong(viewer, seenBy)) happenings.push(happening);
    };
    // A play and nature's answers to it are shown together.
    do {
      const turn = match.turn();
      if (turn.kind === 'over') break;
      const by = turn.kind === 'nature' ? 'nature' : turn.seats[random.below(turn.seats.length)];
      const moves = by === 'nature' ? match.chances().map(([outcome]) => outcome) : match.moves(by);
      match.play(by, moves[random.below(moves.length)], tell);
    } while (match.turn().kind === 'nature');
    const view = match.view(viewer);
    const number = match.plays.length;
    log = [...log, ...happenings.map(happening => ({ play: number - 1, happening }))];
    const moves = typeof viewer === 'number' ? match.moves(viewer) : [];
    yield {
      number,
      view,
      before,
      happenings,
      moves,
      undoable: false,
      undoBar: 'none',
      lastOwn: -1,
      log,
      end: null,
    };
    before = view;
  }
}

/** In how many lines this much of the log is told. */
function told(
  board: AnyBoard,
  { log, before }: Moment,
  first: number,
  together: AnyWords['together'],
): number {
  const recalled = log
    .slice(0, first)
    .filter(({ happening }) => before && (board.recalls?.(happening, before) ?? true));
  return linesOf(recalled, ({ happening }) => happening, together ? { together } : {}).length;
}

function linesOfLog(page: string): string[] {
  return page.match(/<li(?: class="same-play")?>/g) ?? [];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
