import './marks.css';
import { AdviceStar, SeatMark } from '../drawing/index.ts';
import type { DrawMarks, FindPlace, Mark } from './places.ts';
import { type Area, areaOfBox, boundsOf, type Point } from './targets.ts';

/** Marks on a board, each in the colour of its seat and with its sign. Later ones lie on top. */
export function drawMarks(marks: readonly Mark[]): DrawMarks {
  return (find, sign) => (
    <g class="marks">
      {marks.map((mark, i) => (
        <MarkPicture key={`${mark.why} ${mark.places.join(' ')} ${i}`} mark={mark} find={find} sign={sign} />
      ))}
    </g>
  );
}

function MarkPicture(props: { readonly mark: Mark; readonly find: FindPlace; readonly sign: number }) {
  const { mark, find, sign } = props;
  const found = mark.places.flatMap(place => {
    const area = find(place);
    return area === null ? [] : ['width' in area ? areaOfBox(area) : area];
  });
  const last = found.at(-1);
  if (!last) return null;
  const outlined = mark.isWay ? [last] : found;
  const outline = outlined.flat().map(pathOf).join('');
  const at = signPlace(last, sign);
  const colour = mark.why === 'advised' ? 'var(--advice)' : `var(--seat-${mark.seat})`;
  return (
    <g class={`mark mark-${mark.why}`} style={{ '--mark': colour }}>
      <path class="mark-ground" d={outline} />
      <path class="mark-line" d={outline} />
      {mark.isWay && found.length > 1 && <Arrow spots={found.map(middleOf)} head={sign} />}
      <g transform={`translate(${at.x} ${at.y})`}>
        {mark.why === 'advised' ? (
          <AdviceStar radius={1.5 * sign} />
        ) : (
          <SeatMark seat={mark.seat} radius={sign} />
        )}
      </g>
    </g>
  );
}

function Arrow({ spots, head }: { readonly spots: readonly Point[]; readonly head: number }) {
  const [from, to] = spots.slice(-2);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const way = spots.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <>
      <path class="mark-ground" d={`M${way}`} />
      <path class="mark-line mark-way" d={`M${way}`} />
      <path
        class="mark-head"
        transform={`translate(${to.x} ${to.y}) rotate(${angle}) scale(${head / 5})`}
        d="M7 0-4-6-1 0-4 6Z"
      />
    </>
  );
}

/**
 * Where the sign goes: at the lower left corner of a box, clear of what is there; inside a corner of other shapes; in
 * the middle of a line.
 */
function signPlace(area: Area, sign: number): Point {
  const [corners] = area;
  const middle = middleOf([corners]);
  if (corners.length < 3) return middle;
  const { x, y, width, height } = boundsOf([corners]);
  if (corners.length === 4) {
    const by = Math.min(width, height) < 4 * sign ? 0 : 1.3 * sign;
    return { x: x + by, y: y + height - by };
  }
  const [{ x: cornerX, y: cornerY }] = corners;
  return { x: cornerX + 0.4 * (middle.x - cornerX), y: cornerY + 0.4 * (middle.y - cornerY) };
}

function middleOf(area: Area): Point {
  const { x, y, width, height } = boundsOf(area);
  return { x: x + width / 2, y: y + height / 2 };
}

function pathOf(corners: readonly Point[]): string {
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}
