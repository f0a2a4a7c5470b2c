import type { Picture } from '../../../web/learn/picture.ts';

/** Ada has chosen green, Bruno fuchsia; Ada has rolled green and begins. */
const BEGUN = 'G F G';

/** Ten bricks: three green ones in the base, and three that slant up from the second of them. */
const TEN = `${BEGUN} G GB@0,0 F BF@0,1 G GB@0,-1 F BF@0,2 G GB@1,-1 F FF@1,1 G GG@0,-2 N BB@1,0 G GB@2,-1 F BF@0,3`;

/** Ten bricks side by side. */
const TEN_WIDE = `${BEGUN} G GB@0,0 F BF@0,1 B GB@0,2 N BB@0,3 G GF@0,4 F FF@0,5 N BB@0,6 G GB@0,7 B BB@0,8 F GF@0,9`;

/** A match with four bricks of each kind, until every brick with a fuchsia face is on the wall. */
const NO_FUCHSIA = `${BEGUN} M G GF@0,0 M 0,0>FG@0,0 N BG@0,-1 M 0,-1>BG@0,1 N BG@0,-1 M 0,-1>GB@0,-1 F BF@1,-1
  F GF@0,-2 F BF@1,-2 F FB@2,-2 M 2,-2>BF@0,-3 N FB@1,-3 G GF@2,-2 M 2,-2>FG@0,-4 F FF@2,-2 N BB@1,0
  C 1,-3>BF@1,-4 M 1,-4>FB@2,-1 N BG@0,-5 N BB@1,-3 M 2,-1>BF@2,-1 N BB@1,-4 B BG@2,-4 F FG@2,-3 C FF@3,-2
  N BB@1,-5 G GG@2,-5 C 3,-2>FF@0,-6 C 2,-3>GF@3,-2 N FF@0,2 N GG@0,-7 B M 0,2>FF@1,-6 F FF@0,2 M 0,2>FF@1,-7
  G GG@2,-6 C 2,-6>GG@2,-7`;

/** Such a match until one brick is left. */
const ALMOST_OVER = `${BEGUN} F FG@0,0 G GF@0,1 F GF@0,2 N BG@1,0 F GF@0,3 M 1,0>BG@1,2 G GG@1,1 G BG@2,1
  C 2,1>GB@0,4 F FF@1,0 M 1,2>GB@1,2 N BG@2,1 G GG@0,5 N BG@0,6 N BB@0,-1 C FF@1,3 F FB@1,-1 C 1,-1>BF@1,4
  G GG@1,5 M 1,5>GG@0,-2 F FB@1,-1 C FF@2,3 N FB@1,5 N BB@2,0 N BB@2,-1 B BF@1,-2 C GG@2,2 F FF@3,2
  M 2,1>GB@2,4 G N`;

const SMALL = { copies: 4 };

/** The pictures of the rules page. */
export const pictures = {
  wall: { seats: 2, shape: 1, viewer: 0, plays: TEN },
  sides: { seats: 2, shape: 1, viewer: 0, plays: `${BEGUN} F GF@0,0`, steps: [{ plays: 'F FF@0,1' }] },
  colours: {
    seats: 2,
    shape: 1,
    viewer: 0,
    plays: '',
    first: { offers: true },
    steps: [
      { plays: 'G' },
      { plays: 'F' },
      { plays: 'B', at: 'die-rolled' },
      { plays: 'F', at: 'die-rolled' },
    ],
  },
  places: {
    seats: 2,
    shape: 1,
    viewer: 0,
    plays: `${BEGUN} G`,
    first: { offers: true },
    steps: [
      { plays: 'GB@0,0 F' },
      { plays: 'BF@0,1 G' },
      { plays: 'GB@1,0 B', at: 'die-rolled' },
      { plays: 'BB@0,2' },
    ],
  },
  tenWide: { seats: 2, shape: 1, viewer: 0, plays: TEN_WIDE },
  free: { seats: 2, shape: 1, viewer: 0, plays: `${BEGUN} G GB@0,0 F BF@0,1 B GB@1,0 N BB@0,2` },
  laying: {
    seats: 2,
    shape: 1,
    viewer: 0,
    plays: `${BEGUN} G GB@0,0 F BF@0,1 B`,
    first: { offers: true },
    steps: [{ plays: '', hint: 'GB@1,0' }, { plays: 'GB@1,0' }],
  },
  neutral: {
    seats: 2,
    shape: 1,
    viewer: 0,
    plays: `${BEGUN} G GB@0,0 F BF@0,1 B GB@0,-1 F BF@0,2 N`,
    steps: [{ plays: '', hint: 'BB@0,3' }, { plays: 'BB@0,3' }],
  },
  moving: {
    seats: 2,
    shape: 1,
    viewer: 0,
    plays: `${BEGUN} G GB@0,0 F BF@0,1 B GB@0,-1 F BF@1,0 M`,
    steps: [{ plays: '', hint: '1,0>FB@1,0' }, { plays: '1,0>FB@1,0' }],
  },
  leftEnd: {
    seats: 2,
    shape: 1,
    viewer: 0,
    plays: `${TEN_WIDE} M`,
    steps: [{ plays: '', hint: '0,0>GB@1,1' }, { plays: '', hint: '0,0>GB@0,10' }, { plays: '0,0>GB@0,10' }],
  },
  single: {
    seats: 2,
    shape: 1,
    viewer: 1,
    plays: `${BEGUN} F FG@0,0 M`,
    first: { offers: true },
    steps: [{ plays: '0,0>GF@0,0' }],
  },
  singlePlain: {
    seats: 2,
    shape: 1,
    viewer: 0,
    plays: `${BEGUN} G GG@0,0`,
    steps: [{ plays: 'M', at: 'turn-passed' }],
  },
  noWall: { seats: 2, shape: 1, viewer: 0, plays: BEGUN, steps: [{ plays: 'M', at: 'turn-passed' }] },
  noBrick: {
    seats: 2,
    shape: 1,
    viewer: 0,
    options: SMALL,
    plays: NO_FUCHSIA,
    steps: [{ plays: 'F', at: 'turn-passed' }],
  },
  lines: { seats: 2, shape: 1, viewer: 0, plays: TEN },
  neighbours: {
    seats: 2,
    shape: 1,
    viewer: 0,
    plays: `${BEGUN} N BB@0,0 N BG@0,1 M 0,1>GB@0,1 B BG@0,2 M 0,2>GB@0,2 N BB@0,3 G GB@1,0 N GG@1,1 G GG@1,2
      G GG@2,0`,
    steps: [{ plays: 'G GG@2,1' }],
  },
  ending: {
    seats: 2,
    shape: 1,
    viewer: 0,
    options: SMALL,
    plays: ALMOST_OVER,
    steps: [{ plays: 'BB@3,-1' }],
  },
} as const satisfies Readonly<Record<string, Picture>>;
