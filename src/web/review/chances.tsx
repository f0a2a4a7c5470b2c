import type { ReadonlySignal } from '@preact/signals';
import { chancesAt, type Finding, turningPointsOf } from '../../bots/review/index.ts';
import { SeatBadge, SeatMark } from '../drawing/seat-mark.tsx';
import type { Texts } from '../frame/texts.ts';
import { HEIGHT, marksOf, momentAt, pathOf, ROOM, rowsOf, WIDTH, xOf, yOf } from './graph.ts';

interface ChancesProps {
  readonly findings: readonly (Finding | undefined)[];
  /** How many plays the match has. */
  readonly length: number;
  readonly names: readonly string[];
  readonly moment: ReadonlySignal<number>;
  readonly jump: (moment: number) => void;
  readonly texts: Texts['review'];
}

/** Seats differ by line pattern as well as by colour and mark. */
const PATTERNS = ['none', '7 3', '2 3', '10 3 2 3', '5 2 1 2', '1 2'] as const;
/** A table with more rows than this helps nobody. */
const MOST_ROWS = 40;
/** How many plays Page Up and Page Down go. */
const PAGE = 10;

/**
 * The graph of everybody's chances over the match. It is also a slider: tapping or dragging on it goes to that play.
 */
export function Chances(props: ChancesProps) {
  const { findings, length, names, moment, jump, texts } = props;
  const now = moment.value;
  const chances = chancesAt(findings, now);
  const percents = chances?.map(chance => Math.round(100 * chance));
  const inWords = percents ? names.map((name, seat) => texts.chance(name, percents[seat])) : [];
  const slide = (event: PointerEvent) => {
    if (!(event.currentTarget instanceof Element)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const to = momentAt(((event.clientX - box.left) / box.width) * WIDTH, length);
    if (to !== now) jump(to);
  };
  return (
    <section aria-labelledby="review-chances">
      <h2 id="review-chances">{texts.chances}</h2>
      <ul class="review-now" aria-hidden="true">
        {names.map((name, seat) => (
          <li key={String(seat)}>
            <SeatBadge seat={seat} size={16} /> <span>{name}</span>{' '}
            <b>{percents ? texts.percent(percents[seat]) : '–'}</b>
          </li>
        ))}
      </ul>
      <div
        class="review-graph"
        role="slider"
        tabIndex={0}
        aria-label={texts.graph}
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={now}
        aria-valuetext={texts.at(now, inWords)}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId);
          slide(event);
        }}
        onPointerMove={event => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) slide(event);
        }}
        onKeyDown={event => {
          const to = goalOf(event.key, now, length);
          if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          event.stopPropagation();
          jump(to);
        }}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <Scale texts={texts} />
          {names.map((name, seat) => (
            <path
              key={name + String(seat)}
              d={pathOf(findings, seat, length)}
              fill="none"
              stroke={`var(--seat-${seat})`}
              stroke-width={2}
              stroke-linejoin="round"
              stroke-dasharray={PATTERNS[seat]}
            />
          ))}
          <TurningMarks findings={findings} length={length} />
          <line
            class="review-here"
            x1={xOf(now, length)}
            x2={xOf(now, length)}
            y1={ROOM.top - 4}
            y2={HEIGHT - ROOM.bottom}
          />
          {names.map((name, seat) => (
            <g key={name + String(seat)}>
              {marksOf(findings, seat, names.length, length).map(({ x, y }) => (
                <g key={x} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
                  <SeatMark seat={seat} radius={6} />
                </g>
              ))}
            </g>
          ))}
        </svg>
      </div>
      <p class="note">{texts.chancesHow}</p>
      <details>
        <summary>{texts.asTable}</summary>
        <ChancesTable {...props} />
      </details>
    </section>
  );
}

function Scale({ texts }: { readonly texts: Texts['review'] }) {
  return (
    <g>
      {[0, 25, 50, 75, 100].map(percent => (
        <g key={percent}>
          <line
            class="review-line"
            x1={ROOM.left}
            x2={WIDTH - ROOM.right}
            y1={yOf(percent / 100)}
            y2={yOf(percent / 100)}
          />
          {percent % 50 === 0 && (
            <text class="review-scale" x={ROOM.left - 4} y={yOf(percent / 100) + 3.5} text-anchor="end">
              {texts.percent(percent)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** A notch for each turning point under the lines: pointed for a mistake, square for luck. */
function TurningMarks({ findings, length }: Pick<ChancesProps, 'findings' | 'length'>) {
  const y = HEIGHT - ROOM.bottom + 4;
  return (
    <g class="review-notches">
      {turningPointsOf(findings).map(({ kind, moment }) => {
        const x = xOf(moment, length);
        return kind === 'mistake' ? (
          <path key={moment} d={`M${x} ${y}l5 9h-10Z`} />
        ) : (
          <rect key={`${moment} luck`} x={x - 3.5} y={y + 1.5} width={7} height={7} />
        );
      })}
    </g>
  );
}

function ChancesTable({ findings, names, texts }: ChancesProps) {
  return (
    <div class="review-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.plays}</th>
            {names.map((name, seat) => (
              <th key={String(seat)} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(findings, MOST_ROWS).map(moment => (
            <tr key={moment}>
              <th scope="row">{moment}</th>
              {findings[moment]?.chances?.map((chance, seat) => (
                <td key={String(seat)}>{texts.percent(Math.round(100 * chance))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function goalOf(key: string, now: number, length: number): number | null {
  const to = (moment: number) => Math.min(length, Math.max(0, moment));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return to(now + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return to(now - 1);
    case 'PageUp':
      return to(now + PAGE);
    case 'PageDown':
      return to(now - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return length;
    default:
      return null;
  }
}
