import '../board/cards.css';
import '../board/land.css';
import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { CompanionModule, Sheet } from '../../../web/companion/companion.ts';
import { DieNet, inPages, ScoreSheet, SHEET } from '../../../web/companion/sheet.tsx';
import { CARD_HEIGHT, CARD_WIDTH, GuildCard } from '../board/card.tsx';
import { LAND } from '../board/geometry.ts';
import { Ground } from '../board/ground.tsx';
import { Arms } from '../board/land.tsx';
import { HouseDieFace, Tower } from '../board/pieces.tsx';
import type { View } from '../game.ts';
import { CARD_NAMES } from '../rules/card-names.ts';
import { HOUSE_FACES } from '../rules/dice.ts';
import { facts } from '../rules/facts.ts';
import { TOWER_COLOURS } from '../rules/pieces.ts';

const COLUMNS = 4;
const PER_PAGE = 16;
const CARD = 42;
const GAP = 4;
/** Between rows of cards, for the scissors. */
const ROW_GAP = 2.5;
const TURNS = 12;
const NOTHING_BUILT: ReadonlySet<string> = new Set();

const DIE = 24;
const towerDie = () =>
  [...TOWER_COLOURS, ...TOWER_COLOURS].map((colour, i) => (
    <g key={i} transform="translate(0 5) scale(.4)">
      <Tower colour={colour} />
    </g>
  ));
const houseDie = () =>
  HOUSE_FACES.map(face => (
    <g key={face} transform="scale(.45)">
      <HouseDieFace face={face} />
    </g>
  ));

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
    key: 'dice',
    title: words.dice,
    picture: [towerDie(), houseDie(), houseDie()].map((faces, i) => (
      <g key={i} transform={`translate(45 ${SHEET.top + i * (3 * DIE + GAP)})`}>
        <DieNet size={DIE} faces={faces} />
      </g>
    )),
  },
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
