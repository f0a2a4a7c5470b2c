import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { EnteredMatch, type Entry } from '../../src/engine/entered.ts';
import { loadAnyRecord, recordOfEntered } from '../../src/engine/entered-record.ts';
import type { Game, Happening } from '../../src/engine/game.ts';
import { UNKNOWN } from '../../src/engine/gap.ts';
import { Match } from '../../src/engine/match.ts';
import { type AnyOptions, defaultOptions } from '../../src/engine/options.ts';
import { Random } from '../../src/engine/random.ts';
import { Replay } from '../../src/engine/replay.ts';
import { isAmong, type Viewer } from '../../src/engine/viewers.ts';
import { GAME_IDS } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/load.ts';

/** An evening at a real table: what happened, and what the keeper saw. */
interface Evening {
  readonly match: Match;
  readonly protocol: readonly Entry[];
}

/** The usual options; two rounds are as good as more. */
function optionsOf(game: Game): AnyOptions {
  const usual = defaultOptions(game.options);
  return 'rounds' in usual ? { ...usual, rounds: 2 } : usual;
}

/**
 * A whole match with random moves, and its written record by a keeper who enters what everybody can see, and `?` for
 * the rest.
 */
function evening(game: Game, seats: number, keeper: Viewer, seed: number): Evening {
  const random = new Random(seed);
  const match = new Match(game, seats, optionsOf(game));
  const protocol: Entry[] = [];
  for (let by = match.first(); by !== null; by = match.first()) {
    const moves = match.numbers(by);
    const knownTo = match.knownTo(by);
    match.playNumber(by, moves[random.below(moves.length)]);
    const seen: Happening[] = [];
    for (const { happening, seenBy } of match.last?.seen ?? []) {
      if (game.reveals.has(happening.kind) && isAmong(keeper, seenBy)) seen.push(happening);
    }
    const isShownLater = by !== 'nature' && knownTo === 1 << by;
    const isUnknown = !isAmong(keeper, knownTo) && !isShownLater;
    protocol.push({ by, move: isUnknown ? UNKNOWN : (match.last?.move ?? ''), seen });
  }
  return { match, protocol };
}

/** Enters a written record as a group would: questions are answered from what was seen. */
function enter(game: Game, seats: number, keeper: Viewer, { protocol }: Evening): EnteredMatch {
  const entered = new EnteredMatch(game, seats, optionsOf(game), keeper);
  for (const [number, { by, move, seen }] of protocol.entries()) {
    if (move !== UNKNOWN) expect(entered.possible(by), `play ${number}`).toContain(move);
    const stories = entered.stories(by, move);
    if (stories.length > 1) expect(stories, `play ${number}`).toContainEqual(seen);
    const added = entered.add({ by, move, ...(stories.length > 1 && seen && { seen }) });
    expect(added, `play ${number}: ${by} ${move}`).toEqual({ ok: true });
  }
  return entered;
}

const KEEPERS: readonly Viewer[] = ['spectator', 0, 1, 'everything'];

describe.each(GAME_IDS)('evenings of %s', id => {
  test.each(KEEPERS)('are recorded by %s as they were seen', async keeper => {
    const game = await loadGame(id);
    const { min, max } = game.seats;
    for (const [seed, seats] of [min, max].entries()) {
      const real = evening(game, seats, keeper, seed + 1);
      const entered = enter(game, seats, keeper, real);
      const record = JSON.parse(JSON.stringify(recordOfEntered(entered)));
      const turn = real.match.turn();
      expect(record.result).toEqual(
        turn.kind === 'over' ? { scores: turn.scores, winners: turn.winners } : undefined,
      );
      const loaded = loadAnyRecord(record, name => (name === id ? game : undefined));
      expect(loaded).toMatchObject({ ok: true, record });
      const opened = Replay.open(record, name => (name === id ? game : undefined));
      if (!opened.ok) throw new Error(opened.error.message);
      const viewers = opened.replay.viewers;
      expect(viewers).toContain(keeper);
      expect(viewers).toContain('spectator');
      for (let moment = 0; moment <= opened.replay.length; moment++) {
        for (const viewer of [keeper, 'spectator'] as const) {
          const [kept, seen] = [opened.replay.view(moment, viewer), real.match.viewAfter(moment, viewer)];
          if (!isDeepStrictEqual(kept, seen)) expect(kept, `${viewer} at ${moment}`).toEqual(seen);
        }
      }
    }
  });
});

test('a whole evening can be entered even if cards were dealt again and again and never shown', async () => {
  const game = await loadGame('mauer-bauer');
  const real = evening(game, 4, 'spectator', 8);
  expect(real.protocol.filter(({ move }) => move === UNKNOWN).length).toBeGreaterThan(60);
  const entered = new EnteredMatch(game, 4, real.match.options, 'spectator');
  for (const entry of real.protocol) expect(entered.add(entry)).toEqual({ ok: true });
  expect(entered.match.turn()).toEqual(real.match.turn());
});
