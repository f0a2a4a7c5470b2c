import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { oldKeyOf } from '../../src/engine/fair.ts';
import { loadRecord, type MatchRecord, recordOf } from '../../src/engine/record.ts';
import type { Step } from '../../src/engine/runner.ts';
import { Runner } from '../../src/engine/runner.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import { Message, type PlayRequest, type Request } from '../../src/protocol/socket.ts';
import type { TableInfo, TableSeat } from '../../src/protocol/words.ts';
import { draftOf, withNature } from '../../src/server/tables/drafting.ts';
import { Teller } from '../../src/server/tables/teller.ts';
import { RemoteTable } from '../../src/web/online/remote-table.ts';

/** A remote table on one side and a match as the server has it on the other, with only messages between them. */

const NOBODY = {
  isBotAccount: false,
  level: null,
  hasPromise: true,
  hasNonce: true,
  isReady: true,
  leave: null,
  state: 'here' as const,
};

function infoOf(game: string, seats: number, me: number | null): TableInfo {
  return {
    id: 'table1',
    version: 3,
    game,
    options: {},
    status: 'live',
    isPublic: true,
    isRated: false,
    pace: { kind: 'none' },
    begins: 'lot',
    resigning: 'bot-plays',
    host: 'player0',
    seats: Array.from(
      { length: seats },
      (_, seat): TableSeat => ({ ...NOBODY, kind: 'person', player: `player${seat}`, name: `Name ${seat}` }),
    ),
    commitment: 'c',
    promises: null,
    nonces: [],
    lots: null,
    madeAt: 0,
    startedAt: 0,
    endedAt: null,
    result: null,
    due: null,
    dueSince: null,
    dueUntil: null,
    club: null,
    event: null,
    muted: [],
    declined: [],
    isRematch: false,
    isFound: false,
    rematch: null,
    you: { seat: me, kept: null, isHost: me === 0, invite: null, promise: null },
  };
}

interface About {
  readonly isTold?: boolean;
  readonly unsent?: PlayRequest | null;
}

class Sitting {
  readonly runner: Runner;
  readonly table: RemoteTable;
  readonly sent: Request[] = [];
  readonly info;
  readonly presence = signal<{ players: string[]; watchers: number }>({ players: [], watchers: 0 });
  isLineOpen = true;
  watchedAgain = 0;
  /** What would survive a reload. */
  unsent: PlayRequest | null = null;
  /** How many steps the device has shown. */
  seen = 0;
  readonly #me: number | null;

  constructor(id: string, seats: number, me: number | null, { isTold = true, unsent = null }: About = {}) {
    const game = gameCalled(id);
    if (!game) throw new Error(id);
    this.#me = me;
    const options = Object.fromEntries(
      Object.entries(game.options).map(([name, rule]) => [name, rule.default]),
    );
    this.runner = new Runner({ game, seats, options, key: oldKeyOf('ab'.repeat(32), ['n']), begunAt: 0 });
    this.runner.commit(withNature(this.runner.draft(), 0));
    this.info = signal(infoOf(id, seats, me));
    this.table = new RemoteTable({
      info: this.info,
      presence: this.presence,
      line: signal('open'),
      said: signal([]),
      unsent,
      keepUnsent: request => {
        this.unsent = request;
      },
      saw: steps => {
        this.seen = steps;
      },
      invite: null,
      isHurried: true,
      nameOf: seat => seat.name ?? '',
      say: request => {
        if (this.isLineOpen) this.sent.push(request);
        return this.isLineOpen;
      },
      doubtLine: () => {},
      watchAgain: () => {
        this.watchedAgain++;
      },
      record: async () => this.record(),
      judge: async (_, record) => {
        const loaded = loadRecord(record, gameCalled);
        return loaded.ok
          ? { fault: null, everything: loaded.match.view('everything') }
          : { fault: loaded.error, everything: null };
      },
      faultOf: () => null,
      asks: {
        resign: async () => null,
        replace: async () => null,
        takeBack: async () => null,
        report: async () => null,
        askRematch: async () => ({ id: 'x' }),
      },
    });
    if (isTold) this.tellRest();
  }

