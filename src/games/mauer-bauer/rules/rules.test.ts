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
  towersOn,
} from '../testing/positions.ts';
import { LINE_NAMES, PLAIN_NAMES } from './land.ts';
import { countOf } from './pieces.ts';
import { DECK, DICE, DISCARD, HOUSES, PHASES, type State, TOWERS } from './state.ts';

function start(seats = 3, hastyRoll = false): State {
  return mauerBauer.start(seats, { hastyRoll });
}

/** After this wall and this roll: what the seat may do next. */
function afterRoll(state: State, wall: string, roll: string): string[] {
  playAll(state, `${wall} ${roll}`);
  return movesOf(state);
}

/** All ways to place houses of these colours on A1 and A2, from pairs of letters. */
function onBoth(pairs: string): string[] {
  return pairs
    .split(' ')
    .map(([a, b]) => `A1${a},A2${b}`)
    .sort();
}

describe('the start', () => {
  test('MB-6: 33 walls, 10 towers, 12 houses and 3 palaces of each colour', () => {
    const pieces = mauerBauer.pieces(start());
    expect(pieces.walls).toBe(33);
    for (const colour of 'wgk') expect(pieces[`tower ${colour}`]).toBe(10);
    for (const colour of 'RGBYP') {
      expect(pieces[`house ${colour}`]).toBe(12);
      expect(pieces[`palace ${colour}`]).toBe(3);
    }
  });

  test('MB-8: every marker starts at 1', () => {
    expect(Array.from(start(4).scores)).toEqual([1, 1, 1, 1]);
  });

  test('MB-8: nature deals six cards to seat 0, then six to seat 1, and so on; then seat 0 begins', () => {
    const state = start(3);
    playAll(state, 'HR HR S1 ow N C');
    expect([handIn(state, 0), handIn(state, 1)]).toEqual(['C HR HR N S1 ow', '']);
    playAll(state, 'T Tg Tk Tw P rW');
    expect([handIn(state, 1), handIn(state, 2)]).toEqual(['P T Tg Tk Tw rW', '']);
    playAll(state, 'oR oG oB oY oP');
    expect(mauerBauer.due(state)).toBe(1 << 30);
    playAll(state, 'rE');
    expect(mauerBauer.due(state)).toBe(1 << 0);
    expect(PHASES[state.phase]).toBe('wall');
  });

  test('MB-8: the weight of a card is how many of it are left in the deck', () => {
    const state = start(2);
    playAll(state, 'HR HG HR');
    const weights = Object.fromEntries(chancesAsTexts(mauerBauer, state));
    expect([weights.HR, weights.HG, weights.ow]).toEqual([undefined, 1, 2]);
    expect(Object.keys(weights)).toHaveLength(29);
  });
});

describe('MB-9, the wall', () => {
  test('any line is free on an empty board', () => {
    expect(movesOf(position({}))).toEqual([...LINE_NAMES].sort());
  });

  test('not where a wall is, and not inside a completed city', () => {
    const state = position({ walls: linesAround('C4 C5 C6'), cities: ['C4 C5 C6:'] });
    const moves = movesOf(state);
    expect(moves).toHaveLength(77 - 5 - 2);
    for (const line of ['c5-d4', 'c5-d6', ...linesAround('C4 C5 C6').split(' ')]) {
      expect(moves).not.toContain(line);
    }
  });

  test('a wall may be built inside an area that is not closed', () => {
    expect(movesOf(position({ walls: 'a1-b0 a1-b2' }))).toContain('b0-b2');
  });

  test('nobody may roll too early unless hastyRoll is on', () => {
    expect(movesOf(position({}))).not.toContain('!');
    expect(movesOf(position({ hastyRoll: true }))).toContain('!');
  });

  test('hastyRoll: a seat that rolls too early loses a point, and must then build its wall', () => {
    const state = position({ hastyRoll: true, scores: [5, 5] });
    playAll(state, '!');
    expect(Array.from(state.scores)).toEqual([4, 5]);
    expect(mauerBauer.due(state)).toBe(1);
    expect(movesOf(state)).toEqual([...LINE_NAMES].sort());
  });

  test('hastyRoll: once the wall is built, all is as if nobody had rolled too early', () => {
    const state = position({ hastyRoll: true });
    playAll(state, '!');
    expect(mauerBauer.view(state, 'spectator').hasty).toBe(true);
    playAll(state, 'a1-a3');
    expect(mauerBauer.view(state, 'spectator').hasty).toBe(false);
  });

  test('hastyRoll: never below 1', () => {
    const state = position({ hastyRoll: true, scores: [1, 1] });
    playAll(state, '!');
    expect(state.scores[0]).toBe(1);
  });

  test('hastyRoll: once in each turn', () => {
    const state = position({ hastyRoll: true });
    playAll(state, '! a1-a3 wRR a1w,a3w');
    expect(state.active).toBe(1);
    expect(movesOf(state)).toContain('!');
  });
});

