import '../board/blocks.css';
import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { CompanionModule, Sheet } from '../../../web/companion/companion.ts';
import { FoldedBlock, paperFor, ScoreSheet, SHEET } from '../../../web/companion/sheet.tsx';
import { BlockPicture } from '../board/block.tsx';
import { lookOf } from '../board/blocks.ts';
import type { View } from '../game.ts';
import { BLOCKS, type Block } from '../rules/blocks.ts';

/** Millimetres per merlon. */
const UNIT = 6;
const DEPTH = 8;
const GAP = 2;
const ROUNDS = 10;
const PLAYERS = 6;

/** How large a block is, in merlons. */
function sizeOf(block: Block): readonly [width: number, height: number] {
  const { merlons } = lookOf(block);
  if (merlons !== null) return [merlons, 3];
  return block === 'T' ? [2.3, 6.4] : [3.1, 4.4];
}

export const sheets: CompanionModule<View, Texts>['sheets'] = (_texts, words): readonly Sheet[] => [
  { key: 'blocks', title: words.blocks, picture: <Blocks /> },
  {
    key: 'score',
    title: words.scoreSheet,
    picture: (
      <ScoreSheet
        columns={PLAYERS}
        name={words.name}
        lines={[...Array.from({ length: ROUNDS }, (_, i) => String(i + 1)), words.total]}
      />
    ),
  },
];

/** One player's set: sections above, tower and gate below. */
function Blocks() {
  let x = 0;
  let y: number = SHEET.top;
  let tallest = 0;
  return (
    <>
      {BLOCKS.map(({ letter }) => {
        const [width, height] = sizeOf(letter).map(units => units * UNIT);
        const paper = paperFor(width, height, DEPTH);
        if (x + paper.width > SHEET.width) {
          x = 0;
          y += tallest + GAP;
          tallest = 0;
        }
        const at = `translate(${x} ${y})`;
        x += paper.width + GAP;
        tallest = Math.max(tallest, paper.height);
        const face = (
          <g transform={`translate(${letter === 'T' || letter === 'G' ? 0.1 * UNIT : 0} ${height})`}>
            <BlockPicture block={letter} unit={UNIT} />
          </g>
        );
        return (
          <g key={letter} transform={at}>
            <FoldedBlock width={width} height={height} depth={DEPTH} front={face} back={face} />
          </g>
        );
      })}
    </>
  );
}
