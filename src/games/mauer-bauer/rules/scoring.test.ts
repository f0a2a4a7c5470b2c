import { describe, expect, test } from 'vitest';
import { NATURE_DUE, OVER, turnOf } from '../../../engine/game.ts';
import { chancesAsTexts } from '../../../engine/match.ts';
import { game as mauerBauer } from '../game.ts';
import {
  cardsIn,
  handIn,
  linesAround,
  movesOf,
  type Picture,
  playAll,
  position,
} from '../testing/positions.ts';
import { LINE_NAMES } from './land.ts';
import { deckOf, discardOf, STEPS, type State } from './state.ts';

/** The active seat is one wall, b0-b2, short of the city A1, which will then hold a red house. */
function almostA1(picture: Picture): State {
  return position({ ...picture, walls: `a1-b0 a1-b2 ${picture.walls ?? ''}` });
}

const CLOSE = 'b0-b2 RR';

const step = (state: State) => STEPS[state.step];
const deckIn = (state: State) => cardsIn(state, deckOf(state));
const discardIn = (state: State) => cardsIn(state, discardOf(state));

describe('MB-19, scoring a city', () => {
  test('every seat in turn, from the active one clockwise', () => {
    const state = almostA1({ seats: 3, active: 1, hands: ['HR S1', 'ow N', 'C T'] });
    playAll(state, CLOSE);
    expect(mauerBauer.due(state)).toBe(1 << 1);
    playAll(state, 'N');
    expect(mauerBauer.due(state)).toBe(1 << 2);
    playAll(state, 'T');
    expect(mauerBauer.due(state)).toBe(1 << 0);
    playAll(state, 'S1');
    expect(mauerBauer.due(state)).toBe(NATURE_DUE);
    expect(Array.from(state.scores)).toEqual([7, 2, 4]);
  });

  test('one card, two, twice the same, or one thrown away; names in the order of their code units', () => {
    const state = almostA1({ hands: ['ow HR ow', 'S1 N'] });
    playAll(state, CLOSE);
    expect(movesOf(state)).toEqual(['-HR', '-ow', 'HR', 'HR+ow', 'ow', 'ow+ow']);
    expect(() => playAll(state, 'ow+HR')).toThrow();
    expect(() => playAll(state, 'HR+HR')).toThrow();
    expect(() => playAll(state, 'A1:HR')).toThrow();
  });

  test('cards played score for the city and go to the discard pile', () => {
    const state = almostA1({ hands: ['S1 HR ow', 'S1 N'], walls: 'e1-e3' });
    playAll(state, `${CLOSE} HR+ow`);
    expect(state.scores[0]).toBe(1 + 1 + 1);
    expect([handIn(state, 0), discardIn(state)]).toEqual(['S1', 'HR ow']);
  });

  test('twice the same card scores twice', () => {
    const state = almostA1({ hands: ['S1 S1', 'C N'] });
    playAll(state, `${CLOSE} S1+S1`);
    expect(state.scores[0]).toBe(13);
    expect(discardIn(state)).toBe('S1 S1');
  });

  test('a card thrown away scores nothing', () => {
    const state = almostA1({ hands: ['S1 HR', 'C N'] });
    playAll(state, `${CLOSE} -S1`);
    expect([state.scores[0], handIn(state, 0), discardIn(state)]).toEqual([1, 'HR', 'S1']);
  });

  test('when all have done so, nature deals one card to each, two to a seat that threw one away', () => {
    const state = almostA1({ seats: 3, active: 1, hands: ['S1 HR', 'ow N', 'C T T'] });
    playAll(state, `${CLOSE} N+ow -C -S1`);
    playAll(state, 'oR');
    expect(handIn(state, 1)).toBe('oR');
    playAll(state, 'oG oB');
    expect(handIn(state, 2)).toBe('T T oB oG');
    playAll(state, 'oY oP');
    expect(handIn(state, 0)).toBe('HR oP oY');
    expect(step(state)).toBe('exchange');
  });

  test('a seat without a card is not asked, and is dealt one like the others', () => {
    const state = almostA1({ seats: 3, hands: ['S1 HR', '', 'C N'] });
    playAll(state, `${CLOSE} S1`);
    expect(mauerBauer.due(state)).toBe(1 << 2);
    playAll(state, 'N oR oG oB');
    expect(handIn(state, 1)).toBe('oG');
  });

  test('MB-20: scores count the board as it is, after joining, and do not change it', () => {
    const state = position({
      walls: `${linesAround('C4')} c5-d6`,
      cities: ['C4: R/G'],
      hands: ['S2 HR', 'S1 N'],
    });
    playAll(state, 'd4-d6 RR +C4');
    const board = [Array.from(state.walls), Array.from(state.houses), Array.from(state.palaces)];
    playAll(state, 'HR+S2 N+S1');
    expect(Array.from(state.scores)).toEqual([1 + 3 + 7, 1 + 1 + 0]);
    expect([Array.from(state.walls), Array.from(state.houses), Array.from(state.palaces)]).toEqual(board);
  });
});

