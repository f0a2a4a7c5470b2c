import './board.css';
import './castle.css';
import './pieces.css';
import './moves.css';
import './happenings.css';
import './strip.css';
import type { BurgAppenzellTexts } from '../../../../locales/en/burg-appenzell.ts';
import type { BurgAppenzellHappening, BurgAppenzellView } from '../../../games/burg-appenzell/index.ts';
import type { BoardModule } from '../../board.ts';
import { Board } from './board.tsx';
import { Result } from './result.tsx';
import { SeatFacts } from './seat-facts.tsx';
import { describeMove, instruction, pace, recalls, sound } from './telling.ts';

export const board: BoardModule<BurgAppenzellView, BurgAppenzellHappening, BurgAppenzellTexts> = {
  Board,
  SeatFacts,
  Result,
  instruction,
  describeMove,
  pace,
  sound,
  recalls,
};
