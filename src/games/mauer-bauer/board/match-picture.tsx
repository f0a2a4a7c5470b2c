import type { View } from '../game.ts';
import { LAND } from './geometry.ts';
import { boundsIn } from './ground.tsx';
import { LandPicture } from './land.tsx';
import { sceneOf } from './scene.ts';
import { BOARD } from '../../../web/match-picture/frame.tsx';

export { default as css } from './land.css?raw';

/** The land with all its cities. */
export function Picture({ view }: { readonly view: View }) {
  const scale = Math.min(BOARD.width / LAND.width, BOARD.height / LAND.height);
  const bounds = boundsIn(BOARD.width, BOARD.height, scale);
  return (
    <g class="mb-board" transform={`scale(${scale}) translate(${-bounds.x} ${-bounds.y})`}>
      <LandPicture
        bounds={bounds}
        scene={sceneOf(view, null, [], 0)}
        plan={null}
        lit={null}
        completed={null}
        last={null}
        open={[]}
        advisedLine={null}
      />
    </g>
  );
}
