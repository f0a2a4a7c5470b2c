import { describe, expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import type { Viewer } from '../../../engine/viewers.ts';
import { game as dieMauer } from '../game.ts';
import { plan, playAll, position } from '../testing/positions.ts';

const start = (seats = 3, gift: 'must' | 'may' = 'must') => dieMauer.start(seats, { rounds: 2, gift });

/** Seat 1 has given the tower to seat 0, who then has two. */
function afterGift(seats = 4) {
  const state = start(seats);
  plan(state, '--'.padEnd(seats, '1'));
  playAll(state, '1:T');
  return state;
}

const hands = (state: ReturnType<typeof start>, viewer: Viewer) =>
  dieMauer.view(state, viewer).players.map(({ hand }) => hand?.join('') ?? null);

describe('what everybody knows', () => {
  test('before any gift, every hand', () => {
    const state = start();
    plan(state, '123');
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(hands(state, viewer)).toEqual(['2346TG', '12346TG', '12346TG']);
    }
  });

  test('the wall from left to right, with who built what, its ends and the room there', () => {
    const state = start();
    plan(state, 'T13');
    plan(state, '143');
    plan(state, '226');
    playAll(state, '2:L');
    expect(dieMauer.view(state, 'spectator')).toMatchObject({
      wall: [
        { block: '6', seat: 2 },
        { block: 'T', seat: 0 },
        { block: '4', seat: 1 },
      ],
      open: { left: true, right: true },
      room: { 1: 'unlimited', 6: 'unlimited', T: 2, G: 2 },
    });
  });

  test('every turn of the round with its fists and what came of it', () => {
    const state = start();
    plan(state, 'T13');
    plan(state, 'GG1');
    plan(state, '44-');
    playAll(state, '2:3R');
    plan(state, '---');
    plan(state, '--1');
    playAll(state, '0:6');
    expect(dieMauer.view(state, 2).turns).toEqual([
      {
        master: 0,
        fists: ['T', '1', '3'],
        outcome: 'unguessed',
        builds: [{ seat: 0, block: 'T', end: 'R' }],
        hadChoice: false,
        gift: null,
      },
      { master: 1, fists: ['G', 'G', '1'], outcome: 'no-room', builds: [], hadChoice: false, gift: null },
      {
        master: 2,
        fists: ['4', '4', '-'],
        outcome: 'free-choice',
        builds: [{ seat: 2, block: '3', end: 'R' }],
        hadChoice: true,
        gift: null,
      },
      {
        master: 0,
        fists: ['-', '-', '-'],
        outcome: 'too-many-empty',
        builds: [],
        hadChoice: false,
        gift: null,
      },
      {
        master: 1,
        fists: ['-', '-', '1'],
        outcome: 'gift',
        builds: [],
        hadChoice: false,
        gift: { from: 0, to: 1, given: 'given', block: null },
      },
    ]);
  });

  test('guessers, those who still have to build, and what they have built', () => {
    const state = start(5);
    plan(state, 'T1111');
    plan(state, '44431');
    expect(dieMauer.view(state, 4)).toMatchObject({ phase: 'build', builders: [0] });
    playAll(state, '0:R');
    expect(dieMauer.view(state, 4).turns[1]).toMatchObject({
      outcome: 'guessed',
      builds: [
        { seat: 2, block: '4', end: 'R' },
        { seat: 0, block: '4', end: 'R' },
      ],
    });
  });

  test('who owes a gift, and that one was declined', () => {
    const state = start(3, 'may');
    plan(state, '--1');
    expect(dieMauer.view(state, 2)).toMatchObject({
      phase: 'give',
      giver: 1,
      turns: [{ gift: { given: 'pending' } }],
    });
    playAll(state, '1:-');
    expect(dieMauer.view(state, 2).turns[0].gift).toEqual({ from: 1, to: 0, given: 'declined', block: null });
  });

  test('the turns without building, and how many end the round', () => {
    const state = start(4);
    plan(state, '----');
    expect(dieMauer.view(state, 'spectator').idle).toEqual({ turns: 1, limit: 12 });
  });

  test('finished rounds: how they ended, what was left, and what it cost', () => {
    const state = start();
    for (let turn = 0; turn < 9; turn++) plan(state, '---');
    const view = dieMauer.view(state, 'spectator');
    expect(view).toMatchObject({ round: 2, wall: [], turns: [] });
    expect(view.players.map(({ score }) => score)).toEqual([-41, -41, -41]);
    const full = ['1', '2', '3', '4', '6', 'T', 'G'];
    expect(view.finishedRounds).toEqual([
      { ending: 'stalling', left: [full, full, full], charges: [41, 41, 41] },
    ]);
  });
});

describe('secret choices (DM-6)', () => {
  test('everybody sees a closed fist, but only its owner sees what is in it', () => {
    const state = start();
    playAll(state, '1:G');
    expect(dieMauer.view(state, 1).players[1]).toMatchObject({ hasChosen: true, fist: 'G' });
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(dieMauer.view(state, viewer).players[1]).toMatchObject({ hasChosen: true, fist: null });
    }
    expect(dieMauer.view(state, 'everything').players[1].fist).toBe('G');
    expect(dieMauer.view(state, 0).players[2]).toMatchObject({ hasChosen: false, fist: null });
  });

  test('views do not depend on what a closed fist holds', () => {
    const views = ['1:G', '1:-', '1:3'].map(play => {
      const state = start();
      playAll(state, play);
      return dieMauer.view(state, 0);
    });
    expect(views[1]).toEqual(views[0]);
    expect(views[2]).toEqual(views[0]);
  });

  test('everybody sees open fists for the rest of the turn', () => {
    const state = start();
    plan(state, '--1');
    expect(dieMauer.view(state, 'spectator').players.map(({ fist }) => fist)).toEqual(['-', '-', '1']);
  });
});

