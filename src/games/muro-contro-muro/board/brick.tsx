import type { ComponentChildren } from 'preact';
import type { Brick, Colour } from '../game.ts';
import { faceTo } from './bricks.ts';
import { BRICK_HEIGHT, BRICK_WIDTH } from './geometry.ts';

/** Bricks and their colours. Each colour also has a sign: a leaf, a flower, a drop. */

const PIECE: Readonly<Record<Colour, string>> = { G: 'green', F: 'fuchsia', B: 'sky' };

function colourOf(colour: Colour): string {
  return `var(--piece-${PIECE[colour]})`;
}
function edgeOf(colour: Colour): string {
  return `var(--piece-${PIECE[colour]}-edge)`;
}
function inkOf(colour: Colour): string {
  return `var(--piece-${PIECE[colour]}-ink)`;
}

const SIGNS: Readonly<Record<Colour, () => ComponentChildren>> = {
  G: () => (
    <>
      <path d="M-9 9C-10-4-2-10 10-10 10 2 4 10-9 9Z" fill={inkOf('G')} />
      <path d="M-9 9 4-4" stroke={colourOf('G')} stroke-width={2} />
    </>
  ),
  F: () => (
    <>
      <path
        d="M0-10.5C4-10.5 5-6 3-3 6-5 10.5-4 10.5 0 10.5 4 6 5 3 3 5 6 4 10.5 0 10.5-4 10.5-5 6-3 3-6 5-10.5 4-10.5 0-10.5-4-6-5-3-3-5-6-4-10.5 0-10.5Z"
        fill={inkOf('F')}
      />
      <circle r={2.6} fill={colourOf('F')} />
    </>
  ),
  B: () => <path d="M0-11C4-5 8-1 8 3.4A8 7.6 0 0 1-8 3.4C-8-1-4-5 0-11Z" fill={inkOf('B')} />,
};

/** The sign of a colour, within ±10, in the ink of its colour. */
function Sign({ colour }: { readonly colour: Colour }) {
  return SIGNS[colour]();
}

/** A colour as a token: a disc with its sign, around the origin. */
export function Token({ colour, radius }: { readonly colour: Colour; readonly radius: number }) {
  return (
    <g transform={`scale(${radius / 18})`}>
      <circle r={17} fill={colourOf(colour)} stroke={edgeOf(colour)} stroke-width={2} />
      <Sign colour={colour} />
    </g>
  );
}

/** One face of a brick as it stands in the wall, from its upper left corner, in the wall's units. */
export function BrickFace({ colour }: { readonly colour: Colour }) {
  const [w, h] = [BRICK_WIDTH, BRICK_HEIGHT];
  return (
    <>
      <rect
        x={1.5}
        y={1.5}
        width={w - 3}
        height={h - 3}
        rx={6}
        fill={colourOf(colour)}
        stroke={edgeOf(colour)}
        stroke-width={3}
      />
      <path d={`M6 5.5H${w - 6}`} stroke="#fff" stroke-width={4} stroke-linecap="round" opacity={0.35} />
      <path d={`M6 ${h - 6}H${w - 6}`} stroke="#000" stroke-width={5} stroke-linecap="round" opacity={0.2} />
      <g transform={`translate(${w / 2} ${h / 2}) scale(1.85)`}>
        <Sign colour={colour} />
      </g>
    </>
  );
}

/** How far the back of a whole brick shows beyond its face, to the right and at the top. */
export const BACK_OUT = 20;

/** A brick lying on the table: the face towards a side, and behind it the other one showing, with its sign. */
export function WholeBrick({ brick, side }: { readonly brick: Brick; readonly side: number }) {
  const far = faceTo(brick, 1 - side);
  return (
    <>
      <rect
        x={BACK_OUT}
        y={-BACK_OUT}
        width={BRICK_WIDTH - 1.5}
        height={BRICK_HEIGHT - 1.5}
        rx={6}
        fill={colourOf(far)}
        stroke={edgeOf(far)}
        stroke-width={3}
      />
      <BrickFace colour={faceTo(brick, side)} />
      <g transform={`translate(${BRICK_WIDTH + 2} ${-2})`}>
        <Token colour={far} radius={19} />
      </g>
    </>
  );
}
