import { SeatMark } from '../../../web/drawing/index.ts';

/** A builder's leather glove, within ±20 wide and from −24 to 24 high, with the seat's mark on its cuff. */
export function Glove(props: { readonly seat: number; readonly pose: 'closed' | 'open' }) {
  const { seat, pose } = props;
  return (
    <g class="dm-glove">
      {pose === 'open' ? (
        <g class="dm-leather">
          <rect x={-15.5} y={-15} width={6.6} height={22} rx={3.3} transform="rotate(-20 -12 6)" />
          <rect x={-9} y={-22} width={7} height={26} rx={3.5} transform="rotate(-7 -5 4)" />
          <rect x={-0.6} y={-23} width={7} height={26} rx={3.5} transform="rotate(4 3 4)" />
          <rect x={7.4} y={-19} width={6.4} height={24} rx={3.2} transform="rotate(15 10 4)" />
          <rect x={11} y={-5} width={7} height={18} rx={3.5} transform="rotate(38 14 8)" />
          <path d="M-14-3Q-14-6-9-6H9Q14-6 14-2V6Q13 13 9 15H-9Q-14 12-14 4Z" />
          <path class="dm-crease" d="M-9 2Q0-2 9 3M-6 8Q-1 5 1-1" />
        </g>
      ) : (
        <g class="dm-leather">
          <path d="M-16-8Q-16-17-8-17H9Q17-17 17-8V4Q17 15 8 15H-8Q-16 14-16 4Z" />
          <rect x={-16} y={-18} width={8.4} height={18} rx={4.2} />
          <rect x={-7.8} y={-19.5} width={8.4} height={19.5} rx={4.2} />
          <rect x={0.6} y={-19} width={8.4} height={19} rx={4.2} />
          <rect x={8.9} y={-17} width={8.2} height={17} rx={4.1} />
          <rect x={-9} y={-3.5} width={22} height={9.5} rx={4.7} transform="rotate(-6 2 1)" />
          <path class="dm-crease" d="M-12-9h1M-4-10.5h1M4.5-10h1M12.5-9h1" />
        </g>
      )}
      <path class="dm-cuff" d="M-11 13H11L13 24H-13Z" style={{ fill: `var(--seat-${seat})` }} />
      <g transform="translate(0 18.6)">
        <SeatMark seat={seat} radius={4.6} />
      </g>
    </g>
  );
}

/** The master's marker: an orange piece of wood with an M cut into it, within ±10. */
export function Marker() {
  return (
    <g class="dm-marker">
      <path d="M-4.1-9.6H4.1L9.6-4.1V4.1L4.1 9.6H-4.1L-9.6 4.1V-4.1Z" />
      <text y={4.6} font-size={13} text-anchor="middle">
        M
      </text>
    </g>
  );
}
