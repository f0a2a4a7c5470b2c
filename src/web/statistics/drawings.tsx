import { punctuation, type Texts } from '../frame/texts.ts';
import type { Outcome } from './statistics.ts';

/** The small graphs. Their content is also given in words beside them, so they are decorative. */

const LENGTH = 200;
const THICK = 14;

export function ShareBar(props: {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly fair: number;
}) {
  const { share, low, high, fair } = props;
  return (
    <svg class="share-bar" viewBox={`0 0 ${LENGTH} ${THICK}`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="bar-ground" width={LENGTH} height={THICK} />
      <rect class="bar-filled" width={LENGTH * share} height={THICK} />
      <rect class="bar-off" x={LENGTH * low} y={THICK / 2 - 1} width={LENGTH * (high - low)} height={2} />
      <rect class="bar-fair" x={LENGTH * fair - 0.75} width={1.5} height={THICK} />
    </svg>
  );
}

const STEP = 17;

/** A win is an upright stone, a shared win half of one, a loss a stone lying down. */
export function RecentStrip({
  recent,
  texts,
}: {
  readonly recent: readonly Outcome[];
  readonly texts: Texts['statistics'];
}) {
  return (
    <figure class="recent">
      <svg
        viewBox={`0 0 ${STEP * recent.length} 26`}
        width={STEP * recent.length}
        height={26}
        aria-hidden="true"
      >
        {recent.map((outcome, i) => (
          <rect
            key={i}
            class={`stone ${outcome}`}
            x={i * STEP + 2}
            y={{ won: 1, shared: 10, lost: 18 }[outcome]}
            width={STEP - 4}
            height={{ won: 24, shared: 15, lost: 7 }[outcome]}
            rx={1.5}
          />
        ))}
      </svg>
      <figcaption>
        <span aria-hidden="true">{texts.recent(recent.length)}</span>
        <span class="spoken">
          {punctuation.value.labelled(
            texts.recent(recent.length),
            punctuation.value.listed(recent.map(outcome => texts.outcomes[outcome])),
          )}
        </span>
      </figcaption>
    </figure>
  );
}

const WIDTH = 320;
const HEIGHT = 96;
const ROOM = 34;

/** One point per match, in order: the share of sound decisions. */
export function CourseGraph(props: {
  readonly shares: readonly number[];
  readonly label: string;
  readonly texts: Texts['statistics'];
}) {
  const { shares, label, texts } = props;
  const x = (i: number) => ROOM + (i / (shares.length - 1)) * (WIDTH - ROOM - 8);
  const y = (share: number) => 8 + (1 - share) * (HEIGHT - 16);
  return (
    <svg class="course" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[0, 0.5, 1].map(share => (
        <g key={share}>
          <line class="course-line" x1={ROOM} x2={WIDTH} y1={y(share)} y2={y(share)} />
          <text class="course-scale" x={ROOM - 4} y={y(share) + 3.5} text-anchor="end">
            {texts.percent(100 * share)}
          </text>
        </g>
      ))}
      <polyline class="course-way" points={shares.map((share, i) => `${x(i)},${y(share)}`).join(' ')} />
      {shares.map((share, i) => (
        <circle key={i} class="course-point" cx={x(i)} cy={y(share)} r={3} />
      ))}
    </svg>
  );
}
