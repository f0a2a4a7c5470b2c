import { DAY } from '../../protocol/pace.ts';
import { rating } from '../online/times.ts';

const WIDTH = 320;
const HEIGHT = 96;
const LEFT = 34;
const RIGHT = 8;
const TOP = 10;
const BOTTOM = 10;

/**
 * The history of a rating. The scale is written beside it and always reaches 10 points, so that a small change does not
 * look like a big one. A table beside it has the same figures.
 */
export function RatingGraph({
  history,
  label,
}: {
  /** The rating after every match, the first one first. */
  readonly history: readonly { readonly at: number; readonly rating: number }[];
  readonly label: string;
}) {
  const ratings = history.map(({ rating }) => rating);
  const { low, high } = scaleFor(ratings);
  const shares = sharesOf(history.map(({ at }) => at));
  const x = (match: number) => LEFT + (WIDTH - LEFT - RIGHT) * shares[match];
  const y = (value: number) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - value)) / (high - low);
  const [lastX, lastY] = [x(ratings.length - 1), y(ratings[ratings.length - 1])];
  const lines = [low, (low + high) / 2, high];
  return (
    <svg class="rating-graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {lines.map(value => (
        <g key={value}>
          <path d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} class={value === 0 ? 'zero' : 'scale'} />
          <text x={LEFT - 6} y={y(value)} dy="0.35em" text-anchor="end">
            {rating(value)}
          </text>
        </g>
      ))}
      <polyline points={ratings.map((value, at) => `${x(at)},${y(value)}`).join(' ')} class="course" />
      {ratings.length <= 40 &&
        ratings.map((value, at) => <circle key={at} cx={x(at)} cy={y(value)} r={2} class="match" />)}
      <circle cx={lastX} cy={lastY} r={4} class="last" />
    </svg>
  );
}

/** How far along each moment is, from 0 to 1: by time or, if all of it was within a day, one match after the other. */
export function sharesOf(times: readonly number[]): number[] {
  const [first, last] = [times[0], times[times.length - 1]];
  const isOneDay = last - first < DAY;
  return times.map((at, match) =>
    isOneDay ? match / Math.max(1, times.length - 1) : (at - first) / (last - first),
  );
}

/** Round limits, in tens or fives, around everything shown. */
function scaleFor(ratings: readonly number[]): { readonly low: number; readonly high: number } {
  const low = Math.floor(Math.min(0, ...ratings) / 10) * 10;
  const high = Math.max(low + 10, Math.ceil(Math.max(0, ...ratings) / 10) * 10);
  return { low, high };
}
