import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import type { CompanionModule, Sheet } from '../../../web/companion/companion.ts';
import { DieNet, FoldedBlock, inPages, paperFor, ScoreSheet, SHEET } from '../../../web/companion/sheet.tsx';
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
/** As many as fit on the page, side by side in two columns each, and below each other. */
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
  {
    key: 'die',
    title: words.die,
    picture: (
      <g transform={`translate(40 ${SHEET.top + 20})`} class="muro">
        <DieNet
          size={DIE}
          faces={FACES.map(face => (
            <g key={face} transform="scale(.85)">
              <DieFace face={face} own={null} />
            </g>
          ))}
        />
      </g>
    ),
  },
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
