import { describe, expect, test } from 'vitest';
import { coins } from './coins.ts';
import { oldKeyOf } from './fair.ts';
import { Match } from './match.ts';
import { playsSince } from './plays-since.ts';
import { loadRecord, recordOf } from './record.ts';
import { type Row, Runner, type Setup } from './runner.ts';

const SEED = '5a'.repeat(32);
const NONCES = ['anna', 'bruno'];
const KEY = oldKeyOf(SEED, NONCES);
const SETUP: Setup = {
  game: coins,
  seats: 2,
  options: { loaded: false },
  key: KEY,
  begunAt: 5,
};

/** A match in which nature has dealt both coins. */
function dealt(): Runner {
  const runner = new Runner(SETUP);
  const draft = runner.draft();
  while (draft.nature(10)) {}
  runner.commit(draft);
  return runner;
}

function play(runner: Runner, seat: number, move: string, at = 20): void {
  const draft = runner.draft();
  const played = draft.play(seat, move, { client: `c${runner.rows.length}`, at });
  if (!played.ok) throw new Error(played.error.message);
  runner.commit(draft);
}

function undo(runner: Runner, seat: number, at = 30): void {
  const draft = runner.draft();
  draft.undo(seat, { client: '', at });
  runner.commit(draft);
}

/** Everything that anybody could ask of it. */
function allOf(runner: Runner): unknown {
  return JSON.parse(
    JSON.stringify([
      runner.rows,
      runner.turn,
      runner.states,
      runner.match.view('everything'),
      runner.updates([0, 1, 'spectator'], 0),
    ]),
  );
}

describe('a draft', () => {
  test('changes nothing until it is committed, and then everything', () => {
    const runner = dealt();
    const before = allOf(runner);
    const draft = runner.draft();
    draft.play(0, 'turn', { client: 'x', at: 20 });
    draft.undo(0, { client: 'y', at: 21 });
    draft.play(1, 'keep', { client: 'z', at: 22 });
    draft.seat('replaced', 0, 23);
    expect(allOf(runner)).toEqual(before);
    runner.commit(draft);
    expect(runner.rows.slice(2)).toEqual(draft.rows);
    expect(runner.match.plays.map(({ by, move }) => [by, move]).slice(2)).toEqual([[1, 'keep']]);
    expect(runner.states).toEqual(['replaced', 'here']);
  });

  test('cannot be committed if others were faster, and what they did stands', () => {
    const runner = dealt();
    const slow = runner.draft();
    slow.play(0, 'turn', { client: 'slow', at: 20 });
    play(runner, 1, 'keep');
    const before = allOf(runner);
    expect(() => runner.commit(slow)).toThrow('row 2 cannot follow 3 rows');
    expect(allOf(runner)).toEqual(before);
    play(runner, 0, 'turn');
    expect(runner.turn.kind).toBe('over');
  });

  test('refuses a play that is not legal, and takes another', () => {
    const draft = dealt().draft();
    expect(draft.play(0, 'castle', { client: '', at: 0 })).toMatchObject({
      ok: false,
      error: { code: 'illegal-move' },
    });
    expect(draft.rows).toEqual([]);
    expect(draft.play(0, 'keep', { client: '', at: 0 }).ok).toBe(true);
  });

  test('is closed once it is committed', () => {
    const runner = dealt();
    const draft = runner.draft();
    draft.play(0, 'keep', { client: '', at: 0 });
    runner.commit(draft);
    expect(() => draft.undo(0, { client: '', at: 0 })).toThrow('closed');
    expect(runner.rows).toHaveLength(3);
  });
});

