import '../frame/form.css';
import '../lobby/lobby.css';
import '../club/club.css';
import './event.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Event } from '../../protocol/api/events.ts';
import { Crest } from '../club/crest.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go, Link } from '../frame/router.tsx';
import { app, online, punctuation, type Texts, useTexts } from '../frame/texts.ts';
import { ask, Failure } from '../online/api.ts';
import { LinkField } from '../online/invitation.tsx';
import { inviteFor } from '../online/invite.ts';
import { become, hasPlayed } from '../online/me.ts';
import { PresenceMark } from '../online/presence-mark.tsx';
import { useRenewing } from '../online/renewing.ts';
import { dayAndTime, duration } from '../online/times.ts';
import { Trouble } from '../table/trouble.tsx';
import { aboutEvent } from './club-events.tsx';
import { entrantName } from './names.ts';
import { Organising, useDoing } from './organising.tsx';
import { EarlierRounds, LastRound } from './rounds.tsx';
import { Standings } from './standings.tsx';

/** How often the page of an event is refreshed while somebody looks at it. */
const EVERY_MS = 4000;

/** An event: who is in it, who plays where, and the standings. */
export function EventPage({ id }: { readonly id: string }) {
  const texts = useTexts('event');
  const remote = useTexts('remote');
  const invite = inviteFor(id);
  const load = async () => {
    // Only people who were invited become players here.
    const mine = hasPlayed() || invite === null ? null : await become();
    return mine instanceof Failure ? mine : ask('event', { id, query: invite === null ? {} : { invite } });
  };
  const { now, renew } = useRenewing(id, load, EVERY_MS);
  const { latest, failure } = now.value;
  const name = latest?.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · ${app.value.title}`;
  }, [name]);
  const isGone = failure?.code === 'not-found' || failure?.code === 'unknown-player';
  return (
    <>
      <PageHeader />
      <main id="content" class="page lobby event">
        {texts && isGone && (
          <>
            <PageHeading>{texts.goneHeading}</PageHeading>
            <p>{texts.goneLine}</p>
          </>
        )}
        {!isGone && <Trouble failure={failure} onRetry={renew} />}
        {texts && remote && latest && !isGone && <Shown event={latest} texts={texts} onChange={renew} />}
      </main>
    </>
  );
}

export interface EventProps {
  readonly event: Event;
  readonly texts: Texts['event'];
  readonly onChange: () => void;
}

function Shown({ event, texts, onChange }: EventProps) {
  const { club, state, nextAt } = event;
  return (
    <>
      <div class="club-top">
        <Crest crest={club.crest} size={56} />
        <div>
          <PageHeading>{event.name}</PageHeading>
          <p>
            <Link to={{ page: 'club', id: club.id }} class="in-table">
              {club.name}
            </Link>{' '}
            <span class="tag">{texts.states[state]}</span>
          </p>
        </div>
      </div>
      <p class="quiet">{aboutEvent(event, texts)}</p>
      <p class="quiet">{howItIsPlayed(event, texts)}</p>
      {state === 'on' && nextAt !== null && <p>{texts.nextAt(dayAndTime(nextAt))}</p>}
      <Mine event={event} texts={texts} onChange={onChange} />
      {event.you.isOrganiser && state !== 'over' && (
        <Organising event={event} texts={texts} onChange={onChange} />
      )}
      {state === 'over' && <Standings event={event} texts={texts} />}
      <LastRound event={event} texts={texts} onChange={onChange} />
      {state === 'on' && <Standings event={event} texts={texts} />}
      <EarlierRounds event={event} texts={texts} onChange={onChange} />
      <Entrants event={event} texts={texts} onChange={onChange} />
    </>
  );
}

function howItIsPlayed(event: Event, texts: Texts['event']): string {
  return punctuation.value.phrases([
    texts.seatsLine(event.seats),
    texts.perMoveLine(duration(1000 * event.secondsPerMove)),
    ...(event.everyDays === null ? [] : [texts.everyDaysLine(event.everyDays)]),
    punctuation.value.labelled(texts.arrival, duration(1000 * event.arrivalSeconds)),
    ...(event.isRated ? [online.value.rated] : []),
  ]);
}

/** What I have to do. */
function Mine({ event, texts, onChange }: EventProps) {
  const { id, state, you, played, isWaiting } = event;
  const { failure, act } = useDoing(onChange);
  const isSure = useSignal(false);
  const last = played.at(-1);
  const sitsOut = you.entrant !== null && (last?.byes.includes(you.entrant) ?? false);
  const invite = inviteFor(id);
  return (
    <section class="event-mine" aria-live="polite">
      {you.table !== null && (
        <p class="event-ready">
          <strong>{texts.ready}</strong>
          <button
            type="button"
            class="button first"
            onClick={() => you.table !== null && go({ page: 'online', id: you.table })}
          >
            {texts.toTable}
          </button>
        </p>
      )}
      {isWaiting && !you.isOrganiser && <p>{texts.waiting}</p>}
      {state === 'on' && you.entrant !== null && you.table === null && !isWaiting && (
        <p>{sitsOut ? texts.sitOut : texts.wait}</p>
      )}
      <div class="club-do">
        {you.mayEnter && (
          <button
            type="button"
            class="button first"
            onClick={() => act(() => ask('enterEvent', { id, body: invite === null ? {} : { invite } }))}
          >
            {texts.enter}
          </button>
        )}
        {you.entrant !== null && state !== 'over' && !isSure.value && (
          <button type="button" class="button plain" onClick={() => (isSure.value = true)}>
            {texts.leave}
          </button>
        )}
        {isSure.value && (
          <fieldset class="club-sure">
            <legend>{texts.leaveSure}</legend>
            <button
              type="button"
              class="button first"
              onClick={() => {
                isSure.value = false;
                act(() => ask('leaveEvent', { id, body: {} }));
              }}
            >
              {texts.leave}
            </button>
            <button type="button" class="button" onClick={() => (isSure.value = false)}>
              {app.value.cancel}
            </button>
          </fieldset>
        )}
      </div>
      <Trouble failure={failure.value} />
      {you.invite !== null && state !== 'over' && (
        <LinkField link={`${location.origin}/event/${id}#${you.invite}`} label={texts.forAll} />
      )}
    </section>
  );
}

function Entrants({ event, texts, onChange }: EventProps) {
  const { failure, act } = useDoing(onChange);
  const { id, entrants, state, you } = event;
  return (
    <section class="list" aria-labelledby="entrants">
      <h2 id="entrants">
        {texts.entrants} <span class="tag">{event.size}</span>
      </h2>
      {entrants.length === 0 && <p class="quiet">{texts.nobody}</p>}
      <ul class="event-people">
        {entrants.map(({ player, isOut, isHere }, number) => (
          <li key={number}>
            <span class={isOut ? 'quiet' : ''}>
              {state !== 'over' && !isOut && <PresenceMark isHere={isHere} />}{' '}
              {player === null ? (
                entrantName(event, number)
              ) : (
                <Link to={{ page: 'player', id: player }} class="in-table">
                  {entrantName(event, number)}
                </Link>
              )}{' '}
              {isOut && <span class="tag">{texts.withdrew}</span>}
            </span>
            {you.isOrganiser && player !== null && !isOut && state !== 'over' && number !== you.entrant && (
              <button
                type="button"
                class="button plain"
                aria-label={texts.removeOf(entrantName(event, number))}
                onClick={() => act(() => ask('leaveEvent', { id, body: { player } }))}
              >
                {texts.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Trouble failure={failure.value} />
    </section>
  );
}
