/** A corner of the castle: roofs, one of them lifted off, and a mouse that has found cheese under it. */
export function Picture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width={320} height={200} fill="var(--grass)" />
      <path d="M0 176Q160 158 320 176V200H0Z" fill="var(--grass-dark)" />
      <path d="M34 44H286V172H34Z" fill="var(--stone)" stroke="var(--stone-edge)" stroke-width={2} />
      <path d="M34 150H286V180H34Z" fill="var(--stone-dark)" stroke="var(--stone-edge)" stroke-width={2} />
      <path d="M38 47H284" stroke="var(--stone-light)" stroke-width={7} stroke-dasharray="14 9" />
      <path d="M50 56H270V150H50Z" fill="var(--stone-edge)" />
      <path d="M132 56h56v94h-56Z" fill="var(--timber-light)" />
      <path d="M132 80h56M132 103h56M132 126h56M156 56v24M170 103v23" stroke="var(--timber-dark)" />
      {ROOFS.map(([x, y, width, height, piece]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} fill={`var(--piece-${piece})`}>
          <path d={`M1 1H${width - 1}V${height}H1Z`} stroke="var(--stone-edge)" stroke-width={1.5} />
          <path d={`M1 1H${width - 1}L${width - 18} ${height * 0.42}H18Z`} fill="#fff" opacity={0.22} />
          <path d={`M${width - 1} 1V${height}L${width - 18} ${height * 0.42}Z`} fill="#000" opacity={0.25} />
          <path
            d={`M1 1 18 ${height * 0.42}H${width - 18}M1 ${height} 18 ${height * 0.42}`}
            fill="none"
            stroke="#fff"
            opacity={0.5}
          />
        </g>
      ))}
      <path
        d="M136 138 174 116V138Z"
        fill="var(--piece-yellow)"
        stroke="var(--piece-yellow-edge)"
        stroke-width={2}
      />
      <path
        d="M150 134h.1M163 129h.1"
        stroke="var(--piece-yellow-edge)"
        stroke-width={6}
        stroke-linecap="round"
      />
      <g transform="translate(172 146) scale(2)" fill="var(--piece-blue)" stroke="var(--piece-blue-edge)">
        <path d="M8-2C18 3 19-10 13-14" fill="none" stroke-width={2.4} />
        <path d="M-9.5-4C-10.5-12-6-16 0-16S10.5-12 9.5-4C9 0 5 2 0 2S-9 0-9.5-4Z" />
        <circle cx={-6.6} cy={-23.4} r={5.3} />
        <circle cx={6.6} cy={-23.4} r={5.3} />
        <path
          d="M-6.6-23.4h.1M6.6-23.4h.1"
          stroke="var(--piece-pink)"
          stroke-width={5.5}
          stroke-linecap="round"
        />
        <ellipse cy={-18} rx={8.2} ry={6.6} />
        <path d="M-3.2-19h.1M3.2-19h.1" stroke="#fff" stroke-width={4} stroke-linecap="round" />
        <path d="M-2.8-18.8h.1M2.8-18.8h.1" stroke="#111" stroke-width={2} stroke-linecap="round" />
        <ellipse cy={-5} rx={6} ry={5.6} fill="#fff" stroke="none" />
      </g>
      <g
        transform="translate(120 4) rotate(-7)"
        fill="var(--piece-red)"
        stroke="var(--piece-red-edge)"
        stroke-width={1.5}
      >
        <path d="M0 0H74V40H0Z" />
        <path d="M0 0 20 17H54L74 0M0 40 20 17M74 40 54 17M6 30H68M12 24H62" fill="none" />
      </g>
      {[34, 286].map(x => (
        <g key={x} transform={`translate(${x} 50)`} stroke="var(--stone-edge)" stroke-width={2}>
          <path d="M-26 0V128C-26 140 26 140 26 128V0Z" fill="var(--stone)" />
          <ellipse rx={26} ry={20} fill="var(--stone-dark)" />
          <ellipse
            rx={23}
            ry={17}
            fill="none"
            stroke="var(--stone-light)"
            stroke-width={7}
            stroke-dasharray="12 8"
          />
          <path d="M-11 82h22v24L0 114-11 106Z" fill="var(--piece-red)" stroke="var(--piece-red-edge)" />
        </g>
      ))}
    </svg>
  );
}

/** Left, top, width, height, colour. */
const ROOFS: readonly (readonly [number, number, number, number, string])[] = [
  [60, 52, 72, 46, 'green'],
  [60, 98, 72, 48, 'orange'],
  [188, 52, 72, 94, 'red'],
];
