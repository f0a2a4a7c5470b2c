import { useSignal } from '@preact/signals';
import type { Event } from '../../protocol/http.ts';
import { go } from '../frame/router.tsx';
import { app } from '../frame/texts.ts';
import { ask } from '../online/api.ts';
import { keepInvite } from '../online/invite.ts';
import { Trouble } from '../table/trouble.tsx';
import { type EventProps, entrantName } from './event-page.tsx';
import { useDoing } from './organising.tsx';

type Table = Event['played'][number]['tables'][number];

/** Who plays where now. */
export function LastRound(props: EventProps) {
  const { event, texts } = props;
  if (event.played.length === 0) return null;
  return (
    <section class="list" aria-labelledby="round">
      <h2 id="round">{roundName(props, event.played.length - 1)}</h2>
      <Round {...props} at={event.played.length - 1} />
      <p class="quiet">{texts.begins}</p>
    </section>
  );
}

/** How it went before; the last of them first. */
export function EarlierRounds(props: EventProps) {
  const before = [...props.event.played.keys()].slice(0, -1);
  return (
    <>
      {before.toReversed().map(at => (
        <details key={at} class="event-more">
          <summary>{roundName(props, at)}</summary>
          <Round {...props} at={at} />
        </details>
      ))}
    </>
  );
}

function roundName({ event: { length }, texts }: EventProps, at: number): string {
  return length === null ? texts.round(at + 1) : texts.roundOf(at + 1, length);
}

function Round({ event, texts, onChange, at }: EventProps & { readonly at: number }) {
  const { tables, byes } = event.played[at];
  return (
    <div class="event-round">
      <ul class="event-rows">
        {tables.map(table => (
          <li key={table.id} class="event-row">
            <TableOfRound event={event} texts={texts} onChange={onChange} table={table} />
          </li>
        ))}
      </ul>
      {byes.length > 0 && (
        <p class="quiet">{texts.byes(app.value.and(byes.map(one => entrantName(event, one))))}</p>
      )}
    </div>
  );
}

function TableOfRound({ event, texts, onChange, table }: EventProps & { readonly table: Table }) {
  const { players, absent, status, result, invite } = table;
  const mayOpen = invite !== null && (status === 'live' || result?.how === 'played');
  const open = () => {
    if (invite !== null) keepInvite(table.id, invite);
    go(status === 'over' ? { page: 'match', id: table.id } : { page: 'online', id: table.id });
  };
  return (
    <>
      <ul class="event-sitting">
        {players.map((entrant, seat) => (
          <li key={entrant}>
            <span class={result && isBest(result.points, seat) ? 'event-best' : ''}>
              {entrantName(event, entrant)}
            </span>{' '}
            {result && <span class="event-points">{Math.round(100 * result.points[seat]) / 100}</span>}
            {result?.forfeited.includes(entrant) && <span class="tag">{texts.forfeit}</span>}
          </li>
        ))}
        {absent.length > 0 && (
          <li class="quiet">{texts.absent(app.value.and(absent.map(one => entrantName(event, one))))}</li>
        )}
      </ul>
      <div class="event-table-do">
        {!result && <span class="quiet">{status === 'live' ? texts.live : texts.open}</span>}
        {result?.how === 'ruled' && <span class="quiet">{texts.ruled}</span>}
        {mayOpen && (
          <button type="button" class="button plain" onClick={open}>
            {status === 'over' ? texts.replay : texts.watch}
          </button>
        )}
        {event.you.isOrganiser && event.state === 'on' && (
          <Ruling event={event} texts={texts} onChange={onChange} table={table} />
        )}
      </div>
    </>
  );
}

function isBest(points: readonly number[], seat: number): boolean {
  return points[seat] > 0 && points[seat] === Math.max(...points);
}

/** How a table counts, as an organiser says. */
function Ruling({ event, texts, onChange, table }: EventProps & { readonly table: Table }) {
  const { failure, act } = useDoing(onChange);
  const isAsking = useSignal(false);
  const rule = async (winners: readonly number[]) => {
    const body = { table: table.id, winners: [...winners] };
    if (await act(() => ask('rule', { id: event.id, body }))) isAsking.value = false;
  };
  if (!isAsking.value)
    return (
      <button type="button" class="button plain" onClick={() => (isAsking.value = true)}>
        {texts.rule}
      </button>
    );
  return (
    <fieldset class="club-sure">
      <legend>{texts.ruleWho}</legend>
      {table.players.map(entrant => (
        <button key={entrant} type="button" class="button" onClick={() => rule([entrant])}>
          {entrantName(event, entrant)}
        </button>
      ))}
      <button type="button" class="button" onClick={() => rule(table.players)}>
        {texts.ruleAll}
      </button>
      <button type="button" class="button" onClick={() => rule([])}>
        {texts.ruleNobody}
      </button>
      <button type="button" class="button plain" onClick={() => (isAsking.value = false)}>
        {app.value.cancel}
      </button>
      <Trouble failure={failure.value} />
    </fieldset>
  );
}
