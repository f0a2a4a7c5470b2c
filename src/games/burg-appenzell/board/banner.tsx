import { PLAN, type Slot } from './geometry.ts';

/** A banner at a slot, pointing into the castle; rolled up while it cannot be pushed. */
export function Banner({ slot, open }: { readonly slot: Slot; readonly open: boolean }) {
  const { tip, turn, side } = slot;
  const length = side === 'N' || side === 'S' ? 22 : 19;
  return (
    <g
      transform={`translate(${tip.x} ${tip.y}) rotate(${turn})`}
      class={open ? 'ba-banner ba-open' : 'ba-banner'}
    >
      {open ? (
        <>
          <path class="ba-cloth" d={`M-13 ${-length} 0 ${4 - length} 13 ${-length}V-6L0 0-13-6Z`} />
          <path class="ba-hem" d={`M-10.5 ${3 - length}V-7M10.5 ${3 - length}V-7`} />
          <path class="ba-arrow" d="M-5.5-11 0-5.5 5.5-11" />
        </>
      ) : (
        <path class="ba-rolled" d="M-12-7H12A3 3 0 0 1 12-1H-12A3 3 0 0 1-12-7ZM-6-7V-1M6-7V-1" />
      )}
    </g>
  );
}

/** Along a line: which way its tiles move. */
export function SlideArrows({ slot }: { readonly slot: Slot }) {
  const { line, turn, step } = slot;
  const { tip } = slot;
  const across = step.x === 0;
  return (
    <g class="ba-slide-arrows">
      {line.map((square, i) => {
        const x = across ? tip.x + ASIDE : (slot.side === 'W' ? 0 : PLAN.width) + step.x * i;
        const y = across ? (slot.side === 'N' ? 0 : PLAN.height) + step.y * i : tip.y + ASIDE;
        return (
          <g key={square} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <path class="ba-arrow-edge" d="M-6-3 0 3 6-3" />
            <path class="ba-arrow-line" d="M-6-3 0 3 6-3" />
          </g>
        );
      })}
    </g>
  );
}

/** How far the arrows are from the middle of the line, so that they hide no letters or mice. */
const ASIDE = 7;
