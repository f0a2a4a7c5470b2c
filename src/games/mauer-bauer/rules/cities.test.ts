import { describe, expect, test } from 'vitest';
import { linesAround, movesOf, playAll, position, towersOn, wallsOn } from '../testing/positions.ts';
import { LINE_NAMES, PLAIN_NAMES } from './land.ts';
import { countAll, countOf } from './pieces.ts';
import { JOIN, PHASES, SCORE, type State } from './state.ts';

/** The lines around these plains, except one. */
function linesBut(plains: string, line: string): string {
  return linesAround(plains)
    .split(' ')
    .filter(each => each !== line)
    .join(' ');
}

function citiesOn(state: State): string[] {
  return PLAIN_NAMES.filter((_, plain) => state.cityOf[plain] === plain);
}

function plainsOf(state: State, city: string): string[] {
  return PLAIN_NAMES.filter((_, plain) => state.cityOf[plain] === PLAIN_NAMES.indexOf(city));
}

const at = (plain: string) => PLAIN_NAMES.indexOf(plain);

describe('MB-14, closing', () => {
  test('an area that the new wall closes becomes a city', () => {
    const state = position({ walls: linesBut('C4 C5', 'd4-d6') });
    playAll(state, 'd4-d6 RR');
    expect(plainsOf(state, 'C4')).toEqual(['C4', 'C5']);
    expect(PHASES[state.phase]).toBe('score');
  });

  test('an area on the rim needs walls on the rim, too: the edge does not close it', () => {
    const open = position({ walls: 'a3-b2' });
    playAll(open, 'a1-b2 wRR');
    expect(citiesOn(open)).toEqual([]);
    const closed = position({ walls: 'a3-b2 a1-b2' });
    playAll(closed, 'a1-a3 RR');
    expect(citiesOn(closed)).toEqual(['A2']);
  });

  test('nor does the coast', () => {
    const state = position({ walls: 'a1-b2 b0-c1' });
    playAll(state, 'b0-b2 RR');
    expect(citiesOn(state)).toEqual([]);
    playAll(state, 'a1-b0 GG');
    expect(citiesOn(state)).toEqual(['A1']);
  });

  test('a wall that joins two towers without closing anything makes no city', () => {
    const state = position({ walls: 'c3-c5 d4-d6' });
    playAll(state, 'c5-d4 RR');
    expect(citiesOn(state)).toEqual([]);
    expect(state.active).toBe(1);
  });

  test('the houses of the turn are placed first, and belong to the city', () => {
    const state = position({ walls: linesBut('C4', 'c5-d4'), houses: 'C4G' });
    playAll(state, 'c5-d4 RY C4Y,C5R');
    expect(countOf(state.houses[at('C4')], 1)).toBe(1);
    expect(countOf(state.houses[at('C4')], 3)).toBe(1);
    expect(countAll(state.houses[at('C5')])).toBe(1);
  });

  test('a wall that cuts off a plain closes only the side without a way out', () => {
    const state = position({ walls: 'a1-b0 a1-b2' });
    playAll(state, 'b0-b2 RR');
    expect(citiesOn(state)).toEqual(['A1']);
  });

  test('one wall never closes two', () => {
    // Everything is walled in except the line between two halves, and one line on the rim.
    for (const gap of ['a1-a3', 'a7-a9']) {
      const rim = LINE_NAMES.filter(line => linesAround(PLAIN_NAMES.join(' ')).split(' ').includes(line));
      const middle = 'a5-b4 b4-c5 c5-d4 d4-e5'.split(' ');
      const state = position({ walls: [...rim, ...middle].filter(line => line !== gap).join(' ') });
      playAll(state, 'e5-f4 RR');
      expect(citiesOn(state)).toHaveLength(1);
      expect(state.cityOf[at(gap === 'a1-a3' ? 'A1' : 'A9')]).toBe(-1);
    }
  });

  test('the city may lie on either side of the wall, and around another', () => {
    const ring = 'B3 B4 B5 B6 B7 C3 C5 C6 C7 D3 D4 D5';
    const state = position({
      walls: `${linesBut(`${ring} C4`, 'b2-c3')} ${linesAround('C4')}`,
      cities: ['C4:'],
    });
    playAll(state, 'b2-c3 RR');
    expect(plainsOf(state, 'B3')).toEqual(ring.split(' '));
    expect(plainsOf(state, 'C4')).toEqual(['C4']);
    expect(state.phase).toBe(JOIN);
  });
});

