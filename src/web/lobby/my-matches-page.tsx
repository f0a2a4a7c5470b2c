import { useSignal } from '@preact/signals';
import { LIMITS } from '../../protocol/limits.ts';
import type { TableInfo } from '../../protocol/words.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { Link } from '../frame/router.tsx';
import { app, online, punctuation } from '../frame/texts.ts';
import { ask, Failure } from '../online/api.ts';
import { hasPlayed } from '../online/me.ts';
import { askForMine } from '../online/mine.ts';
import { useRenewing } from '../online/renewing.ts';
import { othersAt, seatName } from '../online/seat-names.ts';
import { serverNow } from '../online/server-clock.ts';
import { awaitsMe, timeLeft } from '../online/tables.ts';
import { countdown, dayAndTime } from '../online/times.ts';
import { Trouble } from '../table/trouble.tsx';
import { EmptyTable } from './empty-table.tsx';
import { OnlinePlaces } from './online-places.tsx';
import { Company, TableRow } from './table-list.tsx';

const EVERY_MS = 8000;

/** My matches on this server, current and past: those that wait for me first. */
export function MyMatchesPage() {
  const texts = online.value.matchesPage;
  const { now, renew } = useRenewing('mine', askForMine, EVERY_MS);
  const finished = useFinished();
  const { latest, failure } = now.value;
  const tables = latest?.tables ?? [];
  const live = tables.filter(({ status }) => status === 'live');
  const isEmpty = latest !== null && tables.length === 0 && finished.tables?.length === 0;
  return (
    <>
      <PageHeader />
      <main id="content" class="page lobby">
        <PageHeading>{texts.heading}</PageHeading>
        <OnlinePlaces />
        <Trouble failure={failure ?? finished.failure} onRetry={renew} />
        {isEmpty && <NoMatches />}
        <Matches heading={texts.awaited} tables={live.filter(awaitsMe)} isAwaited />
        <Matches heading={texts.running} tables={live.filter(table => !awaitsMe(table))} />
        <Matches heading={texts.waiting} tables={tables.filter(({ status }) => status === 'open')} />
        <Matches heading={texts.finished} tables={finished.tables ?? []} />
        {finished.more && (
          <button type="button" class="button" onClick={finished.more}>
            {texts.more}
          </button>
        )}
      </main>
    </>
  );
}

function Matches(props: {
  readonly heading: string;
  readonly tables: readonly TableInfo[];
  readonly isAwaited?: boolean;
}) {
  const { heading, tables, isAwaited = false } = props;
  const texts = online.value.matchesPage;
  if (tables.length === 0) return null;
  return (
    <section class={isAwaited ? 'list awaited' : 'list'}>
      <h2>{heading}</h2>
      <ul>
        {tables.map(table => {
          const others = app.value.and(othersAt(table)) || texts.alone;
          return (
            <TableRow key={table.id} table={table} line={<Line table={table} />}>
              {(_, name) => (
                <Link
                  to={{ page: table.status === 'over' ? 'match' : 'online', id: table.id }}
                  class={isAwaited ? 'button first' : 'button'}
                  label={(isAwaited ? texts.playOf : texts.openOf)(name, others)}
                >
                  {isAwaited ? texts.play : texts.open}
                </Link>
              )}
            </TableRow>
          );
        })}
      </ul>
    </section>
  );
}

/** Who is there and what the match is waiting for, or how it ended. */
function Line({ table }: { readonly table: TableInfo }) {
  const said = table.status === 'over' ? resultOf(table) : waitingOf(table);
  return (
    <>
      <Company table={table} />
      {said && <span class="said">{said}</span>}
    </>
  );
}

function waitingOf(table: TableInfo): string {
  const { due, you, seats } = table;
  const awaited = (due ?? [])
    .filter(seat => seat !== you.seat)
    .map(seat => seatName(seats[seat], seat, seats) ?? '');
  const left = timeLeft(table, serverNow());
  const time = left === null ? '' : left < 0 ? online.value.overdue : online.value.timeLeft(countdown(left));
  const who = awaitsMe(table) || awaited.length === 0 ? '' : online.value.waitingFor(awaited);
  return punctuation.value.listed([who, time].filter(Boolean));
}

function resultOf({ result, seats, you, endedAt }: TableInfo): string {
  const texts = online.value.matchesPage;
  const when = endedAt === null ? '' : dayAndTime(endedAt);
  if (!result) return when;
  const isMine = you.seat !== null && result.winners.includes(you.seat);
  const won =
    isMine && result.winners.length === 1
      ? texts.youWon
      : texts.won(
          result.winners.map(seat =>
            seat === you.seat ? online.value.you : (seatName(seats[seat], seat, seats) ?? ''),
          ),
        );
  return [won, when].filter(Boolean).join(' · ');
}

function NoMatches() {
  const texts = online.value.matchesPage;
  return (
    <div class="inviting">
      <EmptyTable />
      <div>
        <h2>{texts.none}</h2>
        <p>{texts.noneLine}</p>
        <Link to={{ page: 'lobby' }} class="button">
          {online.value.ways.openTables}
        </Link>
      </div>
    </div>
  );
}

/** Finished matches, the newest first; `more` loads older ones, if there may be any. */
function useFinished(): {
  readonly tables: readonly TableInfo[] | null;
  readonly failure: Failure | null;
  readonly more: (() => void) | null;
} {
  const older = useSignal<readonly TableInfo[]>([]);
  const isAll = useSignal(false);
  const { now } = useRenewing('finished', () => askForFinished());
  const { latest, failure } = now.value;
  const tables = latest && [...latest.tables, ...older.value];
  const more = async () => {
    const before = tables?.at(-1)?.madeAt;
    if (before === undefined) return;
    const next = await askForFinished(before);
    if (next instanceof Failure) return;
    older.value = [...older.value, ...next.tables];
    isAll.value = next.tables.length < LIMITS.list;
  };
  const hasMore = latest !== null && latest.tables.length === LIMITS.list && !isAll.value;
  return { tables, failure, more: hasMore ? more : null };
}

async function askForFinished(before?: number) {
  if (!hasPlayed()) return { tables: [] };
  return ask('tables', { query: { which: 'mine-finished', before } });
}
