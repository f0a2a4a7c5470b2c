import { BOARD, BOLD } from '../../../web/match-picture/frame.tsx';
import type { MatchPicture as MatchPictureOf } from '../../manifest.ts';
import type { Happening, View } from '../game.ts';
import { Banner } from './banner.tsx';
import castle from './castle.css?raw';
import { OpenRooms } from './castle.tsx';
import { boxAround, boxOf, CASTLE_BOX, roofColours, SLOTS, standOf } from './geometry.ts';
import { Mouse } from './mouse.tsx';
import pieces from './pieces.css?raw';
import { Roof } from './roof.tsx';
import { sceneOf } from './scene.ts';
import { Definitions, Tower, Walls } from './walls.tsx';

const css = `${castle}\n${pieces}\n.ba-board text { font-family: ${BOLD} }`;

/** The castle, with the roofs that are on it and the mice where they stand. */
function MatchPicture({ view }: { readonly view: View }) {
  const scene = sceneOf(view, null, [], 0);
  const colours = roofColours(view.rooms);
  const scale = (BOARD.height - 24) / CASTLE_BOX.height;
  const left = (BOARD.width - CASTLE_BOX.width * scale) / 2;
  return (
    <>
      <rect {...BOARD} fill="var(--table)" />
      <rect {...BOARD} fill="url(#grass)" />
      <g
        class="ba-board"
        transform={`translate(${left} 12) scale(${scale}) translate(${-CASTLE_BOX.x} ${-CASTLE_BOX.y})`}
      >
        <Definitions />
        <Walls />
        <OpenRooms view={view} scene={scene} now={undefined} earlier={null} foreseen={null} />
        {view.rooms.map(
          ({ name, squares }, i) =>
            scene.roofs.has(name) && (
              <Roof key={name} box={boxAround(squares)} colour={colours[i]} remembered={[]} />
            ),
        )}
        {view.towers.map(({ square }) => (
          <Tower key={square} square={square} />
        ))}
        {SLOTS.map(slot => (
          <Banner key={slot.slide} slot={slot} open={false} />
        ))}
        {scene.mice
          .toSorted((a, b) => boxOf(a.square).y - boxOf(b.square).y)
          .map(({ seat, square }) => (
            <g key={square} transform={`translate(${standOf(square).x} ${standOf(square).y})`}>
              <Mouse seat={seat} />
            </g>
          ))}
      </g>
    </>
  );
}

export const matchPicture: MatchPictureOf<View, Happening> = { MatchPicture, css };
