import './blocks.css';
import './board.css';
import './sheets.css';
import type { DieMauerTexts } from '../../../../locales/en/die-mauer.ts';
import type { DieMauerHappening, DieMauerView } from '../../../games/die-mauer/index.ts';
import type { BoardModule } from '../../board.ts';
import { Board } from './board.tsx';
import { Result } from './result.tsx';
import { SeatFacts } from './seat-facts.tsx';
import { Secrets } from './secrets.tsx';
import { describeMove, instruction, pace, sound } from './telling.ts';

export const board: BoardModule<DieMauerView, DieMauerHappening, DieMauerTexts> = {
  Board,
  SeatFacts,
  Secrets,
  Result,
  instruction,
  describeMove,
  pace,
  sound,
};
