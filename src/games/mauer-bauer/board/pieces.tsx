import type { ComponentChildren } from 'preact';
import type { HouseColour, TowerColour } from '../game.ts';
import type { HouseFace } from '../rules/dice.ts';
import type { Region } from '../rules/land.ts';
import type { Spot } from './geometry.ts';

/**
 * The wooden pieces, in the land's units, around the origin. Houses and palaces have the mark of their colour on them;
 * towers differ by their tops: a pointed roof for white, merlons for grey, a dome for black.
 */

const HOUSE: Readonly<Record<HouseColour, string>> = {
  R: 'red',
  G: 'green',
  B: 'blue',
  Y: 'yellow',
  P: 'pink',
};
const TOWER: Readonly<Record<TowerColour, string>> = { w: 'white', g: 'grey', k: 'black' };

/** Within ±7: a diamond, a tree, a ring, a cross, a heart. */
const MARKS: Readonly<Record<HouseColour, string>> = {
  R: 'M0-7.5 6.5 0 0 7.5-6.5 0Z',
  G: 'M0-7.5 6.5 5H1.6V7.5H-1.6V5H-6.5Z',
  B: 'M0-6.8A6.8 6.8 0 1 1-.01-6.8ZM0-2.6A2.6 2.6 0 1 0 .01-2.6Z',
  Y: 'M-2.3-6.8H2.3V-2.3H6.8V2.3H2.3V6.8H-2.3V2.3H-6.8V-2.3H-2.3Z',
  P: 'M0 7C-9 .5-7.5-6.5-3.4-6.5-1.4-6.5 0-5 0-3.4 0-5 1.4-6.5 3.4-6.5 7.5-6.5 9 .5 0 7Z',
};

const HOUSE_OUTLINE = 'M0-17 16-3.5H12.5V13H-12.5V-3.5H-16Z';
const HOUSE_ROOF = 'M0-17 16-3.5H-16Z';
const PALACE_OUTLINE = 'M-20 16V-10L-14-20-8-10V-5L0-17 8-5V-10L14-20 20-10V16Z';
const PALACE_ROOFS = 'M-20-10-14-20-8-10ZM8-10 14-20 20-10ZM-8-3V-5L0-17 8-5V-3Z';

/** A house; without a colour, any house. */
export function House({ colour }: { readonly colour: HouseColour | null }) {
  return <Building colour={colour} outline={HOUSE_OUTLINE} roof={HOUSE_ROOF} mark={[0, 4.2, 0.98]} />;
}

export function Palace({ colour }: { readonly colour: HouseColour | null }) {
  return <Building colour={colour} outline={PALACE_OUTLINE} roof={PALACE_ROOFS} mark={[0, 5.6, 1.25]} />;
}

function Building(props: {
  readonly colour: HouseColour | null;
  readonly outline: string;
  readonly roof: string;
  readonly mark: readonly [x: number, y: number, scale: number];
}) {
  const { colour, outline, roof, mark } = props;
  const name = colour === null ? 'white' : HOUSE[colour];
  const [x, y, scale] = mark;
  return (
    <>
      <path class="mb-halo" d={outline} />
      <path
        d={outline}
        fill={`var(--piece-${name})`}
        stroke={`var(--piece-${name}-edge)`}
        stroke-width={2.2}
        stroke-linejoin="round"
      />
      <path d={roof} fill={`var(--piece-${name}-edge)`} opacity={0.35} />
      {colour && (
        <path
          d={MARKS[colour]}
          transform={`translate(${x} ${y}) scale(${scale})`}
          fill={`var(--piece-${name}-ink)`}
          fill-rule="evenodd"
        />
      )}
    </>
  );
}

const BODY = 'M-10 7V-13H10V7A10 4.5 0 0 1-10 7Z';
const TOPS: Readonly<Record<TowerColour, string>> = {
  w: 'M-13-12 0-31 13-12Z',
  g: 'M-13-11V-25H-7V-20H-3V-25H3V-20H7V-25H13V-11Z',
  k: 'M-13-11V-14A13 12 0 0 1-2-25.5V-31H2V-25.5A13 12 0 0 1 13-14V-11Z',
};

/** A tower; the origin is the point that it stands on. */
export function Tower({ colour }: { readonly colour: TowerColour }) {
  const name = TOWER[colour];
  return (
    <>
      <ellipse cx={2} cy={8} rx={14} ry={6} fill="#000" opacity={0.22} />
      <path class="mb-halo" d={BODY + TOPS[colour]} />
      <g
        fill={`var(--piece-${name})`}
        stroke={`var(--piece-${name}-edge)`}
        stroke-width={2}
        stroke-linejoin="round"
      >
        <path d={BODY} />
        <path d={TOPS[colour]} />
      </g>
      <path d="M3-11H9V8Q6 10 3 10.5Z" fill="#000" opacity={0.16} />
      <path d="M-2.2 4V-3A2.2 2.2 0 0 1 2.2-3V4Z" fill={`var(--piece-${name}-ink)`} opacity={0.75} />
    </>
  );
}

/** Towers of all three colours, for cards that count any. */
export function ThreeTowers() {
  return (
    <>
      {(['w', 'k', 'g'] as const).map((colour, i) => (
        <g key={colour} transform={`translate(${[-13, 13, 0][i]} ${[0, 0, 7][i]}) scale(.72)`}>
          <Tower colour={colour} />
        </g>
      ))}
    </>
  );
}

/** A wall of cut stone from one point to another, seen from above. */
export function WallPiece({ from, to }: { readonly from: Spot; readonly to: Spot }) {
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <g fill="none" stroke-linecap="butt">
      <path class="mb-wall-shade" d={line} transform="translate(1.5 4)" />
      <path class="mb-wall-edge" d={line} />
      <path class="mb-wall-face" d={line} />
      <path class="mb-wall-top" d={line} />
      <path class="mb-wall-merlons" d={line} />
    </g>
  );
}

const SHIELD = 'M-14-16H14V0C14 10 6 15 0 18-6 15-14 10-14 0Z';
/** Waves in the west, an oak in the centre, the rising sun in the east. */
const EMBLEMS: Readonly<Record<Region, ComponentChildren>> = {
  west: <path d="M-9-6q4.5-5 9 0t9 0M-9 1q4.5-5 9 0t9 0M-6 8q3-4 6 0t6 0" />,
  centre: <path d="M0 12V2M-5-1A5 5 0 0 1-4-9 5 5 0 0 1 4-9 5 5 0 0 1 5-1 6 6 0 0 1-5-1Z" />,
  east: <path d="M-9 4H9M-6 4A6 6 0 0 1 6 4M0-6V-10M-6.5-3-9-6M6.5-3 9-6M-5 9H5" />,
};

/** The arms of a region. */
export function Shield({ region }: { readonly region: Region }) {
  return (
    <g class={`mb-shield mb-${region}`}>
      <path class="mb-shield-field" d={SHIELD} />
      <g class="mb-emblem">{EMBLEMS[region]}</g>
    </g>
  );
}

/** What a house die shows, within ±18. */
export function HouseDieFace({ face }: { readonly face: HouseFace }) {
  return face === '?' ? (
    <text class="mb-die-any" y={9}>
      ?
    </text>
  ) : (
    <House colour={face} />
  );
}

/** The place of a piece that is still to come. */
export function Unknown({ tower }: { readonly tower: boolean }) {
  return (
    <g class="mb-unknown">
      <path d={tower ? `${BODY}M-10-13V-22H10V-13` : HOUSE_OUTLINE} />
      <text y={tower ? 1 : 10}>?</text>
    </g>
  );
}
