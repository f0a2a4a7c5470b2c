import '../board/castle.css';
import '../board/pieces.css';
import type { Texts } from '../../../../locales/en/burg-appenzell/board.ts';
import type { CompanionModule, Sheet } from '../../../web/companion/companion.ts';
import { ScoreSheet, SHEET } from '../../../web/companion/sheet.tsx';
import { type Box, boxOf, PLAN } from '../board/geometry.ts';
import { Roof } from '../board/roof.tsx';
import { TILE, Tile } from '../board/tile.tsx';
import type { View } from '../game.ts';
import { LAYOUTS, nameOf } from '../rules/castle.ts';
import { facts } from '../rules/facts.ts';
import { CHEESE_LETTERS, LETTERS, NUMBER_OF } from '../rules/tiles.ts';

const COLUMNS = 6;
/** Millimetres per unit of the board: a tile fits under the roofs. */
const SCALE = SHEET.width / PLAN.width;
const TILE_WIDTH = TILE.width * SCALE;
const TILE_HEIGHT = TILE.height * SCALE;
const GAP = 2;

const ALL_TILES = LETTERS.flatMap((letter, kind) => Array.from({ length: NUMBER_OF[kind] }, () => letter));

export const sheets: CompanionModule<View, Texts>['sheets'] = (texts, words): readonly Sheet[] => [
  {
    key: 'tiles',
    title: words.tiles,
    picture: ALL_TILES.map((letter, i) => {
      const x = (i % COLUMNS) * (TILE_WIDTH + GAP) + TILE_WIDTH / 2;
      const y = Math.floor(i / COLUMNS) * (TILE_HEIGHT + GAP) + TILE_HEIGHT / 2;
      return (
        <g key={i} class="ba" transform={`translate(${x} ${SHEET.top + y}) scale(${SCALE})`}>
          <Tile tile={letter} />
        </g>
      );
    }),
  },
  ...LAYOUTS.map(({ name, rooms }) => ({
    key: `roofs-${name}`,
    title: `${words.roofs} ${name}`,
    picture: (
      <g class="ba" transform={`translate(0 ${SHEET.top + 8}) scale(${SCALE})`}>
        {rooms.map(({ name: room, squares }, number) => (
          <Roof
            key={room}
            box={around(squares.map(square => boxOf(nameOf(square))))}
            colour={number % ROOF_COLOURS}
            remembered={[]}
          />
        ))}
      </g>
    ),
  })),
  {
    key: 'score',
    title: words.scoreSheet,
    picture: (
      <ScoreSheet
        columns={facts.seats.max}
        name={words.name}
        lines={[...CHEESE_LETTERS.map(letter => texts.cheese[letter]), words.fallen, words.total]}
      />
    ),
  },
];

/** How many roof colours there are. */
const ROOF_COLOURS = 4;

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map(box => box.x));
  const y = Math.min(...boxes.map(box => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  };
}
