import { warningOf } from '../../protocol/pace.ts';
import { texts as textsOf } from '../frame/texts.ts';
import type { RemoteTable } from './remote-table.ts';
import { countdown } from './times.ts';
import { useClock } from './use-clock.ts';

/** If everybody has a clock: the time left on a seat's clock, whoever's turn it is. */
export function PlateClock({ table, seat }: { readonly table: RemoteTable; readonly seat: number }) {
  const kept = table.clocks.value[seat] ?? null;
  const until = table.due.value?.seats.find(due => due.seat === seat)?.until ?? null;
  const now = useClock(until ?? Number.POSITIVE_INFINITY);
  if (kept === null) return null;
  const left = until === null ? kept : Math.max(0, until - now);
  const time = countdown(left);
  const isLow = until !== null && left <= warningOf(kept);
  return (
    <>
      <span class={isLow ? 'plate-clock low' : 'plate-clock'} aria-hidden="true">
        {time}
      </span>
      <span class="spoken">{textsOf('remote').timeLeft(time)}</span>
    </>
  );
}
