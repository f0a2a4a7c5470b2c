import './event.css';
import { Link } from '../frame/router.tsx';
import { useTexts } from '../frame/texts.ts';
import { ask } from '../online/api.ts';
import { useRenewing } from '../online/renewing.ts';
import { Trouble } from '../table/trouble.tsx';
import { useDoing } from './organising.tsx';
import { LastRound } from './rounds.tsx';
import { Standings } from './standings.tsx';

const EVERY_MS = 4000;

/** An event under way, on the screen of the club night: who plays where, how they stand, and what is next. */
export function NightEvent({ id }: { readonly id: string }) {
  const texts = useTexts('event');
  const { now, renew } = useRenewing(id, () => ask('event', { id }), EVERY_MS);
  const { failure: doing, act } = useDoing(renew);
  const { latest: event, failure } = now.value;
  if (!texts || !event) return null;
  return (
    <section class="night-event" aria-labelledby={`event-${id}`}>
      <h2 id={`event-${id}`}>
        <Link to={{ page: 'event', id }} class="in-table">
          {event.name}
        </Link>{' '}
        <span class="tag">{texts.states[event.state]}</span>
      </h2>
      <Trouble failure={doing.value ?? failure} />
      {event.isWaiting && <p>{texts.waiting}</p>}
      {event.isWaiting && event.you.isOrganiser && (
        <button type="button" class="button first" onClick={() => act(() => ask('moveEvent', { id }))}>
          {texts.next}
        </button>
      )}
      <div class="night-event-parts">
        <LastRound event={event} texts={texts} onChange={renew} />
        <Standings event={event} texts={texts} />
      </div>
    </section>
  );
}
