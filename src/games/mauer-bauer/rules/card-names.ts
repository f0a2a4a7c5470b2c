/**
 * The guild cards (MB-7) by name. They are numbered in the order of the UTF-16 code units of their names, which is the order
 * they are written in. By themselves, because a page needs no more.
 */
const SORTED = [
  'C',
  'HB',
  'HG',
  'HP',
  'HR',
  'HY',
  'N',
  'P',
  'S1',
  'S2',
  'S3',
  'S7',
  'T',
  'Tg',
  'Tk',
  'Tw',
  'oB',
  'oG',
  'oP',
  'oR',
  'oY',
  'oc',
  'ot',
  'otg',
  'otk',
  'otw',
  'ow',
  'rC',
  'rE',
  'rW',
] as const;

export type CardName = (typeof SORTED)[number];

export const CARD_NAMES: readonly string[] = SORTED;
