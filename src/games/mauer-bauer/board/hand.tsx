import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import { Choice, ChoiceGroup } from '../../../web/board/choice.tsx';
import { AdviceStar } from '../../../web/drawing/index.ts';
import { CARD_HEIGHT, CARD_WIDTH, GuildCard } from './card.tsx';
import { GAP, type Layout, NARROW } from './layout.ts';

/** One card of the hand. */
export interface Held {
  /** `CARD#COPY` */
  readonly id: string;
  readonly card: string;
  readonly points: number;
  /** How the preview would change that: −1, 0 or 1. */
  readonly change: number;
}

/** Wide enough to read text on a card. */
const CAPTIONED = 92;

/** My guild cards: side by side, scrolling if there are many; in rows if the hand is beside the land. */
export function Hand(props: {
  readonly layout: Layout;
  readonly cards: readonly Held[];
  readonly chosen: readonly string[];
  readonly looked: string | null;
  readonly advised: ReadonlySet<string>;
  readonly onChoose: (id: string) => void;
  readonly texts: Texts;
}) {
  const { layout, cards, chosen, looked, advised, texts } = props;
  const { hand, card } = layout;
  const room = hand.width - 2 * GAP;
  const columns =
    layout.shape === 'stacked' ? cards.length : Math.max(1, Math.floor((room + GAP) / (card.width + GAP)));
  const rows = Math.ceil(cards.length / Math.max(columns, 1));
  // A narrow card can also be tapped above and below it.
  const tall = layout.shape === 'stacked' ? Math.max(card.height, hand.height - 2 * GAP) : card.height;
  const width = columns * (card.width + GAP) - GAP;
  const height = layout.shape === 'stacked' ? tall : rows * (card.height + GAP) - GAP;
  const scale = card.width / CARD_WIDTH;
  return (
    <div class={`mb-hand mb-hand-${layout.shape}`}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is no picture, but what the choices are in */}
      <svg width={Math.max(width, 0) + 2 * GAP} height={Math.max(height, 0) + 2 * GAP}>
        <ChoiceGroup label={texts.hand}>
          {cards.map((held, i) => {
            const x = GAP + (i % columns) * (card.width + GAP) + card.width / 2;
            const y = GAP + Math.floor(i / columns) * (card.height + GAP) + tall / 2;
            const isChosen = chosen.includes(held.id);
            return (
              <Choice
                key={held.id}
                id={held.id}
                class={`mb-card ${looked === held.id ? 'mb-looked' : ''}`}
                label={texts.handCard(held.card, held.points)}
                chosen={isChosen}
                advised={advised.has(held.id)}
                part={held.id}
                area={{ x: -card.width / 2, y: -tall / 2, width: card.width, height: tall }}
                onChoose={() => props.onChoose(held.id)}
                transform={`translate(${x} ${y})`}
              >
                <g class="mb-card-body" transform={`scale(${scale})`}>
                  <GuildCard
                    card={held.card}
                    points={held.points}
                    change={held.change}
                    isNarrow={card.width < NARROW}
                    caption={card.width >= CAPTIONED ? texts.card(held.card) : null}
                  />
                  <rect
                    class="mb-card-frame ring"
                    x={-CARD_WIDTH / 2}
                    y={-CARD_HEIGHT / 2}
                    width={CARD_WIDTH}
                    height={CARD_HEIGHT}
                    rx={5}
                  />
                  {isChosen && (
                    <g class="mb-tick" transform={`translate(${20} ${-31})`}>
                      <circle r={8} />
                      <path d="M-3.6 0-1 2.8 3.8-3" />
                    </g>
                  )}
                  {advised.has(held.id) && (
                    <g transform="translate(-21 -31)">
                      <AdviceStar radius={8} />
                    </g>
                  )}
                </g>
              </Choice>
            );
          })}
        </ChoiceGroup>
      </svg>
    </div>
  );
}
