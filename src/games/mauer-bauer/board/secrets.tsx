import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { SeatFactsProps } from '../../../web/board/board.ts';
import type { View } from '../game.ts';
import { CARD_HEIGHT, CARD_WIDTH, GuildCard } from './card.tsx';

/** The guild cards that a seat holds. */
export function Secrets({ view, seat, texts }: SeatFactsProps<View, Texts>) {
  const { hand } = view.players[seat];
  if (hand === null) return null;
  const cards = hand.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  return (
    <span class="mb-secrets">
      {cards.map((card, i) => (
        <span key={i} title={texts.card(card)}>
          <svg
            width={28}
            height={39}
            viewBox={`${-CARD_WIDTH / 2} ${-CARD_HEIGHT / 2} ${CARD_WIDTH} ${CARD_HEIGHT}`}
            aria-hidden="true"
          >
            <GuildCard card={card} points={null} caption={null} />
          </svg>
          <span class="spoken">{texts.card(card)}.</span>
        </span>
      ))}
    </span>
  );
}
