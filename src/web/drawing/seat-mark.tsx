import type { ComponentChildren } from 'preact';

/** Seats differ by shape as well as by colour. Within a box from −10 to 10. */
const SHAPES: readonly (() => ComponentChildren)[] = [
  () => <circle r={8.5} />,
  () => <rect x={-7.7} y={-7.7} width={15.4} height={15.4} rx={1.5} />,
  () => <path d="M0-9.2 9 7.4H-9Z" stroke-linejoin="round" />,
  () => <path d="M0-9.8 9.8 0 0 9.8-9.8 0Z" />,
  () => <path d="M-3.2-9H3.2V-3.2H9V3.2H3.2V9H-3.2V3.2H-9V-3.2H-3.2Z" />,
  () => <path d="M-4.9-8.5H4.9L9.8 0 4.9 8.5H-4.9L-9.8 0Z" />,
];

export interface SeatMarkProps {
  readonly seat: number;
  /** Half the width of the box; the mark is drawn around the origin. */
  readonly radius?: number;
}

/** The mark of a seat, to be placed inside a drawing. Decorative: say the name beside it. */
export function SeatMark({ seat, radius = 10 }: SeatMarkProps) {
  return (
    <g
      transform={`scale(${radius / 10})`}
      fill={`var(--seat-${seat})`}
      stroke="var(--seat-ink)"
      stroke-width={1.4}
    >
      {SHAPES[seat]()}
    </g>
  );
}

/** The mark of a seat on its own, for text and lists. */
export function SeatBadge({ seat, size = 20 }: { readonly seat: number; readonly size?: number }) {
  return (
    <svg class="seat-badge" width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
      <SeatMark seat={seat} />
    </svg>
  );
}

/** The mark and name of a seat on one line: a long name is cut, never broken. */
export function SeatName({ seat, name }: { readonly seat: number; readonly name: string }) {
  return (
    <span class="seat-name" title={name}>
      <SeatBadge seat={seat} size={16} /> <span>{name}</span>
    </span>
  );
}
