import { describe, expect, test } from 'vitest';
import { chooseMove } from '../../src/bots/index.ts';
import { EnteredMatch } from '../../src/engine/entered.ts';
import type { Game, State } from '../../src/engine/game.ts';
import { UNKNOWN } from '../../src/engine/gap.ts';
import { Match } from '../../src/engine/match.ts';
import { defaultOptions } from '../../src/engine/options.ts';
import { Random } from '../../src/engine/random.ts';
import { isAmong } from '../../src/engine/viewers.ts';
import { GAME_IDS } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/load.ts';

/** The seat that the bot has at a real table. */
const BOT = 1;
const PLAYS = 60;

/** A real match with random moves, and what the bot's helper can enter of it. */
function realTable(game: Game, seed: number) {
  const random = new Random(seed);
  const seats = game.seats.max;
  const real = new Match(game, seats, defaultOptions(game.options));
  const entered = new EnteredMatch(game, seats, real.options, BOT);
  for (let by = real.first(); by !== null && real.plays.length < PLAYS; by = real.first()) {
    const moves = real.numbers(by);
    const knownTo = real.knownTo(by);
    real.playNumber(by, moves[random.below(moves.length)]);
    const seen = (real.last?.seen ?? [])
      .filter(({ happening, seenBy }) => game.reveals.has(happening.kind) && isAmong(BOT, seenBy))
      .map(({ happening }) => happening);
    const isOpenedLater = by !== 'nature' && knownTo === 1 << by;
    const move = isAmong(BOT, knownTo) || isOpenedLater ? (real.last?.move ?? '') : UNKNOWN;
    const isAsked = entered.hasGaps || move === UNKNOWN;
    expect(entered.add({ by, move, ...(isAsked && { seen }) })).toEqual({ ok: true });
  }
  return { real, entered };
}

/** What is hidden from the bot at a real table is filled in differently: the bot must not notice. */
describe.each(GAME_IDS)('the bot’s seat at a real table of %s', id => {
  test('knows at every moment what its seat may know, and nothing more', async () => {
    const game = await loadGame(id);
    const { real, entered } = realTable(game, 3);
    for (let plays = 0; plays <= real.plays.length; plays++) {
      const view = entered.match.viewAfter(plays, BOT, true);
      expect(view).toEqual(real.viewAfter(plays, BOT, true));
    }
  });

  test('decides the same, whatever the others really hold', async () => {
    const game = await loadGame(id);
    const { entered } = realTable(game, 4);
    const view = entered.match.view(BOT, true);
    const task = { level: 'apprentice', seed: 7, iterations: 20 } as const;
    const isDue = entered.match.moves(BOT).length > 0;
    if (!isDue) entered.undo(lastOf(entered));
    const before = entered.match.view(BOT, true);
    const choice = await chooseMove(game, before, task, () => false);
    for (let seed = 1; seed <= 5; seed++) {
      const twin: State = game.imagine(before, new Random(seed));
      const hidden = game.view(twin, BOT, true);
      expect(hidden).toEqual(before);
      expect(await chooseMove(game, hidden, task, () => false)).toBe(choice);
    }
    expect(view.viewer).toBe(BOT);
  });
});

/** How many entries to take back until the bot is to move. */
function lastOf(entered: EnteredMatch): number {
  const last = entered.entries.findLastIndex(({ by }) => by === BOT);
  return entered.entries.length - last;
}
