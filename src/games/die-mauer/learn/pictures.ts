import type { Picture } from '../../../web/learn/picture.ts';

/** Six at the table: Ada, the first master builder, has begun the wall with her tower. */
const FIRST = '0:T 1:6 2:4 3:3 4:G 5:4';

/** Then Bruno was the master, and three have guessed his section of 4: a tower between sections. */
const guessedBy = (choices: string) => `${FIRST} ${choices}`;
const BOTH_OPEN = `${guessedBy('1:4 2:4 3:6 4:4 5:4 0:6')} L`;

/** The same with all sections on the right of the tower. */
const ONE_OPEN = `${guessedBy('1:4 2:4 3:4 4:6 5:4 0:6')} R R`;

/** Ada has built her gate, Bruno a section of 4 beside it; Carla is the master. */
const GATE_AND_SECTION = '0:G 1:6 2:3 3:3 4:6 5:3 1:4 2:6 3:6 4:3 5:1 0:2';

/** The pictures of the rules page. The first eight examples are those of the sources. */
export const pictures = {
  wall: { seats: 4, shape: 1, viewer: 0, plays: '0:T 1:6 2:4 3:3 1:6 2:3 3:4 0:6 2:4 3:4 0:1 1:2 L' },
  hand: { seats: 3, shape: 1, viewer: 0, plays: '' },
  room: { seats: 3, shape: 1, viewer: 0, plays: '0:T 1:6 2:4', steps: [{ plays: '1:6 2:3 0:4' }] },
  choosing: {
    seats: 3,
    shape: 1,
    viewer: 0,
    plays: '',
    first: { offers: true },
    steps: [{ plays: '0:T' }, { plays: '1:6 2:3', at: 'revealed' }],
  },
  alone: {
    seats: 6,
    shape: 1,
    viewer: 0,
    plays: FIRST,
    first: { at: 'revealed' },
    steps: [{ plays: '1:3 2:6 3:4 4:4 5:6 0:6', at: 'revealed' }, { plays: '' }],
  },
  guessed: {
    seats: 6,
    shape: 1,
    viewer: 0,
    plays: guessedBy('1:4 2:4 3:6 4:4 5:4 0:6'),
    first: { at: 'revealed' },
    steps: [{ plays: 'L' }, { plays: '2:G 3:G 4:G 5:6 0:4 1:T', at: 'revealed' }, { plays: '' }],
  },
  oneEnd: {
    seats: 6,
    shape: 1,
    viewer: 0,
    plays: `${ONE_OPEN} 2:G 3:G 4:4 5:6 0:4 1:T`,
    first: { at: 'revealed' },
    steps: [{ plays: '' }],
  },
  tooMany: {
    seats: 6,
    shape: 1,
    viewer: 0,
    plays: `${BOTH_OPEN} 2:G 3:G 4:3 5:G 0:G 1:6`,
    first: { at: 'revealed' },
    steps: [{ plays: '' }],
  },
  roomForOne: {
    seats: 6,
    shape: 1,
    viewer: 0,
    plays: `${BOTH_OPEN} 2:G 3:G 4:6 5:6 0:4 1:6 3:T 4:T 5:T 0:6 1:4 2:G`,
    first: { at: 'revealed' },
    steps: [{ plays: '' }],
  },
  noRoom: {
    seats: 6,
    shape: 1,
    viewer: 0,
    plays: `${GATE_AND_SECTION} 2:T 3:6 4:4 5:6 0:3 1:2 3:T 4:6 5:4 0:6 1:3 2:4`,
    first: { at: 'revealed' },
    steps: [{ plays: '' }],
  },
  tooManyAtOnce: {
    seats: 6,
    shape: 1,
    viewer: 0,
    plays: '0:T 1:T 2:T 3:6 4:3 5:4',
    first: { at: 'revealed' },
    steps: [{ plays: '' }],
  },
  ends: {
    seats: 3,
    shape: 1,
    viewer: 1,
    plays: '0:T 1:6 2:4 1:6 2:3 0:4 2:1 0:2 1:1',
    first: { offers: true },
    steps: [{ plays: 'L' }],
  },
  freeBuild: {
    seats: 6,
    shape: 1,
    viewer: 2,
    plays: `${guessedBy('1:4 2:4 3:4 4:6 5:6 0:4')} L 2:- 3:6 4:4 5:4 0:3 1:2`,
    first: { at: 'revealed' },
    steps: [{ plays: '', offers: true }, { plays: 'TR' }],
  },
  gift: {
    seats: 6,
    shape: 1,
    viewer: 4,
    plays: `${GATE_AND_SECTION} 2:- 3:6 4:- 5:4 0:3 1:2`,
    first: { at: 'revealed' },
    steps: [{ plays: '', offers: true }, { plays: 'T' }],
  },
  twoEmpty: {
    seats: 6,
    shape: 1,
    viewer: 0,
    plays: `${GATE_AND_SECTION} 2:- 3:- 4:- 5:4 0:3 1:2`,
    first: { at: 'revealed' },
    steps: [{ plays: '' }],
  },
  notEmpty: {
    seats: 6,
    shape: 1,
    viewer: 2,
    plays: `${GATE_AND_SECTION} 2:3 3:- 4:- 5:4 0:6 1:2`,
    first: { at: 'revealed' },
    steps: [{ plays: '', offers: true }, { plays: 'R' }],
  },
} as const satisfies Readonly<Record<string, Picture>>;
