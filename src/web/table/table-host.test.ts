import { describe, expect, test } from 'vitest';
import { commitmentTo } from '../../engine/fair.ts';
import type { Game } from '../../engine/game.ts';
import { Random } from '../../engine/random.ts';
import { FORMAT, loadRecord } from '../../engine/record.ts';
import type { Viewer } from '../../engine/viewers.ts';
import { game as dieMauer } from '../../games/die-mauer/game.ts';
import type { GameId } from '../../games/index.ts';
import { game as muroControMuro } from '../../games/muro-contro-muro/game.ts';
import type { KeptMatch, KeptSeat } from '../storage/matches.ts';
import { Moments } from './moments.ts';
import type { Moment } from './table.ts';
import { type Bots, TableHost } from './table-host.ts';
import type { Report, UpdateReport } from './table-protocol.ts';

const anna: KeptSeat = { name: 'Anna', kind: 'person', level: null };
const bruno: KeptSeat = { name: 'Bruno', kind: 'bot', level: 'apprentice' };
const SEED = 'ab'.repeat(32);

function kept(game: GameId, seats: readonly KeptSeat[]): KeptMatch {
  return {
    version: 1,
    id: 'x',
    game,
    seats,
    seed: SEED,
    botSeed: 1,
    touched: 0,
    record: {
      format: FORMAT,
      game,
      seats: seats.length,
      options: {},
      names: seats.map(({ name }) => name),
      chance: { commitment: commitmentTo(SEED), nonces: seats.map(() => 'n') },
      plays: [],
    },
  };
}

/** Plays the first legal move, at once. */
const hasty: Bots = {
  choose: async (game, view) => {
    const seat = Number(view.viewer);
    const state = game.imagine(view, new Random(1));
    const moves = new Int32Array(game.mostMoves);
    game.moves(state, seat, moves);
    return game.write(state, seat, moves[0]);
  },
  advise: async (game, view, task, cancelled) => ({
    candidates: [{ move: await hasty.choose(game, view, task, cancelled), value: 0.5, share: 1 }],
    reason: null,
    isProved: false,
  }),
};

/** A page that has shown everything as soon as it hears about it. */
class Page {
  readonly reports: Report[] = [];
  readonly moments: Moment[] = [];
  readonly host: TableHost | null;
  readonly #moments = new Moments();
  isShowing = true;

  constructor(game: Game, match: KeptMatch, viewer: Viewer = 0, bots = hasty) {
    const say = (report: Report): void => {
      this.reports.push(structuredClone(report));
      if (report.say !== 'update') return;
      const moment = this.#moments.take(report) ?? this.#moments.again();
      if (moment === null || moment === 'missing') throw new Error('every update makes a moment');
      this.moments.push(moment);
      if (this.isShowing) queueMicrotask(() => this.host?.take({ do: 'shown', number: report.now.number }));
    };
    this.host = TableHost.open(game, match, viewer, say, { bots });
  }

  get update(): UpdateReport {
    const found = this.reports.findLast(report => report.say === 'update');
    if (!found) throw new Error('nothing was reported');
    return found;
  }

  get moment(): Moment {
    return this.moments[this.moments.length - 1];
  }

  /** Waits until nothing more happens by itself. */
  async settle(): Promise<void> {
    for (let last = -1; last !== this.reports.length; ) {
      last = this.reports.length;
      await new Promise(resolve => setTimeout(resolve, 5));
    }
  }
}

