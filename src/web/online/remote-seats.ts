import type { Now } from '../../engine/runner.ts';
import { budgetOf, deadlineOf } from '../../protocol/pace.ts';
import type { TableInfo, TableSeat } from '../../protocol/words.ts';
import type { Due, Seat } from '../table/table.ts';

/** The seats of a server table as pages know them, and who is awaited there until when. */

export function seatAt(seat: TableSeat, name: string, present: readonly string[]): Seat {
  const { player, level, state } = seat;
  if (seat.kind !== 'person') return { name, kind: 'bot', level };
  const isHere = player !== null && present.includes(player);
  const elsewhere = { player, isHere, state };
  return { name, kind: state === 'here' ? 'person' : 'bot', level, elsewhere };
}

export function dueNow({ view: { turn }, dueSince, thought }: Now, { pace, seats }: TableInfo): Due | null {
  if (turn.kind !== 'seats') return null;
  const people = turn.seats.filter(seat => seats[seat]?.kind === 'person' && seats[seat].state === 'here');
  return {
    late: pace.kind === 'none' ? null : pace.late,
    seats: people.map(seat => {
      const { leave } = seats[seat];
      const budget = budgetOf(pace, thought[seat] ?? { ms: 0, plays: 0 });
      const until = budget === null ? null : deadlineOf(pace, dueSince, budget, leave);
      return { seat, until, budget, leave };
    }),
  };
}

/** By seat, while the match goes on and every player has a clock: what was left on it when its turn began. */
export function clocksNow({ view: { turn }, thought }: Now, { pace, seats }: TableInfo): (number | null)[] {
  if (turn.kind === 'over' || pace.kind !== 'clock') return [];
  return seats.map(({ kind, state }, seat) =>
    kind === 'person' && state === 'here' && thought[seat] ? budgetOf(pace, thought[seat]) : null,
  );
}
