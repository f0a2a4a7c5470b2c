import { BOARD } from '../../../web/match-picture/frame.tsx';
import type { MatchPicture as MatchPictureOf } from '../../manifest.ts';
import type { Happening, View } from '../game.ts';
import { LAND } from './geometry.ts';
import { boundsIn } from './ground.tsx';
import css from './land.css?raw';
import { LandPicture } from './land.tsx';
import { sceneOf } from './scene.ts';

/** The land with all its cities. */
function MatchPicture({ view }: { readonly view: View }) {
  const scale = Math.min(BOARD.width / LAND.width, BOARD.height / LAND.height);
  const bounds = boundsIn(BOARD.width, BOARD.height, scale);
  return (
    <g class="mb-board" transform={`scale(${scale}) translate(${-bounds.x} ${-bounds.y})`}>
      <LandPicture
        bounds={bounds}
        scene={sceneOf(view, null, [], 0)}
        plan={null}
        lit={null}
        open={[]}
        advisedLine={null}
      />
    </g>
  );
}

export const matchPicture: MatchPictureOf<View, Happening> = { MatchPicture, css };
