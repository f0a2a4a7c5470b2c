import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameCalled } from '../../games/loaded.ts';
import { Message, type PlayRequest } from '../../protocol/socket.ts';
import type { Pace } from '../../protocol/words.ts';
import { BotShares } from '../bot-shares.ts';
import { LocalBus } from '../bus.ts';
import { FairQueue } from '../fair-queue.ts';
import { FairShares } from '../fair-shares.ts';
import { Players } from '../players.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { begun as begunTable } from './begun.testing.ts';
import { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { newTable, setReady } from './seating.ts';
import type { Thinker, Watcher } from './services.ts';
import { wanted } from './wanted.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-hall-'));
const DAY = 24 * 60 * 60 * 1000;
let store: Store;
let now = 1_000_000;
/** What the clock has skipped. */
let skipped = 0;

beforeAll(async () => {
  store = await openSqlite(join(folder, 'test.sqlite'));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Plays the first legal move as soon as it is allowed to. */
class FirstMove implements Thinker {
  asked = 0;
  async choose(id: string, view: Parameters<Thinker['choose']>[1]): Promise<string> {
    this.asked++;
    const game = gameCalled(id);
    if (!game || typeof view.viewer !== 'number')
      throw new Error('a bot needs a game and the view of a seat');
    const { Random } = await import('../../engine/random.ts');
    const { movesAsTexts } = await import('../../engine/match.ts');
    return movesAsTexts(game, game.imagine(view, new Random(1)), view.viewer)[0];
  }
}

/** Like another process: the same store and bus, and its own hall. */
function hallOn(bus: LocalBus, thinker: Thinker = new FirstMove(), most = 100): Hall {
  const players = new Players(store, () => now, 0);
  const failures: unknown[] = [];
  return new Hall(
    {
      store,
      bus,
      thinker,
      shares: new BotShares(new FairShares(() => now)),
      names: ids => players.names(ids),
      now: () => now,
      since: then => now - skipped - then,
      watch: { played() {}, raceLost() {}, failed: (_what, _table, error) => failures.push(error) },
    },
    most,
  );
}

async function begun(
  hall: Hall,
  seats: readonly ('ada' | 'bob' | 'bot')[],
  pace: Pace = { kind: 'move', seconds: 180, late: 'ask' },
): Promise<LiveTable> {
  const made = newTable(
    wanted({
      game: 'burg-appenzell',
      seats: seats.map(seat => (seat === 'ada' ? { kind: 'me' } : { kind: 'open' })),
      isPublic: true,
      isRated: false,
      pace,
    }),
    'ada',
    now,
  );
  const filled = {
    ...made,
    seats: seats.map(seat =>
      seat === 'bot'
        ? { kind: 'bot' as const, level: 'apprentice' as const }
        : { kind: 'person' as const, player: seat, nonce: null },
    ),
  };
  await store.addTable(filled);
  const table = hall.add(filled);
  await table.change(stored => begunTable(stored, 'ada', now, ['bob']));
  return table;
}

class Listener implements Watcher {
  readonly connection = 'c';
  readonly player: string;
  readonly heard: Message[] = [];
  constructor(player: string) {
    this.player = player;
  }
  send(text: string): void {
    this.heard.push(Message.parse(JSON.parse(text)));
  }
  async deliver(text: string): Promise<boolean> {
    this.send(text);
    return true;
  }
  dismiss(): void {}
  numbers(): number[] {
    return this.heard.flatMap(message =>
      message.say === 'steps' || message.say === 'past' ? message.steps.map(({ number }) => number) : [],
    );
  }
}

async function playFirst(table: LiveTable, client: string) {
  const turn = await table.look(runner => {
    const seat = runner?.turn.kind === 'seats' ? runner.turn.seats[0] : 0;
    return { seat, number: runner?.rows.length ?? 0, move: runner?.match.moves(seat)[0] ?? '' };
  });
  const { number, move, seat } = turn;
  return table.playBy(seat === 0 ? 'ada' : 'bob', { do: 'play', table: table.id, number, client, move });
}

describe('two processes that serve the same table', () => {
  test('tell the watchers of both every step once and in order, whichever made it', async () => {
    const bus = new LocalBus();
    const [one, other] = [hallOn(bus), hallOn(bus)];
    const here = await begun(one, ['ada', 'bob']);
    const there = await other.open(here.id);
    const listeners = [new Listener('ada'), new Listener('bob')];
    await here.watch(listeners[0], 0);
    await there?.watch(listeners[1], 0);
    for (let play = 0; play < 30; play++) {
      const table = play % 2 ? here : there;
      if (table) await playFirst(table, `c${play}`);
    }
    await Promise.all([here.settled(), there?.settled()]);
    const count = (await store.rows(here.id, 0)).length;
    for (const listener of listeners) {
      expect(listener.numbers()).toEqual(Array.from({ length: count }, (_, number) => number));
    }
  });

  test('race for the same number: one play is made, and the other process learns about it and says so', async () => {
    // Two buses: neither hears of the other, as in the moment before an update arrives.
    const here = await begun(hallOn(new LocalBus()), ['ada', 'bob']);
    const there = await hallOn(new LocalBus()).open(here.id);
    if (!there) throw new Error('the table is there');
    await there.look(() => null);
    const first = await playFirst(here, 'fast');
    const listener = new Listener('bob');
    const rows = await store.rows(here.id, 0);
    await there.watch(listener, rows.length - 1);
    const late: PlayRequest = {
      do: 'play',
      table: there.id,
      number: rows.length - 1,
      client: 'late',
      move: rows.at(-1)?.move ?? '',
    };
    await expect(there.playBy('ada', late)).rejects.toMatchObject({
      problem: { code: expect.stringMatching(/stale|not-your-turn|illegal-move/) },
    });
    const again = await there.playBy('ada', {
      do: 'play',
      table: there.id,
      number: rows.length - 1,
      client: 'fast',
      move: 'whatever',
    });
    expect(again).toBe(first);
    expect(listener.numbers()).toEqual([rows.length - 1]);
  });
});

test('what is lost while somebody is just coming to a table is found at the next look in the store', async () => {
  const here = await begun(hallOn(new LocalBus()), ['ada', 'bob']);
  const bus = new LocalBus();
  const there = await hallOn(bus).open(here.id);
  class Comer extends Listener {
    override send(text: string): void {
      super.send(text);
      if (this.heard.at(-1)?.say === 'table') bus.tell(here.id, { kind: 'unsure' });
    }
  }
  const comer = new Comer('bob');
  await there?.watch(comer, 0);
  await playFirst(here, 'lost');
  bus.tell(here.id, { kind: 'unsure' });
  await there?.settled();
  const count = (await store.rows(here.id, 0)).length;
  expect(comer.numbers()).toEqual(Array.from({ length: count }, (_, number) => number));
});

test('two processes that never hear of each other find out by themselves', async () => {
  const buses = [new LocalBus({ isAlone: false }), new LocalBus({ isAlone: false })];
  const [one, other] = buses.map(bus => hallOn(bus));
  const here = await begun(one, ['ada', 'bob']);
  const there = await other.open(here.id);
  const listener = new Listener('bob');
  await there?.watch(listener, 0);
  for (let play = 0; play < 3; play++) await playFirst(here, `c${play}`);
  const count = (await store.rows(here.id, 0)).length;
  while (listener.numbers().length < count) await new Promise(resolve => setTimeout(resolve, 20));
  expect(listener.numbers()).toEqual(Array.from({ length: count }, (_, number) => number));
  // What is asked for is always current, whoever changed it.
  await here.change(stored => ({ ...stored, version: stored.version + 1, invite: 'another1' }));
  expect((await other.open(here.id))?.stored.invite).toBe('another1');
  for (const bus of buses) await bus.close();
});

const TWO_DAYS: Pace = { kind: 'move', seconds: (2 * DAY) / 1000, late: 'bot' };

test('a table whose match another process has just begun is not called off', async () => {
  const [one, other] = [hallOn(new LocalBus()), hallOn(new LocalBus())];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const made = newTable(wanted({ game: 'burg-appenzell', seats, isPublic: false }), 'ada', now);
  const bob = { kind: 'person' as const, player: 'bob', nonce: null };
  const filled = { ...made, seats: made.seats.with(1, bob) };
  await store.addTable(filled);
  // The one still has it as it was, and does not hear of the other.
  one.add(filled);
  await (await other.open(filled.id))?.change(stored => begunTable(stored, 'ada', now, ['bob']));
  expect(await one.callOff(filled.id)).toBe(false);
  expect((await store.table(filled.id))?.status).toBe('live');
  await Promise.all([one.close(), other.close()]);
});

describe('a player whose time is up', () => {
  test('is replaced by a bot if the table has chosen that, and can take the seat back', async () => {
    const hall = hallOn(new LocalBus());
    const table = await begun(hall, ['ada', 'bob'], TWO_DAYS);
    const due = await table.look(runner => (runner?.turn.kind === 'seats' ? runner.turn.seats[0] : -1));
    now += 2 * DAY - 1;
    await hall.goRound();
    expect(await table.look(runner => runner?.states)).toEqual(['here', 'here']);
    // A clock that jumps decides nothing.
    now += DAY;
    skipped += DAY;
    await hall.goRound();
    expect(await table.look(runner => runner?.states)).toEqual(['here', 'here']);
    now += 1;
    await hall.goRound();
    expect(await table.look(runner => runner?.states[due])).toBe('replaced');
    // The bot moves until it is the turn of the other player, who is a person.
    while (await table.look(runner => runner?.isDue(due))) await hall.idle();
    expect((await store.rows(table.id, 0)).some(({ client }) => client.startsWith('bot/'))).toBe(true);
    await table.addRow('returned', due, () => true);
    expect(await table.look(runner => runner?.states)).toEqual(['here', 'here']);
    skipped = 0;
  });
});

test('a process whose clock was set back writes wrong times, and they make nobody late', async () => {
  const hall = hallOn(new LocalBus());
  const table = await begun(hall, ['ada', 'bob'], { kind: 'move', seconds: 600, late: 'bot' });
  await playFirst(table, 'right');
  now -= DAY / 2;
  await playFirst(table, 'wrong');
  now += DAY / 2;
  await hall.goRound();
  expect(await table.look(runner => runner?.states)).toEqual(['here', 'here']);
  now += 600_000;
  await hall.goRound();
  expect(await table.look(runner => runner?.states)).toContain('replaced');
});

test('a match with a clock is lost by whoever uses it up, and every move adds to it', async () => {
  const hall = hallOn(new LocalBus());
  const table = await begun(hall, ['ada', 'bob'], {
    kind: 'clock',
    seconds: 60,
    increment: 10,
    late: 'lose',
  });
  const until = async () => ((await table.info('ada')).dueUntil ?? 0) - now;
  const due = () => table.look(runner => (runner?.turn.kind === 'seats' ? runner.turn.seats[0] : -1));
  const first = await due();
  expect(await until()).toBe(60_000);
  now += 25_000;
  expect(await until()).toBe(35_000);
  await playFirst(table, 'c0');
  if ((await due()) === first) expect(await until()).toBe(45_000);
  while ((await due()) === first) await playFirst(table, `c${now++}`);
  // The other player has not thought about anything yet.
  expect(await until()).toBe(60_000);
  now += 60_000;
  await hall.goRound();
  expect(await table.info('ada')).toMatchObject({
    status: 'over',
    result: { winners: [first], decided: { seat: 1 - first, why: 'time' } },
  });
});

test('days of leave do not count in a match that takes days, but do in others', async () => {
  const hall = hallOn(new LocalBus());
  const players = new Players(store, () => now, 0);
  const { player } = await players.newGuest();
  const made = newTable(
    wanted({ game: 'muro-contro-muro', seats: [{ kind: 'me' }, { kind: 'open' }], pace: TWO_DAYS }),
    player.id,
    now,
  );
  const seats = [player.id, 'bob'].map(id => ({ kind: 'person' as const, player: id, nonce: null }));
  await store.addTable({ ...made, seats });
  const table = hall.add({ ...made, seats });
  await table.change(stored => begunTable(stored, player.id, now, ['bob']));
  while (await table.look(runner => !runner?.isDue(0))) await playFirst(table, `c${now++}`);
  now += DAY;
  const left = async () => ((await table.info(player.id)).dueUntil ?? 0) - now;
  expect(await left()).toBe(DAY);
  const away = await players.goAway(player, 5);
  expect(await left()).toBe(6 * DAY);
  now += 5 * DAY;
  expect(await left()).toBe(DAY);
  await hall.goRound();
  expect(await table.look(runner => runner?.states)).toEqual(['here', 'here']);
  now += DAY;
  await hall.goRound();
  expect(await table.look(runner => runner?.states)).toEqual(['replaced', 'here']);
  expect((await players.me(away)).leaveDaysLeft).toBe(23);
  await expect(players.goAway(away, 24)).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
  // Coming back early returns the days that had not begun.
  const again = await players.goAway(away, 20);
  now += 2 * DAY + 1;
  expect((await players.me(await players.goAway(again, 0))).leaveDaysLeft).toBe(20);
});

test('a table that nobody starts is gone after a day', async () => {
  const hall = hallOn(new LocalBus());
  const made = newTable(
    wanted({
      game: 'burg-appenzell',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      isPublic: true,
      isRated: true,
    }),
    'ada',
    now,
  );
  await store.addTable(made);
  await hall.goRound();
  expect(await store.table(made.id)).not.toBeNull();
  now += DAY;
  await hall.goRound();
  expect(await store.table(made.id)).toBeNull();
  expect(await hall.open(made.id)).toBeNull();
});

test('a deserted table in the lobby is gone after a round; one by link, or ready, stays', async () => {
  const bus = new LocalBus();
  const hall = hallOn(bus);
  const pace = { kind: 'move', seconds: 180, late: 'ask' } as const;
  const make = async (isPublic: boolean, isReady = false) => {
    const made = newTable(
      wanted({ game: 'burg-appenzell', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic, pace }),
      'ada',
      now,
    );
    const table = isReady ? setReady(made, 'ada', true) : made;
    await store.addTable({ ...table, version: 1 });
    return made.id;
  };
  const [deserted, attended, byLink, ready] = await Promise.all([
    make(true),
    make(true),
    make(false),
    make(true, true),
  ]);
  bus.enter(attended, 'c', 'ada');
  const there = async () =>
    Promise.all([deserted, attended, byLink, ready].map(async id => (await store.table(id)) !== null));
  await hall.goRound();
  expect(await there()).toEqual([true, true, true, true]);
  now += 10 * 60_000;
  await hall.goRound();
  expect(await there()).toEqual([false, true, true, true]);
});

test('tables that nobody looks at leave memory, and come back from the log as they were', async () => {
  const hall = hallOn(new LocalBus(), new FirstMove(), 2);
  const first = await begun(hall, ['ada', 'bob']);
  await playFirst(first, 'c');
  const before = await first.look(runner => JSON.stringify(runner?.now(0)));
  for (let more = 0; more < 5; more++) await begun(hall, ['ada', 'bob']);
  expect(hall.size).toBeLessThanOrEqual(2);
  const again = await hall.open(first.id);
  expect(again).not.toBe(first);
  expect(await again?.look(runner => JSON.stringify(runner?.now(0)))).toBe(before);
});

test('bots play to the end without anybody, and each turn is thought about once', async () => {
  const thinker = new FirstMove();
  const hall = hallOn(new LocalBus(), thinker);
  const table = await begun(hall, ['ada', 'bot']);
  await table.addRow('resigned', 0, () => true);
  while (table.stored.status !== 'over') await hall.idle();
  const rows = await store.rows(table.id, 0);
  expect(thinker.asked).toBe(rows.filter(({ kind, by }) => kind === 'play' && by !== 'nature').length);
});

describe('a player who undoes plays', () => {
  const names = ['ada', 'bob'] as const;

  /**
   * The player to move plays until somebody can undo the last play. Returns their seat, and how long they had thought.
   */
  async function playUntilUndoable(table: LiveTable) {
    for (let play = 0; ; play++) {
      const before = (await table.info('ada')).dueSince ?? 0;
      now += 20_000;
      await playFirst(table, `until${play}`);
      const seat = await table.look(runner => [0, 1].find(seat => runner?.undoable(seat)));
      if (seat !== undefined) return { seat, thought: now - before };
    }
  }

  test('has no more time than was left, and nobody else gets less than their full time', async () => {
    const table = await begun(hallOn(new LocalBus()), ['ada', 'bob']);
    const { seat, thought } = await playUntilUndoable(table);
    const number = () => table.look(runner => runner?.rows.length ?? 0);
    const used: number[] = [];
    for (let time = 0; time < 5; time++) {
      // The play stands for a long time, and is made again at once.
      now += 100_000;
      await table.playBy(names[seat], {
        do: 'undo',
        table: table.id,
        number: await number(),
        client: `undo${time}`,
      });
      used.push(now - ((await table.info('ada')).dueSince ?? 0));
      now += 1000;
      await playFirst(table, `again${time}`);
    }
    expect(used).toEqual([0, 1, 2, 3, 4].map(time => thought + 1000 * time));
    const info = await table.info('ada');
    if (!info.due?.includes(seat)) expect(info.dueSince).toBe(now);
  });
});

test('a bot at a player’s only table thinks before the bots of many tables left to them', async () => {
  const queue = new FairQueue(1);
  const first = new FirstMove();
  const games: string[] = [];
  let hold = Promise.resolve();
  const thinker: Thinker = {
    choose: (game, view, _task, fairAt) =>
      queue.run(fairAt, async () => {
        await hold;
        games.push(game);
        return first.choose(game, view);
      }),
  };
  const hall = hallOn(new LocalBus(), thinker);
  let letGo = () => {};
  hold = new Promise(resolve => {
    letGo = resolve;
  });
  // All are left at once, and no bot has had a turn when ada's has to move.
  const left = await Promise.all(Array.from({ length: 10 }, () => begun(hall, ['ada', 'bob'])));
  for (const table of left) for (const seat of [0, 1]) await table.addRow('resigned', seat, () => true);
  const made = newTable(
    wanted({
      game: 'muro-contro-muro',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }],
      isPublic: true,
    }),
    'eve',
    now,
  );
  const seats = [made.seats[1], { kind: 'person' as const, player: 'eve', nonce: null }];
  await store.addTable({ ...made, seats });
  const table = hall.add({ ...made, seats });
  await table.change(stored => begunTable(stored, 'eve', now, []));
  while (await table.look(runner => runner?.turn.kind === 'seats' && runner.turn.seats[0] === 1)) {
    const { number, move } = await table.look(runner => ({
      number: runner?.rows.length ?? 0,
      move: runner?.match.moves(1)[0] ?? '',
    }));
    await table.playBy('eve', { do: 'play', table: table.id, number, client: `e${number}`, move });
  }
  letGo();
  while (!games.includes('muro-contro-muro')) await Promise.race([hall.idle(), new Promise(setImmediate)]);
  expect(games.indexOf('muro-contro-muro')).toBeLessThanOrEqual(1);
  await hall.close();
});
