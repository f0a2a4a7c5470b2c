import { Burst, Die, SeatBadge } from '../../../web/drawing/index.ts';
import { CARD_HEIGHT, CARD_WIDTH, GuildCard } from './card.tsx';
import { LINES, lineNamed, meanOf, plainNamed, pointNamed } from './geometry.ts';
import { House, HouseDieFace, Tower } from './pieces.tsx';
import { piecesOf } from './scene.ts';

/**
 * What the effects are drawn with. The board hands it to them: if they imported it, the board would be split into more
 * pieces and weigh a kilobyte more.
 */
export const KIT = {
  Burst,
  Die,
  SeatBadge,
  GuildCard,
  card: { width: CARD_WIDTH, height: CARD_HEIGHT },
  House,
  HouseDieFace,
  Tower,
  LINES,
  lineNamed,
  plainNamed,
  pointNamed,
  meanOf,
  piecesOf,
};
export type Kit = typeof KIT;
