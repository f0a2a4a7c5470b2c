import { BOT_NAMES } from '../../bots/names.ts';
import { toldApart } from '../../protocol/names.ts';
import type { TableInfo, TableSeat } from '../../protocol/words.ts';
import { online } from '../frame/texts.ts';
import { guestName } from '../names.ts';

/**
 * The name of the player in a seat, as at the table itself; null for an empty seat. If names look alike, the
 * later seats get a number.
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

/** The other people at the table. */
export function othersAt({ seats, you }: TableInfo): readonly string[] {
  return seats
    .map(seatName)
    .filter((_, seat) => seat !== you.seat)
    .filter(name => name !== null);
}
