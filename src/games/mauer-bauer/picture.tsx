/** A walled city on a coast of triangles, with towers, a palace and a house, and houses outside. */
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
        d="M92-4 134 69 92 142 128 204M176-4 134 69 212 204M176-4 296 204M260-4 140 204M344-4 224 204M260-4 344 142 308 204M50 69H326M92 142H326"
        fill="none"
        stroke="var(--grass-dark)"
        stroke-width={2}
      />
      <path d={WALLS} fill="var(--stone-light)" stroke="var(--stone-edge)" stroke-width={15} />
      <path d={WALLS} fill="none" stroke="var(--stone-dark)" stroke-width={11} />
      <path d={WALLS} fill="none" stroke="var(--stone)" stroke-width={11} stroke-dasharray="8 6" />
      <Piece at="134 69" colour="white" d={`${BODY}M-13-12 0-31 13-12Z`} />
      <Piece at="218 69" colour="grey" d={BODY + MERLONS} />
      <Piece at="302 69" colour="black" d={BODY + DOME} />
      <Piece at="207 104" colour="red" d="M-20 16V-10L-14-20-8-10V-5L0-17 8-5V-10L14-20 20-10V16Z" />
      <Piece at="248 103" colour="yellow" d={HOUSE} />
      <Piece at="288 174" colour="blue" d={HOUSE} />
      <Piece at="262 34" colour="pink" d={HOUSE} />
      <Piece at="134 178" colour="green" d={HOUSE} />
      <Piece at="92 142" colour="black" d={BODY + DOME} />
      <Piece at="176 142" colour="grey" d={BODY + MERLONS} />
      <Piece at="260 142" colour="white" d={`${BODY}M-13-12 0-31 13-12Z`} />
    </svg>
  );
}

const WALLS = 'M134 69H302L260 142H176ZL92 142';
const HOUSE = 'M0-17 16-3.5H12.5V13H-12.5V-3.5H-16Z';
const BODY = 'M-10 7V-13H10V7A10 4.5 0 0 1-10 7Z';
const MERLONS = 'M-13-11V-25H-7V-20H-3V-25H3V-20H7V-25H13V-11Z';
const DOME = 'M-13-11V-14A13 13 0 0 1 13-14V-11Z';

function Piece(props: { readonly at: string; readonly colour: string; readonly d: string }) {
  const { at, colour, d } = props;
  return (
    <path
      d={d}
      transform={`translate(${at}) scale(1.2)`}
      fill={`var(--piece-${colour})`}
      stroke={`var(--piece-${colour}-edge)`}
      stroke-width={2}
      stroke-linejoin="round"
    />
  );
}
