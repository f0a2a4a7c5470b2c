import { describe, expect, test } from 'vitest';
import { chancesAsTexts } from '../../../engine/match.ts';
import { game as mauerBauer } from '../game.ts';
import { handIn, linesAround, movesOf, playAll, position, towersOn } from '../testing/positions.ts';
import { LINE_NAMES, PLAIN_NAMES } from './land.ts';
import { countOf } from './pieces.ts';
import { DICE, HOUSES, STEPS, type State, TOWERS } from './state.ts';

function start(seats = 3, hastyRoll = false): State {
  return mauerBauer.start(seats, { hastyRoll });
}

/** After this wall and this roll: what the seat may do next. */
function afterRoll(state: State, wall: string, roll: string): string[] {
  playAll(state, `${wall} ${roll}`);
  return movesOf(state);
}

/** All ways to put houses of these colours on A1 and A2, from pairs of letters. */
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
    expect(STEPS[state.step]).toBe('wall');
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

  test('inside an area that is not closed a wall may be put', () => {
    expect(movesOf(position({ walls: 'a1-b0 a1-b2' }))).toContain('b0-b2');
  });

  test('nobody may roll too early unless hastyRoll is on', () => {
    expect(movesOf(position({}))).not.toContain('!');
    expect(movesOf(position({ hastyRoll: true }))).toContain('!');
  });

  test('hastyRoll: a seat that rolls too early loses a point, and must then put its wall', () => {
    const state = position({ hastyRoll: true, scores: [5, 5] });
    playAll(state, '!');
    expect(Array.from(state.scores)).toEqual([4, 5]);
    expect(mauerBauer.due(state)).toBe(1);
    expect(movesOf(state)).toEqual([...LINE_NAMES].sort());
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
    expect(state.step).toBe(HOUSES);
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
    expect(state.step).toBe(HOUSES);
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

  test('two of one colour are all that is left: automatic', () => {
    const state = position({ left: { towers: 'w0 g2 k0' } });
    playAll(state, 'a1-b0 wRG');
    expect(towersOn(state)).toEqual(['a1g', 'b0g']);
  });

  test('only one tower is left in all: it goes on either end', () => {
    const state = position({ left: { towers: 'w0 g0 k1' } });
    expect(afterRoll(state, 'a1-b0', 'wRG')).toEqual(['a1k', 'b0k']);
    playAll(state, 'b0k');
    expect(towersOn(state)).toEqual(['b0k']);
  });

  test('the points stand in the order of the wall line, and only there', () => {
    const state = position({});
    playAll(state, 'a1-b0 wRG');
    expect(() => playAll(state, 'b0w,a1w')).toThrow();
    expect(() => playAll(state, 'a3w,b0w')).toThrow();
    expect(state.step).toBe(TOWERS);
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

  test('on the rim one of the dice is chosen, for the one plain', () => {
    const rim = () => position({ walls: 'e9-f8 e9-f10' });
    expect(afterRoll(rim(), 'f8-f10', 'RG')).toEqual(['E9G', 'E9R']);
    expect(afterRoll(rim(), 'f8-f10', 'R?')).toEqual(['E9B', 'E9G', 'E9P', 'E9R', 'E9Y']);
    const state = rim();
    playAll(state, 'f8-f10 YY');
    expect(state.step).not.toBe(HOUSES);
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

  test('only one house is left in all: it goes on either plain, of the only colour left', () => {
    expect(afterRoll(between('R0 G0 B0 Y1 P0'), 'a1-b2', 'RG')).toEqual(['A1Y', 'A2Y']);
  });

  test('only one house is left in all, on the rim: automatic', () => {
    const state = position({ walls: 'e9-f8 e9-f10', left: { houses: 'R0 G0 B0 Y1 P0' } });
    playAll(state, 'f8-f10 RG');
    expect(state.step).not.toBe(HOUSES);
    expect(countOf(state.houses[PLAIN_NAMES.indexOf('E9')], 3)).toBe(1);
  });

  test('plains stand in alphabetical order, and only those beside the wall', () => {
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
    expect(state.step).toBe(DICE);
  });
});

test('MB-23: then the next seat clockwise has its turn', () => {
  const state = position({ seats: 3, active: 2 });
  playAll(state, 'a1-a3 wRR a1w,a3w');
  expect(state.active).toBe(0);
  expect(mauerBauer.due(state)).toBe(1);
});
