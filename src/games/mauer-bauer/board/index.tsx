import './board.css';
import './land.css';
import './cards.css';
import './beside.css';
import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { BoardModule } from '../../../web/board/board.ts';
import type { Happening, View } from '../game.ts';
import { Board } from './board.tsx';
import { Result } from './result.tsx';
import { SeatFacts } from './seat-facts.tsx';
import { Secrets } from './secrets.tsx';
import { describeMove, instruction, pace, sound } from './telling.ts';

export const board: BoardModule<View, Happening, Texts> = {
  Board,
  SeatFacts,
  Secrets,
  Result,
  instruction,
  describeMove,
  pace,
  sound,
  places: async () => (await import('./places.ts')).places,
  asked: async () => (await import('./asked.ts')).asked,
};
