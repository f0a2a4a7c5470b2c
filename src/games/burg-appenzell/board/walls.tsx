import type { ComponentChildren } from 'preact';
import { RimName } from '../../../web/drawing/index.ts';
import { COLUMNS, ROWS } from '../rules/castle.ts';
import { boxOf, isHole, MARGIN, middleOf, PLAN, SLOTS, SQUARE, TOWER_SQUARES, WALL } from './geometry.ts';
import { TILE } from './tile.tsx';

/** The castle without its roofs and everything that moves: the ground, and the walls with their slots. */
export function Walls() {
  const foot = PLAN.height + MARGIN.bottom - 3;
  return (
    <g class="ba-walls">
      <rect
        class="ba-castle-shade"
        x={-WALL - 4}
        y={6}
        width={PLAN.width + 2 * WALL + 8}
        height={foot - 2}
        rx={6}
      />
      <rect
        class="ba-wall"
        x={-WALL}
        y={-WALL}
        width={PLAN.width + 2 * WALL}
        height={PLAN.height + 2 * WALL}
      />
      <path
        class="ba-merlons"
        d={`M${-WALL + 3} ${PLAN.height}V${-WALL + 3}H${PLAN.width + WALL - 3}V${PLAN.height}`}
      />
      <Face foot={foot} />
      <rect class="ba-ground" width={PLAN.width} height={PLAN.height} />
      <path class="ba-slots" d={SLOTS.map(slitOf).join('')} />
    </g>
  );
}

/** The names of columns and rows, cut into the wall where neither banners nor towers hide them. */
export function Names() {
  return (
    <g class="ba-names">
      {Array.from(COLUMNS, column => (
        <RimName key={column} x={boxOf(`${column}1`).x + 7} y={-0.5}>
          {column}
        </RimName>
      ))}
      {Array.from(ROWS, row => (
        <RimName key={row} x={-4} y={boxOf(`a${row}`).y + 11}>
          {row}
        </RimName>
      ))}
    </g>
  );
}

/** The front of the wall, with the windows of the dungeon. */
function Face({ foot }: { readonly foot: number }) {
  const top = PLAN.height + 5;
  const windows = [...'ce'].map(column => middleOf(boxOf(`${column}7`)).x);
  return (
    <>
      <path class="ba-face" d={`M${-WALL} ${top}H${PLAN.width + WALL}V${foot}H${-WALL}Z`} />
      <path
        class="ba-face-lines"
        d={`M${-WALL} ${top + 8}H${PLAN.width + WALL}M${-WALL} ${top + 16}H${PLAN.width + WALL}`}
      />
      <path class="ba-merlons" d={`M${-WALL} ${PLAN.height + 3}H${PLAN.width + WALL}`} />
      {windows.map(x => (
        <g key={x} transform={`translate(${x} ${foot})`}>
          <path class="ba-window" d="M-9 0V-8A9 8 0 0 1 9-8V0Z" />
          <path class="ba-bars" d="M-4.5 0V-14M0 0V-16M4.5 0V-14" />
        </g>
      ))}
    </>
  );
}

/** The slit in the wall through which a tile is pushed. */
function slitOf({ side, line }: (typeof SLOTS)[number]): string {
  const { x, y } = middleOf(boxOf(line[0]));
  switch (side) {
    case 'N':
      return `M${x - 17} ${-WALL + 1}h34v${WALL - 1}h-34Z`;
    case 'S':
      return `M${x - 17} ${PLAN.height}h34v${WALL - 2}h-34Z`;
    case 'W':
      return `M${-WALL + 1} ${y - 16}h${WALL - 1}v32h${1 - WALL}Z`;
    case 'E':
      return `M${PLAN.width} ${y - 16}h${WALL - 1}v32h${1 - WALL}Z`;
  }
}

/** The floor of an uncovered square: solid, or a frame of stone around a hole with its tile. */
export function Floor({
  square,
  children,
}: {
  readonly square: string;
  readonly children?: ComponentChildren;
}) {
  const { x, y, width, height } = boxOf(square);
  if (!isHole(square)) {
    return (
      <g transform={`translate(${x} ${y})`}>
        <rect class="ba-solid" width={width} height={height} />
        <path class="ba-flags" d="M0 14H44M0 28H44M15 0V14M30 14V28M12 28V42M34 28V42M36 0V14M8 14V28" />
      </g>
    );
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="ba-frame" width={width} height={height} />
      <g transform={`translate(${width / 2} ${height / 2})`}>
        <rect class="ba-hole" x={-19} y={-18} {...TILE} />
        <g clip-path="url(#ba-hole)">{children}</g>
        <path class="ba-hole-shade" d="M-19 18V-18H19V-14H-15V18Z" />
        <rect class="ba-hole-edge" x={-19} y={-18} {...TILE} rx={1} />
      </g>
    </g>
  );
}

/** What the drawing refers to: the clip of a hole. */
export function Definitions() {
  return (
    <defs>
      <clipPath id="ba-hole">
        <rect x={-19} y={-18} {...TILE} />
      </clipPath>
    </defs>
  );
}

/** A corner tower; those in front show their height. */
export function Tower({ square }: { readonly square: string }) {
  const { x, y } = middleOf(boxOf(square));
  const foot =
    TOWER_SQUARES.indexOf(square) < 2 ? SQUARE.height / 2 - 7 : SQUARE.height / 2 + MARGIN.bottom - 8;
  return (
    <g transform={`translate(${x} ${y})`} class="ba-tower">
      <path
        class="ba-tower-body"
        d={`M-23-4V${foot - 2}C-23 ${foot + 8} 23 ${foot + 8} 23 ${foot - 2}V-4Z`}
      />
      <path class="ba-tower-lines" d={`M-23 ${foot - 12}C-23 ${foot - 4} 23 ${foot - 4} 23 ${foot - 12}`} />
      <ellipse class="ba-tower-top" cy={-4} rx={23} ry={19} />
      <ellipse class="ba-tower-merlons" cy={-4} rx={20.5} ry={16.5} />
      <ellipse class="ba-tower-floor" cy={-3} rx={16.5} ry={12.5} />
      <path class="ba-tower-shade" d="M-16.5-3A16.5 12.5 0 0 1 16.5-3 18 12 0 0 0-16.5-3Z" />
    </g>
  );
}