describe('MB-10, the dice', () => {
  test('the tower die counts if an end of the wall has no tower', () => {
    const state = position({ walls: 'a1-b0' });
    playAll(state, 'a1-b2');
    const chances = chancesAsTexts(mauerBauer, state);
    expect(chances).toHaveLength(63);
    expect(chances.reduce((sum, [, weight]) => sum + weight, 0)).toBe(3 * 36);
    expect(chances.every(([text]) => /^[wgk][RGBYP?]{2}$/.test(text))).toBe(true);
  });

  test('the tower die does not count if both ends have towers', () => {
    const state = position({ walls: 'a1-b0 a1-b2' });
    playAll(state, 'b0-b2');
    expect(chancesAsTexts(mauerBauer, state)).toHaveLength(21);
  });

  test('house dice come in the order R G B Y P ?, with weight 1 if equal and 2 if not', () => {
    const state = position({ walls: 'a1-b0 a1-b2' });
    playAll(state, 'b0-b2');
    const weights = Object.fromEntries(chancesAsTexts(mauerBauer, state));
    const texts = 'RR RG RB RY RP R? GG GB GY GP G? BB BY BP B? YY YP Y? PP P? ??'.split(' ');
    expect(Object.keys(weights).sort()).toEqual(texts.sort());
    for (const text of texts) expect(weights[text], text).toBe(text[0] === text[1] ? 1 : 2);
  });
});

describe('MB-11, towers', () => {
  test('one end free: it gets a tower of the rolled colour, automatically', () => {
    const state = position({ walls: 'a1-b0', towers: 'a1w b0w' });
    playAll(state, 'a1-b2 kRG');
    expect(towersOn(state)).toEqual(['a1w', 'b0w', 'b2k']);
    expect(state.phase).toBe(HOUSES);
  });

  test('both free: one gets the rolled colour, the other any colour', () => {
    expect(afterRoll(position({}), 'a1-b0', 'gRG')).toEqual([
      'a1g,b0g',
      'a1g,b0k',
      'a1g,b0w',
      'a1k,b0g',
      'a1w,b0g',
    ]);
  });

  test('the rolled colour is used up: any other colour takes its place, on one free end', () => {
    const state = position({ walls: 'a1-b0', left: { towers: 'w0 g3 k3' } });
    expect(afterRoll(state, 'a1-b2', 'wRG')).toEqual(['b2g', 'b2k']);
  });

  test('the rolled colour is used up and only one other is left: automatic', () => {
    const state = position({ walls: 'a1-b0', left: { towers: 'w0 g0 k3' } });
    playAll(state, 'a1-b2 wRG');
    expect(towersOn(state)).toContain('b2k');
    expect(state.phase).toBe(HOUSES);
  });

  test('the rolled colour is used up: any other colours on two free ends', () => {
    const state = position({ left: { towers: 'w0 g2 k2' } });
    expect(afterRoll(state, 'a1-b0', 'wRG')).toEqual(['a1g,b0g', 'a1g,b0k', 'a1k,b0g', 'a1k,b0k']);
  });

  test('no colour is used more often than there are towers of it', () => {
    const state = position({ left: { towers: 'w0 g1 k2' } });
    expect(afterRoll(state, 'a1-b0', 'wRG')).toEqual(['a1g,b0k', 'a1k,b0g', 'a1k,b0k']);
    const last = position({ left: { towers: 'w1 g1 k0' } });
    expect(afterRoll(last, 'a1-b0', 'wRG')).toEqual(['a1g,b0w', 'a1w,b0g']);
  });

  test('only two of one colour are left: automatic', () => {
    const state = position({ left: { towers: 'w0 g2 k0' } });
    playAll(state, 'a1-b0 wRG');
    expect(towersOn(state)).toEqual(['a1g', 'b0g']);
  });

  test('only one tower is left at all: it goes on either end', () => {
    const state = position({ left: { towers: 'w0 g0 k1' } });
    expect(afterRoll(state, 'a1-b0', 'wRG')).toEqual(['a1k', 'b0k']);
    playAll(state, 'b0k');
    expect(towersOn(state)).toEqual(['b0k']);
  });

  test('the points are named in the order of the wall line, and only there', () => {
    const state = position({});
    playAll(state, 'a1-b0 wRG');
    expect(() => playAll(state, 'b0w,a1w')).toThrow();
    expect(() => playAll(state, 'a3w,b0w')).toThrow();
    expect(state.phase).toBe(TOWERS);
  });
});

