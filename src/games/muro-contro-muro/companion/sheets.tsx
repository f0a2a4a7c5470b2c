import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import type { CompanionModule, Sheet } from '../../../web/companion/companion.ts';
import { FoldedBlock, inPages, paperFor, SHEET } from '../../../web/companion/sheet.tsx';
import { BrickFace } from '../board/brick.tsx';
import { faceTo } from '../board/bricks.ts';
import { DieFace } from '../board/die-face.tsx';
import { BRICK_HEIGHT, BRICK_WIDTH } from '../board/geometry.ts';
import type { View } from '../game.ts';
import { facts } from '../rules/facts.ts';
import { FACES, KINDS } from '../rules/pieces.ts';

/** Millimetres. */
const WIDTH = 32;
const HEIGHT = (WIDTH * BRICK_HEIGHT) / BRICK_WIDTH;
const DEPTH = 14;
const DIE = 22;
const COLUMNS = 3;
const PER_PAGE = 9;

/** As many of each kind as a match needs. */
const ALL = KINDS.flatMap(kind => Array.from({ length: facts.options.copies.default }, () => kind));

export const sheets: CompanionModule<View, Texts>['sheets'] = (_texts, words): readonly Sheet[] => [
  ...inPages(ALL, PER_PAGE).map((kinds, page) => ({
    key: `bricks-${page + 1}`,
    title: words.bricks,
    picture: kinds.map((kind, i) => {
      const paper = paperFor(WIDTH, HEIGHT, DEPTH);
      const [x, y] = [(i % COLUMNS) * (paper.width + 2), Math.floor(i / COLUMNS) * (paper.height + 4)];
      return (
        <g key={i} transform={`translate(${x} ${SHEET.top + y})`}>
          <FoldedBlock
            width={WIDTH}
            height={HEIGHT}
            depth={DEPTH}
            front={<Face colour={faceTo(kind, 0)} />}
            back={<Face colour={faceTo(kind, 1)} />}
          />
        </g>
      );
    }),
  })),
  { key: 'die', title: words.die, picture: <DieNet /> },
];

function Face({ colour }: { readonly colour: Parameters<typeof BrickFace>[0]['colour'] }) {
  return (
    <g transform={`scale(${WIDTH / BRICK_WIDTH})`}>
      <BrickFace colour={colour} />
    </g>
  );
}

/** A cross of six squares, with flaps to glue. */
function DieNet() {
  const places = [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 2],
  ];
  return (
    <g transform={`translate(40 ${SHEET.top + 20})`} class="muro">
      {places.map(([column, row], i) => (
        <g key={i} transform={`translate(${column * DIE} ${row * DIE})`}>
          <rect class="cut" width={DIE} height={DIE} />
          <g transform={`translate(${DIE / 2} ${DIE / 2}) scale(.85)`}>
            <DieFace face={FACES[i]} own={null} />
          </g>
        </g>
      ))}
      {/* Flaps at the open edges of the four faces in a row. */}
      <path
        class="fold"
        d={`M0 ${DIE}l3-5H${DIE - 3}l3 5M${2 * DIE} ${DIE}l3-5H${3 * DIE - 3}l3 5l3-5H${4 * DIE - 3}l3 5l5 3V${2 * DIE - 3}l-5 3l-3 5H${3 * DIE + 3}l-3-5l-3 5H${2 * DIE + 3}l-3-5M${DIE} ${2 * DIE}l-3 5H3L0 ${2 * DIE}`}
      />
    </g>
  );
}
