/** A wall of coloured bricks with its other side showing, and one more brick on its way. */
export function Picture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width={320} height={200} fill="var(--plaster-sunken)" />
      <circle cx={252} cy={52} r={30} fill="var(--paper)" />
      <rect y={172} width={320} height={28} fill="var(--timber)" />
      <path d="M0 173H320M0 186q80 5 160 0t160 0" fill="none" stroke="var(--timber-dark)" stroke-width={2} />
      {ROWS.map((row, r) =>
        Array.from(row, (letter, c) => {
          const piece = PIECES[letter];
          return (
            piece && (
              <g key={`${r} ${c}`} transform={`translate(${10 + r * 25 + c * 50} ${142 - r * 30})`}>
                <Brick piece={piece} />
              </g>
            )
          );
        }),
      )}
      <g transform="translate(188 14) rotate(-9)">
        <Brick piece="fuchsia" />
      </g>
      <path
        d="M207 62q-2 14-16 17"
        fill="none"
        stroke="var(--line-strong)"
        stroke-width={2.5}
        stroke-dasharray="5 5"
        stroke-linecap="round"
      />
    </svg>
  );
}

/** From the base up. */
const ROWS = ['GFBGFG', 'FBGF.', 'BGF.', 'G'];
const PIECES: Readonly<Record<string, string | undefined>> = { G: 'green', F: 'fuchsia', B: 'sky' };

function Brick({ piece }: { readonly piece: string }) {
  return (
    <>
      <rect
        x={1}
        y={1}
        width={48}
        height={28}
        rx={3}
        fill={`var(--piece-${piece})`}
        stroke={`var(--piece-${piece}-edge)`}
        stroke-width={1.6}
      />
      <path d="M4 4H46" stroke="#fff" stroke-width={2} opacity={0.4} />
      <path d="M4 26H46" stroke="#000" stroke-width={2} opacity={0.2} />
      <path transform="translate(25 15)" d={SIGNS[piece]} fill={`var(--piece-${piece}-ink)`} />
    </>
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  green: 'M-7 7C-8-3-2-8 8-8 8 2 3 8-7 7Z',
  fuchsia:
    'M0-8.5C3.2-8.5 4-5 2.4-2.4 5-4 8.5-3.2 8.5 0 8.5 3.2 5 4 2.4 2.4 4 5 3.2 8.5 0 8.5-3.2 8.5-4 5-2.4 2.4-5 4-8.5 3.2-8.5 0-8.5-3.2-5-4-2.4-2.4-4-5-3.2-8.5 0-8.5Z',
  sky: 'M0-9C3-4 6.5-1 6.5 2.8A6.5 6.2 0 0 1-6.5 2.8C-6.5-1-3-4 0-9Z',
};
