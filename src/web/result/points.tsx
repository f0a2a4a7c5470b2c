import type { Turn } from '../../engine/turn.ts';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import { CrownIcon } from '../frame/icons.tsx';
import { app, type Texts } from '../frame/texts.ts';
import type { Seat } from '../table/table.ts';
import { ranking } from './outcome.ts';

/** Everybody's final points, the winners first. */
export function PointsTable(props: {
  readonly seats: readonly Seat[];
  /** The viewer's seat; null if nobody here is "you". */
  readonly me: number | null;
  readonly turn: Extract<Turn, { readonly kind: 'over' }>;
  readonly texts: Texts['result'];
}) {
  const { seats, me, turn, texts } = props;
  const { scores, winners, forfeited = [] } = turn;
  return (
    <table class="points">
      <thead>
        <tr>
          <th scope="col">{texts.player}</th>
          <th scope="col">{texts.points}</th>
        </tr>
      </thead>
      <tbody>
        {ranking(turn).map(seat => (
          <tr key={seat} class={winners.includes(seat) ? 'winner' : undefined}>
            <th scope="row">
              <span>
                <SeatBadge seat={seat} /> <b>{seats[seat].name}</b>
                {seat === me && <small> {app.value.tablePage.you}</small>}
                {winners.includes(seat) && <CrownIcon />}
                {forfeited.includes(seat) && <small> {texts.forfeited}</small>}
              </span>
            </th>
            <td>{texts.number(scores[seat])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
