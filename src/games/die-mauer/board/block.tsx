import type { Block, Fist } from '../game.ts';
import { lookOf } from './blocks.ts';

/** A block to scale: it stands on the origin and extends to the right and upwards. `unit` is pixels per merlon. */
export function BlockPicture({ block, unit }: { readonly block: Block; readonly unit: number }) {
  const { merlons } = lookOf(block);
  if (merlons !== null) return <Section merlons={merlons} unit={unit} />;
  return block === 'T' ? <Tower unit={unit} /> : <Gate unit={unit} />;
}

/** Only its outline, for where a block could be. */
export function BlockOutline(props: {
  readonly block: Block;
  readonly unit: number;
  readonly class: string;
}) {
  const { block, unit } = props;
  const { merlons } = lookOf(block);
  const d =
    merlons !== null ? sectionOutline(merlons, unit) : block === 'T' ? towerOutline(unit) : gateOutline(unit);
  return <path class={props.class} d={d} />;
}

const BODY = 2.25;
const MERLON = 0.72;
/** The gap at each side, so that blocks in a row look like several. */
const JOINT = 0.04;

function Section({ merlons, unit: u }: { readonly merlons: number; readonly unit: number }) {
  const width = merlons * u;
  const middle = width / 2;
  // Courses of dressed stone: two lines, with staggered joints.
  let courses = `M${JOINT * u} ${-0.75 * u}H${width - JOINT * u}M${JOINT * u} ${-1.5 * u}H${width - JOINT * u}`;
  for (let i = 1; i < merlons; i++) courses += `M${i * u} ${-0.75 * u}V${-1.5 * u}`;
  for (let i = 0; i < merlons; i++)
    courses += `M${(i + 0.5) * u} 0V${-0.75 * u}M${(i + 0.5) * u} ${-1.5 * u}V${-BODY * u}`;
  let lights = '';
  for (let i = 0; i < merlons; i++) lights += `M${(i + 0.24) * u} ${-(BODY + MERLON - 0.1) * u}h${0.52 * u}`;
  return (
    <g class="dm-block">
      <path class="dm-stone" d={sectionOutline(merlons, u)} />
      <path class="dm-courses" d={courses} />
      <path class="dm-light" d={lights} />
      <path class="dm-shade" d={`M${width - (JOINT + 0.07) * u} ${-BODY * u}V0`} />
      <rect
        class="dm-tablet"
        x={middle - 0.42 * u}
        y={-1.88 * u}
        width={0.84 * u}
        height={1.5 * u}
        rx={0.12 * u}
      />
      <text class="dm-carved" x={middle} y={-0.64 * u} font-size={1.42 * u} text-anchor="middle">
        {merlons}
      </text>
    </g>
  );
}

function sectionOutline(merlons: number, u: number): string {
  let d = `M${JOINT * u} 0V${-BODY * u}`;
  for (let i = 0; i < merlons; i++) {
    d += `H${(i + 0.19) * u}V${-(BODY + MERLON) * u}H${(i + 0.81) * u}V${-BODY * u}`;
  }
  return `${d}H${(merlons - JOINT) * u}V0Z`;
}

function Tower({ unit: u }: { readonly unit: number }) {
  return (
    <g class="dm-block">
      <path class="dm-tower" d={towerOutline(u)} />
      <path
        class="dm-tower-courses"
        d={path(
          u,
          'M.25-.8H1.95M.25-1.6H1.95M.25-2.4H1.95M.25-3.2H1.95M.8 0V-.8M1.4-.8V-1.6M.7-1.6V-2.4M1.5-2.4V-3.2M.25-4.1H1.95M0-4.5H2.2',
        )}
      />
      <path class="dm-roof" d={path(u, 'M-.12-4.9 1.1-6.36 2.32-4.9Z')} />
      <path class="dm-tiles" d={path(u, 'M.26-5.3H1.94M.58-5.7H1.62')} />
      <path class="dm-window" d={path(u, 'M.86-2.55V-3.25A.24.24 0 0 1 1.34-3.25V-2.55Z')} />
      <path class="dm-light" d={path(u, 'M.38-.1V-4')} />
    </g>
  );
}

