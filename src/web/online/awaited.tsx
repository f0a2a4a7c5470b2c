import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { warningOf } from '../../protocol/pace.ts';
import { punctuation, texts as textsOf } from '../frame/texts.ts';
import { hear } from '../table/sounds.ts';
import type { RemoteTable } from './remote-table.ts';
import { countdown, day } from './times.ts';
import { useClock } from './use-clock.ts';

/**
 * How much time the awaited players have left, visible to everybody; a warning to those players before it runs out; and
 * then, if the table lets the others decide, a way to go on without them.
 */
export function Awaited({ table }: { readonly table: RemoteTable }) {
  const texts = textsOf('remote');
  const due = table.due.value;
  const awaited = due?.seats ?? [];
  const clock = useClock(Math.min(...awaited.map(({ until }) => until ?? Number.POSITIVE_INFINITY)));
  const why = useSignal<string | null>(null);
  const mine = awaited.find(({ seat }) => seat === table.me);
  const left = mine?.until == null ? null : mine.until - clock;
  const isWarned = left !== null && mine?.budget != null && left <= warningOf(mine.budget);
  useEffect(() => {
    if (isWarned) hear('reveal');
  }, [isWarned]);
  if (!due) return null;
  if (left !== null && due.late !== null) {
    const time = countdown(Math.max(0, left));
    if (!isWarned) return <p class="status-note">{texts.timeLeft(time)}</p>;
    return <p class="status-warning">{texts.hurry[due.late](time)}</p>;
  }
  const late = awaited.filter(({ until }) => until !== null && until <= clock);
  if (late.length > 0) {
    return (
      <p class="status-note">
        {why.value ??
          punctuation.value.sentences(late.map(({ seat }) => texts.timeUpOf(nameOf(table, seat))))}{' '}
        {due.late === 'ask' &&
          table.me !== null &&
          late.map(({ seat }) => (
            <button
              key={seat}
              type="button"
              class="button small"
              onClick={async () => {
                why.value = await table.replace(seat);
              }}
            >
              {texts.letBotPlay(nameOf(table, seat))}
            </button>
          ))}
      </p>
    );
  }
  const said = awaited.flatMap(({ seat, until, leave }) => [
    ...(until === null ? [] : [texts.timeLeftOf(nameOf(table, seat), countdown(until - clock))]),
    ...(leave && leave.until > clock ? [texts.onLeave(day(leave.until))] : []),
  ]);
  if (table.me === null) said.unshift(texts.watching);
  return said.length > 0 ? <p class="status-note">{said.join(' · ')}</p> : null;
}

function nameOf(table: RemoteTable, seat: number): string {
  return table.seats[seat]?.name ?? '';
}
