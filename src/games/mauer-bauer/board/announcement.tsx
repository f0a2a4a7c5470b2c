import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import { SeatBadge } from '../../../web/drawing/index.ts';
import type { Happening } from '../game.ts';
import { CARD_HEIGHT, CARD_WIDTH, GuildCard } from './card.tsx';

/** The cards that a seat plays or throws away, shown over the land while that happens. */
export function Announcement(props: {
  readonly now: Happening | null;
  readonly width: number;
  readonly names: readonly string[];
  readonly texts: Texts;
}) {
  const { now, names, texts } = props;
  if (now?.kind !== 'scored' && now?.kind !== 'threw-away') return null;
  const cards =
    now.kind === 'scored'
      ? now.cards.map(({ card, points }) => ({ card, points }))
      : [{ card: now.card, points: null }];
  const words = now.kind === 'scored' ? texts.scoredBy(names[now.seat], now.points) : names[now.seat];
  const across = Math.min(96, Math.max(70, props.width * 0.11));
  const down = (across * CARD_HEIGHT) / CARD_WIDTH;
  return (
    <div class={`mb-announcement ${now.kind === 'scored' ? '' : 'mb-thrown'}`} aria-hidden="true">
      <p>
        <SeatBadge seat={now.seat} />
        <span>{words}</span>
      </p>
      <div>
        {cards.map(({ card, points }, i) => (
          <svg
            key={`${card} ${i}`}
            aria-hidden="true"
            width={across + 6}
            height={down + 8}
            viewBox={`${-CARD_WIDTH / 2 - 2} ${-CARD_HEIGHT / 2 - 2} ${CARD_WIDTH + 4} ${CARD_HEIGHT + 5}`}
          >
            <GuildCard card={card} points={points} caption={texts.card(card)} />
          </svg>
        ))}
      </div>
    </div>
  );
}
