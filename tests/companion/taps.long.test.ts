import { describe, expect, test } from 'vitest';
import { Match } from '../../src/engine/match.ts';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/load.ts';
import * as drafts from '../../src/web/board/draft.ts';
import type { Picking } from '../../src/web/board/interaction.ts';
import { protocolOf, UNSEEN } from './protocol.ts';

/** With the list of moves: one tap opens it, and one makes the move. */
const BY_LIST = 2;
/** What an experienced hand taps in three seconds. */
const MOST = 4;

/** The fewest taps on the board, or with the list of moves, that make a move. */
function tapsFor(picking: Picking, moves: readonly string[], wanted: string): number {
  const ways = picking.ways(moves);
  const { prefers } = picking;
  const offer = {
    ways,
    hint: null,
    ...(prefers && { prefers: (picked: readonly string[]) => prefers(picked, ways) }),
  };
  const parts = new Set(ways.filter(({ move }) => move === wanted).flatMap(way => way.parts));
  let reached = [drafts.startOf(offer, [])];
  for (let taps = 1; taps < 7; taps++) {
    const next: typeof reached = [];
    for (const draft of reached) {
      for (const part of parts) {
        const pressed = drafts.press(offer, draft, part, 'touch');
        if (pressed.move === wanted) return taps;
        if (pressed.move === null && pressed.draft !== draft) next.push(pressed.draft);
      }
    }
    reached = next.slice(0, 200);
  }
  return BY_LIST;
}

async function pickingOf(game: GameId) {
  const module = await import(`../../src/games/${game}/board/picking.ts`);
  return (view: unknown): Picking => module.PICKING ?? module.pickingFor(view, 0);
}

describe.each(GAME_IDS)('entering an evening of %s', game => {
  test('takes no more taps per move than a hand makes in three seconds', async () => {
    const { names, options, lines } = protocolOf(game);
    const rules = await loadGame(game);
    const match = new Match(rules, names.length, options);
    const pickingAt = await pickingOf(game);
    const taps: number[] = [];
    for (const { by, move } of lines) {
      if (move === UNSEEN || by === 'nature') {
        match.play('nature', move === UNSEEN ? match.chances()[0][0] : move);
        continue;
      }
      const view = match.view(by);
      const moves = match.moves(by);
      if (moves.includes(move)) taps.push(tapsFor(pickingAt(view), moves, move));
      if (!match.play(by, move).ok) break;
    }
    const sum = taps.reduce((a, b) => a + b, 0);
    console.log(
      `${game}: ${taps.length} moves, ${(sum / taps.length).toFixed(2)} taps each, at most ${Math.max(...taps)}`,
    );
    expect(taps.length).toBeGreaterThan(0);
    expect(Math.max(...taps)).toBeLessThanOrEqual(MOST);
  });
});
