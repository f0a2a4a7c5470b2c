import type { Turn } from '../../engine/turn.ts';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import { CrownIcon } from '../frame/icons.tsx';
import { app } from '../frame/texts.ts';
import type { Seat } from './table.ts';

/** Who has how many points at the end, the winners first. */
export function PointsTable({
  seats,
  turn,
}: {
  readonly seats: readonly Seat[];
  readonly turn: Extract<Turn, { readonly kind: 'over' }>;
}) {
  const { resultSheet } = app.value;
  const { scores, winners, forfeited = [] } = turn;
  const order = [...scores.keys()].sort(
    (a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[b] - scores[a],
  );
  return (
    <table class="points">
      <thead>
        <tr>
          <th scope="col">{resultSheet.player}</th>
          <th scope="col">{resultSheet.points}</th>
        </tr>
      </thead>
      <tbody>
        {order.map(seat => (
          <tr key={seat} class={winners.includes(seat) ? 'winner' : undefined}>
            <th scope="row">
              <span>
                <SeatBadge seat={seat} /> {seats[seat].name}
                {winners.includes(seat) && <CrownIcon />}
                {forfeited.includes(seat) && <small> {resultSheet.forfeited}</small>}
              </span>
            </th>
            <td>{scores[seat]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