describe('the host of a local match', () => {
  test('plays for nature and bots until a person is awaited', async () => {
    const page = new Page(muroControMuro, kept('muro-contro-muro', [anna, bruno]));
    await page.settle();
    expect(page.moment.moves).toEqual(['B', 'F', 'G']);
    page.host?.take({ do: 'play', seat: 0, move: 'F' });
    await page.settle();
    const { turn } = page.moment.view;
    expect(turn).toEqual({ kind: 'seats', seats: [0] });
    expect(page.moment.moves.length).toBeGreaterThan(0);
  });

  test('bots warm up once, while a person is awaited, until the person has played', async () => {
    const seen: boolean[] = [];
    const warming: Bots = {
      ...hasty,
      warmUp: async (_game, seats, _options, cancelled) => {
        seen.push(seats === 2, cancelled());
        await new Promise<void>(resolve => {
          const look = () => (cancelled() ? resolve() : setTimeout(look));
          look();
        });
        seen.push(cancelled());
      },
    };
    const page = new Page(muroControMuro, kept('muro-contro-muro', [anna, bruno]), 0, warming);
    await page.settle();
    expect(seen).toEqual([true, false]);
    page.host?.take({ do: 'play', seat: 0, move: 'F' });
    await page.settle();
    expect(seen).toEqual([true, false, true]);
    page.host?.take({ do: 'play', seat: 0, move: page.moment.moves[0] });
    await page.settle();
    expect(seen.length).toBe(3);
  });

  test('a match without bots, or in which one has thought already, needs no warming up', async () => {
    const seen: string[] = [];
    const bots: Bots = {
      ...hasty,
      warmUp: async game => {
        seen.push(game.id);
      },
    };
    for (const seats of [
      [anna, anna],
      [bruno, anna],
    ])
      await new Page(muroControMuro, kept('muro-contro-muro', seats), 0, bots).settle();
    expect(seen).toEqual([]);
  });

  test('a hint without a second move does not claim that there is none', async () => {
    const page = new Page(muroControMuro, kept('muro-contro-muro', [anna, bruno]));
    await page.settle();
    page.host?.take({ do: 'advise', seat: 0 });
    await page.settle();
    expect(page.reports.at(-1)).toMatchObject({ say: 'advice', isOnly: false, next: null });
  });

  test('waits with the next play until the page has shown the last', async () => {
    const page = new Page(muroControMuro, kept('muro-contro-muro', [anna, bruno]));
    page.isShowing = false;
    page.host?.take({ do: 'play', seat: 0, move: 'F' });
    await page.settle();
    expect(page.moment.number).toBe(1);
    page.host?.take({ do: 'shown', number: 1 });
    await page.settle();
    expect(page.moment.number).toBe(2);
  });

  test('the record of an unfinished match opens again where it was, and never contains the seed', async () => {
    const match = kept('muro-contro-muro', [anna, bruno]);
    const page = new Page(muroControMuro, match);
    page.host?.take({ do: 'play', seat: 0, move: 'F' });
    await page.settle();
    const { view, log } = page.moment;
    const { record } = page.update;
    expect(record.chance).not.toHaveProperty('seed');
    const again = new Page(muroControMuro, { ...match, record });
    expect(again.moment.view).toEqual(view);
    expect(again.moment.log).toEqual(log);
    expect(page.update.steps.length).toBeLessThan(again.update.steps.length);
  });

  test('the record of a finished match contains the seed and the result, and is valid', async () => {
    const page = new Page(muroControMuro, kept('muro-contro-muro', [bruno, bruno]), 'spectator');
    await page.settle();
    const { record, everything } = page.update;
    expect(record.chance?.seed).toBe(SEED);
    expect(everything?.turn.kind).toBe('over');
    expect(loadRecord(record, () => muroControMuro).ok).toBe(true);
    page.host?.take({ do: 'check' });
    expect(page.reports.at(-1)).toEqual({ say: 'checked', fault: null });
  });

  test('undoes the person’s play as long as nobody else has moved', async () => {
    const page = new Page(dieMauer, kept('die-mauer', [anna, anna, anna]));
    page.host?.take({ do: 'play', seat: 0, move: 'T' });
    await page.settle();
    expect(page.moment.undoable).toBe(true);
    page.host?.take({ do: 'undo', seat: 0 });
    await page.settle();
    expect(page.moment).toMatchObject({ number: 0, before: null, happenings: [], undoable: false, log: [] });
    expect(page.moment.moves).toContain('T');
  });

  test('an illegal move changes nothing and is answered', async () => {
    const page = new Page(dieMauer, kept('die-mauer', [anna, anna, anna]));
    page.host?.take({ do: 'play', seat: 0, move: 'castle' });
    expect(page.moment).toMatchObject({ number: 0, before: null, happenings: [] });
    expect(page.moments).toHaveLength(2);
  });

  test('nothing that is another seat’s secret is reported to the viewer', async () => {
    const page = new Page(dieMauer, kept('die-mauer', [anna, anna, anna]), 1);
    page.host?.take({ do: 'play', seat: 0, move: 'T' });
    await page.settle();
    const { happenings, view, log } = page.moment;
    const other = new Page(dieMauer, kept('die-mauer', [anna, anna, anna]), 1);
    other.host?.take({ do: 'play', seat: 0, move: '6' });
    await other.settle();
    expect({ happenings, view, log }).toEqual({
      happenings: other.moment.happenings,
      view: other.moment.view,
      log: other.moment.log,
    });
  });

  test('a hint asked for while others choose in secret is given, but not after choosing oneself', async () => {
    let answer = (): void => undefined;
    const advise: Bots['advise'] = () =>
      new Promise(resolve => {
        const candidates = [{ move: '1', value: 0.5, share: 1 }];
        answer = () => resolve({ candidates, reason: null, isProved: false });
      });
    const page = new Page(dieMauer, kept('die-mauer', [anna, bruno, bruno]), 0, { ...hasty, advise });
    page.host?.take({ do: 'advise', seat: 0 });
    await page.settle();
    expect(page.moment.number).toBeGreaterThan(0);
    answer();
    await page.settle();
    expect(page.reports.filter(({ say }) => say === 'advice')).toHaveLength(1);
    page.host?.take({ do: 'advise', seat: 0 });
    page.host?.take({ do: 'play', seat: 0, move: '1' });
    answer();
    await page.settle();
    expect(page.reports.filter(({ say }) => say === 'advice')).toHaveLength(1);
  });

  test('something that is not a match is reported as such', () => {
    const match = kept('die-mauer', [anna, anna, anna]);
    const page = new Page(dieMauer, { ...match, record: { ...match.record, plays: [[0, 'castle']] } });
    expect(page.host).toBeNull();
    const fault = { kind: 'play', play: 0, message: expect.stringContaining('castle') };
    expect(page.reports).toEqual([{ say: 'unreadable', fault }]);
  });
});
