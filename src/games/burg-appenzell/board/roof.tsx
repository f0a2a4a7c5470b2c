import type { TileLetter } from '../game.ts';
import { type Box, boxOf, middleOf, type Point } from './geometry.ts';

/** How far a roof stands above the floor. */
const EAVES = 7;

/** The top of a roof over a room, without the front wall below it. */
export function roofTop({ x, y, width, height }: Box): Box {
  return { x: x + 1.5, y: y + 1.5 - 3, width: width - 3, height: height - 3 - EAVES + 3 };
}

/** A hipped roof in courses of tiles; its colour is one of the castle's, by number. */
export function Roof(props: {
  readonly box: Box;
  readonly colour: number;
  /** What is remembered about the tiles below. */
  readonly remembered: readonly { readonly square: string; readonly tile: TileLetter }[];
}) {
  const { box, colour, remembered } = props;
  const top = roofTop(box);
  const { left, right, north, south, west, east, ridge } = facetsOf(top);
  const lies = top.width >= top.height;
  const courses = lies
    ? [...courseLines(north), ...courseLines(south)]
    : [...courseLines(west), ...courseLines(east)];
  const bottom = box.y + box.height - 1.5;
  return (
    <g class={`ba-roof ba-roof-${colour}`}>
      <path
        class="ba-under-eaves"
        d={`M${top.x + 2} ${top.y + top.height - 1}H${top.x + top.width - 2}V${bottom}H${top.x + 2}Z`}
      />
      <path class="ba-facet ba-north" d={outline(north)} />
      <path class="ba-facet ba-west" d={outline(west)} />
      <path class="ba-facet ba-east" d={outline(east)} />
      <path class="ba-facet ba-south" d={outline(south)} />
      <path class="ba-courses" d={courses.join('')} />
      <path class="ba-ridge" d={`M${at(left)}L${at(ridge[0])}L${at(ridge[1])}L${at(right)}`} />
      <rect class="ba-roof-edge" {...top} rx={1} />
      {remembered.map(({ square, tile }) => (
        <Memory key={square} square={square} tile={tile} />
      ))}
    </g>
  );
}

/** A remembered tile under a roof: its letter, or the sign of bare floor or of a trap. */
function Memory({ square, tile }: { readonly square: string; readonly tile: TileLetter }) {
  const { x, y } = middleOf(boxOf(square));
  return (
    <g class="ba-memory" transform={`translate(${x} ${y - 5})`}>
      <circle r={9} />
      <text y={5} font-size={14} text-anchor="middle">
        {tile === '.' ? '–' : tile === 'x' ? '✕' : tile}
      </text>
    </g>
  );
}

function facetsOf({ x, y, width, height }: Box) {
  const corners = {
    nw: { x, y },
    ne: { x: x + width, y },
    se: { x: x + width, y: y + height },
    sw: { x, y: y + height },
  };
  // As seen slightly from the south, the ridge lies north of the middle.
  const middle = { x: x + width / 2, y: y + height * 0.42 };
  const run = Math.min(width, height) * 0.42;
  const lies = width >= height;
  const first = lies ? { x: x + run, y: middle.y } : { x: middle.x, y: y + run * 0.84 };
  const last = lies ? { x: x + width - run, y: middle.y } : { x: middle.x, y: y + height - run * 1.16 };
  const { nw, ne, se, sw } = corners;
  return {
    left: lies ? nw : sw,
    right: lies ? se : ne,
    ridge: lies ? ([first, last] as const) : ([last, first] as const),
    north: lies ? [nw, ne, last, first] : [nw, ne, first],
    south: lies ? [sw, se, last, first] : [sw, se, last],
    west: lies ? [nw, sw, first] : [nw, sw, last, first],
    east: lies ? [ne, se, last] : [ne, se, last, first],
  };
}

/** Lines between the eaves (the first two corners of a facet) and the ridge (the other two). */
function courseLines([a, b, c, d]: readonly Point[]): string[] {
  return [0.3, 0.6].map(t => `M${at(between(a, d, t))}L${at(between(b, c, t))}`);
}

function between(from: Point, to: Point, t: number): Point {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

function outline(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}

function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