describe('MB-21, the deck', () => {
  test('nature deals by weight: how many of a card are left', () => {
    const state = almostA1({ hands: ['S1', 'N'], deck: 'ow ow HR' });
    playAll(state, `${CLOSE} S1 N`);
    expect(chancesAsTexts(mauerBauer, state)).toEqual([
      ['HR', 1],
      ['ow', 2],
    ]);
  });

  test('nature deals even when only one outcome is possible', () => {
    const state = almostA1({ hands: ['S1', 'N'], deck: 'ow ow' });
    playAll(state, `${CLOSE} S1 N`);
    expect(chancesAsTexts(mauerBauer, state)).toEqual([['ow', 2]]);
  });

  test('as soon as the last card is drawn, the discard pile becomes the deck', () => {
    const state = almostA1({ hands: ['S1', 'N N'], deck: 'ow' });
    playAll(state, `${CLOSE} S1 N`);
    expect(deckIn(state)).toBe('ow');
    const happened = playAll(state, 'ow');
    expect([deckIn(state), discardIn(state)]).toEqual(['N S1', '']);
    expect(happened).toContainEqual({ kind: 'reshuffled', cards: 2 });
    expect(movesOf(state)).toEqual(['N', 'S1']);
  });

  test('also when no further card is due', () => {
    const state = almostA1({ hands: ['S1', 'N N'], deck: 'ow HR' });
    playAll(state, `${CLOSE} S1 N ow HR`);
    expect([deckIn(state), discardIn(state)]).toEqual(['N S1', '']);
  });

  test('if the pile is empty then, it does so when the next card is due', () => {
    const state = almostA1({ hands: ['S1 S1 T', 'N'], deck: 'HR', scores: [1, 20] });
    playAll(state, `${CLOSE} -T N HR`);
    // The deck was refilled with T and N; seat 0 takes one, seat 1 the other: deck and pile are empty.
    playAll(state, 'T N');
    expect([deckIn(state), discardIn(state), step(state)]).toEqual(['', '', 'exchange']);
    playAll(state, '-S1 -S1');
    expect([deckIn(state), discardIn(state)]).toEqual(['', 'S1 S1']);
    playAll(state, '.');
    expect([deckIn(state), discardIn(state), step(state)]).toEqual(['S1 S1', '', 'deal']);
  });

  test('if there is no card at all, none is dealt', () => {
    const state = almostA1({ seats: 2, hands: ['S1 T', 'N N'], deck: '' });
    playAll(state, `${CLOSE} -T -N`);
    expect(movesOf(state)).toEqual(['N', 'T']);
    playAll(state, 'N T');
    expect([handIn(state, 0), handIn(state, 1)]).toEqual(['N S1 T', 'N']);
    expect(step(state)).toBe('exchange');
    expect(Array.from(state.owed)).toEqual([0, 0]);
  });
});

