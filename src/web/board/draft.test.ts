import { describe, expect, test } from 'vitest';
import {
  accepts,
  advises,
  alternatives,
  back,
  change,
  type Draft,
  exchanged,
  look,
  nextParts,
  type Offer,
  press,
  startOf,
  type Way,
  wayWith,
} from './draft.ts';

/** A mouse runs, a roof is lifted, a line is pushed. */
const CASTLE: Offer = {
  ways: [
    { move: 'a-b', parts: ['mouse a', 'to b'] },
    { move: 'a-c', parts: ['mouse a', 'to c'] },
    { move: 'd-c', parts: ['mouse d', 'to c'] },
    { move: 'lift', parts: ['roof'] },
    { move: 'push', parts: ['banner'], seenFirst: true },
  ],
  hint: null,
};

/** Bricks that are held one way round at first, and can be turned before they are laid. */
const BRICKS: Offer = {
  ways: [
    { move: 'GF@1', parts: ['kind', 'GF', '1'], seenFirst: true },
    { move: 'GF@2', parts: ['kind', 'GF', '2'], seenFirst: true },
    { move: 'FG@1', parts: ['kind', 'FG', '1'], seenFirst: true },
    { move: 'GG@1', parts: ['other', 'GG', '1'], seenFirst: true },
  ],
  prefers: picked => (picked.length === 1 ? (picked[0] === 'kind' ? 'GF' : 'GG') : null),
  hint: null,
};

/** One card or two, in any order. */
const CARDS: Offer = {
  ways: ['a', 'b', 'c'].flatMap(one => [
    { move: one, parts: [one, 'play'] },
    ...['a', 'b', 'c']
      .filter(two => two !== one)
      .map(two => ({ move: [one, two].sort().join('+'), parts: [one, two, 'play'] })),
  ]),
  hint: null,
};

function pressed(offer: Offer, ...parts: readonly string[]): Draft {
  return parts.reduce((draft, part) => press(offer, draft, part, 'mouse').draft, startOf(offer));
}

describe('picking', () => {
  test('each part leaves the moves that go on with it, and the last one makes the move', () => {
    const draft = pressed(CASTLE, 'mouse a');
    expect([...nextParts(CASTLE, draft)]).toEqual(['to b', 'to c']);
    expect(press(CASTLE, draft, 'to c', 'mouse').move).toBe('a-c');
  });

  test('picks stay after the move is made, since it may have to be confirmed', () => {
    const { draft } = press(CASTLE, pressed(CASTLE, 'mouse a'), 'to b', 'touch');
    expect(draft.picked).toEqual(['mouse a']);
    expect(wayWith(CASTLE, draft, draft.looked)?.move).toBe('a-b');
  });

  test('another first part replaces what is picked', () => {
    expect(pressed(CASTLE, 'mouse a', 'mouse d').picked).toEqual(['mouse d']);
    expect(press(CASTLE, pressed(CASTLE, 'mouse a'), 'roof', 'touch').move).toBe('lift');
  });

  test('a part that is picked again is put back', () => {
    expect(pressed(CASTLE, 'mouse a', 'mouse a').picked).toEqual([]);
  });

  test('if the order does not matter, one part is put back and the others stay; a third replaces the first', () => {
    expect(pressed(CARDS, 'a', 'b', 'a').picked).toEqual(['b']);
    expect(pressed(CARDS, 'a', 'b', 'c').picked).toEqual(['b', 'c']);
    expect(press(CARDS, pressed(CARDS, 'c', 'a'), 'play', 'key').move).toBe('a+c');
  });

  test('a draft starts with earlier parts only if a move does', () => {
    expect(startOf(CASTLE, ['mouse d']).picked).toEqual(['mouse d']);
    expect(startOf(CASTLE, ['mouse x']).picked).toEqual([]);
    expect(startOf({ ...CASTLE, ways: [] }, ['mouse d']).picked).toEqual([]);
  });
});

describe('a move that is previewed', () => {
  test('takes two taps with a finger, and one with a mouse or a key', () => {
    const once = press(CASTLE, startOf(CASTLE), 'banner', 'touch');
    expect(once).toMatchObject({ move: null, draft: { looked: 'banner', isHeld: true } });
    expect(press(CASTLE, once.draft, 'banner', 'touch').move).toBe('push');
    for (const by of ['mouse', 'key', 'drag'] as const) {
      expect(press(CASTLE, startOf(CASTLE), 'banner', by).move).toBe('push');
    }
  });

  test('stays visible whatever the pointer is over, until another is tapped', () => {
    const held = press(BRICKS, pressed(BRICKS, 'kind'), '1', 'touch').draft;
    expect(look(BRICKS, held, null)).toBe(held);
    const other = press(BRICKS, held, '2', 'touch');
    expect(other).toMatchObject({ move: null, draft: { looked: '2', isHeld: true } });
  });

  test('replaces what was picked for another move', () => {
    const { draft } = press(CASTLE, pressed(CASTLE, 'mouse a'), 'banner', 'touch');
    expect(draft).toMatchObject({ picked: [], looked: 'banner', isHeld: true });
  });
});

test('what is part of no move is previewed, and dismissed by a second tap', () => {
  const once = press(CASTLE, startOf(CASTLE), 'a card', 'touch').draft;
  expect(once).toMatchObject({ looked: 'a card', isHeld: true });
  expect(press(CASTLE, once, 'a card', 'touch').draft).toMatchObject({ looked: null, isHeld: false });
  expect(look(CASTLE, once, 'roof')).toMatchObject({ looked: 'roof', isHeld: false });
});

