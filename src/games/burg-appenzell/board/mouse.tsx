import { useLayoutEffect, useRef } from 'preact/hooks';
import { SeatMark } from '../../../web/drawing/index.ts';
import type { Point } from './geometry.ts';
import { STEP_MS } from './pace.ts';

/** A mouse of a seat, sitting with its feet at the origin: 22 wide, 29 high. */
export function Mouse({ seat }: { readonly seat: number }) {
  return (
    <g class="ba-mouse" style={{ '--fur': `var(--seat-${seat})` }}>
      <ellipse class="ba-shade" cx={1} cy={1} rx={11} ry={3.6} />
      <path class="ba-tail-edge" d="M7-2C14 1 16-8 11-11" />
      <path class="ba-tail" d="M7-2C14 1 16-8 11-11" />
      <path class="ba-fur" d="M-9.5-4C-10.5-12-6-16 0-16S10.5-12 9.5-4C9 0 5 2 0 2S-9 0-9.5-4Z" />
      <circle class="ba-fur" cx={-6.6} cy={-23.4} r={5.3} />
      <circle class="ba-fur" cx={6.6} cy={-23.4} r={5.3} />
      <circle class="ba-ear" cx={-6.8} cy={-23.2} r={2.9} />
      <circle class="ba-ear" cx={6.8} cy={-23.2} r={2.9} />
      <ellipse class="ba-fur" cy={-18} rx={8.2} ry={6.6} />
      <circle class="ba-eye" cx={-3.2} cy={-19} r={2} />
      <circle class="ba-eye" cx={3.2} cy={-19} r={2} />
      <path class="ba-pupils" d="M-2.9-18.8h.1M2.9-18.8h.1" />
      <ellipse class="ba-nose" cy={-14.9} rx={1.7} ry={1.3} />
      <ellipse class="ba-belly" cy={-5} rx={6.8} ry={6.4} />
      <g transform="translate(0 -5)">
        <SeatMark seat={seat} radius={5.4} />
      </g>
    </g>
  );
}

/** A mouse where it stands, which runs there along a path if it has just done so. */
export function StandingMouse(props: {
  readonly seat: number;
  readonly at: Point;
  /** From its old square to just before its new one; null if it did not run just now. */
  readonly way: readonly Point[] | null;
  readonly motion: number;
}) {
  const { seat, at, way, motion } = props;
  const inner = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!way || motion === 0) return;
    const places = [...way, at];
    inner.current?.animate(
      places.flatMap((place, i) => {
        const here = { x: place.x - at.x, y: place.y - at.y };
        const next = places[i + 1];
        if (!next) return [{ transform: `translate(${here.x}px, ${here.y}px)` }];
        const half = { x: (here.x + next.x - at.x) / 2, y: (here.y + next.y - at.y) / 2 - HOP };
        return [
          { transform: `translate(${here.x}px, ${here.y}px)` },
          { transform: `translate(${half.x}px, ${half.y}px)` },
        ];
      }),
      { duration: STEP_MS * way.length * motion, easing: 'cubic-bezier(0.35, 0.1, 0.4, 1)' },
    );
  }, [way?.length, at.x, at.y]);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g ref={inner}>
        <Mouse seat={seat} />
      </g>
    </g>
  );
}

/** How high a mouse hops at each step. */
const HOP = 7;
