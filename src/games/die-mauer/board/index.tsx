import './blocks.css';
import './board.css';
import './sheets.css';
import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { BoardModule } from '../../../web/board/board.ts';
import type { Happening, View } from '../game.ts';
import { Board } from './board.tsx';
import { afterwards, SeatFacts } from './seat-facts.tsx';
import { Secrets } from './secrets.tsx';
import { describeMove, hold, instruction, pace, recalls, sound } from './telling.ts';

export const board: BoardModule<View, Happening, Texts> = {
  Board,
  SeatFacts,
  Secrets,
  result: () => import('./result.tsx'),
  instruction,
  describeMove,
  pace,
  hold,
  sound,
  recalls,
  places: async () => (await import('./places.ts')).places,
  asked: async () => (await import('./asked.ts')).asked,
  afterwards,
  // DM-9.2: a gift.
  isFor: (happening, seat) => happening.kind === 'gave' && happening.to === seat,
};
