import type { ComponentChildren } from 'preact';
import type { PageName } from '../protocol/pages.ts';
import { Lazy } from './frame/lazy.tsx';
import { NotFoundPage } from './frame/not-found-page.tsx';
import type { Goal, Route } from './frame/routes.ts';
import { app, games, language, online, punctuation } from './frame/texts.ts';
import { HomePage } from './home/home-page.tsx';

/** Every page of the app: its window title, and where its code is. Its address is in `protocol/pages.ts`. */
const TABLE: { readonly [N in PageName]: Page<Extract<Goal, { readonly page: N }>> } = {
  home: { load: async () => () => <HomePage /> },
  'set-up': {
    title: ({ game }) => games.value[game].name,
    load: async () => {
      const { SetUpPage } = await import('./set-up/set-up-page.tsx');
      return ({ game }) => <SetUpPage key={game} game={game} />;
    },
  },
  table: {
    load: async () => {
      const { TablePage } = await import('./table/table-page.tsx');
      return ({ id }) => <TablePage key={id} id={id} />;
    },
  },
  replay: {
    load: async () => {
      const { ReplayPage } = await import('./replay/replay-page.tsx');
      return ({ id }) => <ReplayPage key={id} id={id} />;
    },
  },
  replays: {
    load: async () => {
      const { ReplaysPage } = await import('./replay/replays-page.tsx');
      return () => <ReplaysPage />;
    },
  },
  shared: {
    load: async () => {
      const { SharedPage } = await import('./replay/shared-page.tsx');
      return () => <SharedPage />;
    },
  },
  studies: {
    load: async () => {
      const { StudiesPage } = await import('./study/studies-page.tsx');
      return ({ game }) => <StudiesPage key={game} game={game} />;
    },
  },
  study: {
    load: async () => {
      const { StudyPage } = await import('./study/study-page.tsx');
      return ({ id }) => <StudyPage key={id} id={id} />;
    },
  },
  puzzles: {
    load: async () => {
      const { PuzzlesPage } = await import('./puzzle/puzzles-page.tsx');
      return ({ game }) => <PuzzlesPage key={game} game={game} />;
    },
  },
  puzzle: {
    load: async () => {
      const { PuzzlePage } = await import('./puzzle/puzzle-page.tsx');
      return ({ game, id }) => <PuzzlePage key={game + id} game={game} id={id} />;
    },
  },
  lab: {
    load: async () => {
      const { LabPage } = await import('./lab/lab-page.tsx');
      return ({ game }) => <LabPage key={game} game={game} />;
    },
  },
  day: {
    load: async () => {
      const { DayPage } = await import('./day/day-page.tsx');
      return ({ game }) => <DayPage key={game} game={game} club={null} />;
    },
  },
  match: {
    load: async () => {
      const { MatchPage } = await import('./replay/match-page.tsx');
      return ({ id }) => <MatchPage key={id} id={id} isEmbedded={false} />;
    },
  },
  embed: {
    load: async () => {
      const { MatchPage } = await import('./replay/match-page.tsx');
      return ({ id }) => <MatchPage key={id} id={id} isEmbedded />;
    },
  },
  statistics: {
    title: () => app.value.statistics,
    load: async () => {
      const { StatisticsPage } = await import('./statistics/statistics-page.tsx');
      return () => <StatisticsPage />;
    },
  },
  settings: {
    title: () => app.value.settings,
    load: async () => {
      const { SettingsPage } = await import('./settings/settings-page.tsx');
      return () => <SettingsPage />;
    },
  },
  lobby: {
    title: () => online.value.places.heading,
    load: async () => {
      const { LobbyPage } = await import('./lobby/lobby-page.tsx');
      return () => <LobbyPage />;
    },
  },
  'new-table': {
    title: ({ game }) => online.value.newTablePage.heading(games.value[game].name),
    load: async () => {
      const { NewTablePage } = await import('./lobby/new-table-page.tsx');
      return ({ game }) => <NewTablePage key={game} game={game} />;
    },
  },
  online: {
    load: async () => {
      const { OnlinePage } = await import('./online/online-page.tsx');
      return ({ id }) => <OnlinePage key={id} id={id} />;
    },
  },
  'my-matches': {
    title: () => online.value.matchesPage.heading,
    load: async () => {
      const { MyMatchesPage } = await import('./lobby/my-matches-page.tsx');
      return () => <MyMatchesPage />;
    },
  },
  people: {
    title: () => online.value.places.people,
    load: async () => {
      const { PeoplePage } = await import('./people/people-page.tsx');
      return () => <PeoplePage />;
    },
  },
  clubs: {
    title: () => online.value.places.clubs,
    load: async () => {
      const { ClubsPage } = await import('./club/clubs-page.tsx');
      return () => <ClubsPage />;
    },
  },
  club: {
    load: async () => {
      const { ClubPage } = await import('./club/club-page.tsx');
      return ({ id }) => <ClubPage key={id} id={id} />;
    },
  },
  'club-night': {
    load: async () => {
      const { NightPage } = await import('./club/night-page.tsx');
      return ({ id }) => <NightPage key={id} id={id} />;
    },
  },
  'new-event': {
    load: async () => {
      const { NewEventPage } = await import('./event/new-event-page.tsx');
      return ({ id }) => <NewEventPage key={id} id={id} />;
    },
  },
  event: {
    load: async () => {
      const { EventPage } = await import('./event/event-page.tsx');
      return ({ id }) => <EventPage key={id} id={id} />;
    },
  },
  'club-day': {
    load: async () => {
      const { DayPage } = await import('./day/day-page.tsx');
      return ({ id, game }) => <DayPage key={id + game} game={game} club={id} />;
    },
  },
  ratings: {
    title: ({ game }) => online.value.ratingsPage.caption(games.value[game].name),
    load: async () => {
      const { RatingsPage } = await import('./profile/ratings-page.tsx');
      return ({ game }) => <RatingsPage key={game} game={game} />;
    },
  },
  player: {
    load: async () => {
      const { PlayerPage } = await import('./profile/player-page.tsx');
      return ({ id }) => <PlayerPage key={id} id={id} />;
    },
  },
  box: {
    title: () => app.value.homePage.box,
    load: async () => {
      const { BoxPage } = await import('./companion/box-page.tsx');
      return ({ game }) => <BoxPage key={game} game={game} />;
    },
  },
  'box-table': {
    load: async () => {
      const { BoxTablePage } = await import('./companion/box-table-page.tsx');
      return ({ id }) => <BoxTablePage key={id} id={id} />;
    },
  },
  'box-score': {
    title: ({ game }) => punctuation.value.listed([games.value[game].name, app.value.homePage.box]),
    load: async () => {
      const { ScorePage } = await import('./companion/score-page.tsx');
      return ({ game }) => <ScorePage key={game} game={game} />;
    },
  },
  'box-print': {
    title: ({ game }) => punctuation.value.listed([games.value[game].name, app.value.homePage.box]),
    load: async () => {
      const { PrintPage } = await import('./companion/print-page.tsx');
      return ({ game }) => <PrintPage key={game} game={game} />;
    },
  },
  'box-dice': {
    title: ({ game }) => punctuation.value.listed([games.value[game].name, app.value.homePage.box]),
    load: async () => {
      const { DicePage } = await import('./companion/dice-page.tsx');
      return ({ game }) => <DicePage key={game} game={game} />;
    },
  },
  learn: {
    title: () => app.value.learn,
    load: async () => {
      const { LearnPage } = await import('./learn/learn-page.tsx');
      return () => <LearnPage key={language.value} language={language.value} />;
    },
  },
  lesson: {
    title: ({ game }) => app.value.homePage.learnOf(games.value[game].name),
    load: async () => {
      const { LessonPage } = await import('./learn/lesson-page.tsx');
      return ({ game, language }) => <LessonPage key={game + language} game={game} language={language} />;
    },
  },
  rules: {
    title: ({ game }) => punctuation.value.listed([games.value[game].name, app.value.tablePage.rules]),
    load: async () => {
      const { RulesPage } = await import('./learn/rules-page.tsx');
      return ({ game, language }) => <RulesPage key={game + language} game={game} language={language} />;
    },
  },
};

