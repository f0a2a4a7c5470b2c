import type { TableInfo, TableSeat } from '../../protocol/words.ts';
import { app } from '../frame/texts.ts';
import { bot } from '../set-up/seating.ts';

/** What whoever sits there is called, as at the table itself; null for a seat where nobody sits. */
export function seatName(seat: TableSeat, number: number): string | null {
  if (seat.kind === 'bot') return bot(number, seat.level ?? 'journeyman').name;
  return seat.kind === 'person' ? (seat.name ?? `${app.value.guest} ${number + 1}`) : null;
}

export function namesAt({ seats }: TableInfo): readonly string[] {
  return seats.map(seatName).filter(name => name !== null);
}

/** Those at the table besides me. */
export function othersAt({ seats, you }: TableInfo): readonly string[] {
  return seats
    .map(seatName)
    .filter((_, seat) => seat !== you.seat)
    .filter(name => name !== null);
}
