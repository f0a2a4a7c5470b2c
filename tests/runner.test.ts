import { describe, expect, test } from 'vitest';
import { oldKeyOf } from '../src/engine/fair.ts';
import { Match } from '../src/engine/match.ts';
import { defaultOptions } from '../src/engine/options.ts';
import { Random } from '../src/engine/random.ts';
import { type Row, Runner, type Setup } from '../src/engine/runner.ts';
import { isAmong, type Viewer } from '../src/engine/viewers.ts';
import { GAMES } from '../src/games/loaded.ts';

/** The games in which a play can be hidden without turning anything up. */
const HIDING = ['die-mauer', 'mauer-bauer'];

function setupOf(game: Setup['game']): Setup {
  const seats = game.seats.min;
  const key = oldKeyOf('00'.repeat(32), Array(seats).fill('n'));
  return { game, seats, options: defaultOptions(game.options), key, begunAt: 0 };
}

/**
 * The rows of a random match; chance is drawn, too, so that other outcomes can be tried. One in every `undoOnceIn` rows
 * undoes several plays in a row, so that whole turns are undone.
 */
function randomRows(setup: Setup, random: Random, most: number, undoOneIn = Number.POSITIVE_INFINITY): Row[] {
  const match = new Match(setup.game, setup.seats, setup.options);
  const rows: Row[] = [];
  while (rows.length < most) {
    const turn = match.turn();
    if (turn.kind === 'over') break;
    if (Number.isFinite(undoOneIn) && random.below(undoOneIn) === 0) {
      for (let count = random.below(Math.min(20, match.plays.length + 1)); count > 0; count--) {
        match.undo();
        rows.push({ number: rows.length, kind: 'undo', by: 0, move: '', client: '', at: rows.length });
      }
      continue;
    }
    const by = turn.kind === 'nature' ? 'nature' : turn.seats[random.below(turn.seats.length)];
    const moves = by === 'nature' ? match.chances().map(([outcome]) => outcome) : match.moves(by);
    const move = moves[random.below(moves.length)];
    match.play(by, move);
    rows.push({ number: rows.length, kind: 'play', by, move, client: `c${rows.length}`, at: rows.length });
  }
  return rows;
}

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  const setup = setupOf(game);
  const viewers: readonly Viewer[] = [...Array(setup.seats).keys(), 'spectator'];

  test.each([
    ['without undo', undefined],
    ['with many plays undone', 12],
  ])(
    'steps told as they happen, and told afterwards from any number on, are the same: %s',
    (_, undoOneIn) => {
      const rows = randomRows(setup, new Random(7), 120, undoOneIn);
      const runner = new Runner(setup);
      const told = new Map(viewers.map(viewer => [viewer, [] as unknown[]]));
      for (const row of rows) {
        runner.add([row]);
        for (const viewer of viewers) told.get(viewer)?.push(...runner.steps(viewer, row.number));
      }
      for (const viewer of viewers) {
        for (const from of [0, 1, rows.length - 30, rows.length - 3, rows.length]) {
          expect(runner.steps(viewer, Math.max(0, from))).toEqual(told.get(viewer)?.slice(Math.max(0, from)));
        }
      }
    },
  );

  test('however many plays were undone, the match is as if they had never been made', () => {
    const rows = randomRows(setup, new Random(3), 200, 12);
    const runner = new Runner(setup);
    for (const row of rows) {
      runner.add([row]);
      if (row.kind !== 'undo' && row.number % 10 !== 0) continue;
      const plain = new Match(game, setup.seats, setup.options);
      for (const { by, move } of runner.match.plays) plain.play(by, move);
      expect(runner.match.view('everything', true)).toEqual(plain.view('everything', true));
      for (const seat of Array(setup.seats).keys()) {
        expect(runner.match.undoable(seat)).toBe(plain.undoable(seat));
      }
    }
  });

  test('an undo, a dropped draft and a catch-up cost few plays, however long the match is', () => {
    let plays = 0;
    const counted: Setup['game'] = {
      ...game,
      play: (...args) => {
        plays++;
        game.play(...args);
      },
    };
    const costOf = (work: () => void): number => {
      plays = 0;
      work();
      return plays;
    };
    const rows = randomRows(setup, new Random(5), 110);
    const runner = new Runner({ ...setup, game: counted }, rows);
    const undo = () => {
      const draft = runner.draft();
      draft.undo(0, { client: '', at: 0 });
      runner.commit(draft);
    };
    const costs = Array.from({ length: 40 }, () => costOf(undo));
    expect(Math.max(...costs)).toBeLessThan(16);
    expect(costOf(() => runner.draft())).toBe(0);
    for (const from of [0, 37, 70]) {
      expect(costOf(() => runner.steps('spectator', from, from + 10))).toBeLessThan(16 + 10);
    }
  });

  test('what a viewer is told about a hidden play does not depend on which one it was', () => {
    let compared = 0;
    for (const seed of [1, 2, 3]) {
      const rows = randomRows(setup, new Random(seed), 60);
      for (const row of rows) {
        const before = new Runner(setup, rows.slice(0, row.number));
        const knownTo = before.match.knownTo(row.by);
        const blind = viewers.filter(viewer => viewer !== row.by && !isAmong(viewer, knownTo));
        if (blind.length === 0) continue;
        const moves =
          row.by === 'nature'
            ? before.match.chances().map(([outcome]) => outcome)
            : before.match.moves(row.by);
        const told = moves.slice(0, 8).map(move => tellAll(setup, rows, { ...row, move }, blind));
        // If the play also turns something up, what is turned up may differ.
        if (told.some(({ reveals }) => reveals)) continue;
        for (const { text } of told) expect(text).toBe(told[0].text);
        compared += told.length - 1;
      }
    }
    if (HIDING.includes(game.id)) expect(compared).toBeGreaterThan(0);
  });
});

function tellAll(setup: Setup, rows: readonly Row[], row: Row, viewers: readonly Viewer[]) {
  const runner = new Runner(setup, rows.slice(0, row.number));
  runner.add([row]);
  const told = viewers.flatMap(viewer => runner.steps(viewer, row.number));
  const all = [told, viewers.map(viewer => runner.now(viewer))];
  const kinds = told.flatMap(({ happenings }) => happenings.map(({ kind }) => kind));
  return { text: JSON.stringify(all), reveals: kinds.some(kind => setup.game.reveals.has(kind)) };
}
