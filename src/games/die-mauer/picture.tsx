/** A wall of stone with a blue tower and a red gate, and a closed glove before it. */
export function Picture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width={320} height={200} fill="color-mix(in srgb, var(--water) 42%, var(--plaster))" />
      <circle cx={60} cy={46} r={24} fill="var(--paper)" />
      <path d="M0 130Q70 80 140 124T320 104V170H0Z" fill="var(--grass)" opacity={0.55} />
      <rect y={156} width={320} height={44} fill="var(--grass)" />
      <path d="M0 157H320" stroke="var(--grass-dark)" stroke-width={2} />
      {WALL.map(([x, merlons]) => (
        <Section key={x} x={x} merlons={merlons} />
      ))}
      <g stroke="var(--piece-blue-edge)" stroke-width={2} stroke-linejoin="round">
        <path d="M93 157V66L87 58V48H143V58L137 66V157Z" fill="var(--piece-blue)" />
        <path d="M83 48 115 10 147 48Z" fill="var(--piece-blue-edge)" />
        <path
          d="M93 138H137M93 118H137M93 98H137M93 66H137M108 157V138M122 138V118M106 118V98"
          opacity={0.6}
        />
        <path d="M109 90V76a6 6 0 0 1 12 0V90Z" fill="var(--piece-yellow)" />
      </g>
      <g stroke="var(--piece-red-edge)" stroke-width={2} stroke-linejoin="round">
        <path d="M215 157V76H288V157Z" fill="var(--piece-red)" />
        <path d="M210 76 251 48 293 76Z" fill="var(--piece-red-edge)" />
        <path d="M230 157V119a21 21 0 0 1 42 0V157Z" fill="var(--piece-black)" />
        <path d="M241 157V101M251 157V98M261 157V101M230 140H272M230 122H272" stroke="var(--timber-light)" />
      </g>
      <g
        transform="translate(180 158) scale(1.45)"
        fill="var(--timber-light)"
        stroke="var(--timber-dark)"
        stroke-width={1.3}
      >
        <path d="M-16-8Q-16-17-8-17H9Q17-17 17-8V15H-16Z" />
        {[-16, -7.8, 0.6, 8.9].map((x, i) => (
          <rect key={x} x={x} y={i % 3 ? -19.5 : -17.5} width={8.3} height={19} rx={4.1} />
        ))}
        <rect x={-9} y={-3.5} width={22} height={9.5} rx={4.7} transform="rotate(-6 2 1)" />
        <path d="M-16 13H17L20 32H-19Z" fill="var(--seat-0)" />
      </g>
    </svg>
  );
}

/** From the left: where each section stands, and its merlons. */
const WALL = [
  [-8, 4],
  [143, 3],
  [288, 2],
] as const;

function Section({ x, merlons }: { readonly x: number; readonly merlons: number }) {
  let d = `M${x} 157V101`;
  for (let i = 0; i < merlons; i++) d += 'h4.5v-18h15v18h4.5';
  return (
    <>
      <path d={`${d}V157Z`} fill="var(--stone)" stroke="var(--stone-edge)" stroke-width={1.6} />
      <path d={`M${x} 120h${merlons * 24}M${x} 139h${merlons * 24}`} stroke="var(--stone-dark)" />
    </>
  );
}
