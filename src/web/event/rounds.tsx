import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Event } from '../../protocol/api/events.ts';
import { go } from '../frame/router.tsx';
import { app, language } from '../frame/texts.ts';
import { ask } from '../online/api.ts';
import { keepInvite } from '../online/invite.ts';
import { PresenceMark } from '../online/presence-mark.tsx';
import { dayAndTime } from '../online/times.ts';
import { Trouble } from '../table/trouble.tsx';
import type { EventProps } from './event-page.tsx';
import { entrantName } from './names.ts';
import { useDoing } from './organising.tsx';

type Table = Event['played'][number]['tables'][number];

/** Who plays where now. */
export function LastRound(props: EventProps) {
  const { event, texts } = props;
  const id = useId();
  if (event.played.length === 0) return null;
  return (
    <section class="list" aria-labelledby={id}>
      <h2 id={id}>{roundName(props, event.played.length - 1)}</h2>
      <Round {...props} at={event.played.length - 1} />
      <p class="quiet">
        {texts.begins} {isAgain(event) && texts.again}
      </p>
    </section>
  );
}

/** How the earlier rounds went, the latest first. */
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

/** Whether the same people of a knock-out play once more. */
function isAgain({ kind, played }: Event): boolean {
  const [last, before] = played.toReversed();
  if (kind !== 'knock-out' || !before) return false;
  const sitting = ({ players, absent }: Table) => [...players, ...absent].sort().join();
  return last.tables.some(table => before.tables.some(one => sitting(one) === sitting(table)));
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

interface TableProps extends EventProps {
  readonly table: Table;
}

function TableOfRound({ event, texts, onChange, table }: TableProps) {
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
            {!result && <PresenceMark isHere={event.entrants[entrant].isHere} />}{' '}
            <span class={result && isBest(result.points, seat) ? 'event-best' : ''}>
              {entrantName(event, entrant)}
            </span>{' '}
            {result && <span class="event-points">{Math.round(100 * result.points[seat]) / 100}</span>}{' '}
            {result?.forfeited.includes(entrant) && <span class="tag">{texts.forfeit}</span>}
          </li>
        ))}
        {absent.length > 0 && (
          <li class="quiet">{texts.absent(app.value.and(absent.map(one => entrantName(event, one))))}</li>
        )}
      </ul>
      <div class="event-table-do">
        {!result && <span class="quiet">{whatNow({ event, texts, table })}</span>}
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

/** Whether they play, or for whom the others wait. */
function whatNow({ event, texts, table }: Pick<TableProps, 'event' | 'texts' | 'table'>): string {
  const { status, players, come, arriveBy } = table;
  if (status === 'live') return texts.live;
  const awaited = players.filter(entrant => !come.includes(entrant));
  if (arriveBy === null || awaited.length === 0) return texts.open;
  return texts.waitingFor(app.value.and(awaited.map(one => entrantName(event, one))), soon(arriveBy));
}

/** The time, and the day if that is not today. */
function soon(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday
    ? new Intl.DateTimeFormat(language.value, { timeStyle: 'short' }).format(at)
    : dayAndTime(at);
}

function isBest(points: readonly number[], seat: number): boolean {
  return points[seat] > 0 && points[seat] === Math.max(...points);
}

/** An organiser decides how a table counts. */
function Ruling({ event, texts, onChange, table }: TableProps) {
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
