import './board.css';
import './castle.css';
import './pieces.css';
import './moves.css';
import './happenings.css';
import './strip.css';
import type { Texts } from '../../../../locales/en/burg-appenzell/board.ts';
import type { BoardModule } from '../../../web/board/board.ts';
import type { Happening, View } from '../game.ts';
import { Board } from './board.tsx';
import { afterwards, SeatFacts } from './seat-facts.tsx';
import { describeMove, instruction, pace, recalls, sound } from './telling.ts';

export const board: BoardModule<View, Happening, Texts> = {
  Board,
  SeatFacts,
  result: () => import('./result.tsx'),
  instruction,
  describeMove,
  pace,
  sound,
  afterwards,
  recalls,
  needsMemory: true,
  places: async () => (await import('./places.ts')).places,
  ahead: () => import('./ahead.ts'),
  asked: async () => (await import('./asked.ts')).asked,
};
