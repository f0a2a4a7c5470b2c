import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { SeatFactsProps } from '../../../web/board/board.ts';
import type { View } from '../game.ts';
import { SignBadge } from './block.tsx';
import { contents } from './telling.ts';

/** The blocks that a seat has, and what its closed fist hides. */
export function Secrets({ view, seat, texts }: SeatFactsProps<View, Texts>) {
  const { hand, fist } = view.players[seat];
  if (hand === null) return null;
  return (
    <span class="dm-secrets">
      {fist !== null && (
        <span class="dm-secret-fist">
          <SignBadge fist={fist} size={20} />
          <span class="spoken">{texts.fistHides(contents(fist, texts))}.</span>
        </span>
      )}
      {hand.map((block, i) => (
        <span key={i}>
          <SignBadge fist={block} size={18} />
          <span class="spoken">{texts.blockName[block]}.</span>
        </span>
      ))}
    </span>
  );
}