describe('secret gifts (DM-9.2)', () => {
  test('giver and master know the block, and so both hands', () => {
    const state = afterGift();
    for (const viewer of [0, 1]) {
      expect(hands(state, viewer)).toEqual(['12346TTG', '12346G', '12346TG', '12346TG']);
      expect(dieMauer.view(state, viewer).turns[0].gift?.block).toBe('T');
    }
  });

  test.each([2, 'spectator'] as const)(
    '%s knows neither the block nor the hands, but their sizes',
    viewer => {
      const state = afterGift();
      expect(hands(state, viewer)).toEqual([null, null, '12346TG', '12346TG']);
      const view = dieMauer.view(state, viewer);
      expect(view.turns[0].gift).toEqual({ from: 1, to: 0, given: 'given', block: null });
      expect(view.players[0]).toMatchObject({
        blocks: 8,
        charge: null,
        certain: ['1', '2', '3', '4', '6', 'T', 'G'],
        possible: ['1', '1', '2', '2', '3', '3', '4', '4', '6', '6', 'T', 'T', 'G', 'G'],
      });
      expect(view.players[1]).toMatchObject({
        blocks: 6,
        certain: [],
        possible: ['1', '2', '3', '4', '6', 'T', 'G'],
      });
    },
  );

  test('others’ views do not depend on the block given', () => {
    const other = start(4);
    plan(other, '--11');
    playAll(other, '1:2');
    expect(dieMauer.view(other, 3)).toEqual(dieMauer.view(afterGift(), 3));
  });

  test('a fist that is opened later shows what was not given', () => {
    const state = afterGift();
    plan(state, '1G11');
    expect(dieMauer.view(state, 2).players[1]).toMatchObject({ certain: [], hand: null });
    expect(dieMauer.view(state, 2).players[0].possible?.filter(block => block === 'G')).toHaveLength(1);
  });

  test('once all others have been shown, the one block that was given is known', () => {
    const state = afterGift();
    for (const block of '12346G') plan(state, `-${block}--`);
    expect(hands(state, 2)).toEqual(['12346TTG', '234G', '12346TG', '12346TG']);
  });

  test('at the end of the match all hands are shown, but still not what was given', () => {
    const state = dieMauer.start(3, { rounds: 1, gift: 'must' });
    plan(state, '--1');
    playAll(state, '1:T');
    for (let turn = 0; turn < 8; turn++) plan(state, '---');
    const view = dieMauer.view(state, 2);
    expect(view.phase).toBe('over');
    expect(view.players.map(({ hand }) => hand?.join(''))).toEqual(['12346TTG', '12346G', '12346TG']);
    expect(view.turns[0].gift?.block).toBe(null);
  });
});

describe('DM-16: without the memory aid', () => {
  const forgetful = () => {
    const state = position({ seats: 4, memory: false });
    plan(state, '--11');
    playAll(state, '1:T');
    plan(state, '2122');
    return state;
  };
  const UNKNOWN = { hand: null, charge: null, certain: null, possible: null };

  test('a view says nothing about the others’ hands but how large they are', () => {
    const { players } = dieMauer.view(forgetful(), 2);
    expect(players[2].hand?.join('')).toBe('12346TG');
    expect(players[2].possible).toEqual(players[2].hand);
    for (const seat of [0, 1, 3]) expect(players[seat]).toMatchObject(UNKNOWN);
    expect(players.map(({ blocks }) => blocks)).toEqual([8, 5, 7, 7]);
  });

  test('spectators are told no hand, and a viewer who sees everything is told all', () => {
    const state = forgetful();
    for (const player of dieMauer.view(state, 'spectator').players) expect(player).toMatchObject(UNKNOWN);
    expect(hands(state, 'everything')).toEqual(['12346TTG', '2346G', '12346TG', '12346TG']);
  });

  test('a bot remembers what a person could', () => {
    const state = forgetful();
    const reminded = dieMauer.start(4, { rounds: 4, gift: 'must', memory: true });
    dieMauer.copy(reminded, state);
    expect(dieMauer.view(state, 2, true).players).toEqual(dieMauer.view(reminded, 2).players);
  });

  test('at the end of the match all hands are shown', () => {
    const state = dieMauer.start(3, { rounds: 1, gift: 'must', memory: false });
    for (let turn = 0; turn < 9; turn++) plan(state, '---');
    expect(hands(state, 'spectator')).toEqual(['12346TG', '12346TG', '12346TG']);
  });
});

test('in an imagined turn, whoever has gone out is out, though others have still to build (DM-11)', () => {
  const state = start();
  // Seat 1 gets rid of a block in every turn, and of its last one as the first of two guessers.
  plan(state, '--1');
  playAll(state, '1:1');
  plan(state, '1T1');
  plan(state, '1--');
  playAll(state, '1:G');
  plan(state, '--1');
  playAll(state, '1:6');
  plan(state, '121');
  plan(state, '1--');
  playAll(state, '1:3');
  plan(state, '444');
  playAll(state, '1:R');
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const imagined = dieMauer.imagine(dieMauer.view(state, viewer), new Random(1));
    expect(playAll(imagined, '2:L')).toContainEqual(
      expect.objectContaining({ kind: 'round-ended', ending: 'out', out: [1] }),
    );
  }
});
