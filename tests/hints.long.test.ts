import { expect, test } from 'vitest';
import { LANGUAGES } from '../locales/languages.ts';
import { loadReasons } from '../locales/load-reasons.ts';
import { advise } from '../src/bots/index.ts';
import { NATURE_DUE } from '../src/engine/game.ts';
import type { Reason } from '../src/engine/insight.ts';
import { Match } from '../src/engine/match.ts';
import { Random } from '../src/engine/random.ts';
import { GAME_IDS } from '../src/games/index.ts';
import { GAMES } from '../src/games/loaded.ts';
import { finishedRecord } from './finished.ts';

test.each(GAME_IDS)('%s: every reason has its words in every language', async id => {
  const game = GAMES.find(each => each.id === id);
  const reasoning = await game?.insight?.reasons?.();
  if (!game || !reasoning) throw new Error(`${id} gives no reasons`);
  const record = finishedRecord(id, { seed: 3 });
  const match = new Match(game, record.seats, record.options);
  const random = new Random(1);
  const found = new Map<string, Reason>();
  let asked = 0;
  for (const [by, move] of record.plays) {
    if (by !== 'nature' && random.below(4) === 0) {
      const state = game.imagine(match.view(by, true), random);
      const legal = new Int32Array(game.mostMoves);
      const count = game.due(state) === NATURE_DUE ? 0 : game.moves(state, by, legal);
      if (count > 1) {
        for (let i = 0; i < Math.min(6, count); i++) {
          const reason = reasoning.reason(state, by, legal[random.below(count)]);
          asked++;
          if (reason) found.set(reason.kind, reason);
        }
      }
    }
    match.play(by, move);
  }
  expect(asked).toBeGreaterThan(50);
  expect(found.size).toBeGreaterThan(3);
  for (const language of LANGUAGES) {
    const reasons = await loadReasons(language, id);
    for (const [kind, reason] of found) expect(reasons[kind](reason), kind).not.toMatch(/undefined|NaN|^$/);
  }
});

/** What is true of every move, and says so; or wins anyway. */
const TRUE_OF_ALL: ReadonlySet<string> = new Set([
  'any-colour',
  'any-tower',
  'ends-alike',
  'moves-alike',
  'walls-alike',
  'joins-alike',
  'apart-alike',
  'wins',
]);

test.each(GAME_IDS)('%s: every hint says why this move, and not just any', async id => {
  const game = GAMES.find(each => each.id === id);
  const reasoning = await game?.insight?.reasons?.();
  if (!game || !reasoning) throw new Error(`${id} gives no reasons`);
  const random = new Random(7);
  const legal = new Int32Array(game.mostMoves);
  let asked = 0;
  for (const seed of [1, 2, 3]) {
    const seats = seed === 1 ? game.seats.min : game.seats.max;
    const record = finishedRecord(id, { seats, seed });
    const match = new Match(game, record.seats, record.options);
    for (const [by, move] of record.plays) {
      if (by !== 'nature' && random.below(4) === 0 && match.moves(by).length > 1) {
        const view = match.view(by, true);
        const { reason, candidates } = await advise(game, view, {
          level: 'master',
          iterations: 20,
          seed: asked++,
        });
        const where = `${seats} seats, play ${match.plays.length}, ${candidates[0]?.move}`;
        if (reason === null) throw new Error(`no reason: ${where}`);
        if (!TRUE_OF_ALL.has(reason.kind)) {
          const state = game.imagine(view, random);
          const moves = legal.slice(0, game.moves(state, by, legal));
          const isSame = (other: number) =>
            JSON.stringify(reasoning.reason(state, by, other)) === JSON.stringify(reason);
          expect(moves.every(isSame), `${reason.kind}: ${where}`).toBe(false);
        }
      }
      match.play(by, move);
    }
  }
  expect(asked).toBeGreaterThan(30);
});