function towerOutline(u: number): string {
  return path(u, 'M.25 0V-4.1L0-4.5V-4.9H-.12L1.1-6.36 2.32-4.9H2.2V-4.5L1.95-4.1V0Z');
}

function Gate({ unit: u }: { readonly unit: number }) {
  return (
    <g class="dm-block">
      <path class="dm-gate" d={gateOutline(u)} />
      <path
        class="dm-gate-courses"
        d={path(u, 'M.05-.75H.5M2.5-.75H2.95M.05-1.5H.55M2.45-1.5H2.95M.05-2.25H.9M2.1-2.25H2.95M.05-3H2.95')}
      />
      <path class="dm-gable" d={path(u, 'M-.08-3.25 1.5-4.36 3.08-3.25Z')} />
      <path class="dm-voussoirs" d={path(u, 'M.52 0V-1.45A.98.98 0 0 1 2.48-1.45V0')} />
      <path class="dm-arch" d={path(u, 'M.68 0V-1.45A.82.82 0 0 1 2.32-1.45V0Z')} />
      <path
        class="dm-portcullis"
        d={path(u, 'M1.1-.05V-2.15M1.5-.05V-2.25M1.9-.05V-2.15M.68-.6H2.32M.68-1.2H2.32M.75-1.8H2.25')}
      />
      <path class="dm-light" d={path(u, 'M.16-.1V-2.95')} />
    </g>
  );
}

function gateOutline(u: number): string {
  return path(u, 'M.05 0V-3.25H-.08L1.5-4.36 3.08-3.25H2.95V0Z');
}

/**
 * A path given in units, converted to pixels. Radii, too; the flags of an arc are recognised because they stand alone.
 */
function path(unit: number, d: string): string {
  return d.replace(/([A-Z])([^A-Z]*)/g, (_, letter: string, rest: string) => {
    const numbers = rest.match(/-?\d*\.?\d+/g) ?? [];
    const scaled = numbers.map((number, i) =>
      letter === 'A' && i >= 2 && i <= 4 ? number : String(Math.round(Number(number) * unit * 100) / 100),
    );
    return letter + scaled.join(' ');
  });
}

/** A block as a sign, within ±10, for lists and narrow places. `-` is the empty hand. */
export function Sign({ fist }: { readonly fist: Fist }) {
  if (fist === '-') {
    return (
      <g class="dm-sign-empty">
        <circle r={7} />
        <path d="M-5 5 5-5" />
      </g>
    );
  }
  if (fist === 'T') {
    return (
      <g class="dm-block">
        <path class="dm-tower" d="M-4.6 10V-1.5L-6-3V-4.5H6V-3L4.6-1.5V10Z" />
        <path class="dm-roof" d="M-7-4.5 0-10 7-4.5Z" />
        <path class="dm-window" d="M-1.3 4V1A1.3 1.3 0 0 1 1.3 1V4Z" />
      </g>
    );
  }
  if (fist === 'G') {
    return (
      <g class="dm-block">
        <path class="dm-gate" d="M-9 9.5V-3H9V9.5Z" />
        <path class="dm-gable" d="M-10-3 0-9.5 10-3Z" />
        <path class="dm-arch" d="M-5 9.5V3.5A5 5 0 0 1 5 3.5V9.5Z" />
      </g>
    );
  }
  return (
    <g class="dm-block">
      <path class="dm-stone" d="M-9 9V-9H-4.5V-6.5H-2.2V-9H2.2V-6.5H4.5V-9H9V9Z" />
      <text class="dm-carved" y={7} font-size={15} text-anchor="middle">
        {fist}
      </text>
    </g>
  );
}

/** A sign on its own, for text and lists. Decorative: put the words beside it. */
export function SignBadge({ fist, size = 22 }: { readonly fist: Fist; readonly size?: number }) {
  return (
    <svg class="dm-badge" width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
      <Sign fist={fist} />
    </svg>
  );
}
