import { describe, expect, test } from 'vitest';
import { keyOf } from '../../engine/fair.ts';
import { Match } from '../../engine/match.ts';
import { defaultOptions } from '../../engine/options.ts';
import { Random } from '../../engine/random.ts';
import { isAmong, type Viewer } from '../../engine/viewers.ts';
import { GAMES } from '../../games/loaded.ts';
import type { Row } from '../store/store.ts';
import { LiveMatch, type MatchRules } from './live-match.ts';

/** The games in which a play can be hidden without turning anything up. */
const HIDING = ['die-mauer', 'mauer-bauer'];

function rulesOf(game: MatchRules['game']): MatchRules {
  const seats = game.seats.min;
  const key = keyOf('00'.repeat(32), Array(seats).fill('n'));
  return { game, seats, options: defaultOptions(game.options), key, begunAt: 0 };
}

/** The rows of a random match; chance is drawn too, so that other outcomes can be tried. */
function randomRows(rules: MatchRules, random: Random, most: number): Row[] {
  const match = new Match(rules.game, rules.seats, rules.options);
  const rows: Row[] = [];
  while (rows.length < most) {
    const turn = match.turn();
    if (turn.kind === 'over') break;
    const by = turn.kind === 'nature' ? 'nature' : turn.seats[random.below(turn.seats.length)];
    const moves = by === 'nature' ? match.chances().map(([outcome]) => outcome) : match.moves(by);
    const move = moves[random.below(moves.length)];
    match.play(by, move);
    rows.push({ number: rows.length, kind: 'play', by, move, client: `c${rows.length}`, at: rows.length });
  }
  return rows;
}

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  const rules = rulesOf(game);
  const viewers: readonly Viewer[] = [...Array(rules.seats).keys(), 'spectator'];

  test('steps told as they happen, and told afterwards from any number on, are the same', () => {
    const rows = randomRows(rules, new Random(7), 120);
    const live = new LiveMatch(rules);
    const told = new Map(viewers.map(viewer => [viewer, [] as unknown[]]));
    for (const row of rows) {
      for (const [viewer, steps] of live.add(row, viewers)) told.get(viewer)?.push(...steps);
    }
    for (const viewer of viewers) {
      for (const from of [0, 1, rows.length - 30, rows.length - 3, rows.length]) {
        expect(live.steps(viewer, Math.max(0, from))).toEqual(told.get(viewer)?.slice(Math.max(0, from)));
      }
    }
  });

  test('what a viewer is told of a hidden play does not depend on which one it was', () => {
    let compared = 0;
    for (const seed of [1, 2, 3]) {
      const rows = randomRows(rules, new Random(seed), 60);
      for (const row of rows) {
        const before = new LiveMatch(rules, rows.slice(0, row.number));
        const knownTo = before.match.knownTo(row.by);
        const blind = viewers.filter(viewer => viewer !== row.by && !isAmong(viewer, knownTo));
        if (blind.length === 0) continue;
        const moves =
          row.by === 'nature'
            ? before.match.chances().map(([outcome]) => outcome)
            : before.match.moves(row.by);
        const told = moves.slice(0, 8).map(move => tellAll(rules, rows, { ...row, move }, blind));
        // Where the play also turns something up, what is turned up may differ.
        if (told.some(({ reveals }) => reveals)) continue;
        for (const { text } of told) expect(text).toBe(told[0].text);
        compared += told.length - 1;
      }
    }
    if (HIDING.includes(game.id)) expect(compared).toBeGreaterThan(0);
  });
});

function tellAll(rules: MatchRules, rows: readonly Row[], row: Row, viewers: readonly Viewer[]) {
  const live = new LiveMatch(rules, rows.slice(0, row.number));
  const told = live.add(row, viewers);
  const all = viewers.map(viewer => [told.get(viewer), live.now(viewer)]);
  const kinds = [...told.values()].flatMap(steps =>
    steps.flatMap(({ happenings }) => happenings.map(({ kind }) => kind)),
  );
  return { text: JSON.stringify(all), reveals: kinds.some(kind => rules.game.reveals.has(kind)) };
}
