import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { texts as textsOf } from '../frame/texts.ts';
import type { RemoteTable } from './remote-table.ts';
import { duration, remaining } from './times.ts';

/** A wait is worth a word after so long. */
const WORTH_TELLING_MS = 60_000;
const TICK_MS = 10_000;

/** How long whoever is awaited has been, or still has; and, when that is too long, the way to go on without them. */
export function Awaited({ table }: { readonly table: RemoteTable }) {
  const texts = textsOf('remote');
  const clock = useSignal(Date.now());
  const why = useSignal<string | null>(null);
  useEffect(() => {
    const ticking = setInterval(() => {
      clock.value = Date.now();
    }, TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  const due = table.due.value;
  const { turn } = table.moment.value?.view ?? {};
  if (!due || turn?.kind !== 'seats') return null;
  const waited = clock.value - due.since;
  const left = due.until - clock.value;
  const late = turn.seats.filter(seat => seat !== table.me && table.seats[seat]?.kind === 'person');
  if (left <= 0 && late.length > 0 && table.me !== null) {
    return (
      <p class="status-note">
        {why.value}{' '}
        {late.map(seat => (
          <button
            key={seat}
            type="button"
            class="button small"
            onClick={async () => {
              why.value = await table.replace(seat);
            }}
          >
            {texts.letBotPlay(table.seats[seat].name)}
          </button>
        ))}
      </p>
    );
  }
  if (due.isSlow) return <p class="status-note">{texts.timeLeft(remaining(left))}</p>;
  if (waited < WORTH_TELLING_MS)
    return table.me === null ? <p class="status-note">{texts.watching}</p> : null;
  return <p class="status-note">{texts.awaitedFor(duration(waited))}</p>;
}
