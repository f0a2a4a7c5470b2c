import type { ComponentChildren } from 'preact';
import type { CheeseLetter, TileLetter } from '../game.ts';

/** How large a tile is, as seen through its hole; drawn around the origin. */
export const TILE = { width: 38, height: 36 } as const;

/** A tile of the floor: planks with a cheese and its letter, planks alone, a trap, or nothing seen yet. */
export function Tile({ tile }: { readonly tile: TileLetter | '?' }) {
  if (tile === '?') return <Unseen />;
  if (tile === 'x') return <Trap />;
  return (
    <g class="ba-tile">
      <rect class="ba-planks" x={-19} y={-18} width={38} height={36} />
      <path class="ba-plank-lines" d="M-19-6H19M-19 6H19M-4-18V-6M8-6V6M-9 6V18" />
      {tile === '.' ? (
        <path class="ba-nails" d="M-7-12h.1M-1-12h.1M5 0h.1M11 0h.1M-12 12h.1M-6 12h.1" />
      ) : (
        <>
          <g transform="translate(3 3)">
            <Cheese cheese={tile} />
          </g>
          <CheeseLetterMark cheese={tile} x={-10.5} y={-9.5} />
        </>
      )}
    </g>
  );
}

function Unseen() {
  return (
    <g class="ba-unseen">
      <rect x={-19} y={-18} width={38} height={36} />
      <text y={7} font-size={20} text-anchor="middle">
        ?
      </text>
    </g>
  );
}

function Trap() {
  return (
    <g class="ba-trap">
      <rect class="ba-pit" x={-19} y={-18} width={38} height={36} />
      <path class="ba-depth" d="M-19-18-8-7H8L19-18M-8-7V7H8V-7M-8 7-19 18M8 7 19 18" />
      <path class="ba-jaw" d="M-19-18H19V-12L14.5-5 10-12 5-4 0-12-5-4-10-12-14.5-5-19-12Z" />
      <path class="ba-jaw" d="M-19 18H19V12L14.5 5 10 12 5 4 0 12-5 4-10 12-14.5 5-19 12Z" />
      <g class="ba-danger" transform="translate(-10.5 -9.5)">
        <circle r={7.6} />
        <path d="M-3-3 3 3M3-3-3 3" />
      </g>
    </g>
  );
}

/** The letter of a cheese on its round label. */
export function CheeseLetterMark(props: {
  readonly cheese: CheeseLetter;
  readonly x?: number;
  readonly y?: number;
  readonly radius?: number;
}) {
  const { cheese, x = 0, y = 0, radius = 7.6 } = props;
  return (
    <g class="ba-letter" transform={`translate(${x} ${y})`}>
      <circle r={radius} />
      <text y={radius * 0.56} font-size={radius * 1.6} text-anchor="middle">
        {cheese}
      </text>
    </g>
  );
}

/** A cheese around the origin, within ±15 by ±12. Each has its own shape. */
export function Cheese({ cheese }: { readonly cheese: CheeseLetter }) {
  return <g class={`ba-cheese ba-cheese-${cheese}`}>{CHEESES[cheese]}</g>;
}

const CHEESES: Readonly<Record<CheeseLetter, ComponentChildren>> = {
  // Appenzeller: a whole wheel with a herbed rind.
  A: (
    <>
      <path class="ba-rind" d="M-14-3V4C-14 9-7 12 0 12S14 9 14 4V-3Z" />
      <ellipse class="ba-paste" cy={-3} rx={14} ry={8} />
      <ellipse class="ba-line" cy={-3} rx={9} ry={5} />
      <path class="ba-dots" d="M-9 6h.1M-4 8.5h.1M2 8.8h.1M8 7h.1M-11 2.5h.1M11.5 3h.1" />
    </>
  ),
  // Brie: a flat, pointed slice with a white rind.
  B: (
    <>
      <path class="ba-paste" d="M-15 4 13-6V5L-13 11Z" />
      <path class="ba-rind" d="M-15 4C-8-4 2-10 9-11 12-10 13.5-8 13-6Z" />
    </>
  ),
  // Camembert: a round one with a piece cut out.
  C: (
    <>
      <path class="ba-rind" d="M0 1 12.5-3A13 11 0 1 0 9 9Z" />
      <path class="ba-line" d="M-8-5Q-4-8 1-7.5M-9.5 3Q-8 7-4 8.5" />
      <path class="ba-paste" d="M0 1 12.5-3 13.2 0 1.5 5.5ZM0 1 9 9 7.5 12 0 5Z" />
    </>
  ),
  // Danablu: a block with blue veins.
  D: (
    <>
      <path class="ba-rind" d="M-13-4-4-11H14L6-4Z" />
      <path class="ba-paste" d="M-13-4H6V11H-13Z" />
      <path class="ba-rind" d="M6-4 14-11V4L6 11Z" />
      <path class="ba-veins" d="M-9 0l3 2-1 3M0 6l3-2M-3-1l2 2M-7 8l3-1M2 0l1 2M9-3l1 3M-3-8l3 1M5-8l2 1" />
    </>
  ),
  // Emmentaler: a high wedge with large holes.
  E: (
    <>
      <path class="ba-rind" d="M-15 2 10-11C14-9 15-6 14-2Z" />
      <path class="ba-paste" d="M-15 2 14-2V11H-15Z" />
      <path class="ba-holes" d="M-8 7h.1M3 3.5h.1M9 8h.1M-1 9.5h.1" />
      <path class="ba-holes ba-small-holes" d="M5-5h.1" />
    </>
  ),
  // Feta: three white cubes.
  F: (
    <>
      <path class="ba-paste" d="M-14 1H-3V12H-14ZM1 2H12V12H1Z" />
      <path class="ba-rind" d="M-14 1-11-2H0L-3 1ZM1 2 4-1H15L12 2ZM12 2 15-1V9L12 12ZM-3 1 0-2V9L-3 12Z" />
      <path class="ba-paste" d="M-6-9H5V0H-6Z" />
      <path class="ba-rind" d="M-6-9-3-12H8L5-9ZM5-9 8-12V-3L5 0Z" />
    </>
  ),
  // Gouda: half a wheel in red wax.
  G: (
    <>
      <path class="ba-rind" d="M-14 2C-14-7-8-12 0-12S14-7 14 2L11 4Z" />
      <path class="ba-paste" d="M-14 2C-9 4 9 4 14 2V8C9 12-9 12-14 8Z" />
      <path class="ba-line" d="M-8-6Q-4-9 1-9" />
    </>
  ),
};