describe('MB-12, houses', () => {
  /** A wall between A1 and A2 whose ends have towers. */
  const between = (houses?: string) =>
    position({ walls: 'a1-b0 b0-b2', ...(houses === undefined ? {} : { left: { houses } }) });

  test('the two dice give the two plains one house each, either way round', () => {
    expect(afterRoll(between(), 'a1-b2', 'RG')).toEqual(['A1G,A2R', 'A1R,A2G']);
  });

  test('two equal dice leave no choice: automatic', () => {
    const state = position({ walls: 'a1-a3 b0-b2' });
    playAll(state, 'a1-b2 RR');
    expect(state.active).toBe(1);
    expect(['A1', 'A2'].map(plain => countOf(state.houses[PLAIN_NAMES.indexOf(plain)], 0))).toEqual([1, 1]);
  });

  test('a ? is any colour', () => {
    expect(afterRoll(between(), 'a1-b2', 'R?')).toEqual(onBoth('RR RG RB RY RP GR BR YR PR'));
    expect(afterRoll(between(), 'a1-b2', '??')).toHaveLength(25);
  });

  test('on the rim one of the dice is chosen, for the only plain', () => {
    const rim = () => position({ walls: 'e9-f8 e9-f10' });
    expect(afterRoll(rim(), 'f8-f10', 'RG')).toEqual(['E9G', 'E9R']);
    expect(afterRoll(rim(), 'f8-f10', 'R?')).toEqual(['E9B', 'E9G', 'E9P', 'E9R', 'E9Y']);
    const state = rim();
    playAll(state, 'f8-f10 YY');
    expect(state.phase).not.toBe(HOUSES);
  });

  test('a colour that is used up is replaced by any other', () => {
    expect(afterRoll(between('R0'), 'a1-b2', 'RG')).toEqual(onBoth('GG GB GY GP BG YG PG'));
    expect(afterRoll(between('R0 Y0 P0'), 'a1-b2', 'RR')).toEqual(onBoth('GG GB BG BB'));
    const rim = position({ walls: 'e9-f8 e9-f10', left: { houses: 'R0 G5 B0 Y0 P5' } });
    expect(afterRoll(rim, 'f8-f10', 'RG')).toEqual(['E9G', 'E9P']);
  });

  test('both dice red and one red house left: one plain gets it and the other any other colour', () => {
    expect(afterRoll(between('R1'), 'a1-b2', 'RR')).toEqual(onBoth('RG RB RY RP GR BR YR PR'));
  });

  test('a ? cannot be a colour that the other die has used up', () => {
    expect(afterRoll(between('R1 Y0 P0'), 'a1-b2', 'R?')).toEqual(onBoth('RG RB GR BR'));
  });

  test('a replacement cannot be a colour that the other die has used up', () => {
    expect(afterRoll(between('R0 G1 P0 Y0'), 'a1-b2', 'RG')).toEqual(onBoth('GB BG'));
  });

  test('only one house is left at all: it goes on either plain, in the only colour left', () => {
    expect(afterRoll(between('R0 G0 B0 Y1 P0'), 'a1-b2', 'RG')).toEqual(['A1Y', 'A2Y']);
  });

  test('only one house is left at all, on the rim: automatic', () => {
    const state = position({ walls: 'e9-f8 e9-f10', left: { houses: 'R0 G0 B0 Y1 P0' } });
    playAll(state, 'f8-f10 RG');
    expect(state.phase).not.toBe(HOUSES);
    expect(countOf(state.houses[PLAIN_NAMES.indexOf('E9')], 3)).toBe(1);
  });

  test('plains are named in alphabetical order, and only those beside the wall', () => {
    const state = between();
    playAll(state, 'a1-b2 RG');
    expect(() => playAll(state, 'A2R,A1G')).toThrow();
    expect(() => playAll(state, 'A1R,B1G')).toThrow();
  });

  test('MB-13: a plain can hold several houses', () => {
    const state = position({ walls: 'a1-b0 b0-b2', houses: 'A2RRG' });
    playAll(state, 'a1-b2 RG A1G,A2R');
    expect(countOf(state.houses[PLAIN_NAMES.indexOf('A2')], 0)).toBe(3);
  });

  test('towers and houses that leave no choice are both carried out with the roll', () => {
    const state = position({ walls: 'a1-b0' });
    const happened = playAll(state, 'a1-b2').concat(playAll(state, 'wGG'));
    expect(happened.map(({ kind }) => kind)).toEqual([
      'wall-put',
      'rolled',
      'tower-put',
      'house-put',
      'house-put',
      'turn-began',
    ]);
    expect(state.active).toBe(1);
  });

  test('a roll is always asked for', () => {
    const state = between();
    playAll(state, 'a1-b2');
    expect(state.phase).toBe(DICE);
  });
});

