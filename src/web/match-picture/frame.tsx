import type { ComponentChildren } from 'preact';
import { Materials } from '../drawing/materials.tsx';
import { SeatMark } from '../drawing/seat-mark.tsx';

/** The size that link previews ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** Where the board is. */
export const BOARD = { x: 0, y: 0, width: 752, height: HEIGHT } as const;

/** Each weight of our typeface is also a family of its own, for readers that ignore weights. */
const MEDIUM = 'Alegreya Medium, Alegreya, Palatino, serif';
export const BOLD = 'Alegreya ExtraBold, Alegreya, Palatino, serif';

/** In letters of average width. */
const WIDEST_NAME = 12;

const LEFT = 796;
const RIGHT = WIDTH - 44;

/** The board on the left; the game and everybody's points on the right. No sentences: it is for every language. */
export function Frame(props: {
  readonly title: string;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly children: ComponentChildren;
}) {
  const { title, names, scores, winners, children } = props;
  const lines = linesOf(title);
  const order = [...scores.keys()].sort(
    (a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[b] - scores[a],
  );
  const top = 62 + lines.length * 60;
  const step = Math.min(68, (HEIGHT - 88 - top) / order.length);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
      <title>{title}</title>
      <Materials />
      <clipPath id="board">
        <rect {...BOARD} />
      </clipPath>
      <rect width={WIDTH} height={HEIGHT} fill="var(--plaster)" />
      <g clip-path="url(#board)">{children}</g>
      <Edge />
      <g font-family={MEDIUM} fill="var(--ink)">
        <text font-family={BOLD} font-weight="800" font-size={60}>
          {lines.map((line, i) => (
            <tspan key={line} x={LEFT} y={92 + i * 60}>
              {line}
            </tspan>
          ))}
        </text>
        {order.map((seat, i) => (
          <g key={seat} transform={`translate(0 ${top + 10 + i * step})`}>
            {winners.includes(seat) && (
              <rect
                x={LEFT - 16}
                y={2}
                width={RIGHT - LEFT + 32}
                height={step - 4}
                rx={6}
                fill="var(--brick-soft)"
              />
            )}
            <g transform={`translate(${LEFT + 14} ${step / 2})`}>
              <SeatMark seat={seat} radius={17} />
            </g>
            <text
              x={LEFT + 46}
              y={step / 2 + 11}
              font-size={33}
              font-family={winners.includes(seat) ? BOLD : MEDIUM}
              font-weight={winners.includes(seat) ? '800' : '500'}
            >
              {shortened(names[seat])}
            </text>
            <text
              x={RIGHT}
              y={step / 2 + 13}
              font-family={BOLD}
              font-size={38}
              font-weight="800"
              text-anchor="end"
            >
              {String(scores[seat]).replace('-', '−')}
            </text>
            {winners.includes(seat) && <Crown x={RIGHT - 98} y={step / 2} />}
          </g>
        ))}
        <g transform={`translate(${LEFT} ${HEIGHT - 72})`}>
          <Gate />
          <text x={48} y={29} font-family={BOLD} font-size={27} font-weight="800" fill="var(--ink-soft)">
            Quattro Mura
          </text>
        </g>
      </g>
    </svg>
  );
}

/** The edge of the board: a wall seen from above. */
function Edge() {
  const merlons = Array.from({ length: 11 }, (_, i) => `M${BOARD.width - 1} ${i * 60 + 12}h15v34h-15Z`).join(
    '',
  );
  return (
    <g fill="var(--stone-light)" stroke="var(--stone-dark)" stroke-width={2}>
      <path d={merlons} />
      <path d={`M${BOARD.width - 5}-2h9V${HEIGHT + 2}h-9Z`} />
    </g>
  );
}

/** The mark of the app. */
export function Gate() {
  return (
    <>
      <path d="M3 33V9h6v4h5V9h8v4h5V9h6v24Z" fill="var(--brick)" />
      <path d="M3 19h30M3 26h30M11.5 13v6M24.5 13v6M7.5 19v7M28.5 19v7" stroke="var(--plaster)" fill="none" />
      <path d="M13.5 33v-6a4.5 4.5 0 0 1 9 0v6Z" fill="var(--plaster)" />
    </>
  );
}

function Crown({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x - 15} ${y - 15}) scale(1.3)`} fill="var(--piece-yellow)" stroke="var(--ink)">
      <path d="M4 18h16M4 15 3 7l5 4 4-6 4 6 5-4-1 8Z" stroke-width={1.8} stroke-linejoin="round" />
    </g>
  );
}

/** A long title in two lines. */
function linesOf(title: string): readonly string[] {
  if (title.length <= 12) return [title];
  const words = title.split(' ');
  return [words.slice(0, -1).join(' '), words[words.length - 1]];
}

/** As much of a name as fits; letters of some scripts are twice as wide. */
function shortened(name: string): string {
  const letters = Array.from(name);
  const widthOf = (letter: string) => ((letter.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1);
  const width = (some: readonly string[]) => some.reduce((sum, letter) => sum + widthOf(letter), 0);
  if (width(letters) <= WIDEST_NAME) return name;
  while (width(letters) >= WIDEST_NAME) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
