import '../board/cards.css';
import '../board/land.css';
import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { CompanionModule, Sheet } from '../../../web/companion/companion.ts';
import { inPages, ScoreSheet, SHEET } from '../../../web/companion/sheet.tsx';
import { CARD_HEIGHT, CARD_WIDTH, GuildCard } from '../board/card.tsx';
import { LAND } from '../board/geometry.ts';
import { Ground } from '../board/ground.tsx';
import { Arms } from '../board/land.tsx';
import type { View } from '../game.ts';
import { CARD_NAMES } from '../rules/cards.ts';
import { facts } from '../rules/facts.ts';

const COLUMNS = 4;
const PER_PAGE = 16;
const CARD = 42;
const GAP = 4;
/** Between rows of cards, for the scissors. */
const ROW_GAP = 2.5;
const TURNS = 12;
const NOTHING_BUILT: ReadonlySet<string> = new Set();

export const sheets: CompanionModule<View, Texts>['sheets'] = (texts, words): readonly Sheet[] => [
  {
    key: 'land',
    title: words.land,
    picture: (
      <g transform={`translate(0 ${SHEET.top + 12}) scale(${SHEET.width / LAND.width})`}>
        <g transform={`translate(${-LAND.x} ${-LAND.y})`}>
          <Ground bounds={LAND} />
          <Arms built={NOTHING_BUILT} />
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
      const y = Math.floor(i / COLUMNS) * (CARD_HEIGHT * scale + ROW_GAP) + (CARD_HEIGHT * scale) / 2;
      return (
        <g key={i} transform={`translate(${x} ${SHEET.top + y}) scale(${scale})`}>
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