interface Page<R extends Goal> {
  /** If left out, the page sets its own title, or has the app's. */
  readonly title?: (route: R) => string;
  load(): Promise<(route: R) => ComponentChildren>;
}

type Draw = (route: Goal) => ComponentChildren;

/** The code of pages that were already visited: next time they are there at once. */
const loaded = new Map<PageName, Draw>([['home', () => <HomePage />]]);

export function PageAt({ route }: { readonly route: Route }) {
  if (route.page === 'not-found') return <NotFoundPage />;
  const draw = loaded.get(route.page);
  if (draw) return <>{draw(route)}</>;
  return (
    <Lazy key={route.page} load={() => load(route.page)}>
      {found => found(route)}
    </Lazy>
  );
}

/** Begins to load a page that will be drawn soon. */
export function fetchPage({ page }: Route): void {
  // If that fails, drawing it tries again, and says so.
  if (page !== 'not-found' && !loaded.has(page)) load(page).catch(() => undefined);
}

async function load(name: PageName): Promise<Draw> {
  const page: Page<never> = TABLE[name];
  const draw = (await page.load()) as Draw;
  loaded.set(name, draw);
  return draw;
}

/** The window title of a page that does not set its own. */
export function titleAt(route: Route): string {
  const name = app.value.title;
  if (route.page === 'not-found') return `${app.value.notFoundPage.heading} · ${name}`;
  const page: Page<never> = TABLE[route.page];
  const title = page.title?.(route as never);
  return title === undefined ? name : `${title} · ${name}`;
}
