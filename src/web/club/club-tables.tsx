import type { Club } from '../../protocol/api/clubs.ts';
import type { TableInfo } from '../../protocol/words.ts';
import { go } from '../frame/router.tsx';
import { app, online, punctuation, type Texts } from '../frame/texts.ts';
import { Company, TableRow } from '../lobby/table-list.tsx';
import { keepInvite } from '../online/invite.ts';
import { seatName } from '../online/seat-names.ts';
import { dayAndTime } from '../online/times.ts';

/** The tables of a club, either unfinished or finished. Members can enter all of them. */
export function ClubTables(props: {
  readonly club: Club | null;
  readonly tables?: Club['tables'];
  readonly texts: Texts['club'];
}) {
  const { club, texts } = props;
  const tables = props.tables ?? club?.tables.filter(({ table }) => table.status !== 'over') ?? [];
  return (
    <section class="list" aria-label={club ? texts.tables : texts.history}>
      {club && <h2>{texts.tables}</h2>}
      {tables.length === 0 && <p class="quiet">{texts.noTables}</p>}
      <ul>
        {tables.map(({ table, invite }) => (
          <TableRow
            key={table.id}
            table={table}
            line={<Line table={table} />}
            hasAge={table.status !== 'over'}
          >
            {() => (
              <button
                type="button"
                class={maySit(table) ? 'button first' : 'button'}
                onClick={() => {
                  keepInvite(table.id, invite);
                  go(
                    table.status === 'over'
                      ? { page: 'match', id: table.id }
                      : { page: 'online', id: table.id },
                  );
                }}
              >
                {maySit(table)
                  ? texts.sit
                  : table.status === 'live' && table.you.seat === null
                    ? texts.watch
                    : texts.open}
              </button>
            )}
          </TableRow>
        ))}
      </ul>
    </section>
  );
}

function Line({ table }: { readonly table: TableInfo }) {
  if (table.status !== 'over') return <Company table={table} />;
  const when = table.endedAt === null ? [] : [dayAndTime(table.endedAt)];
  return <>{punctuation.value.listed([resultInWords(table), ...when])}</>;
}

/** Who won. */
export function resultInWords({ seats, result }: TableInfo): string {
  const names = (result?.winners ?? []).map(
    seat => seatName(seats[seat], seat, seats) ?? app.value.person(seat + 1),
  );
  return online.value.matchesPage.won(names);
}

function maySit({ status, seats, you }: TableInfo): boolean {
  return (
    status === 'open' &&
    you.seat === null &&
    (you.kept !== null || seats.some(({ kind, player }) => kind === 'open' && player === null))
  );
}
