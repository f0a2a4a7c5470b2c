import './home.css';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { GAME_IDS, type GameId, manifestOf } from '../../games/index.ts';
import { BinIcon, ClockIcon, DeviceIcon, PeopleIcon, RulesIcon, TableIcon } from '../frame/icons.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { go, Link } from '../frame/router.tsx';
import { app, games, language, online } from '../frame/texts.ts';
import { hasPlayed } from '../online/me.ts';
import { askForMine, type MyMatch, myMatches } from '../online/mine.ts';
import { serverNow } from '../online/server-clock.ts';
import { countdown } from '../online/times.ts';
import { playNow, SHARED } from '../set-up/seating.ts';
import { Forgotten, heightOfLine } from '../storage/forgotten.tsx';
import { forgetMatch, type KeptMatch, keepMatch, matchesInProgress } from '../storage/matches.ts';
import { GamePicture } from './game-picture.tsx';
import { lastGame } from './last-game.ts';

export function HomePage() {
  const { motto, homePage } = app.value;
  return (
    <>
      <PageHeader />
      <main id="content" class="page home">
        <p class="motto">{motto}</p>
        <InProgress />
        <Ways />
        <section aria-label={homePage.games}>
          <ul class="shelf">
            {GAME_IDS.map(game => (
              <GameOnShelf key={game} game={game} />
            ))}
          </ul>
        </section>
        <p class="home-more">
          <Link to={{ page: 'replays' }} class="button plain">
            {homePage.replays}
          </Link>
          <Link to={{ page: 'puzzles', game: lastGame() }} class="button plain">
            {homePage.puzzles}
          </Link>
          <Link to={{ page: 'studies', game: lastGame() }} class="button plain">
            {homePage.studies}
          </Link>
          <Link to={{ page: 'box', game: lastGame() }} class="button plain">
            {homePage.box}
          </Link>
        </p>
      </main>
      <Frieze />
    </>
  );
}

/** A wall along the foot of the page. */
function Frieze() {
  return (
    <svg class="frieze" width="100%" height="56" aria-hidden="true">
      <defs>
        <pattern id="frieze" width="96" height="56" patternUnits="userSpaceOnUse">
          <path d="M0 56V14h18V0h36v14h42v42Z" fill="var(--stone-light)" />
          <path
            d="M0 14h18V0h36v14h42M18 14h36M0 28h96M0 42h96M36 14v14M78 14v14M12 28v14M58 28v14M34 42v14M84 42v14"
            fill="none"
            stroke="var(--stone)"
            stroke-width="1.5"
          />
        </pattern>
      </defs>
      <rect width="100%" height="56" fill="url(#frieze)" />
    </svg>
  );
}

function GameOnShelf({ game }: { readonly game: GameId }) {
  const { seats, minutes } = manifestOf(game);
  const { name, line } = games.value[game];
  const { homePage } = app.value;
  return (
    <li class="game-card">
      <div class="game-picture" aria-hidden="true">
        <GamePicture game={game} />
      </div>
      <div class="game-words">
        <h2>{name}</h2>
        <p class="game-facts">
          <span>
            <PeopleIcon /> {app.value.players(seats.min, seats.max)}
          </span>
          <span>
            <ClockIcon /> {app.value.minutes(minutes)}
          </span>
        </p>
        <p class="game-line">{line}</p>
        <div class="game-buttons">
          <button
            type="button"
            class="button first"
            aria-label={homePage.playNowOf(name)}
            onClick={() => go({ page: 'table', id: playNow(game).id })}
          >
            {homePage.playNow}
          </button>
          <Link to={{ page: 'set-up', game }} class="button" label={homePage.setUpOf(name)}>
            {homePage.setUp}
          </Link>
          <Link
            to={{ page: 'lesson', language: language.value, game }}
            class="button learn-button"
            label={homePage.learnOf(name)}
          >
            <RulesIcon />
          </Link>
        </div>
      </div>
    </li>
  );
}

/** Everything besides starting a match right away. */
function Ways() {
  const { ways } = online.value;
  return (
    <nav class="ways" aria-label={ways.heading}>
      <Link to={{ page: 'new-table', game: lastGame() }} class="way">
        <PeopleIcon /> <span>{ways.withFriends}</span>
      </Link>
      <Link to={{ page: 'set-up', game: lastGame(), section: SHARED }} class="way">
        <DeviceIcon /> <span>{ways.onThisDevice}</span>
      </Link>
      <Link to={{ page: 'lobby' }} class="way">
        <TableIcon /> <span>{ways.openTables}</span>
      </Link>
      <Today />
    </nav>
  );
}