describe('MB-22, exchange', () => {
  /** After a scoring and the deal, with these markers. */
  function beforeExchange(scores: readonly number[], active = 0): State {
    const state = almostA1({ seats: 3, active, hands: ['ow HG', 'ow HG', 'HB HB'], scores });
    playAll(state, CLOSE);
    for (let i = 0; i < 3; i++) playAll(state, state.actor === 2 ? 'HB' : 'HG');
    playAll(state, 'T T Tg');
    return state;
  }

  test('who is furthest behind may exchange', () => {
    const state = beforeExchange([5, 3, 4]);
    expect([step(state), mauerBauer.due(state)]).toEqual(['exchange', 1 << 1]);
    playAll(state, '.');
    expect([step(state), state.active]).toEqual(['wall', 1]);
  });

  test('all that tie, from the active seat clockwise', () => {
    const state = beforeExchange([3, 5, 3], 1);
    expect(mauerBauer.due(state)).toBe(1 << 2);
    playAll(state, '.');
    expect(mauerBauer.due(state)).toBe(1 << 0);
    playAll(state, '.');
    expect([step(state), state.active]).toEqual(['wall', 2]);
  });

  test('it throws away one at a time and ends with a dot; then nature deals as many', () => {
    const state = beforeExchange([5, 3, 4]);
    expect(movesOf(state)).toEqual(['-T', '-ow', '.']);
    playAll(state, '-ow');
    expect(discardIn(state)).toContain('ow');
    expect(movesOf(state)).toEqual(['-T', '.']);
    playAll(state, '.');
    expect(mauerBauer.due(state)).toBe(NATURE_DUE);
    playAll(state, 'rW');
    expect(handIn(state, 1)).toBe('T rW');
    expect([step(state), state.active]).toEqual(['wall', 1]);
  });

  test('it is asked even when its hand is empty by then', () => {
    const state = beforeExchange([5, 3, 4]);
    playAll(state, '-ow -T');
    expect([mauerBauer.due(state), movesOf(state)]).toEqual([1 << 1, ['.']]);
    playAll(state, '. rW rE');
    expect(handIn(state, 1)).toBe('rE rW');
  });

  test('the next one follows when the one before has been dealt its cards', () => {
    const state = beforeExchange([3, 3, 9]);
    playAll(state, '-ow .');
    expect([step(state), state.actor]).toEqual(['deal', 0]);
    playAll(state, 'rC');
    expect([step(state), state.actor]).toEqual(['exchange', 1]);
  });

  test('the markers are compared after the scoring, not before', () => {
    const state = almostA1({ hands: ['S1 ow', 'HG HG'], scores: [2, 3] });
    playAll(state, `${CLOSE} S1 HG T T`);
    expect(state.actor).toBe(1);
  });

  test('without a city there is neither scoring nor exchange', () => {
    const state = position({ scores: [3, 5] });
    playAll(state, 'a1-a3 wRR a1w,a3w');
    expect([step(state), state.active]).toEqual(['wall', 1]);
  });
});

describe('MB-24, the end', () => {
  test('the last wall', () => {
    const state = position({ left: { walls: 1 } });
    playAll(state, 'a1-a3 wRR a1w,a3w');
    expect(step(state)).toBe('last scoring');
  });

  test('one wall before the last it goes on', () => {
    const state = position({ left: { walls: 2 } });
    playAll(state, 'a1-a3 wRR a1w,a3w');
    expect(step(state)).toBe('wall');
  });

  test('the last tower', () => {
    const state = position({ left: { towers: 'w0 g0 k2' } });
    playAll(state, 'a1-a3 wRR');
    expect(step(state)).toBe('last scoring');
  });

  test('the last house', () => {
    const state = position({ walls: 'a1-b0', left: { houses: 'R2 G0 B0 Y0 P0' } });
    playAll(state, 'a1-b2 wRR');
    expect(step(state)).toBe('last scoring');
    const notYet = position({ walls: 'a1-b0', left: { houses: 'R3 G0 B0 Y0 P0' } });
    playAll(notYet, 'a1-b2 wRR');
    expect(step(notYet)).toBe('wall');
  });

  test('the last house, though houses return in that turn for a palace', () => {
    const state = almostA1({ houses: 'A1R', left: { houses: 'R2 G0 B0 Y0 P0' } });
    playAll(state, CLOSE);
    expect(state.housesLeft[0]).toBe(2);
    expect([step(state), state.ending]).toEqual(['score', true]);
  });

  test('the last wall, though walls return in that turn', () => {
    const state = position({
      walls: `${linesAround('C4')} c5-d6`,
      cities: ['C4:'],
      left: { walls: 1 },
    });
    playAll(state, 'd4-d6 RR +C4');
    expect(state.wallsLeft).toBe(1);
    expect([step(state), state.ending]).toEqual(['score', true]);
  });

  test('the last palace of the whole supply', () => {
    const state = almostA1({ houses: 'A1R', left: { palaces: 'R1 G0 B0 Y0 P0' } });
    playAll(state, CLOSE);
    expect([step(state), state.ending]).toEqual(['score', true]);
    const notYet = almostA1({ houses: 'A1R', left: { palaces: 'R1 G1 B0 Y0 P0' } });
    playAll(notYet, CLOSE);
    expect(notYet.ending).toBe(false);
  });

  test('the last palace when it is built by joining', () => {
    const state = position({
      walls: `${linesAround('C4')} c5-d6`,
      cities: ['C4: R'],
      left: { palaces: 'R1 G0 B0 Y0 P0' },
    });
    playAll(state, 'd4-d6 RR');
    expect(state.ending).toBe(false);
    playAll(state, '+C4');
    expect(state.ending).toBe(true);
  });

  test('palaces that were used up before do not end it again and again', () => {
    const state = almostA1({ left: { palaces: 'R0 G0 B0 Y0 P1' } });
    playAll(state, CLOSE);
    expect(state.ending).toBe(false);
  });

  test('a seat whose turn begins and that has no line to put a wall on: the last scoring, from that seat', () => {
    const state = position({ seats: 3, active: 1, hands: ['S1', 'N', 'C'], left: { walls: 20 } });
    for (const line of LINE_NAMES.keys()) state.open[line >> 5] &= ~(1 << (line & 31));
    state.open[0] |= 1;
    playAll(state, `${LINE_NAMES[0]} wRR`);
    if (step(state) === 'towers') playAll(state, movesOf(state)[0]);
    expect([step(state), state.active, mauerBauer.due(state)]).toEqual(['last scoring', 2, 1 << 2]);
    expect([state.wall, state.roll, state.completed]).toEqual([-1, -1, -1]);
  });
});

