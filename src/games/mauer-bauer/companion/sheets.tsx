import '../board/cards.css';
import '../board/land.css';
import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { CompanionModule, Sheet } from '../../../web/companion/companion.ts';
import { inPages, ScoreSheet, SHEET } from '../../../web/companion/sheet.tsx';
import { CARD_HEIGHT, CARD_WIDTH, GuildCard } from '../board/card.tsx';
import { LAND } from '../board/geometry.ts';
import { Ground } from '../board/ground.tsx';
import type { View } from '../game.ts';
import { CARD_NAMES } from '../rules/cards.ts';
import { facts } from '../rules/facts.ts';

const COLUMNS = 4;
const PER_PAGE = 16;
const CARD = 44;
const GAP = 2;
const TURNS = 12;

export const sheets: CompanionModule<View, Texts>['sheets'] = (texts, words): readonly Sheet[] => [
  {
    key: 'land',
    title: words.land,
    picture: (
      <g transform={`translate(0 ${SHEET.top + 12}) scale(${SHEET.width / LAND.width})`}>
        <g transform={`translate(${-LAND.x} ${-LAND.y})`}>
          <Ground bounds={LAND} />
        </g>
      </g>
    ),
  },
  ...inPages(
    CARD_NAMES.flatMap(card => [card, card]),
    PER_PAGE,
  ).map((cards, page) => ({
    key: `cards-${page + 1}`,
    title: words.cards,
    picture: cards.map((card, i) => {
      const scale = CARD / CARD_WIDTH;
      const x = (i % COLUMNS) * (CARD + GAP) + CARD / 2;
      const y = Math.floor(i / COLUMNS) * (CARD_HEIGHT * scale * 0.96) + (CARD_HEIGHT * scale) / 2;
      return (
        <g key={i} transform={`translate(${x} ${SHEET.top + y - 2}) scale(${scale * 0.95})`}>
          <GuildCard card={card} points={null} caption={texts.card(card)} />
        </g>
      );
    }),
  })),
  {
    key: 'score',
    title: words.scoreSheet,
    picture: (
      <ScoreSheet
        columns={facts.seats.max}
        name={words.name}
        lines={[...Array.from({ length: TURNS }, (_, i) => String(i + 1)), words.total]}
      />
    ),
  },
];