/** The deal of the day. My progress in it is looked up once the page is there. */
function Today() {
  const Tile = useSignal<ComponentType | null>(null);
  useEffect(() => {
    import('../day/day-tile.tsx').then(
      ({ DayTile }) => {
        Tile.value = () => <DayTile />;
      },
      () => undefined,
    );
  }, []);
  const { day, dayLine } = app.value.homePage;
  return (
    <Link to={{ page: 'day', game: lastGame() }} class="way today">
      <ClockIcon />
      <span>
        {day} <small>{dayLine}</small>
      </span>
      {Tile.value && <Tile.value />}
    </Link>
  );
}

/** How many server matches are shown; the others are under my matches. */
const SHOWN = 3;

/** Unfinished matches come first, because that is what returning players want. */
function InProgress() {
  const kept = useSignal(matchesInProgress());
  const { homePage } = app.value;
  const { matches, unreadable } = kept.value;
  const onServer = myMatches.value.slice(0, SHOWN);
  const more = myMatches.value.length - onServer.length;
  useEffect(() => {
    if (hasPlayed()) askForMine();
  }, []);
  const forgetAll = (ids: readonly string[]) => {
    for (const id of ids) forgetMatch(id);
    kept.value = matchesInProgress();
  };
  if (matches.length === 0 && unreadable.length === 0 && onServer.length === 0) return null;
  return (
    <section class="in-progress" aria-labelledby="in-progress">
      <h2 id="in-progress">{homePage.inProgress}</h2>
      <ul>
        {onServer
          .filter(({ awaitsMe }) => awaitsMe)
          .map(match => (
            <OnlineMatch key={match.id} match={match} />
          ))}
        {matches.map(match => (
          <MatchInProgress key={match.id} match={match} />
        ))}
        {onServer
          .filter(({ awaitsMe }) => !awaitsMe)
          .map(match => (
            <OnlineMatch key={match.id} match={match} />
          ))}
      </ul>
      {more > 0 && (
        <Link to={{ page: 'my-matches' }} class="more-matches">
          {online.value.matchesPage.all(more)}
        </Link>
      )}
      {unreadable.length > 0 && (
        <p class="unreadable">
          {homePage.unreadable(unreadable.length)}{' '}
          <button type="button" class="button plain" onClick={() => forgetAll(unreadable)}>
            {homePage.forgetUnreadable}
          </button>
        </p>
      )}
    </section>
  );
}

/** A match on the server. If I am awaited, it says so and becomes the next thing to do. */
function OnlineMatch({ match }: { readonly match: MyMatch }) {
  const { homePage } = app.value;
  const texts = online.value;
  const { name } = games.value[match.game];
  const others = app.value.and(match.others);
  const left = match.until === null ? null : match.until - serverNow();
  const time = left === null ? '' : left < 0 ? texts.overdue : texts.timeLeft(countdown(left));
  return (
    <li class={match.awaitsMe ? 'awaited' : 'others-turn'}>
      <div>
        <strong>
          {name} {match.awaitsMe && <span class="tag">{texts.yourTurn}</span>}
        </strong>
        <span>
          {[
            others && homePage.with(others),
            match.isOpen ? texts.matchesPage.waiting : texts.ways.online,
            time,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <Link
        to={{ page: 'online', id: match.id }}
        class={match.awaitsMe ? 'button first' : 'button'}
        label={homePage.continueOf(name, others || texts.matchesPage.alone)}
      >
        {homePage.continue}
      </Link>
    </li>
  );
}

function MatchInProgress({ match }: { readonly match: KeptMatch }) {
  const { homePage } = app.value;
  /** How high its line was when it was deleted; null if it was not. */
  const forgotten = useSignal<number | null>(null);
  const { name, progress } = games.value[match.game];
  const far = match.progress ? progress(...match.progress) : '';
  const me = match.seats.findIndex(({ kind }) => kind === 'person');
  const others = app.value.and(match.seats.filter((_, seat) => seat !== me).map(seat => seat.name));
  if (forgotten.value !== null) {
    const bringBack = () => {
      keepMatch(match);
      forgotten.value = null;
    };
    return <Forgotten name={name} height={forgotten.value} onBringBack={bringBack} />;
  }
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>{[homePage.with(others), far].filter(Boolean).join(' · ')}</span>
      </div>
      <Link
        to={{ page: match.record.kept ? 'box-table' : 'table', id: match.id }}
        class="button first"
        label={homePage.continueOf(name, others)}
      >
        {homePage.continue}
      </Link>
      <button
        type="button"
        class="button plain"
        aria-label={homePage.forgetOf(name)}
        onClick={event => {
          forgetMatch(match.id);
          forgotten.value = heightOfLine(event.currentTarget);
        }}
      >
        <BinIcon />
      </button>
    </li>
  );
}
