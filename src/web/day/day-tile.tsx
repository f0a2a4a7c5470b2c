import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_IDS } from '../../games/index.ts';
import { fetchDay, lastDay } from './days.ts';
import { dealToday, lineHere, tellAll } from './lines.ts';

/**
 * My progress in today's deals, one brick per game. For people who have played a deal before, it fetches today's
 * chance, so that they can play offline later, and sends what was played offline.
 */
export function DayTile() {
  const day = useSignal(lastDay(null));
  useEffect(() => {
    if (day.value === null) return;
    const renew = async () => {
      await tellAll();
      if (day.value && Date.now() < day.value.endsAt) return;
      await fetchDay(null);
      day.value = lastDay(null);
    };
    const attempt = () => {
      renew().catch(() => undefined);
    };
    attempt();
    addEventListener('online', attempt);
    return () => removeEventListener('online', attempt);
  }, []);
  const today = day.value;
  if (!today || Date.now() >= today.endsAt) return null;
  return (
    <span class="today-dots" aria-hidden="true">
      {GAME_IDS.map(game => (
        <i key={game} class={lineHere(dealToday(today, game, null))?.record.result ? 'done' : ''} />
      ))}
    </span>
  );
}
