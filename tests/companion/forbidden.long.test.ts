import { describe, expect, test } from 'vitest';
import { loadGameTexts } from '../../locales/load.ts';
import { loadForbidden } from '../../locales/load-reasons.ts';
import type { Happening, View } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { defaultOptions } from '../../src/engine/options.ts';
import { Random } from '../../src/engine/random.ts';
import { GAME_IDS, type GameId, manifestOf } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/load.ts';
import type { Places } from '../../src/web/board/places.ts';

/** As many as are needed until every reason has come up. */
const MOST_MATCHES = 200;
const LEAST_MATCHES = 2;

/** Every reason given in random matches, and what is forbidden although a move takes place there. */
async function refusalsIn(id: GameId) {
  const game = await loadGame(id);
  const companion = await manifestOf(id).companion?.();
  const { places }: { readonly places: Places<View, Happening> } = await import(
    `../../src/games/${id}/board/places.ts`
  );
  const texts = (await loadGameTexts('en', id, 'board')).texts;
  const words = await loadForbidden('en', id);
  const usual = defaultOptions(game.options);
  // Deductions take long and forbid nothing.
  const options = 'memory' in usual ? { ...usual, memory: false } : usual;
  const kinds = new Set<string>();
  const wrong: string[] = [];
  const isMissing = () => kinds.size < Object.keys(words).length;
  for (let seed = 1; seed <= LEAST_MATCHES || (isMissing() && seed <= MOST_MATCHES); seed++) {
    const random = new Random(seed);
    const seats = seed % 2 === 0 ? game.seats.min : game.seats.max;
    const match = new Match(game, seats, options);
    for (let by = match.first(); by !== null; by = match.first()) {
      const moves = match.numbers(by);
      if (by !== 'nature' && companion) {
        const texted = match.moves(by);
        const view = match.view(by);
        const seat = by;
        const goals = new Set(texted.map(move => places.ofMove(view, move, seat)?.places.at(-1)));
        for (const { place, what, reason } of companion.forbidden(view, by, texted, texts)) {
          kinds.add(reason.kind);
          expect(words[reason.kind](reason)).not.toBe('');
          if (place !== null && goals.has(place)) wrong.push(`${what} (${reason.kind}) is on offer`);
        }
      }
      match.playNumber(by, moves[random.below(moves.length)]);
    }
  }
  return { kinds, wrong, words };
}

describe.each(GAME_IDS)('what the rules of %s forbid', id => {
  test('is never on offer, and every reason comes up', async () => {
    const { kinds, wrong, words } = await refusalsIn(id);
    expect(wrong).toEqual([]);
    expect([...kinds].sort()).toEqual(Object.keys(words).sort());
  });
});