describe('MB-15, palaces', () => {
  test('two houses of one colour go back to the supply for one palace', () => {
    const state = position({ walls: linesBut('C4', 'c5-d4'), houses: 'C4RRRRG' });
    const left = countOf(state.housesLeft, 0);
    playAll(state, 'c5-d4 RR');
    expect(countOf(state.palaces[at('C4')], 0)).toBe(2);
    expect(countOf(state.houses[at('C4')], 0)).toBe(1);
    expect(countOf(state.houses[at('C4')], 1)).toBe(1);
    expect(countOf(state.housesLeft, 0)).toBe(left - 2 + 4);
    expect(countOf(state.palacesLeft, 0)).toBe(1);
  });

  test('as long as palaces of that colour are not used up', () => {
    const state = position({
      walls: linesBut('C4', 'c5-d4'),
      houses: 'C4RRRRRRGG',
      left: { palaces: 'R1 G0' },
    });
    playAll(state, 'c5-d4 YY');
    expect(countOf(state.palaces[at('C4')], 0)).toBe(1);
    expect(countOf(state.houses[at('C4')], 0)).toBe(4);
    expect(countOf(state.palaces[at('C4')], 1)).toBe(0);
    expect(countOf(state.houses[at('C4')], 1)).toBe(2);
    expect(countOf(state.palacesLeft, 0)).toBe(0);
  });

  test('houses of different plains of the city count together, and belong to the city as a whole', () => {
    const state = position({ walls: linesBut('C4 C5 C6', 'c3-c5'), houses: 'C4R C5RG C6G' });
    playAll(state, 'c3-c5 YY');
    expect(countOf(state.palaces[at('C4')], 0)).toBe(1);
    expect(countOf(state.palaces[at('C4')], 1)).toBe(1);
    expect([state.houses[at('C5')], state.houses[at('C6')]]).toEqual([0, 0]);
  });

  test('outside cities, houses stay houses', () => {
    const state = position({ houses: 'C4RR' });
    playAll(state, 'a1-a3 wRR a1w,a3w');
    expect(countOf(state.houses[at('C4')], 0)).toBe(2);
  });

  test('worked example: a red house in the city and a red from the dice become a palace before scoring', () => {
    const state = position({
      walls: linesBut('C4', 'c5-d4'),
      houses: 'C4R',
      hands: ['HR ow', 'C N'],
    });
    playAll(state, 'c5-d4 RG C4R,C5G');
    expect(state.phase).toBe(SCORE);
    expect(countOf(state.palaces[at('C4')], 0)).toBe(1);
    playAll(state, 'HR');
    expect(state.scores[0]).toBe(1 + 3);
  });
});

describe('MB-16, joining', () => {
  test('asked only if the new city shares a wall with a city', () => {
    const state = position({ walls: `${linesBut('C4', 'c5-d4')} ${linesAround('C6')}`, cities: ['C6:'] });
    playAll(state, 'c5-d4 RG C4R,C5G');
    expect(state.phase).toBe(SCORE);
  });

  test('a corner is not a wall: cities that touch only at a point are not asked about', () => {
    const state = position({ walls: `${linesBut('C4', 'c3-c5')} ${linesAround('D3')}`, cities: ['D3:'] });
    playAll(state, 'c3-c5 RG B4G,C4R');
    expect(state.phase).toBe(SCORE);
  });

  test('the seat may join it to any one of them, or not', () => {
    const walls = `${linesAround('C4')} ${linesAround('C6')}`;
    const state = position({ walls, cities: ['C4: R', 'C6: R/B'] });
    playAll(state, 'd4-d6 GG');
    expect(movesOf(state)).toEqual(['+C4', '+C6', '=']);
  });

  test('it is asked even if there is only one such city', () => {
    const state = position({ walls: `${linesAround('C4')} c5-d6`, cities: ['C4:'] });
    playAll(state, 'd4-d6 GG');
    expect(movesOf(state)).toEqual(['+C4', '=']);
  });

  test('cities completed earlier are named by their first plain', () => {
    const state = position({ walls: `${linesAround('B5 B6 C6')} c5-d4`, cities: ['B5 B6 C6:'] });
    playAll(state, 'd4-d6 GG');
    expect(movesOf(state)).toEqual(['+B5', '=']);
  });

  test('joining makes the two one city: its plains, houses and palaces, and MB-15 again', () => {
    const state = position({
      walls: `${linesAround('C4')} c5-d6`,
      houses: 'C5RG',
      cities: ['C4: R/GB'],
    });
    playAll(state, 'd4-d6 PP +C4');
    expect(citiesOn(state)).toEqual(['C4']);
    expect(plainsOf(state, 'C4')).toEqual(['C4', 'C5']);
    expect([0, 1, 2].map(colour => countOf(state.palaces[at('C4')], colour))).toEqual([1, 1, 1]);
    expect([0, 1, 4].map(colour => countOf(state.houses[at('C4')], colour))).toEqual([0, 1, 1]);
    expect([state.houses[at('C5')], state.palaces[at('C5')]]).toEqual([0, 0]);
  });

  test('the joined city is named by the first plain of both, whichever was first', () => {
    const state = position({ walls: `${linesAround('C5')} c3-c5`, cities: ['C5: R/G'] });
    playAll(state, 'c3-d4 RR');
    expect(movesOf(state)).toEqual(['+C5', '=']);
    playAll(state, '+C5');
    expect(citiesOn(state)).toEqual(['C4']);
    expect(countOf(state.palaces[at('C4')], 0)).toBe(1);
    expect(countOf(state.palaces[at('C4')], 1)).toBe(1);
    expect([state.houses[at('C5')], state.palaces[at('C5')]]).toEqual([0, 0]);
  });

  test('not joining leaves two cities', () => {
    const state = position({ walls: `${linesAround('C5')} c3-c5`, cities: ['C5: R/G'] });
    playAll(state, 'c3-d4 RR =');
    expect(citiesOn(state)).toEqual(['C4', 'C5']);
    expect(countOf(state.houses[at('C4')], 0)).toBe(1);
    expect(countOf(state.houses[at('C5')], 0)).toBe(1);
  });
});