describe('a resigned match', () => {
  test('is over, is lost by whoever resigned, and is the same when rebuilt from its log', () => {
    const runner = dealt();
    const draft = runner.draft();
    draft.decide({ seat: 1, why: 'resigned' }, 40);
    runner.commit(draft);
    expect(runner.turn).toMatchObject({ kind: 'over', winners: [0], decided: { seat: 1, why: 'resigned' } });
    expect([runner.states, runner.isDue(0), runner.isDue(1)]).toEqual([['here', 'resigned'], false, false]);
    const [step] = runner.steps('spectator', runner.rows.length - 1);
    expect(step).toMatchObject({ kind: 'decided', by: 1, move: 'resigned' });
    expect(allOf(new Runner(SETUP, runner.rows))).toEqual(allOf(runner));
  });

  test('is not won by the bot that finished it for somebody', () => {
    const runner = dealt();
    const draft = runner.draft();
    draft.seat('resigned', 0, 40);
    draft.play(0, 'turn', { client: '', at: 50 });
    draft.play(1, 'keep', { client: '', at: 60 });
    runner.commit(draft);
    expect(runner.turn).toMatchObject({ kind: 'over', winners: [1], forfeited: [0] });
  });
});

describe('the log', () => {
  test('rebuilds the same match', () => {
    const runner = dealt();
    play(runner, 0, 'turn');
    undo(runner, 0);
    play(runner, 1, 'keep');
    const draft = runner.draft();
    draft.seat('resigned', 0, 40);
    runner.commit(draft);
    expect(allOf(new Runner(SETUP, runner.rows))).toEqual(allOf(runner));
  });

  test.each<[string, Partial<Row>]>([
    ['a play that is not legal', { move: 'castle' }],
    ['a play out of turn', { by: 'nature', move: 'H' }],
    ['a number that leaves a gap', { number: 4 }],
    ['a number that is already taken', { number: 1 }],
  ])('takes none of several rows if one of them is %s', (_, wrong) => {
    const runner = dealt();
    const before = allOf(runner);
    const right: Row = { number: 2, kind: 'play', by: 1, move: 'keep', client: '', at: 20 };
    const next: Row = { number: 3, kind: 'play', by: 0, move: 'keep', client: '', at: 21 };
    expect(() => runner.add([right, { ...next, ...wrong }])).toThrow(/row \d/);
    expect(allOf(runner)).toEqual(before);
    runner.add([right, next]);
    expect(runner.turn.kind).toBe('over');
  });

  test('of a match loaded from a record has its plays as rows', () => {
    const first = dealt();
    play(first, 0, 'turn');
    const loaded = loadRecord(recordOf(first.match), () => coins);
    if (!loaded.ok) throw new Error(loaded.error.message);
    const runner = Runner.of(loaded.match, SETUP.key);
    expect(runner.steps(0, 0)).toEqual(first.steps(0, 0).map(step => ({ ...step, client: null })));
    play(runner, 1, 'keep');
    expect(runner.turn).toMatchObject({ kind: 'over' });
    expect(loaded.match.turn().kind).toBe('seats');
  });
});

describe('nature', () => {
  test('decides by fair chance: the record fits the seed', () => {
    const runner = dealt();
    play(runner, 0, 'keep');
    play(runner, 1, 'keep');
    const match = new Match(coins, 2, SETUP.options);
    for (const row of runner.rows) {
      if (row.by === 'nature') expect(row.move).toBe(match.fairChance(KEY));
      match.play(row.by, row.move);
    }
  });

  test('decides the same again after its outcome was undone', () => {
    const runner = dealt();
    const [first, second] = runner.rows;
    undo(runner, 0);
    undo(runner, 0);
    const draft = runner.draft();
    while (draft.nature(50)) {}
    expect(draft.rows.map(({ move }) => move)).toEqual([first.move, second.move]);
  });

  test('does nothing when it is not due', () => {
    expect(dealt().draft().nature(0)).toBe(false);
  });
});

