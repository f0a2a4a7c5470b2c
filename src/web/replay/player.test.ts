import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { coins } from '../../engine/coins.ts';
import { Match } from '../../engine/match.ts';
import { recordOf } from '../../engine/record.ts';
import { Replay } from '../../engine/replay.ts';
import { spotIn, withSpot } from './address.ts';
import { ReplayPlayer } from './player.ts';
import type { Positions } from './positions.ts';

function finished(): Positions {
  const match = new Match(coins, 2, { loaded: false });
  for (let turn = match.turn(); turn.kind !== 'over'; turn = match.turn()) {
    if (turn.kind === 'nature') match.play('nature', match.chances()[0][0]);
    else match.play(turn.seats[0], match.moves(turn.seats[0])[0]);
  }
  const replay = new Replay(match, recordOf(match));
  const { record, length, isOver, viewers } = replay;
  return {
    record,
    length,
    isOver,
    viewers,
    view: async (number, viewer) => replay.view(number, viewer),
    told: async viewer => replay.happenings(0, length, viewer),
    scores: async () => replay.scores(),
    close: () => {},
  };
}

describe('going through a replay', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const positions = finished();
  async function open(number = 0): Promise<ReplayPlayer> {
    const player = new ReplayPlayer(positions, { number, viewer: 'everything' });
    await player.settled();
    return player;
  }

  test('a step forward says what happened and what was before; a step back shows it at once', async () => {
    const player = await open();
    const start = player.moment.value?.view;
    player.forward();
    await player.settled();
    expect(player.moment.value).toMatchObject({ number: 1, before: start });
    expect(player.moment.value?.happenings.length).toBeGreaterThan(0);
    player.back();
    await player.settled();
    expect(player.moment.value).toMatchObject({ number: 0, view: start, before: null, happenings: [] });
    player.back();
    expect(player.number.value).toBe(0);
  });

  test('moments that are skipped are never asked for, and the board ends where one is', async () => {
    const player = await open();
    const asked = vi.spyOn(positions, 'view');
    for (let number = 1; number <= positions.length; number++) player.jump(number);
    await player.settled();
    expect(player.moment.value).toMatchObject({ number: positions.length, before: null });
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  test('playing goes on when a moment has been shown, and stops at the end', async () => {
    const player = await open();
    player.play();
    for (let i = 0; i < positions.length; i++) {
      await player.settled();
      expect(player.moment.value?.number).toBe(i + 1);
      player.shown();
      vi.runAllTimers();
    }
    expect(player.isPlaying.value).toBe(false);
    player.play();
    expect(player.number.value).toBe(1);
  });

  test('taking control stops it', async () => {
    const player = await open();
    player.play();
    await player.settled();
    player.shown();
    player.jump(0);
    vi.runAllTimers();
    expect(player.number.value).toBe(0);
    expect(player.isPlaying.value).toBe(false);
  });

  test('seeing a moment means seeing what led to it', async () => {
    const player = await open();
    await player.see(2);
    await player.settled();
    expect(player.moment.value).toMatchObject({ number: 2 });
    expect(player.moment.value?.happenings.length).toBeGreaterThan(0);
  });

  test('another viewer sees the same moment', async () => {
    const player = await open(2);
    player.look(1);
    await player.settled();
    expect(player.moment.value).toMatchObject({ number: 2, view: { viewer: 1 } });
  });

  test('moments and viewers that do not exist become the nearest that do', () => {
    const player = new ReplayPlayer(positions, { number: 1e9, viewer: 17 });
    expect(player.number.value).toBe(positions.length);
    expect(player.viewer.value).toBe('everything');
  });
});

describe('the address of a moment', () => {
  test('is read', () => {
    expect(spotIn({ search: '?as=2', hash: '#play-37' })).toEqual({ number: 37, viewer: 2 });
    expect(spotIn({ search: '?as=spectator', hash: '' })).toEqual({ number: null, viewer: 'spectator' });
    expect(spotIn({ search: '?as=-1', hash: '#play-x' })).toEqual({ number: null, viewer: null });
  });

  test('is written beside whatever else the address says', () => {
    const here = { pathname: '/match/a', search: '?invite=x&as=1' };
    expect(withSpot(here, { number: 3, viewer: 2 })).toBe('/match/a?invite=x&as=2#play-3');
    expect(withSpot(here, { number: null, viewer: null })).toBe('/match/a?invite=x');
  });
});
