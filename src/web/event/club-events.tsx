import './event.css';
import { isGameId } from '../../games/index.ts';
import type { EventLine } from '../../protocol/api/events.ts';
import { Link } from '../frame/router.tsx';
import { games, punctuation, type Texts, useTexts } from '../frame/texts.ts';
import { ask } from '../online/api.ts';
import { LinkField } from '../online/invitation.tsx';
import { useRenewing } from '../online/renewing.ts';
import { dayAndTime } from '../online/times.ts';
import { Trouble } from '../table/trouble.tsx';

const EVERY_MS = 30_000;

/** The events of a club, for its members. */
export function ClubEvents({ club, mayMake }: { readonly club: string; readonly mayMake: boolean }) {
  const texts = useTexts('event');
  const { now, renew } = useRenewing(`events/${club}`, () => ask('events', { id: club }), EVERY_MS);
  const { latest, failure } = now.value;
  if (!texts) return null;
  return (
    <section class="list" aria-labelledby="events">
      <h2 id="events">{texts.heading}</h2>
      <Trouble failure={failure} onRetry={renew} />
      {latest?.events.length === 0 && <p class="quiet">{texts.none}</p>}
      <ul class="event-rows">
        {latest?.events.map(event => (
          <li key={event.id} class="event-row">
            <Link to={{ page: 'event', id: event.id }} class="in-table event-name">
              {event.name}
            </Link>
            <span>
              {event.isIn && <span class="tag">{texts.youAreIn}</span>}{' '}
              <span class="tag">{texts.states[event.state]}</span>
            </span>
            <p class="quiet">{aboutEvent(event, texts)}</p>
          </li>
        ))}
      </ul>
      {mayMake && (
        <p>
          <Link to={{ page: 'new-event', id: club }} class="button">
            {texts.make}
          </Link>
        </p>
      )}
      {latest && latest.events.length > 0 && (
        <details class="event-more">
          <summary>{texts.calendar}</summary>
          <p>{texts.calendarLine}</p>
          <LinkField link={location.origin + latest.calendar} label={texts.calendarLink} />
        </details>
      )}
    </section>
  );
}

/** What the event is, in one line. */
export function aboutEvent(event: EventLine, texts: Texts['event']): string {
  const { kind, game, size, state, startsAt } = event;
  return punctuation.value.listed([
    texts.kinds[kind],
    isGameId(game) ? games.value[game].name : game,
    texts.size(size),
    ...(state === 'open' && startsAt !== null ? [texts.startsAt(dayAndTime(startsAt))] : []),
  ]);
}