describe('undo', () => {
  test('is for the seat that made the last play, if nothing was revealed', () => {
    const runner = dealt();
    expect([runner.undoable(0), runner.undoable(1)]).toEqual([false, false]);
    play(runner, 0, 'turn');
    expect([runner.undoable(0), runner.undoable(1)]).toEqual([true, false]);
    expect([runner.now(0).undoable, runner.now(1).undoable, runner.now('spectator').undoable]).toEqual([
      true,
      false,
      false,
    ]);
    undo(runner, 0);
    expect(runner.undoable(0)).toBe(false);
    expect(runner.now(0).moves).toEqual(['keep', 'turn']);
  });

  test('is not for a seat that a bot plays, nor once the match is over', () => {
    const runner = dealt();
    play(runner, 0, 'turn');
    const draft = runner.draft();
    draft.seat('replaced', 0, 25);
    runner.commit(draft);
    expect(runner.undoable(0)).toBe(false);
    play(runner, 1, 'keep');
    expect(runner.undoable(1)).toBe(false);
  });

  test('by agreement reaches back to the last play of whoever asked', () => {
    const runner = dealt();
    expect(playsSince(runner.match, 0)).toBe(0);
    play(runner, 0, 'turn');
    expect(playsSince(runner.match, 0)).toBe(1);
    expect(playsSince(runner.match, 1)).toBe(0);
  });
});

describe('a viewer is told', () => {
  test('a secret move only to whoever made it, its client id to nobody else', () => {
    const runner = dealt();
    play(runner, 0, 'turn');
    expect(runner.steps(0, 2)).toEqual([
      {
        number: 2,
        kind: 'play',
        by: 0,
        move: 'turn',
        client: 'c2',
        play: 3,
        happenings: [{ kind: 'chosen', seat: 0 }],
      },
    ]);
    expect(runner.steps(1, 2)).toMatchObject([{ move: null, client: null }]);
    expect(runner.steps('spectator', 0).map(({ move }) => move)).toEqual([null, null, null]);
  });

  test('how many plays stand after every row', () => {
    const runner = dealt();
    play(runner, 0, 'turn');
    undo(runner, 0);
    const draft = runner.draft();
    draft.seat('replaced', 1, 25);
    runner.commit(draft);
    expect(runner.steps('spectator', 0).map(({ play }) => play)).toEqual([1, 2, 3, 2, 2]);
  });

  test('moves only when it is due and plays for itself', () => {
    const runner = dealt();
    const draft = runner.draft();
    draft.seat('replaced', 0, 25);
    runner.commit(draft);
    expect(runner.now(0).moves).toEqual([]);
    expect(runner.now(1).moves).toEqual(['keep', 'turn']);
    expect(runner.now('spectator').moves).toEqual([]);
  });

  test('some of the rows, if that is what was asked for', () => {
    expect(
      dealt()
        .steps('spectator', 0, 1)
        .map(({ number }) => number),
    ).toEqual([0]);
  });
});

describe('a seat that is awaited', () => {
  test('is awaited since the row that made it due, whoever else plays meanwhile', () => {
    const runner = dealt();
    expect([runner.dueFrom(0), runner.dueFrom(1), runner.dueAt]).toEqual([2, 2, 10]);
    play(runner, 1, 'keep', 20);
    expect([runner.dueFrom(0), runner.isDue(1), runner.dueAt]).toEqual([2, false, 10]);
    undo(runner, 1, 30);
    expect([runner.dueFrom(0), runner.dueFrom(1), runner.dueAt]).toEqual([4, 4, 30]);
  });

  test('has its full time again when its player comes back', () => {
    const runner = dealt();
    const draft = runner.draft();
    draft.seat('replaced', 0, 40);
    draft.seat('returned', 0, 50);
    runner.commit(draft);
    expect(runner.states).toEqual(['here', 'here']);
    expect(runner.dueAt).toBe(50);
  });

  test('may choose by what it saw when it became due, not by anything earlier or still to come', () => {
    const runner = dealt();
    play(runner, 1, 'keep');
    expect([1, 2, 3, 4].map(number => runner.isStale(0, number))).toEqual([true, false, false, true]);
  });
});
