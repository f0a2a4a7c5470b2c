import { material, RimName } from '../../../web/drawing/index.ts';
import {
  areaOf,
  BORDERS,
  drawn,
  EAST_COAST,
  LAND,
  LINES,
  outlineOf,
  PLAINS,
  pointNamed,
  ROW,
  WEST_COAST,
} from './geometry.ts';

/** The visible area around the land, in its units: at least `LAND`. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boundsIn(width: number, height: number, scale: number): Bounds {
  const [wide, high] = [width / scale, height / scale];
  return {
    x: LAND.x - (wide - LAND.width) / 2,
    y: LAND.y - (high - LAND.height) / 2,
    width: wide,
    height: high,
  };
}

/** The land between two coasts with its three regions, before anything is built on it. */
export function Ground({ bounds }: { readonly bounds: Bounds }) {
  const { y: top } = bounds;
  const bottom = top + bounds.height;
  const shores = `M50 ${top}L${WEST_COAST.slice(1)}V${bottom}M450 ${top}L${EAST_COAST.slice(1)}V${bottom}`;
  const beyond = `M50 ${top}V0H450V${top}ZM0 ${5 * ROW}H500V${bottom}H0Z`;
  return (
    <g>
      <rect {...bounds} fill={material('water')} />
      <path class="mb-shallows" d={shores} />
      <path class="mb-sand" d={shores} />
      <path d={`${WHOLE}Z${beyond}`} fill={material('grass')} />
      <path class="mb-beyond" d={beyond} />
      <path class="mb-trees" d={forest(top, 0, 50, 450) + forest(5 * ROW + 22, bottom, 0, 500)} />
      <path class="mb-region mb-west" d={WEST} />
      <path class="mb-region mb-east" d={EAST} />
      <path class="mb-down" d={DOWN} />
      <path class="mb-lines" d={EVERY_LINE} />
      <path class="mb-border" d={BORDERS.join('')} />
      <path class="mb-rim" d={RIM} />
      <Names />
    </g>
  );
}

/** The names of points and plains: lines of points on the west coast, rows of plains on the east, numbers below. */
function Names() {
  const name = (text: string, x: number, y: number) => (
    <RimName key={text} x={x} y={y}>
      {text}
    </RimName>
  );
  return (
    <g class="mb-names">
      {Array.from('abcdef', (line, i) => name(line, -19, i * ROW + 5))}
      {Array.from('ABCDE', (row, i) => name(row, 516, (i + 0.5) * ROW + 5))}
      {Array.from({ length: 11 }, (_, x) => name(String(x), 50 * x, 5 * ROW + 26))}
    </g>
  );
}

const WHOLE = drawn([
  ...['a1', 'b0', 'c1', 'd0', 'e1', 'f0'].map(pointNamed),
  ...['f10', 'e9', 'd10', 'c9', 'b10', 'a9'].map(pointNamed),
]);
const WEST = areaOf(PLAINS.filter(({ region }) => region === 'west').map(({ name }) => name));
const EAST = areaOf(PLAINS.filter(({ region }) => region === 'east').map(({ name }) => name));
const DOWN = areaOf(PLAINS.filter(({ up }) => !up).map(({ name }) => name));
const EVERY_LINE = LINES.map(({ ends }) => drawn(ends)).join('');
const RIM = outlineOf(PLAINS.map(({ name }) => name));

/** Trees beyond the rim, if there is room for some. */
function forest(from: number, to: number, left: number, right: number): string {
  let trees = '';
  for (let row = 0, y = from + 34; y < to - 12; row++, y += 34) {
    for (let x = left + 22 + (row % 2) * 23; x < right - 14; x += 46) {
      trees += `M${x} ${Math.round(y)}l-9 0 9-22 9 22zM${x} ${Math.round(y)}v5`;
    }
  }
  return trees;
}
