import { BOT_NAMES } from '../../bots/names.ts';
import { looksOf } from '../../protocol/names.ts';
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
  const name = seat.name ?? guestName(number);
  const alike = seats.slice(0, number).filter(other => looksAlike(other, seat)).length;
  const told = alike === 0 ? name : `${name} (${alike + 1})`;
  return seat.isBotAccount ? online.value.program(told) : told;
}

function looksAlike(one: TableSeat, other: TableSeat): boolean {
  return (
    one.kind === 'person' &&
    one.name !== null &&
    other.name !== null &&
    looksOf(one.name) === looksOf(other.name)
  );
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
