import { effect, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../games/index.ts';
import { Materials } from './drawing/materials.tsx';
import { Lazy } from './frame/lazy.tsx';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { route } from './frame/router.tsx';
import { pathTo, type Route } from './frame/routes.ts';
import { app, games, language, online } from './frame/texts.ts';
import { HomePage } from './home/home-page.tsx';
import { newVersion, takeNewVersion } from './offline/register.ts';
import { DropRecord } from './replay/drop.tsx';

/** The whole page: the materials of all drawings, the page of the moment, and what has to be said beside it. */
export function App() {
  useEffect(
    () =>
      effect(() => {
        document.title = titleOf(route.value);
      }),
    [],
  );
  return (
    <>
      <Materials />
      <div class="page-frame">{pageAt(route.value)}</div>
      <NewVersion />
      <DropRecord />
    </>
  );
}

function pageAt(here: Route): ComponentChildren {
  switch (here.page) {
    case 'home':
      return <HomePage />;
    case 'set-up':
      return (
        <Lazy
          key="set-up"
          load={async () => {
            const { SetUpPage } = await import('./set-up/set-up-page.tsx');
            return ofTheGame(SetUpPage);
          }}
        />
      );
    case 'settings':
      return (
        <Lazy
          key="settings"
          load={async () => {
            const { SettingsPage } = await import('./settings/settings-page.tsx');
            return () => <SettingsPage />;
          }}
        />
      );
    case 'statistics':
      return (
        <Lazy
          key="statistics"
          load={async () => {
            const { StatisticsPage } = await import('./statistics/statistics-page.tsx');
            return () => <StatisticsPage />;
          }}
        />
      );
    case 'table':
      return (
        <Lazy
          key={here.id}
          load={async () => {
            const { TablePage } = await import('./table/table-page.tsx');
            return () => <TablePage id={here.id} />;
          }}
        />
      );
    case 'online':
      return (
        <Lazy
          key={here.id}
          load={async () => {
            const { OnlinePage } = await import('./online/online-page.tsx');
            return () => <OnlinePage id={here.id} />;
          }}
        />
      );
    case 'replay':
      return (
        <Lazy
          key={here.id}
          load={async () => {
            const { ReplayPage } = await import('./replay/replay-page.tsx');
            return () => <ReplayPage id={here.id} />;
          }}
        />
      );
    case 'match':
    case 'embed':
      return (
        <Lazy
          key={here.page + here.id}
          load={async () => {
            const { MatchPage } = await import('./replay/match-page.tsx');
            return () => <MatchPage id={here.id} isEmbedded={here.page === 'embed'} />;
          }}
        />
      );
    case 'replays':
      return (
        <Lazy
          key="replays"
          load={async () => {
            const { ReplaysPage } = await import('./replay/replays-page.tsx');
            return () => <ReplaysPage />;
          }}
        />
      );
    case 'lobby':
      return (
        <Lazy
          key={'lobby'}
          load={async () => {
            const { LobbyPage } = await import('./lobby/lobby-page.tsx');
            return () => <LobbyPage />;
          }}
        />
      );
    case 'new-table':
      return (
        <Lazy
          key="new-table"
          load={async () => {
            const { NewTablePage } = await import('./lobby/new-table-page.tsx');
            return ofTheGame(NewTablePage);
          }}
        />
      );
    case 'my-matches':
      return (
        <Lazy
          key={'my-matches'}
          load={async () => {
            const { MyMatchesPage } = await import('./lobby/my-matches-page.tsx');
            return () => <MyMatchesPage />;
          }}
        />
      );
    case 'ratings':
      return (
        <Lazy
          key="ratings"
          load={async () => {
            const { RatingsPage } = await import('./profile/ratings-page.tsx');
            return ofTheGame(RatingsPage);
          }}
        />
      );
    case 'player':
      return (
        <Lazy
          key={`player ${here.id}`}
          load={async () => {
            const { PlayerPage } = await import('./profile/player-page.tsx');
            return () => <PlayerPage id={here.id} />;
          }}
        />
      );
    case 'learn':
      return (
        <Lazy
          key={`learn ${language.value}`}
          load={async () => (await import('./learn/learn-page.tsx')).loadLearnPage(language.value)}
        />
      );
    case 'lesson':
      return (
        <Lazy
          key={pathTo(here)}
          load={async () =>
            (await import('./learn/lesson-page.tsx')).loadLessonPage(here.game, here.language)
          }
        />
      );
    case 'rules':
      return (
        <Lazy
          key={pathTo(here)}
          load={async () => (await import('./learn/rules-page.tsx')).loadRulesPage(here.game, here.language)}
        />
      );
    case 'not-found':
      return <NotFoundPage />;
  }
}

/** A page about the game in the address: another game takes its place at once, without loading anything again. */
function ofTheGame(Page: (props: { readonly game: GameId }) => ComponentChildren): () => ComponentChildren {
  return () => {
    const here = route.value;
    return 'game' in here && <Page key={here.game} game={here.game} />;
  };
}

function titleOf(here: Route): string {
  const name = app.value.title;
  switch (here.page) {
    case 'home':
      return name;
    case 'set-up':
      return `${games.value[here.game].name} · ${name}`;
    case 'settings':
      return `${app.value.settings} · ${name}`;
    case 'lobby':
      return `${online.value.places.heading} · ${name}`;
    case 'new-table':
      return `${online.value.newTablePage.heading(games.value[here.game].name)} · ${name}`;
    case 'my-matches':
      return `${online.value.matchesPage.heading} · ${name}`;
    case 'ratings':
      return `${online.value.ratingsPage.caption(games.value[here.game].name)} · ${name}`;
    case 'statistics':
      return `${app.value.statistics} · ${name}`;
    case 'table':
    case 'replay':
    case 'match':
    case 'embed':
    case 'replays':
    case 'online':
    case 'player':
      return name;
    case 'learn':
      return `${app.value.learn} · ${name}`;
    case 'lesson':
      return `${app.value.homePage.learnOf(games.value[here.game].name)} · ${name}`;
    case 'rules':
      return `${games.value[here.game].name}, ${app.value.tablePage.rules} · ${name}`;
    case 'not-found':
      return `${app.value.notFoundPage.heading} · ${name}`;
  }
}

const isLater = signal(false);
const PLAYING: readonly Route['page'][] = ['table', 'lesson', 'online'];

/** Offered quietly, and never in a match. */
function NewVersion() {
  if (!newVersion.value || isLater.value || PLAYING.includes(route.value.page)) return null;
  return (
    <div class="toast" role="status">
      <span>{app.value.newVersion}</span>
      <button type="button" class="button first" onClick={takeNewVersion}>
        {app.value.takeNewVersion}
      </button>
      <button
        type="button"
        class="button plain"
        onClick={() => {
          isLater.value = true;
        }}
      >
        {app.value.later}
      </button>
    </div>
  );
}
