/** A castle with one roof lifted off, and the mouse that has found cheese under it. */
export function Picture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width={320} height={200} fill="var(--grass)" />
      <path d="M0 176Q160 158 320 176V200H0Z" fill="var(--grass-dark)" />
      <g stroke="var(--stone-edge)" stroke-width={2}>
        <path d="M34 50H286V172H34Z" fill="var(--stone)" />
        <path d="M34 154H286V182H34Z" fill="var(--stone-dark)" />
        <path d="M38 53H284" stroke="var(--stone-light)" stroke-width={7} stroke-dasharray="14 9" />
        <path d="M52 61H268V154H52Z" fill="var(--stone-edge)" />
        <path d="M108 62h106v92H108Z" fill="var(--timber-light)" />
        <path
          d="M108 85h106M108 108h106M108 131h106M150 62v23M184 85v23M132 108v23"
          stroke="var(--timber-dark)"
        />
      </g>
      {ROOFS.map(([x, y, width, height, piece]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path
            d={`M0 0H${width}V${height}H0Z`}
            fill={`color-mix(in srgb, var(--piece-${piece}) 50%, var(--timber))`}
            stroke="var(--stone-edge)"
            stroke-width={2}
          />
          <path d={`M0 0H${width}L${width - 18} ${height * 0.4}H18Z`} fill="#fff" opacity={0.2} />
          <path d={`M${width} 0V${height}L${width - 18} ${height * 0.4}Z`} opacity={0.25} />
          <path
            d={`M0 0 18 ${height * 0.4}H${width - 18}L${width} ${height}M0 ${height} 18 ${height * 0.4}`}
            fill="none"
            stroke="#fff"
            stroke-width={2}
            opacity={0.45}
          />
        </g>
      ))}
      <g stroke="var(--piece-yellow-edge)" stroke-width={2} stroke-linejoin="round">
        <path d="M114 128 156 102C164 106 166 112 165 120Z" fill="var(--paper)" />
        <path d="M114 128 165 120V148H114Z" fill="var(--piece-yellow)" />
        <path d="M128 138h.1M146 130h.1M155 141h.1" stroke-width={8} stroke-linecap="round" />
      </g>
      <g transform="translate(184 150) scale(2.1)" fill="var(--piece-blue)" stroke="var(--piece-blue-edge)">
        <path d="M8-2C17 3 17-10 11-13" fill="none" stroke-width={2.4} />
        <path d="M-9.5-4C-10.5-12-6-16 0-16S10.5-12 9.5-4C9 0 5 2 0 2S-9 0-9.5-4Z" />
        <circle cx={-6.6} cy={-23.4} r={5.3} />
        <circle cx={6.6} cy={-23.4} r={5.3} />
        <g stroke-linecap="round">
          <path d="M-6.6-23.4h.1M6.6-23.4h.1" stroke="var(--piece-pink)" stroke-width={5.5} />
          <ellipse cy={-18} rx={8.2} ry={6.6} />
          <path d="M-3.6-19h.1M2.8-19h.1" stroke="#fff" stroke-width={4} />
          <path d="M-4-18.8h.1M2.4-18.8h.1" stroke="#111" stroke-width={2} />
          <path d="M-.6-15h.1" stroke="var(--piece-pink)" stroke-width={3} />
        </g>
        <ellipse cy={-5} rx={6} ry={5.6} fill="#fff" stroke="none" />
      </g>
      <g transform="translate(112 13) rotate(-5)" stroke="var(--piece-red-edge)" stroke-width={2}>
        <path d="M0 0H100V38H0Z" fill="color-mix(in srgb, var(--piece-red) 60%, var(--timber))" />
        <path d="M0 0 22 15H78L100 0M0 38 22 15M100 38 78 15M8 30H92M15 23H85" fill="none" />
      </g>
      {[34, 286].map(x => (
        <g key={x} transform={`translate(${x} 54)`} stroke="var(--stone-edge)" stroke-width={2}>
          <path d="M-26 0V126C-26 138 26 138 26 126V0Z" fill="var(--stone)" />
          <ellipse rx={26} ry={20} fill="var(--stone-dark)" />
          <ellipse
            rx={23}
            ry={17}
            fill="none"
            stroke="var(--stone-light)"
            stroke-width={7}
            stroke-dasharray="12 8"
          />
          <path d="M-11 74h22v26L0 108-11 100Z" fill="var(--piece-red)" stroke="var(--piece-red-edge)" />
        </g>
      ))}
    </svg>
  );
}

/** Left, top, width, height, colour. */
const ROOFS: readonly (readonly [number, number, number, number, string])[] = [
  [56, 58, 50, 44, 'green'],
  [56, 103, 50, 46, 'yellow'],
  [216, 58, 50, 91, 'blue'],
];
