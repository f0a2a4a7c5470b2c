import { CREST } from '../../protocol/clubs.ts';

const WIDTH = 60;
const COURSE = 15;
const BRICK = WIDTH / CREST.bricks;
const TOP = 14;
const HEIGHT = TOP + CREST.courses * COURSE;

/** A brick of a crest: every other course is set off by half a brick, and its last brick goes round the corner. */
interface Brick {
  readonly number: number;
  readonly colour: number;
  readonly parts: readonly { readonly x: number; readonly y: number; readonly width: number }[];
}

function bricksOf(crest: string): readonly Brick[] {
  return Array.from({ length: CREST.courses * CREST.bricks }, (_, number) => {
    const course = Math.floor(number / CREST.bricks);
    const x = (number % CREST.bricks) * BRICK + (course % 2 === 0 ? 0 : BRICK / 2);
    const y = TOP + course * COURSE;
    const colour = Number(crest[number]);
    if (x + BRICK <= WIDTH) return { number, colour, parts: [{ x, y, width: BRICK }] };
    const width = WIDTH - x;
    return {
      number,
      colour,
      parts: [
        { x, y, width },
        { x: 0, y, width: BRICK - width },
      ],
    };
  });
}

function colourOf(colour: number): string {
  return colour < CREST.colours - 1 ? `var(--seat-${colour})` : 'var(--line-strong)';
}

/** What a wall ends in: battlements, a gable, or nothing. */
const TOPS = [
  `M0 ${TOP}V4h12v5h12V4h12v5h12V4h12V${TOP}Z`,
  `M0 ${TOP} ${WIDTH / 2} 0 ${WIDTH} ${TOP}Z`,
  `M0 ${TOP}v-4h${WIDTH}v4Z`,
];

/** The crest of a club: a piece of wall. */
export function Crest(props: {
  readonly crest: string;
  readonly label?: string;
  readonly size?: number;
  /** Bricks can be tapped. */
  readonly onTap?: (brick: number) => void;
}) {
  const { crest, label, size = 56, onTap } = props;
  const top = Number(crest[CREST.courses * CREST.bricks]);
  return (
    <svg
      class="crest"
      width={size}
      height={(size * HEIGHT) / WIDTH}
      viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`}
      role="img"
      aria-hidden={label === undefined}
      aria-label={label ?? ''}
    >
      <path d={TOPS[top] ?? TOPS[0]} fill={colourOf(Number(crest[1]))} stroke="var(--plaster-raised)" />
      {bricksOf(crest).flatMap(({ number, colour, parts }) =>
        parts.map(({ x, y, width }) => (
          <rect
            key={`${number} ${x}`}
            x={x}
            y={y}
            width={width}
            height={COURSE}
            fill={colourOf(colour)}
            stroke="var(--plaster-raised)"
            stroke-width={1.5}
            {...(onTap && { onClick: () => onTap(number) })}
          />
        )),
      )}
    </svg>
  );
}
