import { describe, expect, test } from 'vitest';
import { Explored, placeCalled, stepsOf } from '../src/engine/explorer/explored.ts';
import type { Likeness } from '../src/engine/explorer/likeness.ts';
import { readMatches, writeMatches } from '../src/engine/explorer/match-file.ts';
import { matchOf } from '../src/engine/from-moves.ts';
import type { Game, View } from '../src/engine/game.ts';
import { Match } from '../src/engine/match.ts';
import { readOptions } from '../src/engine/options.ts';
import { Random } from '../src/engine/random.ts';
import { GAME_IDS, type GameId, manifestOf } from '../src/games/index.ts';
import { loadGame } from '../src/games/load.ts';
import { loadLikeness, loadMasterMatches } from '../src/games/load-explorer.ts';
import { finishedRecord } from './finished.ts';

/** A game with what the explorer compares in it. */
async function load(id: GameId): Promise<{ readonly game: Game; readonly likeness: Likeness }> {
  return { game: await loadGame(id), likeness: await loadLikeness(id) };
}

function started(game: Game, seats: number, options = {}): Match {
  const read = readOptions(game.options, options);
  if (!read.ok) throw new Error(read.error.message);
  return new Match(game, seats, read.options);
}

function played(match: Match, moves: string): Match {
  for (const move of moves.split(' ')) {
    const by = match.first();
    const made = by === null ? null : match.play(by, move);
    if (!made?.ok) throw new Error(`${move} cannot be played`);
  }
  return match;
}

function positionOf(likeness: Likeness, match: Match) {
  const by = match.first();
  const place = by === null ? undefined : likeness.places(match.view('spectator', true), by)[0];
  if (!place) throw new Error('there is no place');
  return place;
}

describe.each(GAME_IDS)('the explorer of %s', id => {
  test('compares nothing that a spectator cannot see', async () => {
    const { game, likeness } = await load(id);
    const match = started(game, manifestOf(id).usualSeats);
    const random = new Random(3);
    for (let turn = match.turn(); turn.kind !== 'over' && match.plays.length < 60; turn = match.turn()) {
      const view = match.view('spectator', true);
      const by = match.first() ?? 0;
      // Whatever is hidden, the places are the same: another world gives a spectator the same view.
      const other = game.view(game.imagine(view, random), 'spectator', true);
      const keys = (of: View) => likeness.places(of, by).map(({ key }) => key);
      expect(keys(other)).toEqual(keys(view));
      const moves = turn.kind === 'nature' ? match.chances().map(([move]) => move) : match.moves(Number(by));
      match.play(by, moves[random.below(moves.length)]);
    }
  });

  test('says how often each move was played, and how that ended', async () => {
    const { game, likeness } = await load(id);
    const explored = new Explored();
    const records = [1, 2, 3].map(seed => finishedRecord(id, { seed }));
    for (const [index, record] of records.entries())
      explored.add(`m${index}`, stepsOf(game, likeness, record, record.plays));
    const [{ plays, seats }] = records;
    const match = started(game, seats);
    for (const [by, move] of plays.slice(0, 40)) {
      for (const { key, alike } of likeness.places(match.view('spectator', true), by)) {
        const moves = explored.at(placeCalled(id, key));
        const one = moves.find(each => each.move === alike(move));
        expect(one?.times).toBeGreaterThan(0);
        expect(one?.wins).toBeLessThanOrEqual(one?.times ?? 0);
        expect(moves.map(({ times }) => times)).toEqual(
          moves.map(({ times }) => times).sort((a, b) => b - a),
        );
      }
      match.play(by, move);
    }
    expect(() => stepsOf(game, likeness, records[0], plays.slice(0, -1))).toThrow('the match goes on');
  });

  test('ships whole matches, which come out the same when they are written again', async () => {
    const { game, likeness } = await load(id);
    const matches = readMatches(await loadMasterMatches(id));
    expect(matches.length).toBeGreaterThanOrEqual(100);
    expect(new Set(matches.map(({ number }) => number)).size).toBe(matches.length);
    expect(readMatches(writeMatches(matches))).toEqual(matches);
    for (const { seats } of likeness.settings) {
      const one = matches.find(match => match.seats === seats);
      expect(one && matchOf(game, one).turn().kind).toBe('over');
    }
  });
});

