import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LEVELS } from '../../bots/levels.ts';
import { levelRating } from '../../bots/rating-scale.ts';
import type { GameId } from '../../games/index.ts';
import type { Rating } from '../../protocol/api/people.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { Link } from '../frame/router.tsx';
import { app, games, online } from '../frame/texts.ts';
import { GamePicker } from '../home/game-picker.tsx';
import { EmptyTable } from '../lobby/empty-table.tsx';
import { OnlinePlaces } from '../lobby/online-places.tsx';
import { ask } from '../online/api.ts';
import { me, meet, myId } from '../online/me.ts';
import { useRenewing } from '../online/renewing.ts';
import { rating } from '../online/times.ts';
import { Trouble } from '../table/trouble.tsx';

/** The best at a game. */
export function RatingsPage({ game }: { readonly game: GameId }) {
  const texts = online.value.ratingsPage;
  const of = useSignal<'people' | 'programs'>('people');
  const { now, renew } = useRenewing(`${game}/${of.value}`, () =>
    ask('best', { id: game, query: { of: of.value } }),
  );
  const { latest, failure } = now.value;
  useEffect(() => {
    if (me.value.kind === 'unknown') meet();
  }, []);
  return (
    <>
      <PageHeader />
      <main id="content" class="page lobby">
        <PageHeading>{texts.heading}</PageHeading>
        <OnlinePlaces />
        <GamePicker game={game} to={other => ({ page: 'ratings', game: other })} />
        <fieldset class="ladders">
          {(['people', 'programs'] as const).map(ladder => (
            <button
              key={ladder}
              type="button"
              class={ladder === of.value ? 'button first' : 'button'}
              aria-pressed={ladder === of.value}
              onClick={() => {
                of.value = ladder;
              }}
            >
              {texts[ladder]}
            </button>
          ))}
        </fieldset>
        <Trouble failure={failure} onRetry={renew} />
        {latest?.ratings.length === 0 && <Nobody game={game} />}
        {latest && latest.ratings.length > 0 && <Best game={game} ratings={latest.ratings} />}
        <Bots game={game} />
      </main>
    </>
  );
}

function Best({ game, ratings }: { readonly game: GameId; readonly ratings: readonly Rating[] }) {
  const texts = online.value.ratingsPage;
  const mine = myId();
  return (
    <>
      <table class="figures">
        <caption>{texts.caption(games.value[game].name)}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {texts.rank}
            </th>
            <th scope="col">{texts.player}</th>
            <th scope="col" class="number">
              {texts.rating}
            </th>
            <th scope="col" class="number">
              {texts.matches}
            </th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ player, name, rating: value, matches, isKnown }, i) => (
            <tr key={player} class={player === mine ? 'mine' : undefined}>
              <td class="number">{rankOf(ratings, i)}</td>
              <th scope="row">
                <Link to={{ page: 'player', id: player }} class="in-table">
                  {name ?? online.value.somebody}
                </Link>
                {player === mine && <span class="tag">{online.value.you}</span>}
                {!isKnown && <span class="tag">{texts.provisional}</span>}
              </th>
              <td class="number">{rating(value)}</td>
              <td class="number">{matches}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{texts.note}</p>
    </>
  );
}

/** Our own bots, so that people know what the levels mean. */
function Bots({ game }: { readonly game: GameId }) {
  const texts = online.value.ratingsPage;
  const rated = LEVELS.flatMap(level => {
    const value = levelRating(game, level);
    return value === null ? [] : [{ level, value }];
  });
  if (rated.length === 0) return null;
  return (
    <section class="our-bots">
      <table class="figures">
        <caption>{texts.bots}</caption>
        <tbody>
          {rated.toReversed().map(({ level, value }) => (
            <tr key={level}>
              <th scope="row">{app.value.levels[level]}</th>
              <td class="number">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{texts.botsNote}</p>
    </section>
  );
}

/** From 1; equal ratings have equal ranks. */
function rankOf(ratings: readonly Rating[], at: number): number {
  const { rating, isKnown } = ratings[at];
  return 1 + ratings.findIndex(one => one.rating === rating && one.isKnown === isKnown);
}

function Nobody({ game }: { readonly game: GameId }) {
  const texts = online.value.ratingsPage;
  return (
    <div class="inviting">
      <EmptyTable />
      <div>
        <h2>{texts.none}</h2>
        <p>{texts.noneLine}</p>
        <Link to={{ page: 'new-table', game }} class="button">
          {online.value.lobbyPage.make}
        </Link>
      </div>
    </div>
  );
}
