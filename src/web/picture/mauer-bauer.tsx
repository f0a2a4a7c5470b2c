import type { View } from '../../games/mauer-bauer/game.ts';
import { LAND } from '../boards/mauer-bauer/geometry.ts';
import { boundsIn } from '../boards/mauer-bauer/ground.tsx';
import { LandPicture } from '../boards/mauer-bauer/land.tsx';
import { sceneOf } from '../boards/mauer-bauer/scene.ts';
import { BOARD } from './frame.tsx';

export { default as css } from '../boards/mauer-bauer/land.css?raw';

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