test('Muro contro muro: a wall in the mirror, from the other side and in other colours is the same wall', async () => {
  const { game, likeness } = await load('muro-contro-muro');
  // Seat 0 has green and begins; seat 1 has fuchsia.
  const one = played(started(game, 2), 'G F G C GB@0,0 C FG@0,1 N');
  // Seat 1 has light blue and begins; seat 0 has green. The wall grows to the other side.
  const other = played(started(game, 2), 'G B N B C FB@0,0 C BG@0,-1 N');
  const [a, b] = [one, other].map(match => positionOf(likeness, match));
  expect([a.seat, b.seat]).toEqual([0, 1]);
  expect(a.key).toBe(b.key);
  expect(a.alike('BB@1,0')).toBe(b.alike('FF@1,-1'));
  expect(a.alike('BB@0,2')).toBe(b.alike('FF@0,-2'));
  expect(a.alike('BB@0,2')).not.toBe(a.alike('BB@0,-1'));
});

test('Die Mauer: every round begins anew, and what counts is how it ends', async () => {
  const { game, likeness } = await load('die-mauer');
  const record = finishedRecord('die-mauer', { seats: 3 });
  const match = started(game, 3);
  const first = likeness.places(match.view('spectator', true), 0)[0];
  const begins: number[] = [];
  for (const [by, move] of record.plays) {
    const view = match.view('spectator', true);
    if (by === 0 && likeness.places(view, by)[0]?.key === first.key) begins.push(match.plays.length);
    match.play(by, move);
  }
  // Seat 0 is not the master at the start of every round.
  expect(begins.length).toBeGreaterThan(0);
  const start = started(game, 3).view('spectator', true);
  const end = match.view('spectator', true);
  const shares = [0, 1, 2].map(seat => likeness.ending?.(start, end, seat).share ?? 0);
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
});

test('Mauer Bauer: the land in the mirror is the same land, and walls are told apart by what they do', async () => {
  const { game, likeness } = await load('mauer-bauer');
  const cards = 'C C HB HB HG HG HP HP HR HR HY HY';
  const [one, other] = ['a1-a3', 'a7-a9'].map(line => {
    const match = played(started(game, 2), `${cards} ${line}`);
    match.play('nature', match.chances()[0][0]);
    for (let turn = match.turn(); turn.kind === 'seats' && turn.seats[0] === 0; turn = match.turn())
      match.play(0, match.moves(0)[0]);
    return match;
  });
  const [a, b] = [one, other].map(match => positionOf(likeness, match));
  expect(a.key).toBe(b.key);
  expect(a.alike('a3-a5')).toBe(b.alike('a5-a7'));
  const kind = likeness.places(one.view('spectator', true), 1)[1];
  expect(['a3-a5', 'c5-c7'].map(kind.alike)).toEqual(['goes on', 'alone']);
});

test('Burg Appenzell: the castle in the mirror is the same castle, and one cheese is like the other', async () => {
  const { game, likeness } = await load('burg-appenzell');
  const one = played(started(game, 2), 'spare=A @a1 @g7');
  const other = played(started(game, 2), 'spare=C @g1 @a7');
  const [a, b] = [one, other].map(match => positionOf(likeness, match));
  expect(a.key).toBe(b.key);
  for (const [mine, theirs] of [
    ['^b1', '^f1'],
    ['^a2', '^g2'],
    ['@a7', '@g7'],
    ['W2', 'E2'],
    ['Nb', 'Nf'],
    ['.', '.'],
  ])
    expect(a.alike(mine)).toBe(b.alike(theirs));
  expect(a.alike('W2')).not.toBe(a.alike('E2'));
});
