import './muro.css';
import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import type { BoardModule } from '../../../web/board/board.ts';
import type { Happening, View } from '../game.ts';
import { Board } from './board.tsx';
import { afterwards, SeatFacts } from './seat-facts.tsx';
import { describeMove, hold, instruction, pace, recalls, sound } from './telling.ts';

export const board: BoardModule<View, Happening, Texts> = {
  Board,
  SeatFacts,
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
};
