import { describe, expect, test } from 'vitest';
import type { Game } from '../src/engine/game.ts';
import { Match } from '../src/engine/match.ts';
import { readOptions } from '../src/engine/options.ts';
import { pickByWeight } from '../src/engine/playout.ts';
import { Random } from '../src/engine/random.ts';
import { recordOf } from '../src/engine/record.ts';
import { Replay } from '../src/engine/replay.ts';
import type { Viewer } from '../src/engine/viewers.ts';
import { GAMES } from '../src/games/loaded.ts';

/** A random match of at most this many plays, and everybody's view at each of its moments. */
function played(game: Game, seed: number, most: number) {
  const read = readOptions(game.options, game.id === 'die-mauer' ? { rounds: 1 } : {});
  if (!read.ok) throw new Error(read.error.message);
  const random = new Random(seed);
  const match = new Match(game, game.seats.min, read.options);
  const viewers: Viewer[] = [...Array(match.seats).keys(), 'spectator', 'everything'];
  const look = () => new Map(viewers.map(viewer => [viewer, match.view(viewer)]));
  const views = [look()];
  for (let turn = match.turn(); turn.kind !== 'over' && match.plays.length < most; turn = match.turn()) {
    if (turn.kind === 'nature') {
      const chances = match.chances();
      const weights = Int32Array.from(chances, ([, weight]) => weight);
      match.play('nature', chances[pickByWeight(random, weights)][0]);
    } else {
      const moves = match.moves(turn.seats[0]);
      match.play(turn.seats[0], moves[random.below(moves.length)]);
    }
    views.push(look());
  }
  return { match, viewers, views };
}

const gameCalled = (id: string) => GAMES.find(game => game.id === id);

function opened(match: Match, mayLook?: readonly Viewer[]): Replay {
  const read = Replay.open(JSON.parse(JSON.stringify(recordOf(match))), gameCalled, mayLook);
  if (!read.ok) throw new Error(read.error.message);
  return read.replay;
}

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  const { match, viewers, views } = played(game, 5, 10_000);

  test('any moment, in any order, is what playing from the start gives', () => {
    const replay = opened(match);
    expect(replay.length).toBe(match.plays.length);
    const random = new Random(9);
    const moments = [0, replay.length, ...Array.from({ length: 60 }, () => random.below(replay.length + 1))];
    for (const moment of moments) {
      for (const viewer of viewers) expect(replay.view(moment, viewer)).toEqual(views[moment].get(viewer));
    }
  });

  test('a viewer who sees everything is told each thing once, and no less than any seat', () => {
    const replay = opened(match);
    for (let moment = 0; moment < replay.length; moment++) {
      const all = replay.happenings(moment, moment + 1, 'everything');
      for (let seat = 0; seat < match.seats; seat++) {
        const seen = replay.happenings(moment, moment + 1, seat);
        expect(all.length).toBe(seen.length);
      }
    }
  });

  test('an unfinished match is shown only to those it was opened for', () => {
    const { match: unfinished } = played(game, 5, Math.min(12, match.plays.length - 1));
    const replay = opened(unfinished, [1, 'everything']);
    expect(replay.viewers).toEqual([1]);
    expect(replay.view(3, 1)).toEqual(views[3].get(1));
    for (const viewer of [0, 'spectator', 'everything'] as const) {
      expect(() => replay.view(3, viewer)).toThrow('may not look');
      expect(() => replay.happenings(0, 3, viewer)).toThrow('may not look');
    }
  });
});

test('a wrong record does not open, and says why', () => {
  const read = Replay.open({ format: 'quattro-mura/1', game: 'chess' }, gameCalled);
  expect(read).toEqual({ ok: false, error: { kind: 'game', message: 'game must be the name of a game' } });
});
