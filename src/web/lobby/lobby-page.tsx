import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { GAME_IDS, type GameId, isGameId } from '../../games/index.ts';
import type { TableInfo } from '../../protocol/words.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go, Link } from '../frame/router.tsx';
import { app, games, online } from '../frame/texts.ts';
import { lastGame } from '../home/last-game.ts';
import { ask, Failure } from '../online/api.ts';
import { useRenewing } from '../online/renewing.ts';
import { namesAt } from '../online/seat-names.ts';
import { type Row, renewed } from '../online/tables.ts';
import { Trouble } from '../table/trouble.tsx';
import { EmptyTable } from './empty-table.tsx';
import { FindMatch } from './find-match.tsx';
import { OnlinePlaces } from './online-places.tsx';
import { Company, TableRow } from './table-list.tsx';

/** How often the lists are renewed while somebody looks at them. */
const EVERY_MS = 8000;

interface Lists {
  readonly open: readonly TableInfo[];
  readonly live: readonly TableInfo[];
}

/** Open tables to join, matches to watch. */
export function LobbyPage() {
  const texts = online.value.lobbyPage;
  const game = useSignal<GameId | null>(null);
  const { now, renew } = useRenewing<Lists>(game.value ?? '', () => askFor(game.value), EVERY_MS);
  const { latest, failure } = now.value;
  return (
    <>
      <PageHeader />
      <main id="content" class="page lobby">
        <div class="page-top">
          <PageHeading>{online.value.places.heading}</PageHeading>
          <Link to={{ page: 'new-table', game: game.value ?? lastGame() }} class="button first">
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
            <Filter
              game={game.value}
              onChange={chosen => {
                game.value = chosen;
              }}
            />
            <OpenTables key={`open ${game.value}`} tables={latest?.open ?? null} game={game.value} />
            <LiveTables key={`live ${game.value}`} tables={latest?.live ?? null} />
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
  // What I play myself is among my matches.
  return { open: open.tables, live: live.tables.filter(({ you }) => you.seat === null) };
}

function Filter(props: { readonly game: GameId | null; readonly onChange: (game: GameId | null) => void }) {
  const { game, onChange } = props;
  const texts = online.value.lobbyPage;
  return (
    <label class="filter">
      <span>{texts.game}</span>
      <select
        value={game ?? ''}
        onChange={event => {
          const chosen = event.currentTarget.value;
          onChange(isGameId(chosen) ? chosen : null);
        }}
      >
        <option value="">{texts.allGames}</option>
        {GAME_IDS.map(id => (
          <option key={id} value={id}>
            {games.value[id].name}
          </option>
        ))}
      </select>
    </label>
  );
}

function OpenTables({
  tables,
  game,
}: {
  readonly tables: readonly TableInfo[] | null;
  readonly game: GameId | null;
}) {
  const texts = online.value.lobbyPage;
  const rows = useRows(tables);
  return (
    <section class="list" aria-labelledby="open-tables" aria-busy={tables === null}>
      <h2 id="open-tables">{texts.open}</h2>
      {tables !== null && rows.length === 0 && <NobodyHere game={game} />}
      <ul>
        {rows.map(({ table, isGone }) => (
          <OpenTable key={table.id} table={table} isGone={isGone} />
        ))}
      </ul>
    </section>
  );
}

function OpenTable({ table, isGone }: Row) {
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
    <TableRow table={table} isGone={isGone} line={<Company table={table} />}>
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

function LiveTables({ tables }: { readonly tables: readonly TableInfo[] | null }) {
  const texts = online.value.lobbyPage;
  const rows = useRows(tables);
  return (
    <section class="list" aria-labelledby="live-tables" aria-busy={tables === null}>
      <h2 id="live-tables">{texts.watch}</h2>
      {tables !== null && rows.length === 0 && <p class="quiet">{texts.noneLive}</p>}
      <ul>
        {rows.map(({ table, isGone }) => (
          <TableRow key={table.id} table={table} isGone={isGone} line={<Company table={table} />}>
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

/** The rows of a list that renews itself. */
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