describe('MB-17, clearing', () => {
  const hexagon = 'B4 B5 B6 C4 C5 C6';

  test('walls inside the new city, and towers that no wall touches any more, go back to the supply', () => {
    const state = position({ walls: `${linesBut(hexagon, 'b4-b6')} b4-c5`, towers: 'c5k b4w d6w' });
    const [walls, black] = [state.wallsLeft, countOf(state.towersLeft, 2)];
    playAll(state, 'b4-b6 RR');
    expect(wallsOn(state).sort()).toEqual(linesAround(hexagon).split(' ').sort());
    expect(state.wallsLeft).toBe(walls - 1 + 1);
    expect(countOf(state.towersLeft, 2)).toBe(black + 1);
  });

  test('a tower at the end of a cleared wall stays if another wall touches it', () => {
    const state = position({ walls: `${linesBut(hexagon, 'b4-b6')} b4-c5` });
    playAll(state, 'b4-b6 RR');
    expect(towersOn(state).map(tower => tower.slice(0, 2))).toEqual(['b4', 'b6', 'c3', 'c7', 'd4', 'd6']);
  });

  test('what is inside the new city is cleared before joining is asked', () => {
    const state = position({
      walls: `${linesBut(hexagon, 'b4-b6')} b4-c5 ${linesAround('B7')}`,
      towers: 'c5k',
      cities: ['B7:'],
    });
    playAll(state, 'b4-b6 RR');
    expect(state.phase).toBe(JOIN);
    expect(wallsOn(state)).not.toContain('b4-c5');
    expect(towersOn(state)).not.toContain('c5k');
  });

  test('no wall may be built inside the city afterwards', () => {
    const state = position({ seats: 2, walls: linesBut('C4 C5', 'd4-d6'), hands: ['ow ow', 'N N'] });
    playAll(state, 'd4-d6 RR ow N');
    playAll(state, movesOf(state)[0]);
    playAll(state, movesOf(state)[0]);
    while (PHASES[state.phase] === 'exchange') playAll(state, '.');
    expect(PHASES[state.phase]).toBe('wall');
    expect(movesOf(state)).not.toContain('c5-d4');
  });

  test('joining removes the towers between the two that no wall touches any more', () => {
    const state = position({
      walls: `${linesAround('B4 B5 B6')} ${linesBut('C4 C5 C6', 'c3-d4')}`,
      towers: 'c5k',
      cities: ['B4 B5 B6:'],
    });
    playAll(state, 'c3-d4 RR +B4');
    expect(plainsOf(state, 'B4')).toHaveLength(6);
    expect(towersOn(state)).not.toContain('c5k');
    expect(wallsOn(state).sort()).toEqual(linesAround('B4 B5 B6 C4 C5 C6').split(' ').sort());
  });
});

describe('worked example: city 1 borders city 2 along two walls and city 3 along one', () => {
  const [first, second, third] = ['C4 C5 C6', 'B4 B5 B6', 'D5'];
  const bySecond = 'c3-c5 c5-c7';
  const byThird = 'd4-d6';
  const built = () => {
    const state = position({
      walls: `${linesAround(second)} ${linesBut(first, 'c7-d6')} ${linesAround(third)}`,
      cities: [`${second}:`, `${third}:`],
    });
    playAll(state, 'c7-d6 RR');
    return state;
  };
  const standing = (state: State, lines: string) =>
    lines.split(' ').filter(line => wallsOn(state).includes(line));

  test('joining 2 removes the two', () => {
    const state = built();
    const left = state.wallsLeft;
    playAll(state, '+B4');
    expect(standing(state, bySecond)).toHaveLength(0);
    expect(standing(state, byThird)).toHaveLength(1);
    expect(state.wallsLeft).toBe(left + 2);
  });

  test('joining 3 removes the one', () => {
    const state = built();
    const left = state.wallsLeft;
    playAll(state, '+D5');
    expect(standing(state, bySecond)).toHaveLength(2);
    expect(standing(state, byThird)).toHaveLength(0);
    expect(state.wallsLeft).toBe(left + 1);
  });

  test('not joining removes none', () => {
    const state = built();
    const before = wallsOn(state);
    playAll(state, '=');
    expect(wallsOn(state)).toEqual(before);
  });
});
