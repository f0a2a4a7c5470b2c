import type { TableInfo, TableSeat } from '../../protocol/words.ts';
import { app, online } from '../frame/texts.ts';
import { bot } from '../set-up/seating.ts';

/** What whoever sits there is called, as at the table itself; null for a seat where nobody sits. */
export function seatName(seat: TableSeat, number: number): string | null {
  if (seat.kind === 'bot') return bot(number, seat.level ?? 'journeyman').name;
  if (seat.kind !== 'person') return null;
  const name = seat.name ?? `${app.value.guest} ${number + 1}`;
  return seat.isBotAccount ? online.value.program(name) : name;
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