  get #viewer() {
    return this.#me ?? 'spectator';
  }

  record(): MatchRecord | null {
    return this.runner.turn.kind === 'over' ? recordOf(this.runner.match) : null;
  }

  /** As after `watch`. */
  tellRest(): void {
    const from = this.table.have;
    this.tell(from, this.runner.steps(this.#viewer, from));
  }

  tell(from: number, steps: Step[]): void {
    const now = this.runner.now(this.#viewer);
    this.table.hearSteps({ from, steps: structuredClone(steps), now });
  }

  /** A seat's play, announced as it happens unless `isTold` is false. */
  play(seat: number, { client = '', isTold = true, move = this.runner.match.moves(seat)[0] } = {}): void {
    const number = this.runner.rows.length;
    const draft = draftOf(this.runner, seat, { do: 'play', table: 'table1', number, client, move }, 1);
    this.runner.commit(draft);
    if (isTold) this.tell(number, this.runner.steps(this.#viewer, number));
  }

  get due(): number {
    const { turn } = this.runner;
    return turn.kind === 'seats' ? turn.seats[0] : -1;
  }
}

type Said = Message & { readonly say: 'changes' };

function saidIn(text: string): Said {
  const message = Message.parse(JSON.parse(text));
  if (message.say !== 'changes') throw new Error(`these are no changes: ${text}`);
  return message;
}

const settle = () => new Promise(resolve => setTimeout(resolve));

function lastSent(sitting: Sitting): Request & { do: 'play' | 'undo' } {
  const request = sitting.sent.at(-1);
  if (request?.do !== 'play' && request?.do !== 'undo') throw new Error('nothing was sent');
  return request;
}

test('a latecomer sees the current state, and the log of what happened before', () => {
  const sitting = new Sitting('mauer-bauer', 2, 0);
  const moment = sitting.table.moment.value;
  expect(moment?.view).toEqual(sitting.runner.match.view(0));
  expect(moment?.happenings).toEqual([]);
  expect(moment?.log.length).toBeGreaterThan(10);
  expect(moment?.moves).toEqual(sitting.runner.match.moves(0));
});

test('a play and what chance answers are shown one after the other, each with its view', async () => {
  const sitting = new Sitting('mauer-bauer', 2, 1);
  const { table, runner } = sitting;
  table.shown();
  await settle();
  const before = table.moment.value;
  // A wall is built, then the dice are rolled: the interesting play is the one that chance answers.
  const roll = runner.match.moves(0).find(move => move.startsWith('roll')) ?? runner.match.moves(0)[0];
  sitting.play(0, { move: roll });
  const shown = [table.moment.value];
  while (shown.at(-1)?.number !== runner.match.plays.length) {
    table.shown();
    await settle();
    shown.push(table.moment.value);
  }
  expect(shown[0]?.before).toEqual(before?.view);
  for (let i = 1; i < shown.length; i++) expect(shown[i]?.before).toEqual(shown[i - 1]?.view);
  expect(shown.at(-1)?.view).toEqual(runner.match.view(1));
  expect(shown.flatMap(moment => moment?.happenings ?? []).length).toBeGreaterThan(0);
});

test('changes show the same as the full state, and if they do not fit, the state is asked for again', async () => {
  const whole = new Sitting('mauer-bauer', 2, 1);
  const changed = new Sitting('mauer-bauer', 2, 1);
  const teller = new Teller('table1');
  const want = { viewer: 1, asChanges: true };
  teller.tellRest(changed.runner, 0, want);
  const said: Said[] = [];
  for (let play = 0; play < 12; play++) {
    whole.play(whole.due);
    const from = changed.runner.rows.length;
    changed.play(changed.due, { isTold: false });
    for (const text of teller.tell(changed.runner, from, [want]).values()) said.push(saidIn(text));
    changed.table.hearChanges(said[play]);
    for (const { table } of [whole, changed]) table.shown();
    await settle();
    expect(changed.table.moment.value).toEqual(whole.table.moment.value);
  }
  expect(changed.watchedAgain).toBe(0);
  changed.table.hearChanges(said[3]);
  expect(changed.watchedAgain).toBe(1);
  expect(changed.table.moment.value).toEqual(whole.table.moment.value);
});

test('a move is shown as being sent at once, and made when the server confirms it', () => {
  const sitting = new Sitting('burg-appenzell', 2, 0);
  const { table } = sitting;
  const [move] = table.moment.value?.moves ?? [];
  expect(table.isMyTurn.value).toBe(true);
  table.play(move);
  expect(table.sending.value).toBe(move);
  expect(table.isMyTurn.value).toBe(false);
  const { client, number } = lastSent(sitting);
  expect(number).toBe(sitting.runner.rows.length);
  table.play(move);
  expect(sitting.sent.length).toBe(1);
  sitting.play(0, { client, move });
  expect(table.sending.value).toBeNull();
});

test('a move that is refused is taken back, with the reason, and the moves are on offer again', async () => {
  const sitting = new Sitting('burg-appenzell', 2, 0);
  const { table } = sitting;
  const before = table.moment.value;
  table.shown();
  await settle();
  table.play(before?.moves[0] ?? '');
  const { client } = lastSent(sitting);
  table.hearAnswer({ say: 'refused', table: 'table1', client, code: 'stale', message: 'too late' });
  expect(table.sending.value).toBeNull();
  expect(table.refusal.value).toBe('stale');
  expect(table.moment.value).not.toBe(before);
  expect(table.moment.value?.moves).toEqual(before?.moves);
  expect(table.moment.value?.moves).not.toBe(before?.moves);
  table.play(before?.moves[0] ?? '');
  expect(table.refusal.value).toBeNull();
});

test('after a break, unanswered requests are sent again unchanged', () => {
  const sitting = new Sitting('burg-appenzell', 2, 0);
  sitting.isLineOpen = false;
  sitting.table.play(sitting.runner.match.moves(0)[0]);
  expect(sitting.sent).toEqual([]);
  sitting.isLineOpen = true;
  sitting.table.resume();
  sitting.table.resume();
  expect(sitting.sent.length).toBe(2);
  expect(sitting.sent[0]).toEqual(sitting.sent[1]);
});

test('a play made before the connection broke is not made twice: the missed steps contain it', () => {
  const sitting = new Sitting('burg-appenzell', 2, 0);
  const [move] = sitting.runner.match.moves(0);
  sitting.table.play(move);
  sitting.play(0, { client: lastSent(sitting).client, move, isTold: false });
  sitting.tellRest();
  expect(sitting.table.sending.value).toBeNull();
  sitting.table.resume();
  expect(sitting.sent.length).toBe(1);
});

test('a few missed steps are shown in one go, and after a long absence they are only in the log', async () => {
  const sitting = new Sitting('burg-appenzell', 2, 0);
  const { table } = sitting;
  table.shown();
  await settle();
  const before = table.moment.value;
  for (let i = 0; i < 2; i++) sitting.play(sitting.due, { isTold: false });
  sitting.tellRest();
  expect(table.moment.value?.before).toEqual(before?.view);
  expect(table.moment.value?.happenings.length).toBeGreaterThan(1);
  table.shown();
  await settle();
  const log = table.moment.value?.log.length ?? 0;
  for (let i = 0; i < 12; i++) sitting.play(sitting.due, { isTold: false });
  sitting.tellRest();
  expect(table.moment.value?.happenings).toEqual([]);
  expect(table.moment.value?.before).toBeNull();
  expect(table.moment.value?.view).toEqual(sitting.runner.match.view(0));
  expect(table.moment.value?.log.length).toBeGreaterThan(log + 10);
});

test('a page that cannot keep up jumps to the current state', async () => {
  const sitting = new Sitting('muro-contro-muro', 2, null);
  for (let i = 0; i < 40; i++) sitting.play(sitting.due);
  for (let shown = 0; shown < 7; shown++) {
    sitting.table.shown();
    await settle();
  }
  expect(sitting.table.moment.value?.view).toEqual(sitting.runner.match.view('spectator'));
});

test('steps that have already arrived change nothing, and a gap makes it ask again', () => {
  const sitting = new Sitting('muro-contro-muro', 2, 0);
  const before = sitting.table.moment.value;
  sitting.tell(0, sitting.runner.steps(0, 0));
  expect(sitting.table.moment.value).toBe(before);
  sitting.play(sitting.due, { isTold: false });
  const missed = sitting.runner.rows.length;
  sitting.play(sitting.due, { isTold: false });
  sitting.tell(missed, sitting.runner.steps(0, missed));
  expect(sitting.watchedAgain).toBe(1);
});

test('if the server has lost steps by restoring a backup, the match starts over from the server’s state', () => {
  const sitting = new Sitting('burg-appenzell', 2, 0);
  for (let plays = 0; plays < 6; plays++) sitting.play(sitting.due);
  const restored = new Sitting('burg-appenzell', 2, 0);
  for (let plays = 0; plays < 2; plays++) restored.play(restored.due);
  sitting.table.startOver();
  expect(sitting.table.have).toBe(0);
  const { runner } = restored;
  sitting.table.hearSteps(runner.update(0, 0));
  const there = restored.table.moment.value;
  expect(there?.log.length).toBeGreaterThan(0);
  expect(sitting.table.moment.value).toMatchObject({
    view: there?.view,
    moves: there?.moves,
    log: there?.log,
  });
  expect(sitting.table.have).toBe(runner.rows.length);
});

test('undo takes the happenings out of the log', async () => {
  const sitting = new Sitting('burg-appenzell', 2, 0);
  const { table, runner } = sitting;
  table.shown();
  await settle();
  const before = table.moment.value;
  sitting.play(0, { client: 'x' });
  table.shown();
  await settle();
  if (!table.moment.value?.undoable) throw new Error('the first play of this game can be taken back');
  table.undo();
  const { client, number } = lastSent(sitting);
  const undone = draftOf(runner, 0, { do: 'undo', table: 'table1', number, client }, 2);
  runner.commit(undone);
  sitting.tell(number, runner.steps(0, number));
  expect(table.moment.value?.log).toEqual(before?.log);
  expect(table.moment.value?.view).toEqual(before?.view);
});

test('the others are asked about an undo that needs their consent, and the next step withdraws the question', () => {
  const sitting = new Sitting('burg-appenzell', 2, 0);
  const { table } = sitting;
  expect(table.mayAskUndo.value).toBe(false);
  while (sitting.due === 0) sitting.play(0);
  expect(table.mayAskUndo.value).toBe(true);
  table.askUndo();
  const number = sitting.runner.rows.length;
  expect(sitting.sent.at(-1)).toEqual({ do: 'ask-undo', table: 'table1', number });
  const asked = { id: 'ask1', by: 1, number, plays: 2, awaited: [0], agreed: [] };
  table.hearAsked(asked);
  expect(table.undoAsked.value).toEqual(asked);
  expect(table.mayAskUndo.value).toBe(false);
  table.answerUndo(true);
  expect(sitting.sent.at(-1)).toEqual({
    do: 'answer-undo',
    table: 'table1',
    number,
    id: 'ask1',
    agrees: true,
  });
  sitting.play(1);
  expect(table.undoAsked.value).toBeNull();
});

test('a move made without a connection survives a reload, and is sent with the same id', () => {
  const sitting = new Sitting('muro-contro-muro', 2, 0);
  while (sitting.due !== 0) sitting.play(1);
  sitting.isLineOpen = false;
  sitting.table.play(sitting.table.moment.value?.moves[0] ?? '');
  const { unsent } = sitting;
  expect(sitting.sent).toEqual([]);

  const again = new Sitting('muro-contro-muro', 2, 0, { unsent, isTold: false });
  again.runner.add(sitting.runner.rows.slice(again.runner.rows.length));
  expect(again.table.sending.value).toBe(unsent?.do === 'play' ? unsent.move : '');
  again.table.resume();
  expect(again.sent).toEqual([unsent]);
  again.tellRest();
  // It could not be made: its owner is told why, and it is not sent again.
  again.table.hearAnswer({
    say: 'refused',
    table: 'table1',
    client: unsent?.client ?? '',
    code: 'stale',
    message: '',
  });
  expect([again.table.refusal.value, again.unsent]).toEqual(['stale', null]);
});

test('everything since the last visit is shown, and the log marks where it begins', async () => {
  const before = new Sitting('muro-contro-muro', 2, 0);
  for (let play = 0; play < 4; play++) before.play(before.due, { isTold: false });
  const seen = before.runner.rows.length;
  const plays = before.runner.match.plays.length;
  for (let play = 0; play < 3; play++) before.play(before.due, { isTold: false });

  const sitting = new Sitting('muro-contro-muro', 2, 0, { isTold: false });
  sitting.runner.add(before.runner.rows.slice(sitting.runner.rows.length));
  const { table, runner } = sitting;
  table.hearSteps({ ...structuredClone(runner.updateThen(0, 0, seen)), left: seen });
  expect(table.moment.value).toMatchObject({ number: plays, before: null, happenings: [] });
  sitting.tellRest();
  table.shown();
  await vi.waitFor(() => expect(table.moment.value?.number).toBe(runner.match.plays.length));
  expect(table.moment.value?.before).toEqual(runner.match.viewAfter(plays, 0));
  expect(table.moment.value?.happenings.length).toBeGreaterThan(0);
  table.shown();
  await vi.waitFor(() => expect(sitting.seen).toBe(runner.rows.length));

  const log = table.moment.value?.log ?? [];
  const told = table.logged(log, ({ kind }) => kind);
  const at = told.findIndex(entry => 'said' in entry && entry.said === 'seen');
  expect(told.length).toBe(log.length + 1);
  expect(told.slice(0, at).every(entry => 'play' in entry && entry.play < plays)).toBe(true);
  expect(told.slice(at + 1).every(entry => 'play' in entry && entry.play >= plays)).toBe(true);
});

test('shows who is there, who plays in whose place, and how much time is left', () => {
  const sitting = new Sitting('mauer-bauer', 2, 0);
  sitting.presence.value = { players: ['player0'], watchers: 4 };
  const { seats } = sitting.info.value;
  sitting.info.value = {
    ...sitting.info.value,
    seats: [seats[0], { ...seats[1], state: 'replaced', level: 'journeyman' }],
    pace: { kind: 'move', seconds: 2 * 24 * 60 * 60, late: 'bot' },
  };
  const [me, other] = sitting.table.seats;
  expect(me.elsewhere).toMatchObject({ isHere: true, state: 'here' });
  expect(other).toMatchObject({ kind: 'bot', elsewhere: { isHere: false, state: 'replaced' } });
  expect(sitting.table.watchers.value).toBe(4);
  // A bot is not timed.
  const due = sitting.table.due.value;
  expect(due?.late).toBe('bot');
  expect(due?.seats.map(({ seat }) => seat).filter(seat => seat === 1)).toEqual([]);
  for (const { budget } of due?.seats ?? []) expect(budget).toBe(2 * 24 * 60 * 60 * 1000);
  expect(sitting.table.clocks.value).toEqual([]);
});

test('if everybody has a clock, the time left on each is known, whoever’s turn it is', () => {
  const sitting = new Sitting('mauer-bauer', 2, 0);
  const pace = { kind: 'clock', seconds: 600, increment: 10, late: 'bot' } as const;
  sitting.info.value = { ...sitting.info.value, pace };
  expect(sitting.table.clocks.value).toEqual([600_000, 600_000]);
  const mover = sitting.due;
  sitting.play(mover);
  // The moves of these tests take a millisecond.
  const left = sitting.table.clocks.value[mover] ?? 0;
  expect([left > 600_000, left <= 610_000]).toEqual([true, true]);
  expect(sitting.table.clocks.value[1 - mover]).toBe(600_000);
});

test('at the end there are the record and everything that was hidden, once everything has been shown', async () => {
  const sitting = new Sitting('muro-contro-muro', 2, 0);
  while (sitting.runner.turn.kind !== 'over') sitting.play(sitting.due, { isTold: false });
  sitting.tellRest();
  expect(sitting.table.moment.value?.end).toBeNull();
  sitting.table.shown();
  await vi.waitFor(() => {
    sitting.table.shown();
    expect(sitting.table.moment.value?.end).not.toBeNull();
  });
  expect(sitting.table.moment.value?.end?.view).toEqual(sitting.runner.match.view('everything'));
  expect(await sitting.table.check()).toBeNull();
});
