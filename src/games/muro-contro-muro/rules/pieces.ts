/**
 * The bricks and the die, as tables. Inside the rules a colour, a die face, a kind of brick and a brick as it
 * stands (one way round) are all positions in these tables; outside they are these letters.
 */

/** MM-1: green, fuchsia and light blue. */
export const COLOURS = ['G', 'F', 'B'] as const;
export type Colour = (typeof COLOURS)[number];

/** MM-1: the six kinds of brick. */
export const KINDS = ['GG', 'FF', 'BB', 'GF', 'GB', 'FB'] as const;
export type Kind = (typeof KINDS)[number];

/** MM-7, MM-8: the faces of the die: the colours, *neutral*, *move* and *choose*. */
export const FACES = ['G', 'F', 'B', 'N', 'M', 'C'] as const;
export type Face = (typeof FACES)[number];
export const NEUTRAL = FACES.indexOf('N');
export const MOVE = FACES.indexOf('M');
export const CHOOSE = FACES.indexOf('C');

/**
 * MM-2: a brick as it stands, front colour then back colour. Position 0 stands for no brick, so that a brick is a
 * number from 1 to 9 and a set of bricks a bit set of ten bits.
 */
export const BRICKS = ['--', 'GG', 'GF', 'GB', 'FG', 'FF', 'FB', 'BG', 'BF', 'BB'] as const;
export type Brick = `${Colour}${Colour}`;
export const NO_BRICK = 0;
const FIRST_BRICK = 1;

/** The position of a text in one of these tables; −1 if it is not there. */
export function positionIn(table: readonly string[], text: string): number {
  return table.indexOf(text);
}

/** The brick that shows these colours, front then back. */
export function brickOf(front: number, back: number): number {
  return FIRST_BRICK + front * COLOURS.length + back;
}

/** For each brick: the colour towards seat 0; −1 for no brick. */
export const FRONT = tableOfBricks((front, _back) => front, -1);

/** For each brick: the colour towards seat 1; −1 for no brick. */
export const BACK = tableOfBricks((_front, back) => back, -1);

/** For each brick: the same brick the other way round. */
export const TURNED = tableOfBricks((front, back) => brickOf(back, front), NO_BRICK);

/** For each brick: 1 if its faces differ, 0 if turning it round changes nothing. */
export const TWO_COLOURED = tableOfBricks((front, back) => (front === back ? 0 : 1), 0);

/** For each brick: its kind; −1 for no brick. */
export const KIND_OF = tableOfBricks((front, back) => {
  const kind = positionIn(KINDS, COLOURS[front] + COLOURS[back]);
  return kind >= 0 ? kind : positionIn(KINDS, COLOURS[back] + COLOURS[front]);
}, -1);

/** For each kind: the bit set of its bricks, both ways round. */
export const BRICKS_OF_KIND = Int32Array.from(KINDS, (_, kind) =>
  setOfBricks(brick => KIND_OF[brick] === kind),
);

/**
 * MM-8: the bit set of the bricks that a seat may lay, by the face of the die and the seat's own colour: at
 * `face * COLOURS.length + own`.
 */
export const LAYABLE = Int32Array.from({ length: FACES.length * COLOURS.length }, (_, index) => {
  const face = Math.floor(index / COLOURS.length);
  const own = index % COLOURS.length;
  const shows = (brick: number, colour: number) => FRONT[brick] === colour || BACK[brick] === colour;
  switch (FACES[face]) {
    case 'G':
    case 'F':
    case 'B':
      return setOfBricks(brick => shows(brick, face));
    case 'N':
      return setOfBricks(brick => !shows(brick, own));
    case 'M':
      return 0;
    // Each brick has a colour, so the three colours together allow them all.
    case 'C':
      return setOfBricks(() => true);
  }
});

function tableOfBricks(entry: (front: number, back: number) => number, none: number): Int8Array {
  const table = new Int8Array(BRICKS.length).fill(none);
  for (let front = 0; front < COLOURS.length; front++) {
    for (let back = 0; back < COLOURS.length; back++) table[brickOf(front, back)] = entry(front, back);
  }
  return table;
}

function setOfBricks(has: (brick: number) => boolean): number {
  let set = 0;
  for (let brick = FIRST_BRICK; brick < BRICKS.length; brick++) if (has(brick)) set |= 1 << brick;
  return set;
}
