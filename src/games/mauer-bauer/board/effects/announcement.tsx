import type { Texts } from '../../../../../locales/en/mauer-bauer/board.ts';
import type { Happening } from '../../game.ts';
import type { Kit } from '../kit.ts';
import type { Corner } from './corners.ts';

/** The cards that a seat plays or discards, shown over the land while that happens. */
export function Announcement(props: {
  readonly kit: Kit;
  readonly now: Happening;
  readonly corner: Corner;
  /** Of the land. */
  readonly width: number;
  readonly height: number;
  readonly names: readonly string[];
  readonly texts: Texts;
}) {
  const { now, names, texts } = props;
  const { SeatBadge, GuildCard, card: size } = props.kit;
  if (now.kind !== 'scored' && now.kind !== 'threw-away') return null;
  const cards =
    now.kind === 'scored'
      ? now.cards.map(({ card, points }) => ({ card, points }))
      : [{ card: now.card, points: null }];
  // If there is little room, they stand at the side, and the line under the board says whose they are.
  const isNarrow = props.width < NARROW;
  const words =
    now.kind !== 'scored'
      ? isNarrow
        ? ''
        : names[now.seat]
      : isNarrow
        ? texts.worth(now.points)
        : texts.scoredBy(names[now.seat], now.points);
  const most = isNarrow ? ((props.height - 60) / cards.length) * (size.width / size.height) : 96;
  const across = Math.min(96, most, Math.max(54, props.width * 0.11));
  const down = (across * size.height) / size.width;
  return (
    <div
      class={`mb-announcement mb-${props.corner} ${isNarrow ? 'mb-aside' : ''} ${now.kind === 'scored' ? '' : 'mb-thrown'}`}
      aria-hidden="true"
    >
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
            viewBox={`${-size.width / 2 - 2} ${-size.height / 2 - 2} ${size.width + 4} ${size.height + 5}`}
          >
            <GuildCard card={card} points={points} caption={across > 80 ? texts.card(card) : null} />
          </svg>
        ))}
      </div>
    </div>
  );
}

const NARROW = 520;
