import { type Signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { GameId } from '../../games/index.ts';
import type { TableInfo } from '../../protocol/words.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go, Link } from '../frame/router.tsx';
import { app, online, useTexts } from '../frame/texts.ts';
import { lastGame } from '../home/last-game.ts';
import { ask, Failure } from '../online/api.ts';
import { myId } from '../online/me.ts';
import { useRenewing } from '../online/renewing.ts';
import { namesAt } from '../online/seat-names.ts';
import { type Row, renewed } from '../online/tables.ts';
import { Trouble } from '../table/trouble.tsx';
import { EmptyTable } from './empty-table.tsx';
import { FilterFields, NoneFit } from './filter-fields.tsx';
import { type Filters, fits, NO_FILTERS, type Sitter } from './filters.ts';
import { FindMatch } from './find-match.tsx';
import { OnlinePlaces } from './online-places.tsx';
import { Company, TableRow } from './table-list.tsx';

/** How often visible lists are refreshed. */
const EVERY_MS = 8000;

interface Lists {
  readonly sitters: readonly Sitter[];
  readonly open: readonly TableInfo[];
  readonly live: readonly TableInfo[];
}

/** Open tables to join, matches to watch. */
export function LobbyPage() {
  const texts = online.value.lobbyPage;
  const filters = useSignal(NO_FILTERS);
  const { game } = filters.value;
  const { now, renew } = useRenewing<Lists>(game ?? '', () => askFor(game), EVERY_MS);
  const { latest, failure } = now.value;
  // Nothing may be drawn below the search before it is there itself: it would jump.
  const isDrawn = useTexts('find') !== null;
  return (
    <>
      <PageHeader />
      <main id="content" class="page lobby">
        <div class="page-top">
          <PageHeading>{online.value.places.heading}</PageHeading>
          <Link to={{ page: 'new-table', game: game ?? lastGame() }} class="button first">
            {texts.make}
          </Link>
        </div>
        <OnlinePlaces />
        {latest === null && failure?.code === 'no-server' ? (
          <NoServer onRetry={renew} />
        ) : (
          <>
            <Trouble failure={failure} onRetry={renew} />
            <FindMatch />
            {isDrawn && (
              <>
                <FilterFields filters={filters} />
                <OpenTables key={`open ${game}`} lists={latest} filters={filters} />
                <LiveTables key={`live ${game}`} lists={latest} filters={filters} />
              </>
            )}
          </>
        )}
      </main>
    </>
  );
}

async function askFor(game: GameId | null): Promise<Lists | Failure> {
  const about = game === null ? {} : { game };
  const [open, live] = await Promise.all([
    ask('tables', { query: { which: 'open', ...about } }),
    ask('tables', { query: { which: 'live', ...about } }),
  ]);
  if (open instanceof Failure) return open;
  if (live instanceof Failure) return live;
  // My own matches are listed elsewhere.
  return {
    open: open.tables,
    live: live.tables.filter(({ you }) => you.seat === null),
    // An older server does not say.
    sitters: [...(open.sitters ?? []), ...(live.sitters ?? [])],
  };
}

interface ListProps {
  readonly lists: Lists | null;
  readonly filters: Signal<Filters>;
}

function OpenTables({ lists, filters }: ListProps) {
  const texts = online.value.lobbyPage;
  const rows = useRows(lists?.open ?? null);
  const sitters = lists?.sitters ?? [];
  const shown = rows.filter(({ table }) => fits(table, filters.value, sitters, myId()));
  const isEmpty = lists !== null && shown.length === 0;
  return (
    <section class="list" aria-labelledby="open-tables" aria-busy={lists === null}>
      <h2 id="open-tables">{texts.open}</h2>
      {isEmpty && rows.length === 0 && <NobodyHere game={filters.value.game} />}
      {isEmpty && rows.length > 0 && <NoneFit filters={filters} />}
      <ul>
        {shown.map(({ table, isGone }) => (
          <OpenTable key={table.id} table={table} isGone={isGone} sitters={sitters} />
        ))}
      </ul>
    </section>
  );
}

function OpenTable({ table, isGone, sitters }: Row & { readonly sitters: readonly Sitter[] }) {
  const texts = online.value.lobbyPage;
  const failure = useSignal<Failure | null>(null);
  const isJoining = useSignal(false);
  const join = async () => {
    if (isJoining.value) return;
    isJoining.value = true;
    const joined = await ask('join', { id: table.id, body: {} });
    isJoining.value = false;
    if (joined instanceof Failure) failure.value = joined;
    else go({ page: 'online', id: table.id });
  };
  const names = app.value.and(namesAt(table));
  return (
    <TableRow table={table} isGone={isGone} line={<Company table={table} sitters={sitters} />} hasAge>
      {(_, name) => {
        if (isGone) return <span class="row-note">{texts.gone}</span>;
        if (failure.value) return <Trouble failure={failure.value} />;
        if (table.you.seat !== null) {
          return (
            <Link to={{ page: 'online', id: table.id }} class="button" label={texts.goInOf(name)}>
              {texts.goIn}
            </Link>
          );
        }
        return (
          <button
            type="button"
            class="button first"
            aria-label={texts.joinOf(name, names)}
            aria-disabled={isJoining.value}
            onClick={join}
          >
            {texts.join}
          </button>
        );
      }}
    </TableRow>
  );
}

function LiveTables({ lists, filters }: ListProps) {
  const texts = online.value.lobbyPage;
  const sitters = lists?.sitters ?? [];
  const rows = useRows(lists?.live ?? null).filter(({ table }) =>
    fits(table, filters.value, sitters, myId()),
  );
  return (
    <section class="list" aria-labelledby="live-tables" aria-busy={lists === null}>
      <h2 id="live-tables">{texts.watch}</h2>
      {lists !== null && rows.length === 0 && <p class="quiet">{texts.noneLive}</p>}
      <ul>
        {rows.map(({ table, isGone }) => (
          <TableRow
            key={table.id}
            table={table}
            isGone={isGone}
            line={<Company table={table} sitters={sitters} />}
            hasAge
          >
            {(_, name) => (
              <Link
                to={{ page: 'online', id: table.id }}
                class="button"
                label={texts.lookOf(name, app.value.and(namesAt(table)))}
              >
                {texts.look}
              </Link>
            )}
          </TableRow>
        ))}
      </ul>
    </section>
  );
}

/** An empty lobby invites. */
function NobodyHere({ game }: { readonly game: GameId | null }) {
  const texts = online.value.lobbyPage;
  return (
    <div class="inviting">
      <EmptyTable />
      <div>
        <h3>{texts.noneOpen}</h3>
        <p>{texts.noneOpenLine}</p>
        <Link to={{ page: 'new-table', game: game ?? lastGame() }} class="button">
          {texts.make}
        </Link>
      </div>
    </div>
  );
}

function NoServer({ onRetry }: { readonly onRetry: () => void }) {
  const texts = online.value.lobbyPage;
  return (
    <div class="inviting" role="status">
      <EmptyTable />
      <div>
        <h2>{texts.noServer}</h2>
        <p>{texts.noServerLine}</p>
        <button type="button" class="button" onClick={onRetry}>
          {app.value.tryAgain}
        </button>
      </div>
    </div>
  );
}

/** The rows of a list that refreshes itself. */
function useRows(tables: readonly TableInfo[] | null): readonly Row[] {
  const last = useRef<{ readonly tables: typeof tables; readonly rows: readonly Row[] }>({
    tables,
    rows: [],
  });
  if (tables !== null && (tables !== last.current.tables || last.current.rows.length === 0)) {
    last.current = { tables, rows: renewed(last.current.rows, tables) };
  }
  return last.current.rows;
}