describe('a part that is picked automatically', () => {
  test('comes with the one before it and can be exchanged for the other', () => {
    const draft = pressed(BRICKS, 'kind');
    expect(draft.picked).toEqual(['kind', 'GF']);
    expect([...alternatives(BRICKS, draft.picked, 1)]).toEqual(['GF', 'FG']);
    expect(change(BRICKS, draft, 1).picked).toEqual(['kind', 'FG']);
    expect([...alternatives(BRICKS, pressed(BRICKS, 'other').picked, 1)]).toEqual(['GG']);
  });

  test('keeps the preview when it is exchanged, if that is still possible', () => {
    const held = press(BRICKS, pressed(BRICKS, 'kind'), '1', 'touch').draft;
    expect(change(BRICKS, held, 1)).toMatchObject({ picked: ['kind', 'FG'], looked: '1', isHeld: true });
    const elsewhere = press(BRICKS, pressed(BRICKS, 'kind'), '2', 'touch').draft;
    expect(change(BRICKS, elsewhere, 1)).toMatchObject({ looked: null, isHeld: false });
  });

  test('and has three alternatives is open until one of them is picked', () => {
    const offer: Offer = {
      ways: ['red', 'green', 'blue'].map(colour => ({ move: colour, parts: [colour, 'build'] })),
      prefers: picked => (picked.length === 0 ? 'red' : null),
      hint: null,
    };
    const open = change(offer, startOf(offer), 0);
    expect(open.open).toBe(0);
    expect([...nextParts(offer, open)]).toEqual(['red', 'green', 'blue']);
    const chosen = press(offer, open, 'blue', 'mouse').draft;
    expect(chosen).toMatchObject({ picked: ['blue'], open: null });
    expect(back(offer, open)?.open).toBeNull();
    expect(back(offer, chosen)?.picked).toEqual(['red']);
    expect(back(offer, startOf(offer))).toBeNull();
  });

  test('is exchanged with as few other changes as possible', () => {
    const offer: Offer = {
      ways: ['r g', 'g r', 'r r'].map(move => ({ move, parts: [...move.split(' '), 'build'] })),
      hint: null,
    };
    const draft = { ...startOf(offer), picked: ['g', 'r'] };
    expect(exchanged(offer, draft, 0, 'r').picked).toEqual(['r', 'r']);
  });
});

describe('one step back', () => {
  test('goes from a tapped move to what was picked, then to nothing', () => {
    const held = press(BRICKS, pressed(BRICKS, 'kind'), '1', 'touch').draft;
    const first = back(BRICKS, held);
    expect(first).toMatchObject({ picked: ['kind', 'GF'], looked: null, isHeld: false });
    const second = first && back(BRICKS, first);
    expect(second?.picked).toEqual([]);
    expect(second && back(BRICKS, second)).toBeNull();
  });

  test('puts back a brick that was turned, too', () => {
    expect(back(BRICKS, change(BRICKS, pressed(BRICKS, 'kind'), 1))?.picked).toEqual([]);
  });

  test('puts cards back one by one', () => {
    expect(back(CARDS, pressed(CARDS, 'b', 'a'))?.picked).toEqual(['b']);
  });
});

describe('advice', () => {
  const offer = { ...BRICKS, hint: 'FG@1' };

  test('points to the next step, and to turning the brick round', () => {
    expect(advises(offer, startOf(offer), 'kind')).toBe(true);
    expect(advises(offer, startOf(offer), '1')).toBe(false);
    const draft = pressed(offer, 'kind');
    expect(advises(offer, draft, 'FG')).toBe(true);
    expect(advises(offer, draft, '1')).toBe(false);
    expect(advises(offer, change(offer, draft, 1), '1')).toBe(true);
  });

  test('is followed by one tap on where it leads, from the start or along the way', () => {
    expect(accepts(offer, startOf(offer), '1')).toBe(true);
    expect(press(offer, startOf(offer), '1', 'touch').move).toBe('FG@1');
    const turned = change(offer, pressed(offer, 'kind'), 1);
    expect(press(offer, turned, '1', 'touch').move).toBe('FG@1');
  });

  test('is not followed by a tap that means another move', () => {
    const draft = pressed(offer, 'kind');
    expect(press(offer, draft, '1', 'mouse').move).toBe('GF@1');
    expect(press({ ...CARDS, hint: 'a+b' }, pressed(CARDS, 'a'), 'play', 'touch').move).toBe('a');
  });
});

test('if only one part is left, and the move is previewed, it is picked automatically', () => {
  const ways: readonly Way[] = [
    { move: '4L', parts: ['4', 'L'], seenFirst: true },
    { move: 'TR', parts: ['T', 'R'], seenFirst: true },
    { move: 'TL', parts: ['T', 'L'], seenFirst: true },
  ];
  const offer: Offer = { ways, hint: null };
  const { draft } = press(offer, startOf(offer), '4', 'touch');
  expect(draft).toMatchObject({ picked: ['4'], looked: 'L', isHeld: true });
  expect(press(offer, draft, 'L', 'touch').move).toBe('4L');
  expect(press(offer, startOf(offer), 'T', 'touch').draft).toMatchObject({ looked: null, isHeld: false });
});

test('a move says what should follow it', () => {
  const ways: readonly Way[] = [{ move: 'a-b', followed: ['b-c'], parts: ['mouse a', 'a-c'] }];
  const offer: Offer = { ways, hint: null };
  const { draft } = press(offer, startOf(offer), 'mouse a', 'mouse');
  expect(press(offer, draft, 'a-c', 'mouse')).toMatchObject({ move: 'a-b', followed: ['b-c'] });
});
