import { type Signal, useSignal } from '@preact/signals';
import type { Event } from '../../protocol/api/events.ts';
import { go } from '../frame/router.tsx';
import { app, online, type Texts } from '../frame/texts.ts';
import { ask, Failure } from '../online/api.ts';
import { useRenewing } from '../online/renewing.ts';
import { Trouble } from '../table/trouble.tsx';
import type { EventProps } from './event-page.tsx';

/** Does one thing at a time, and says why if it could not be done. */
export function useDoing(onChange: () => void): {
  readonly failure: Signal<Failure | null>;
  readonly act: (work: () => Promise<object | Failure>) => Promise<boolean>;
} {
  const failure = useSignal<Failure | null>(null);
  const isBusy = useSignal(false);
  const act = async (work: () => Promise<object | Failure>) => {
    if (isBusy.value) return false;
    isBusy.value = true;
    const answer = await work();
    isBusy.value = false;
    failure.value = answer instanceof Failure ? answer : null;
    onChange();
    return failure.value === null;
  };
  return { failure, act };
}

/** What the owner and the organisers of the club do: start, let somebody in, end. */
export function Organising({ event, texts, onChange }: EventProps) {
  const { id, state, club } = event;
  const { failure, act } = useDoing(onChange);
  const isSure = useSignal(false);
  const isEnding = state === 'on';
  const isReady =
    state === 'open' || event.played.every(({ tables }) => tables.every(({ result }) => result));
  const end = async () => {
    if ((await act(() => ask('endEvent', { id }))) && !isEnding) go({ page: 'club', id: club.id });
  };
  return (
    <section class="event-organise" aria-labelledby="organise">
      <h2 id="organise">{texts.organise}</h2>
      {state === 'on' && <p>{whatNext(event, texts)}</p>}
      <div class="club-do">
        {(state === 'open' || event.isManual || event.everyDays !== null) && (
          <button
            type="button"
            class="button first"
            disabled={!isReady}
            onClick={() => act(() => ask('moveEvent', { id }))}
          >
            {state === 'open' ? texts.start : texts.next}
          </button>
        )}
        {isSure.value ? (
          <fieldset class="club-sure">
            <legend>{isEnding ? texts.endSure : texts.cancelSure}</legend>
            <button type="button" class="button first" onClick={end}>
              {isEnding ? texts.end : texts.cancel}
            </button>
            <button type="button" class="button" onClick={() => (isSure.value = false)}>
              {app.value.cancel}
            </button>
          </fieldset>
        ) : (
          <button type="button" class="button plain" onClick={() => (isSure.value = true)}>
            {isEnding ? texts.end : texts.cancel}
          </button>
        )}
      </div>
      <Adding event={event} texts={texts} act={act} />
      {state === 'on' && !isReady && (
        <details class="event-more">
          <summary>{texts.help}</summary>
          <p>{event.seats === 2 ? texts.helpPairs : texts.helpTables}</p>
          <p>{texts.helpNow}</p>
        </details>
      )}
      <Trouble failure={failure.value} />
    </section>
  );
}

/** How far the round is, and how the next one begins. */
function whatNext(event: Event, texts: Texts['event']): string {
  const tables = event.played.flatMap(round => round.tables);
  const left = tables.filter(({ result }) => !result).length;
  const isLast = event.length !== null && event.played.length >= event.length;
  const nextOne = event.isManual ? texts.nextByHand : event.everyDays === null ? texts.nextByItself : '';
  const next = isLast ? texts.lastRound : nextOne;
  return `${left === 0 ? texts.allDone : texts.tablesLeft(left)} ${next}`;
}

/** Adds a member who is not in the event yet, even late. */
function Adding(
  props: Pick<EventProps, 'event' | 'texts'> & { readonly act: ReturnType<typeof useDoing>['act'] },
) {
  const { event, texts, act } = props;
  const { id, club, entrants } = event;
  const { now } = useRenewing(`members/${club.id}`, () => ask('club', { id: club.id }));
  const chosen = useSignal('');
  const inside = new Set(entrants.flatMap(({ player, isOut }) => (isOut ? [] : (player ?? []))));
  const others = now.value.latest?.members.filter(one => one.role !== 'asking' && !inside.has(one.id)) ?? [];
  if (others.length === 0) return null;
  const player = others.some(one => one.id === chosen.value) ? chosen.value : others[0].id;
  return (
    <div class="club-do night-pairing">
      <select
        aria-label={texts.add}
        value={player}
        onChange={event => {
          chosen.value = event.currentTarget.value;
        }}
      >
        {others.map(one => (
          <option key={one.id} value={one.id}>
            {one.name ?? online.value.somebody}
          </option>
        ))}
      </select>
      <button type="button" class="button" onClick={() => act(() => ask('admit', { id, body: { player } }))}>
        {texts.addNow}
      </button>
    </div>
  );
}
