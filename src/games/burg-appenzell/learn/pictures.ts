import type { Picture } from '../../../web/learn/picture.ts';

/** Ada top left, Bruno bottom right; Ada's turn begins. */
const BEGUN = 'spare=. @a1 @g7';

/** Ada has used her four actions: one mouse on b2, another in the tower; then Bruno does nothing. */
const adaInside = (b1: string, b2: string, b3: string, spare = '.') =>
  `spare=${spare} @a1 @g7 ^b1 b1=${b1} b2=${b2} b3=${b3} a1-b1 b1-b2 @a1 .`;

/** The pictures of the rules page. The castle is the first one (layout A) unless stated otherwise. */
export const pictures = {
  castle: { seats: 4, viewer: 0, plays: 'spare=. @a1 @g1 @g7 @a7' },
  floor: { seats: 2, viewer: 0, plays: `${BEGUN} ^b1 b1=. b2=B b3=x ^a2 a2=E` },
  secondCastle: { seats: 2, viewer: 0, options: { layout: 'B' }, plays: BEGUN },
  setUp: {
    seats: 2,
    viewer: 0,
    plays: 'spare=G',
    first: { offers: true },
    steps: [{ plays: '@a1' }, { plays: '@g7' }],
  },
  turn: {
    seats: 2,
    viewer: 0,
    plays: BEGUN,
    first: { offers: true },
    steps: [{ plays: '^b1 b1=. b2=B b3=x' }, { plays: 'a1-b1' }, { plays: 'b1-b2' }, { plays: '@a1' }],
  },
  lifting: {
    seats: 2,
    viewer: 0,
    plays: `${BEGUN} ^b1 b1=. b2=F b3=. a1-b1`,
    steps: [{ plays: '', hint: '^c2' }, { plays: '^c2 c2=x c4=D' }],
  },
  jumping: {
    seats: 2,
    viewer: 0,
    plays: `${adaInside('.', '.', 'F')} a1-b1`,
    steps: [{ plays: '', hint: 'b1-b3' }, { plays: 'b1-b3' }],
  },
  sliding: {
    seats: 2,
    viewer: 0,
    plays: 'spare=G @a1 @g7 ^b1 b1=. b2=B b3=x a1-b1',
    steps: [{ plays: '', hint: 'Nb' }, { plays: 'Nb spare=A' }],
  },
  falling: {
    seats: 2,
    viewer: 0,
    plays: 'spare=. @a1 @g7 ^b1 b1=. b2=B b3=x a1-b1 b1-b2 @a1',
    steps: [{ plays: 'Sb b3=C' }],
  },
  taking: {
    seats: 2,
    viewer: 0,
    plays: adaInside('B', 'B', '.'),
    steps: [{ plays: '', hint: 'a1-b1' }, { plays: 'a1-b1' }],
  },
  givenBySlide: {
    seats: 2,
    viewer: 0,
    plays: `${adaInside('B', 'C', 'C')} a1-b1 .`,
    steps: [{ plays: 'Sb b3=.' }],
  },
  roofsBack: {
    seats: 2,
    viewer: 0,
    plays: `${BEGUN} ^b1 b1=B b2=. b3=x ^a2 a2=E a1-a2`,
    steps: [{ plays: '.' }],
  },
  memory: {
    seats: 2,
    viewer: 0,
    options: { memory: true },
    plays: `${BEGUN} ^b1 b1=B b2=. b3=x ^a2 a2=E a1-a2`,
    steps: [{ plays: '.' }],
  },
} as const satisfies Readonly<Record<string, Picture>>;
