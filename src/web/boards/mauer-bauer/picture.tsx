/** A walled city on a coast of triangles, with towers, a palace and houses, and one house outside. */
export function Picture() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width={320} height={200} fill="var(--water)" />
      <path
        d="M8 30q8-6 16 0t16 0M4 92q8-6 16 0t16 0M20 158q8-6 16 0t16 0"
        fill="none"
        stroke="var(--water-dark)"
        stroke-width={2}
      />
      <path
        d="M92-4 50 69 92 142 56 204H330V-4Z"
        fill="var(--grass)"
        stroke="var(--paper)"
        stroke-width={7}
      />
      <path
        d="M92-4 134 69 176-4M50 69H326M134 69 92 142H326M134 69 176 142 218 69 260 142 302 69 260-4 218 69 176-4M92 142l36 62M176 142l36 62M176 142l-36 62M260 142l-36 62M260 142l36 62M302 69l42 73"
        fill="none"
        stroke="var(--grass-dark)"
        stroke-width={2}
      />
      <path d="M134 69H218L260 142H176Z" fill="var(--stone-light)" />
      <path
        d="M145 84H210M156 100H222M165 116H232M176 130H244M170 84V100M196 84V100M186 100V116M210 100V116M200 116V130"
        stroke="var(--stone-dark)"
        opacity={0.5}
      />
      <g fill="none" stroke-linejoin="round">
        <path d="M134 69H218L260 142H176ZM134 69 92 142" stroke="var(--stone-edge)" stroke-width={15} />
        <path d="M134 69H218L260 142H176ZM134 69 92 142" stroke="var(--stone)" stroke-width={11} />
        <path
          d="M134 69H218L260 142H176ZM134 69 92 142"
          stroke="var(--stone-light)"
          stroke-width={5}
          stroke-dasharray="8 7"
        />
      </g>
      <Tower x={134} y={69} colour="white" top="M-13-12 0-31 13-12Z" />
      <Tower x={218} y={69} colour="grey" top="M-13-11V-25H-7V-20H-3V-25H3V-20H7V-25H13V-11Z" />
      <Piece x={182} y={100} scale={1.2} colour="red" d={PALACE} />
      <Piece x={216} y={118} scale={1} colour="yellow" d={HOUSE} />
      <Piece x={290} y={112} scale={1.1} colour="blue" d={HOUSE} />
      <Piece x={262} y={40} scale={1.1} colour="pink" d={HOUSE} />
      <Piece x={132} y={176} scale={1.1} colour="green" d={HOUSE} />
      <Tower x={92} y={142} colour="black" top="M-13-11V-14A13 13 0 0 1 13-14V-11Z" />
      <Tower x={176} y={142} colour="black" top="M-13-11V-14A13 13 0 0 1 13-14V-11Z" />
      <Tower x={260} y={142} colour="white" top="M-13-12 0-31 13-12Z" />
    </svg>
  );
}

const HOUSE = 'M0-17 16-3.5H12.5V13H-12.5V-3.5H-16Z';
const PALACE = 'M-20 16V-10L-14-20-8-10V-5L0-17 8-5V-10L14-20 20-10V16Z';

interface At {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}

function Piece({ x, y, scale, colour, d }: At & { readonly scale: number; readonly d: string }) {
  return (
    <path
      d={d}
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill={`var(--piece-${colour})`}
      stroke={`var(--piece-${colour}-edge)`}
      stroke-width={2}
      stroke-linejoin="round"
    />
  );
}

function Tower({ x, y, colour, top }: At & { readonly top: string }) {
  return (
    <path
      d={`M-10 7V-13H10V7A10 4.5 0 0 1-10 7Z${top}`}
      transform={`translate(${x} ${y}) scale(1.15)`}
      fill={`var(--piece-${colour})`}
      stroke={`var(--piece-${colour}-edge)`}
      stroke-width={2}
      stroke-linejoin="round"
    />
  );
}
