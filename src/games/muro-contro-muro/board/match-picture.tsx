import { BOARD } from '../../../web/match-picture/frame.tsx';
import type { MatchPicture as MatchPictureOf } from '../../manifest.ts';
import type { Happening, View } from '../game.ts';
import { BRICK_HEIGHT, BRICK_WIDTH, frameOf } from './geometry.ts';
import board from './muro.css?raw';
import { sceneOf } from './scene.ts';
import { Wall } from './wall.tsx';

/** The board's own bond behind the wall is far larger than the picture, and more than the renderer can take. */
const css = `${board}\n.mm-courses { display: none }`;

const PLANK = 96;
const BOX = { x: -30, y: 40, width: BOARD.width + 50, height: BOARD.height - PLANK - 40 };

/** The wall as the winner sees it. */
function MatchPicture({ view }: { readonly view: View }) {
  const scene = sceneOf(view, null, [], 0);
  const side = view.turn.kind === 'over' ? view.turn.winners[0] : 0;
  const { x, y, scale } = frameOf(scene.wall, side, BOX);
  const [w, h] = [BRICK_WIDTH, BRICK_HEIGHT];
  return (
    <g class="mm-board">
      <pattern
        id="bond"
        width={w}
        height={2 * h}
        patternUnits="userSpaceOnUse"
        patternTransform={`translate(${x} ${y}) scale(${scale})`}
      >
        <path
          d={`M0 ${h}V${2 * h}M${w / 2} 0V${h}M0 1H${w}M0 ${h}H${w}`}
          fill="none"
          stroke="var(--line-strong)"
          stroke-width={2.5}
        />
      </pattern>
      <rect class="mm-room" {...BOARD} />
      <rect class="mm-room-plaster" {...BOARD} />
      <rect {...BOARD} fill="url(#bond)" opacity={0.16} />
      <rect class="mm-plank" x={-4} y={BOARD.height - PLANK} width={BOARD.width + 8} height={PLANK + 4} />
      <Wall
        bricks={scene.wall}
        side={side}
        box={BOX}
        turning={false}
        arrival={null}
        taken={null}
        leaves={null}
        ghost={null}
        advised={null}
        shown={null}
        choices={[]}
        marks={null}
        choicesLabel=""
      />
    </g>
  );
}

export const matchPicture: MatchPictureOf<View, Happening> = { MatchPicture, css };
