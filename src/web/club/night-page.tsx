import '../lobby/lobby.css';
import './club.css';
import { useSignal } from '@preact/signals';
import { GAME_IDS, type GameId, isGameId } from '../../games/index.ts';
import type { Club } from '../../protocol/api/clubs.ts';
import type { TableInfo } from '../../protocol/words.ts';
import { ClubEvents } from '../event/club-events.tsx';
import { NightEvent } from '../event/night-event.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { Link } from '../frame/router.tsx';
import { app, games, online, type Texts, useTexts } from '../frame/texts.ts';
import { useSheet } from '../frame/use-sheet.ts';
import { lastGame } from '../home/last-game.ts';
import { ask, Failure } from '../online/api.ts';
import { useRenewing } from '../online/renewing.ts';
import { namesAt } from '../online/seat-names.ts';
import { Trouble } from '../table/trouble.tsx';
import { ClubInvitation } from './club-page.tsx';
import { resultInWords } from './club-tables.tsx';
import { Crest } from './crest.tsx';

const EVERY_MS = 5000;
/** Matches that ended within this time belong to this evening. */
const EVENING_MS = 12 * 60 * 60_000;

/** What the organiser of a club night needs, on one screen; also for a projector. */
export function NightPage({ id }: { readonly id: string }) {
  const texts = useTexts('club');
  const remote = useTexts('remote');
  const { now, renew } = useRenewing(id, () => ask('club', { id }), EVERY_MS);
  const isProjected = useSignal(false);
  const { latest: club, failure } = now.value;
  useSheet(isProjected.value, () => {
    isProjected.value = false;
  });
  return (
    <div class={isProjected.value ? 'night projected' : 'night'}>
      {!isProjected.value && <PageHeader />}
      <main id="content" class="page night-page">
        <Trouble failure={failure} onRetry={renew} />
        {texts && remote && club && (
          <>
            <div class="club-top">
              <Crest crest={club.crest} label={texts.crestOf(club.name)} size={64} />
              <div>
                <PageHeading>{club.name}</PageHeading>
                <p>
                  <Link to={{ page: 'club', id }} class="in-table">
                    {texts.night}
                  </Link>
                </p>
              </div>
              <button
                type="button"
                class="button night-switch"
                onClick={() => {
                  isProjected.value = !isProjected.value;
                }}
              >
                {isProjected.value ? texts.projectorOff : texts.projector}
              </button>
            </div>
            <Evening club={club} texts={texts} onChange={renew} />
          </>
        )}
      </main>
    </div>
  );
}

/** Everybody at a table, including people with a kept seat. */
function everybodyAt(table: TableInfo): readonly string[] {
  const kept = table.seats.flatMap(({ kind, player, name }) =>
    kind === 'open' && player !== null ? [name ?? online.value.somebody] : [],
  );
  return [...namesAt(table), ...kept];
}

/** The next round for everybody who is free. */
function Pairing({ club, texts, onChange }: EveningProps) {
  const game = useSignal<GameId>(lastGame());
  const failure = useSignal<Failure | null>(null);
  const isBusy = useSignal(false);
  const pair = async () => {
    if (isBusy.value) return;
    isBusy.value = true;
    const answer = await ask('pairClub', { id: club.id, body: { game: game.value } });
    isBusy.value = false;
    failure.value = answer instanceof Failure ? answer : null;
    onChange();
  };
  return (
    <div class="club-do night-pairing">
      <select
        aria-label={online.value.lobbyPage.game}
        value={game.value}
        onChange={event => {
          const chosen = event.currentTarget.value;
          if (isGameId(chosen)) game.value = chosen;
        }}
      >
        {GAME_IDS.map(id => (
          <option key={id} value={id}>
            {games.value[id].name}
          </option>
        ))}
      </select>
      <button type="button" class="button first" aria-disabled={isBusy.value} onClick={pair}>
        {texts.pair}
      </button>
      <p class="quiet">{texts.pairHint}</p>
      <Trouble failure={failure.value} />
    </div>
  );
}

interface EveningProps {
  readonly club: Club;
  readonly texts: Texts['club'];
  readonly onChange: () => void;
}

function Evening({ club, texts, onChange }: EveningProps) {
  const isRunning = club.you.role === 'owner' || club.you.role === 'organiser';
  const events = useRenewing(`events/${club.id}`, () => ask('events', { id: club.id }), EVERY_MS);
  const on = events.now.value.latest?.events.filter(({ state }) => state === 'on') ?? [];
  const going = club.tables.flatMap(({ table }) => (table.status === 'over' ? [] : [table]));
  // Events show their own.
  const apart = going.filter(({ event }) => !on.some(({ id }) => id === event));
  const live = apart.filter(({ status }) => status === 'live');
  const open = apart.filter(({ status }) => status === 'open');
  const since = Date.now() - EVENING_MS;
  const over = club.tables.flatMap(({ table }) =>
    table.status === 'over' && (table.endedAt ?? 0) > since ? [table] : [],
  );
  const playing = new Set(going.flatMap(({ seats }) => seats.flatMap(({ player }) => player ?? [])));
  const here = club.members.filter(({ isHere, role }) => isHere && role !== 'asking');
  const free = here.filter(({ id }) => !playing.has(id));
  return (
    <div class="night-parts">
      <div class="night-aside">
        <section aria-labelledby="night-here">
          <h2 id="night-here">
            {texts.here} <span class="tag">{here.length}</span>
          </h2>
          {here.length === 0 && <p class="quiet">{texts.nobodyHere}</p>}
          {free.length > 0 && <h3>{texts.free}</h3>}
          <p class="night-names">
            {free.map(({ id, name }) => (
              <span key={id} class="company">
                {name ?? online.value.somebody}
              </span>
            ))}
          </p>
          {isRunning && <Pairing club={club} texts={texts} onChange={onChange} />}
        </section>
        <ClubInvitation club={club} texts={texts} />
      </div>
      <div class="night-main">
        {on.map(({ id }) => (
          <NightEvent key={id} id={id} />
        ))}
        {(on.length === 0 || apart.length > 0) && (
          <section aria-labelledby="night-playing">
            <h2 id="night-playing">{texts.playing}</h2>
            {apart.length === 0 && <p class="quiet">{texts.noTables}</p>}
            <ul class="night-tables">
              {[...live, ...open].map(table => (
                <li key={table.id}>
                  <strong>{gameOf(table)}</strong> {app.value.and(everybodyAt(table))}{' '}
                  {table.status === 'open' && (
                    <span class="tag">
                      {online.value.freeSeats(table.seats.filter(({ kind }) => kind === 'open').length)}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="night-results">
          <h2 id="night-results">{texts.results}</h2>
          {over.length === 0 && <p class="quiet">{texts.noResults}</p>}
          <ul class="night-tables night-results">
            {over.map(table => (
              <li key={table.id}>
                <strong>{gameOf(table)}</strong> {resultInWords(table)}{' '}
                <span class="quiet">({app.value.and(namesAt(table))})</span>
              </li>
            ))}
          </ul>
        </section>
        <ClubEvents club={club.id} mayMake={false} />
      </div>
    </div>
  );
}

function gameOf({ game }: TableInfo): string {
  return isGameId(game) ? games.value[game].name : game;
}
