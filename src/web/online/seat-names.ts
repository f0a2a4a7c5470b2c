import { BOT_NAMES } from '../../bots/names.ts';
import { toldApart } from '../../protocol/names.ts';
import type { TableInfo, TableSeat } from '../../protocol/words.ts';
import { online } from '../frame/texts.ts';
import { guestName } from '../names.ts';

/**
 * What whoever sits there is called, as at the table itself; null for a seat where nobody sits. Of people whose names look
 * alike, those who sit further on have a number.
 */
export function seatName(seat: TableSeat, number: number, seats: readonly TableSeat[] = []): string | null {
  if (seat.kind === 'bot') return BOT_NAMES[number];
  if (seat.kind !== 'person') return null;
  const before = seats.slice(0, number).map(({ kind, name }) => (kind === 'person' ? name : null));
  const told = seat.name === null ? guestName(number) : toldApart(seat.name, before);
  return seat.isBotAccount ? online.value.program(told) : told;
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
