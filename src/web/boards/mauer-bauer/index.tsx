import './board.css';
import './land.css';
import './cards.css';
import './beside.css';
import type { MauerBauerTexts } from '../../../../locales/en/mauer-bauer.ts';
import type { MauerBauerHappening, MauerBauerView } from '../../../games/mauer-bauer/index.ts';
import type { BoardModule } from '../../board.ts';
import { Board } from './board.tsx';
import { Result } from './result.tsx';
import { SeatFacts } from './seat-facts.tsx';
import { Secrets } from './secrets.tsx';
import { describeMove, instruction, pace, sound } from './telling.ts';

export const board: BoardModule<MauerBauerView, MauerBauerHappening, MauerBauerTexts> = {
  Board,
  SeatFacts,
  Secrets,
  Result,
  instruction,
  describeMove,
  pace,
  sound,
};
