import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import type { CompanionModule, Sheet } from '../../../web/companion/companion.ts';
import { FoldedBlock, inPages, paperFor, ScoreSheet, SHEET } from '../../../web/companion/sheet.tsx';
import { BrickFace } from '../board/brick.tsx';
import { faceTo } from '../board/bricks.ts';
import { DieFace } from '../board/die-face.tsx';
import { BRICK_HEIGHT, BRICK_WIDTH } from '../board/geometry.ts';
import type { View } from '../game.ts';
import { facts } from '../rules/facts.ts';
import { AWARDS } from '../rules/happenings.ts';
import { FACES, KINDS } from '../rules/pieces.ts';

/** Millimetres. */
const WIDTH = 32;
const HEIGHT = (WIDTH * BRICK_HEIGHT) / BRICK_WIDTH;
const DEPTH = 14;
const DIE = 22;
const COLUMNS = 3;
const PER_PAGE = 9;
/** As many as fit side by side, two columns each, and below each other. */
const MATCHES = 3;

/** As many of each kind as a match needs. */
const ALL = KINDS.flatMap(kind => Array.from({ length: facts.options.copies.default }, () => kind));

export const sheets: CompanionModule<View, Texts>['sheets'] = (texts, words): readonly Sheet[] => [
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
  {
    key: 'score',
    title: words.scoreSheet,
    picture: (
      <ScoreSheet
        columns={MATCHES * 2}
        name={words.name}
        lines={Array.from({ length: MATCHES }, (_, i) => [
          ...(i > 0 ? [words.name] : []),
          ...AWARDS.map(award => texts.award[award]),
          words.total,
        ]).flat()}
      />
    ),
  },
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
      {/* Around the cross, with flaps at the open edges of the four faces in a row. */}
      <path
        class="cut"
        d={`M${DIE} 0H${2 * DIE}V${DIE}l3-5H${3 * DIE - 3}l3 5l3-5H${4 * DIE - 3}l3 5l5 3V${2 * DIE - 3}l-5 3l-3 5H${3 * DIE + 3}l-3-5l-3 5H${2 * DIE + 3}l-3-5V${3 * DIE}H${DIE}V${2 * DIE}l-3 5H3l-3-5V${DIE}l3-5H${DIE - 3}l3 5Z`}
      />
      <path
        class="fold"
        d={`M0 ${DIE}H${4 * DIE}M0 ${2 * DIE}H${4 * DIE}M${DIE} ${DIE}v${DIE}m${DIE} 0v-${DIE}m${DIE} 0v${DIE}m${DIE} 0v-${DIE}`}
      />
      {places.map(([column, row], i) => (
        <g key={i} transform={`translate(${column * DIE} ${row * DIE})`}>
          <g transform={`translate(${DIE / 2} ${DIE / 2}) scale(.85)`}>
            <DieFace face={FACES[i]} own={null} />
          </g>
        </g>
      ))}
    </g>
  );
}
