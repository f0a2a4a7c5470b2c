import { Fragment } from 'preact';
import type { Happening, TileLetter, View } from '../game.ts';
import type { SlideForeseen } from './foresight.ts';
import { boxAround, boxOf, inset, middleOf, type Slot, slotOf, standOf } from './geometry.ts';
import { Mouse } from './mouse.tsx';
import { Roof } from './roof.tsx';
import type { Scene } from './scene.ts';
import { Cheese, CheeseLetterMark, Tile } from './tile.tsx';
import { Floor } from './walls.tsx';

/** The floors of the uncovered rooms, with the tiles seen through their holes. */
export function OpenRooms(props: {
  readonly view: View;
  readonly scene: Scene;
  /** What is happening now. */
  readonly now: Happening | undefined;
  /** The scene just before a slide that is happening now. */
  readonly earlier: Scene | null;
  /** What the previewed slide would do. */
  readonly foreseen: SlideForeseen | null;
}) {
  const { view, scene, now, earlier, foreseen } = props;
  const slid = now?.kind === 'slid' ? slotOf(now.slide) : undefined;
  return (
    <>
      {view.rooms
        .filter(({ name }) => !scene.roofs.has(name))
        .map(({ name, squares }) => (
          <g key={name}>
            {squares.map(square => {
              const tile = scene.tiles.get(square);
              const next = foreseen?.tiles.get(square);
              return (
                <Floor key={square} square={square}>
                  {tile && slid && earlier && slid.line.includes(square) ? (
                    <Pushed slot={slid} into={tile} out={earlier.tiles.get(square) ?? '?'} />
                  ) : next ? (
                    <g class="ba-foreseen">
                      <Tile tile={next} />
                    </g>
                  ) : (
                    tile && (
                      // Another tile is a new element, which turns up.
                      <g
                        key={tile}
                        class={now?.kind === 'tile-seen' && now.place === square ? 'ba-turns-up' : undefined}
                      >
                        <Tile tile={tile} />
                      </g>
                    )
                  )}
                </Floor>
              );
            })}
            <rect class="ba-room-edge" {...inset(boxAround(squares), 0.7)} />
          </g>
        ))}
    </>
  );
}

/** Two tiles under a hole while their line is pushed: one comes, and one goes. */
function Pushed(props: {
  readonly slot: Slot;
  readonly into: TileLetter | '?';
  readonly out: TileLetter | '?';
}) {
  const { step } = props.slot;
  const style = { '--step-x': `${step.x}px`, '--step-y': `${step.y}px` };
  return (
    <>
      <g class="ba-pushed-out" style={style}>
        <Tile tile={props.out} />
      </g>
      <g class="ba-pushed-in" style={style}>
        <Tile tile={props.into} />
      </g>
    </>
  );
}

/** What is there only while it happens: a roof lifted away, a mouse falling, cheese being taken. */
export function Passing(props: {
  readonly view: View;
  readonly scene: Scene;
  readonly now: Happening | undefined;
  readonly roofColour: (room: string) => number;
  readonly motion: number;
}) {
  const { view, scene, now, roofColour, motion } = props;
  switch (now?.kind) {
    case 'roof-off': {
      const room = view.rooms.find(({ name }) => name === now.room);
      if (!room || motion === 0) return null;
      return (
        <g class="ba-lifts" key={now.room}>
          <Roof box={boxAround(room.squares)} colour={roofColour(room.name)} remembered={[]} />
        </g>
      );
    }
    case 'mouse-fell': {
      const { x, y } = standOf(now.square);
      return (
        <g transform={`translate(${x} ${y})`} key={now.square}>
          <g class="ba-falls">
            <Mouse seat={now.seat} />
          </g>
        </g>
      );
    }
    case 'cheese-taken':
      return (
        <g key={`${now.seat} ${now.cheese}`}>
          {scene.mice
            .filter(({ seat, square }) => seat === now.seat && scene.tiles.get(square) === now.cheese)
            .map(({ square }) => {
              const { x, y } = middleOf(boxOf(square));
              return (
                <Fragment key={square}>
                  <rect class="ba-taken" {...inset(boxOf(square), 2)} rx={4} />
                  <g transform={`translate(${x} ${y - 6})`}>
                    <g class="ba-rises">
                      <circle class="ba-halo" r={19} />
                      <Cheese cheese={now.cheese} />
                      <CheeseLetterMark cheese={now.cheese} x={-12} y={-11} />
                    </g>
                  </g>
                </Fragment>
              );
            })}
        </g>
      );
    default:
      return null;
  }
}

/** A sign beside a mouse or a square: cheese to be had, or a fall to come. */
export function Sign({ square, kind }: { readonly square: string; readonly kind: 'gain' | 'fall' }) {
  const { x, y } = boxOf(square);
  return (
    <g class={`ba-sign ba-sign-${kind}`} transform={`translate(${x + 35} ${y + 8})`}>
      {kind === 'gain' ? (
        <>
          <circle r={8.5} />
          <path d="M-4 0H4M0-4V4" />
        </>
      ) : (
        <>
          <path class="ba-sign-shape" d="M0-10 10.5 8H-10.5Z" />
          <path d="M0-4V2M0 5v.1" />
        </>
      )}
    </g>
  );
}

/** The path of a jump, over other mice, to where it ends. */
export function Way({ from, path }: { readonly from: string; readonly path: readonly string[] }) {
  const points = [from, ...path].map(square => middleOf(boxOf(square)));
  const hops = points.slice(1).map(({ x, y }, i) => {
    const before = points[i];
    const side = before.x === x ? { x: -13, y: 0 } : { x: 0, y: -15 };
    return `Q${(before.x + x) / 2 + side.x} ${(before.y + y) / 2 + side.y} ${x} ${y}`;
  });
  const d = `M${points[0].x} ${points[0].y}${hops.join('')}`;
  return (
    <>
      <path class="ba-way-edge" d={d} />
      <path class="ba-way" d={d} />
    </>
  );
}
