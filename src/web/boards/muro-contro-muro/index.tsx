import './muro.css';
import type { MuroTexts } from '../../../../locales/en/muro-contro-muro.ts';
import type { MuroHappening, MuroView } from '../../../games/muro-contro-muro/index.ts';
import type { BoardModule } from '../../board.ts';
import { Board } from './board.tsx';
import { Result } from './result.tsx';
import { SeatFacts } from './seat-facts.tsx';
import { describeMove, instruction, pace, sound } from './telling.ts';

export const board: BoardModule<MuroView, MuroHappening, MuroTexts> = {
  Board,
  SeatFacts,
  Result,
  instruction,
  describeMove,
  pace,
  sound,
};
