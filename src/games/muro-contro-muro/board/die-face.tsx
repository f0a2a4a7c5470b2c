import type { Colour, Face } from '../game.ts';
import { Token } from './brick.tsx';

/** What a face of the die shows, within ±10. `own` is the colour of the seat that rolled. */
export function DieFace({ face, own }: { readonly face: Face; readonly own: Colour | null }) {
  switch (face) {
    case 'G':
    case 'F':
    case 'B':
      return <Token colour={face} radius={9} />;
    // Not your colour.
    case 'N':
      return (
        <>
          {own ? (
            <Token colour={own} radius={8} />
          ) : (
            <circle r={8} fill="none" stroke="var(--piece-white-ink)" />
          )}
          <path d="M-8.6 8.6 8.6-8.6" stroke="var(--piece-white)" stroke-width={4.4} />
          <path d="M-8.6 8.6 8.6-8.6" stroke="var(--piece-red)" stroke-width={2.4} stroke-linecap="round" />
        </>
      );
    // A brick and where it goes.
    case 'M':
      return (
        <g class="mm-die-ink">
          <rect x={-9} y={2} width={10} height={6.2} rx={1} />
          <path d="M-4-2C-4-9 5-9 6-1M2.4-3.4 6.2 .2 9.4-4" />
        </g>
      );
    // Any of them.
    case 'C':
      return (
        <>
          <g transform="translate(0 -4.6)">
            <Token colour="G" radius={4.8} />
          </g>
          <g transform="translate(-5 4)">
            <Token colour="F" radius={4.8} />
          </g>
          <g transform="translate(5 4)">
            <Token colour="B" radius={4.8} />
          </g>
        </>
      );
  }
}
