import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { SeatFactsProps } from '../../../web/board/board.ts';
import type { View } from '../game.ts';
import { Marker } from './glove.tsx';

/** How many blocks a seat has left, what it has been charged so far, and whether it is the master. */
export function SeatFacts({ view, seat, texts }: SeatFactsProps<View, Texts>) {
  const { blocks, score } = view.players[seat];
  return (
    <span class="dm-facts">
      <svg width={18} height={16} viewBox="-9 -8 18 16" aria-hidden="true">
        <path class="dm-stone" d="M-8 7V-7H-4V-4.5H-2V-7H2V-4.5H4V-7H8V7Z" />
      </svg>
      <span aria-hidden="true">{texts.number(blocks)}</span>
      <span class="spoken">{texts.factBlocks(blocks)}.</span>
      <strong aria-hidden="true">{score === 0 ? '0' : texts.charge(-score)}</strong>
      <span class="spoken">{texts.chargedSoFar(-score)}.</span>
      {view.master === seat && view.phase !== 'over' && (
        <>
          <svg width={17} height={17} viewBox="-10 -10 20 20" aria-hidden="true">
            <Marker />
          </svg>
          <span class="spoken">{texts.master}.</span>
        </>
      )}
    </span>
  );
}