test('MB-23: then the next seat clockwise has its turn', () => {
  const state = position({ seats: 3, active: 2 });
  playAll(state, 'a1-a3 wRR a1w,a3w');
  expect(state.active).toBe(0);
  expect(mauerBauer.due(state)).toBe(1);
});

/** The active seat needs one more wall, b0-b2, for the city A1, which will then hold a red house. */
function almostA1(picture: Picture): State {
  return position({ ...picture, walls: `a1-b0 a1-b2 ${picture.walls ?? ''}` });
}

const CLOSE = 'b0-b2 RR';

const phase = (state: State) => PHASES[state.phase];
const deckIn = (state: State) => cardsIn(state, DECK);
const discardIn = (state: State) => cardsIn(state, DISCARD);

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

  test('one card, two, the same twice, or one discarded; names in the order of their code units', () => {
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

  test('the same card twice scores twice', () => {
    const state = almostA1({ hands: ['S1 S1', 'C N'] });
    playAll(state, `${CLOSE} S1+S1`);
    expect(state.scores[0]).toBe(13);
    expect(discardIn(state)).toBe('S1 S1');
  });

  test('a discarded card scores nothing', () => {
    const state = almostA1({ hands: ['S1 HR', 'C N'] });
    playAll(state, `${CLOSE} -S1`);
    expect([state.scores[0], handIn(state, 0), discardIn(state)]).toEqual([1, 'HR', 'S1']);
  });

  test('when all have done so, nature deals one card to each, and two to a seat that discarded one', () => {
    const state = almostA1({ seats: 3, active: 1, hands: ['S1 HR', 'ow N', 'C T T'] });
    playAll(state, `${CLOSE} N+ow -C -S1`);
    playAll(state, 'oR');
    expect(handIn(state, 1)).toBe('oR');
    playAll(state, 'oG oB');
    expect(handIn(state, 2)).toBe('T T oB oG');
    playAll(state, 'oY oP');
    expect(handIn(state, 0)).toBe('HR oP oY');
    expect(phase(state)).toBe('exchange');
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

  test('even if no further card is due', () => {
    const state = almostA1({ hands: ['S1', 'N N'], deck: 'ow HR' });
    playAll(state, `${CLOSE} S1 N ow HR`);
    expect([deckIn(state), discardIn(state)]).toEqual(['N S1', '']);
  });

  test('if the pile is empty then, it does so when the next card is due', () => {
    const state = almostA1({ hands: ['S1 S1 T', 'N'], deck: 'HR', scores: [1, 20] });
    playAll(state, `${CLOSE} -T N HR`);
    // The deck was refilled with T and N; seat 0 takes one, seat 1 the other: deck and pile are empty.
    playAll(state, 'T N');
    expect([deckIn(state), discardIn(state), phase(state)]).toEqual(['', '', 'exchange']);
    playAll(state, '-S1 -S1');
    expect([deckIn(state), discardIn(state)]).toEqual(['', 'S1 S1']);
    playAll(state, '.');
    expect([deckIn(state), discardIn(state), phase(state)]).toEqual(['S1 S1', '', 'deal']);
  });

  test('if there is no card at all, none is dealt', () => {
    const state = almostA1({ seats: 2, hands: ['S1 T', 'N N'], deck: '' });
    playAll(state, `${CLOSE} -T -N`);
    expect(movesOf(state)).toEqual(['N', 'T']);
    // Nothing is left to reshuffle for the second cards.
    expect(playAll(state, 'N T').map(({ kind }) => kind)).not.toContain('reshuffled');
    expect([handIn(state, 0), handIn(state, 1)]).toEqual(['N S1 T', 'N']);
    expect(phase(state)).toBe('exchange');
    expect(Array.from(state.owed)).toEqual([0, 0]);
  });
});

describe('MB-22, exchange', () => {
  /** After a scoring that has brought nobody a point, and the deal, with these markers. */
  function beforeExchange(scores: readonly number[], active = 0): State {
    const state = almostA1({ seats: 3, active, hands: ['ow HG', 'ow HG', 'HB HB'], scores });
    playAll(state, CLOSE);
    for (let i = 0; i < 3; i++) playAll(state, state.actor === 2 ? 'HB' : 'HG');
    playAll(state, 'T T Tg');
    return state;
  }

  test('the seat that is furthest behind may exchange', () => {
    const state = beforeExchange([5, 3, 4]);
    expect([phase(state), mauerBauer.due(state)]).toEqual(['exchange', 1 << 1]);
    playAll(state, '.');
    expect([phase(state), state.active]).toEqual(['wall', 1]);
  });

  test('all seats that tie may, clockwise from the active seat', () => {
    const state = beforeExchange([3, 5, 3], 1);
    expect(mauerBauer.due(state)).toBe(1 << 2);
    playAll(state, '.');
    expect(mauerBauer.due(state)).toBe(1 << 0);
    playAll(state, '.');
    expect([phase(state), state.active]).toEqual(['wall', 2]);
  });

  test('everybody sees who may still exchange, even if all tie', () => {
    const seen = (scores: readonly number[]) =>
      mauerBauer.view(beforeExchange(scores), 'spectator', false).exchangers;
    expect(seen([3, 3, 5])).toEqual([0, 1]);
    expect(seen([3, 3, 3])).toEqual([0, 1, 2]);
  });

  test('it discards one at a time and ends with a dot; then nature deals as many', () => {
    const state = beforeExchange([5, 3, 4]);
    expect(movesOf(state)).toEqual(['-T', '-ow', '.']);
    playAll(state, '-ow');
    expect(discardIn(state)).toContain('ow');
    expect(movesOf(state)).toEqual(['-T', '.']);
    playAll(state, '.');
    expect(mauerBauer.due(state)).toBe(NATURE_DUE);
    playAll(state, 'rW');
    expect(handIn(state, 1)).toBe('T rW');
    expect([phase(state), state.active]).toEqual(['wall', 1]);
  });

  test('it is asked even if its hand is empty by then', () => {
    const state = beforeExchange([5, 3, 4]);
    playAll(state, '-ow -T');
    expect([mauerBauer.due(state), movesOf(state)]).toEqual([1 << 1, ['.']]);
    playAll(state, '. rW rE');
    expect(handIn(state, 1)).toBe('rE rW');
  });

  test('the next one follows once the one before has been dealt its cards', () => {
    const state = beforeExchange([3, 3, 9]);
    playAll(state, '-ow .');
    expect([phase(state), state.actor]).toEqual(['deal', 0]);
    playAll(state, 'rC');
    expect([phase(state), state.actor]).toEqual(['exchange', 1]);
  });

  test('the markers are compared after the scoring, not before', () => {
    const state = almostA1({ hands: ['S1 ow', 'HG HG'], scores: [2, 3] });
    playAll(state, `${CLOSE} S1 HG T T`);
    expect(state.actor).toBe(1);
  });

  test('without a city there is neither scoring nor exchange', () => {
    const state = position({ scores: [3, 5] });
    playAll(state, 'a1-a3 wRR a1w,a3w');
    expect([phase(state), state.active]).toEqual(['wall', 1]);
  });
});

describe('MB-24, the end', () => {
  test('the last wall', () => {
    const state = position({ left: { walls: 1 } });
    playAll(state, 'a1-a3 wRR a1w,a3w');
    expect(phase(state)).toBe('last scoring');
  });

  test('with one wall left it goes on', () => {
    const state = position({ left: { walls: 2 } });
    playAll(state, 'a1-a3 wRR a1w,a3w');
    expect(phase(state)).toBe('wall');
  });

  test('the last tower', () => {
    const state = position({ left: { towers: 'w0 g0 k2' } });
    playAll(state, 'a1-a3 wRR');
    expect(phase(state)).toBe('last scoring');
  });

  test('the last house', () => {
    const state = position({ walls: 'a1-b0', left: { houses: 'R2 G0 B0 Y0 P0' } });
    playAll(state, 'a1-b2 wRR');
    expect(phase(state)).toBe('last scoring');
    const notYet = position({ walls: 'a1-b0', left: { houses: 'R3 G0 B0 Y0 P0' } });
    playAll(notYet, 'a1-b2 wRR');
    expect(phase(notYet)).toBe('wall');
  });

  test('the last house, even if houses return in that turn for a palace', () => {
    const state = almostA1({ houses: 'A1R', left: { houses: 'R2 G0 B0 Y0 P0' } });
    playAll(state, CLOSE);
    expect(countOf(state.housesLeft, 0)).toBe(2);
    expect([phase(state), state.ending]).toEqual(['score', true]);
  });

  test('the last wall, even if walls return in that turn', () => {
    const state = position({
      walls: `${linesAround('C4')} c5-d6`,
      cities: ['C4:'],
      left: { walls: 1 },
    });
    playAll(state, 'd4-d6 RR +C4');
    expect(state.wallsLeft).toBe(1);
    expect([phase(state), state.ending]).toEqual(['score', true]);
  });

  test('the last palace of the whole supply', () => {
    const state = almostA1({ houses: 'A1R', left: { palaces: 'R1 G0 B0 Y0 P0' } });
    playAll(state, CLOSE);
    expect([phase(state), state.ending]).toEqual(['score', true]);
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

  test('palaces that were used up earlier do not end it again and again', () => {
    const state = almostA1({ left: { palaces: 'R0 G0 B0 Y0 P1' } });
    playAll(state, CLOSE);
    expect(state.ending).toBe(false);
  });

  test('a seat that has no line for a wall when its turn begins: the last scoring, from that seat', () => {
    const state = position({ seats: 3, active: 1, hands: ['S1', 'N', 'C'], left: { walls: 20 } });
    for (const line of LINE_NAMES.keys()) state.open[line >> 5] &= ~(1 << (line & 31));
    state.open[0] |= 1;
    playAll(state, `${LINE_NAMES[0]} wRR`);
    if (phase(state) === 'towers') playAll(state, movesOf(state)[0]);
    expect([phase(state), state.active, mauerBauer.due(state)]).toEqual(['last scoring', 2, 1 << 2]);
    expect([state.wall, state.roll, state.completed]).toEqual([-1, -1, -1]);
    expect(state.ending).toBe(true);
  });
});

test.each(['a1-a3', 'c5-c7', 'f8-f10'])(
  'MB-24: a single line left, such as %s, is enough for another turn',
  last => {
    const state = position({ seats: 3, active: 1, hands: ['S1', 'N', 'C'], left: { walls: 20 } });
    for (const line of LINE_NAMES.keys()) state.open[line >> 5] &= ~(1 << (line & 31));
    for (const line of [LINE_NAMES.indexOf('a1-b0'), LINE_NAMES.indexOf(last)])
      state.open[line >> 5] |= 1 << line;
    playAll(state, 'a1-b0 wRR');
    if (phase(state) === 'towers') playAll(state, movesOf(state)[0]);
    expect([phase(state), state.active]).toEqual(['wall', 2]);
    expect(movesOf(state)).toEqual([last]);
  },
);

describe('MB-25, the last scoring', () => {
  test('a city completed in the last turn is scored as usual, but nobody discards or is dealt a card', () => {
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

  test('with no city on the board, cards are played for none', () => {
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
    expect(phase(state)).toBe('over');
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