describe('MB-25, the last scoring', () => {
  test('a city completed in the last turn is scored as ever, but nobody throws away or is dealt a card', () => {
    const state = almostA1({ hands: ['S1 ow', 'N'], left: { walls: 1 } });
    playAll(state, CLOSE);
    expect(movesOf(state)).toEqual(['S1', 'S1+ow', 'ow']);
    playAll(state, 'S1');
    expect(Array.from(state.owed)).toEqual([0, 0]);
    playAll(state, 'N');
    expect(mauerBauer.due(state)).toBe(OVER);
    expect(Array.from(state.scores)).toEqual([7, 2]);
    expect(handIn(state, 0)).toBe('ow');
  });

  test('otherwise every seat, from the active one, names any city by its first plain', () => {
    const state = position({
      seats: 3,
      active: 1,
      walls: `${linesAround('A1')} ${linesAround('C4 C5')}`,
      cities: ['A1: R', 'C4 C5: G'],
      hands: ['S1', 'HG S2', 'N N'],
      left: { walls: 1 },
    });
    playAll(state, 'e5-e7 wRR e5w,e7w');
    expect(mauerBauer.due(state)).toBe(1 << 1);
    expect(movesOf(state)).toEqual(['A1:HG', 'A1:HG+S2', 'A1:S2', 'C4:HG', 'C4:HG+S2', 'C4:S2']);
    playAll(state, 'C4:HG+S2');
    expect(mauerBauer.due(state)).toBe(1 << 2);
    expect(movesOf(state)).toEqual(['A1:N', 'A1:N+N', 'C4:N', 'C4:N+N']);
    playAll(state, 'A1:N+N C4:S1');
    expect(mauerBauer.due(state)).toBe(OVER);
    expect(Array.from(state.scores)).toEqual([1, 9, 5]);
  });

  test('with no city on the board cards are played for none', () => {
    const state = position({ hands: ['ow S1', 'T rW'], left: { walls: 1 } });
    playAll(state, 'a1-a3 wRR a1w,a3w');
    expect(movesOf(state)).toEqual([':S1', ':S1+ow', ':ow']);
    expect(() => playAll(state, 'ow')).toThrow();
    playAll(state, ':S1+ow :T+rW');
    expect(Array.from(state.scores)).toEqual([2, 2]);
  });

  test('there is no exchange', () => {
    const state = almostA1({ hands: ['S1 ow', 'N N'], left: { walls: 1 }, scores: [1, 9] });
    playAll(state, `${CLOSE} ow N`);
    expect(step(state)).toBe('over');
  });
});

describe('MB-26, the winners', () => {
  /** Ends the match with these markers: each seat plays the first card of its hand, which scores nothing. */
  function ended(scores: readonly number[], hands: readonly string[]): unknown {
    const state = position({ seats: scores.length, scores, hands, left: { walls: 1 } });
    playAll(state, 'a1-a3 wGG a1g,a3w');
    for (const hand of hands) playAll(state, `:${hand.split(' ')[0]}`);
    return turnOf(mauerBauer, state);
  }

  test('scores are the markers, and the highest wins', () => {
    expect(ended([4, 9, 2], ['S1 S2', 'S3', 'S7 T T'])).toEqual({
      kind: 'over',
      scores: [4, 9, 2],
      winners: [1],
    });
  });

  test('among the highest, the most cards in hand', () => {
    expect(ended([9, 9, 2], ['S1 S2', 'S3 T T', 'S7 C C N'])).toMatchObject({ winners: [1] });
  });

  test('if still equal, all of them', () => {
    expect(ended([9, 3, 9], ['S1 S2', 'S3 T T', 'S7 C'])).toMatchObject({ winners: [0, 2] });
  });

  test('cards in hand count for nothing against a higher marker', () => {
    expect(ended([9, 8], ['S1', 'S3 T T C C N N ow ow ot'])).toMatchObject({ winners: [0] });
  });
});
