import type { Picture } from '../../../web/learn/picture.ts';
import {
  ALMOST_SIX,
  BETWEEN_CITIES,
  BRUNO_GATHERS,
  COUNTING,
  FIRST_CITY,
  FIRST_CITY_BAD_CARDS,
  LAST_TOWERS,
  LATER,
  ON_THE_COAST,
  SECOND_CITY,
  TWO_SIDES,
} from './matches.ts';

/** Room for the land above and the cards below, even on a phone. */
const shape = 0.8;

const HANDS = 'S1 C Tk HR ow oc   S2 N T HG rW ot';

/** The pictures of the rules page. */
export const pictures = {
  match: {
    seats: 2,
    viewer: 0,
    shape,
    plays: TWO_SIDES,
    first: { hint: 'b4-b6' },
    steps: [{ plays: 'b4-b6 RY A5Y,B5R' }, { plays: 'HR+S1', at: 'scored' }],
  },
  land: { seats: 2, viewer: 0, shape: 1.1, plays: '' },
  setUp: { seats: 2, viewer: 0, shape, plays: HANDS },
  turn: {
    seats: 2,
    viewer: 0,
    shape,
    plays: HANDS,
    first: { hint: 'c3-c5' },
    steps: [
      { plays: 'c3-c5' },
      { plays: 'kR?', offers: true },
      { plays: 'c3g,c5k', offers: true },
      { plays: 'B4G,C4R' },
    ],
  },
  where: { seats: 2, viewer: 1, shape, plays: `${ALMOST_SIX} b4-c3 GG C+T N ~ ~ .`, first: { offers: true } },
  oneTower: {
    seats: 2,
    viewer: 0,
    shape,
    plays: `${HANDS} b4-b6 gRR b4g,b6w  e1-f2 kBB e1k,f2k`,
    first: { hint: 'b6-c5' },
    steps: [{ plays: 'b6-c5 kYY' }],
  },
  rim: {
    seats: 2,
    viewer: 0,
    shape,
    plays: `${HANDS} a5-a7 wRY a5w,a7k`,
    first: { offers: true },
    steps: [{ plays: 'A6R' }],
  },
  coast: {
    seats: 2,
    viewer: 0,
    shape,
    plays: `${HANDS} a1-b2 wRR a1w,b2g  b0-b2 kGG`,
    steps: [{ plays: '', hint: 'a1-b0' }, { plays: 'a1-b0 BB' }],
  },
  palace: {
    seats: 2,
    viewer: 0,
    shape,
    plays: TWO_SIDES,
    steps: [
      { plays: 'b4-b6 RY', hint: 'A5Y,B5R' },
      { plays: 'A5Y,B5R', at: 'city-completed' },
      { plays: '' },
    ],
  },
  clearing: {
    seats: 2,
    viewer: 0,
    shape,
    plays: ALMOST_SIX,
    first: { hint: 'b4-c3' },
    steps: [{ plays: 'b4-c3 GG', at: 'walls-cleared' }, { plays: '' }],
  },
  joining: {
    seats: 3,
    viewer: 0,
    shape,
    plays: BETWEEN_CITIES,
    first: { hint: 'b4-b6' },
    steps: [{ plays: 'b4-b6 RG A5G,B5R', offers: true }, { plays: '+B4' }],
  },
  joiningOther: { seats: 3, viewer: 0, shape, plays: `${BETWEEN_CITIES} b4-b6 RG A5G,B5R +B7` },
  apart: { seats: 3, viewer: 0, shape, plays: `${BETWEEN_CITIES} b4-b6 RG A5G,B5R =` },
  counting: {
    seats: 4,
    viewer: 0,
    shape,
    plays: COUNTING,
    first: { hint: 'S7+oc' },
    steps: [
      { plays: 'S7+oc', at: 'scored' },
      { plays: 'ow', at: 'scored' },
      { plays: 'N+oP', at: 'scored' },
      { plays: 'T+rW', at: 'scored' },
    ],
  },
  throwing: {
    seats: 2,
    viewer: 0,
    shape,
    plays: FIRST_CITY_BAD_CARDS,
    first: { offers: true },
    steps: [{ plays: '-HP', at: 'threw-away' }],
  },
  exchanging: {
    seats: 2,
    viewer: 0,
    shape,
    plays: `${FIRST_CITY_BAD_CARDS} HG HR+S1 C oc`,
    first: { offers: true },
    steps: [{ plays: '-S2 -S3', offers: true }, { plays: '. T ow' }],
  },
  lastScoring: {
    seats: 2,
    viewer: 0,
    shape,
    plays: [FIRST_CITY, 'HR+S1', BRUNO_GATHERS, ON_THE_COAST, SECOND_CITY, '+B5 C+S2', LATER].join(' '),
    steps: [
      { plays: LAST_TOWERS },
      { plays: 'A5:ot+rC', at: 'scored' },
      { plays: '', hint: 'A5:otk+ow' },
      { plays: 'A5:otk+ow', at: 'scored' },
    ],
  },
} as const satisfies Readonly<Record<string, Picture>>;
