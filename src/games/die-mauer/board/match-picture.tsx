import { texts } from '../../../../locales/en/die-mauer/board.ts';
import { BOARD, BOLD } from '../../../web/match-picture/frame.tsx';
import type { MatchPicture as MatchPictureOf } from '../../manifest.ts';
import type { Happening, View } from '../game.ts';
import blocks from './blocks.css?raw';
import board from './board.css?raw';
import type { BlockSeen } from './scene.ts';
import { Wall } from './wall.tsx';

/** Only the first hill has a sky of its own. */
const css = `${board}\n${blocks}
.dm-nearer .dm-sky, .dm-nearer .dm-far, .dm-nearer .dm-near, .dm-nearer .dm-peaks, .dm-nearer .dm-snow, .dm-nearer .dm-clouds { display: none }
.dm-board .dm-carved, .dm-board .dm-plank-words { font-family: ${BOLD} }`;

const TOP = 30;
/** In a match of many rounds, only the last ones are drawn. */
const MOST_ROUNDS = 4;

/** The walls of all rounds, each on its own hill, the latest nearest. */
function MatchPicture({ happened }: { readonly view: View; readonly happened: readonly Happening[] }) {
  const walls = wallsOf(happened).slice(-MOST_ROUNDS);
  const step = (BOARD.height - TOP - 14) / walls.length;
  return (
    <g class="dm-board">
      {walls.map((wall, i) => {
        const bottom = TOP + step * (i + 1);
        const height = Math.min(step - 22, 300);
        const top = i === 0 ? -10 : bottom - step;
        return (
          <g key={i} class={i === 0 ? undefined : 'dm-nearer'}>
            <Wall
              land={{ x: -10, y: top, width: BOARD.width + 20, height: BOARD.height + 20 - top }}
              box={{ x: 14, y: bottom - height - 16, width: BOARD.width - 28, height }}
              wall={wall}
              round={i}
              open={{ left: isSection(wall.at(0)), right: isSection(wall.at(-1)) }}
              arrival={null}
              choices={[]}
              marks={null}
              texts={texts}
            />
          </g>
        );
      })}
    </g>
  );
}

/** The wall of each round when it ended. */
function wallsOf(happened: readonly Happening[]): readonly (readonly BlockSeen[])[] {
  const walls: (readonly BlockSeen[])[] = [];
  let wall: readonly BlockSeen[] = [];
  for (const happening of happened) {
    if (happening.kind === 'built' || happening.kind === 'built-freely') {
      const { seat, block, end } = happening;
      wall =
        end === 'L'
          ? [{ seat, block, place: (wall.at(0)?.place ?? 1) - 1 }, ...wall]
          : [...wall, { seat, block, place: (wall.at(-1)?.place ?? -1) + 1 }];
    } else if (happening.kind === 'round-ended') {
      walls.push(wall);
      wall = [];
    }
  }
  return walls;
}

function isSection(built: BlockSeen | undefined): boolean {
  return built !== undefined && built.block !== 'T' && built.block !== 'G';
}

export const matchPicture: MatchPictureOf<View, Happening> = { MatchPicture, css };
