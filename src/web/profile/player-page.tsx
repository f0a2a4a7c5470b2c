import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_IDS, type GameId } from '../../games/index.ts';
import type { Answer } from '../../protocol/http.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { Link } from '../frame/router.tsx';
import { app, games, online } from '../frame/texts.ts';
import { OnlinePlaces } from '../lobby/online-places.tsx';
import { ask, Failure } from '../online/api.ts';
import { hasPlayed, me, meet, myId } from '../online/me.ts';
import { useRenewing } from '../online/renewing.ts';
import { day, dayAndTime, rating } from '../online/times.ts';
import { Between } from '../people/between.tsx';
import { Trouble } from '../table/trouble.tsx';
import { RatingGraph } from './rating-graph.tsx';

type Player = Answer<'player'>;

/** A player's page: the name, the ratings and their history. */
export function PlayerPage({ id }: { readonly id: string }) {
  const texts = online.value.playerPage;
  const { now, renew } = useRenewing(id, () => ask('player', { id }));
  const { latest, failure } = now.value;
  useEffect(() => {
    if (me.value.kind === 'unknown') meet();
  }, []);
  if (failure?.code === 'not-found') {
    return (
      <>
        <PageHeader />
        <main id="content" class="page narrow message">
          <PageHeading>{texts.goneHeading}</PageHeading>
          <p>{texts.goneLine}</p>
          <Link to={{ page: 'lobby' }} class="button first">
            {online.value.places.heading}
          </Link>
        </main>
      </>
    );
  }
  return (
    <>
      <PageHeader />
      <main id="content" class="page lobby">
        {latest ? (
          <Profile player={latest} onChange={renew} />
        ) : (
          <Trouble failure={failure} onRetry={renew} />
        )}
      </main>
    </>
  );
}

function Profile({ player, onChange }: { readonly player: Player; readonly onChange: () => void }) {
  const texts = online.value.playerPage;
  const isMe = player.id === myId();
  const name = player.name ?? online.value.somebody;
  useEffect(() => {
    document.title = `${name} · ${app.value.title}`;
  }, [name]);
  const played = GAME_IDS.filter(game => player.ratings.some(rating => rating.game === game));
  return (
    <>
      <PageHeading>{name}</PageHeading>
      <OnlinePlaces />
      {player.isBotAccount && <p class="quiet">{texts.bot}</p>}
      {isMe && <p class="quiet">{texts.thisIsYou}</p>}
      {player.you && !player.isBotAccount && (
        <Between id={player.id} name={name} you={player.you} onChange={onChange} />
      )}
      {played.length === 0 && <p>{texts.none}</p>}
      <div class="rated-games">
        {played.map(game => (
          <RatedGame key={game} player={player} game={game} isMe={isMe} />
        ))}
      </div>
      {!isMe && player.name !== null && <Report id={player.id} />}
      {!isMe && !player.isBotAccount && hasPlayed() && <Block id={player.id} />}
    </>
  );
}

function RatedGame(props: { readonly player: Player; readonly game: GameId; readonly isMe: boolean }) {
  const { player, game, isMe } = props;
  const texts = online.value.playerPage;
  const { ratingsPage } = online.value;
  const { name } = games.value[game];
  const now = player.ratings.find(rating => rating.game === game);
  // The server tells the newest first.
  const history = player.history.filter(one => one.game === game).sort((a, b) => a.at - b.at);
  const ratings = history.map(one => one.rating);
  if (!now || ratings.length === 0) return null;
  const lastAt = history[history.length - 1].at;
  return (
    <section class="rated-game">
      <h2>{name}</h2>
      <dl class="key-figures">
        <div>
          <dt>{ratingsPage.rating}</dt>
          <dd>
            {rating(now.rating)}
            {!now.isKnown && <span class="tag">{ratingsPage.provisional}</span>}
          </dd>
        </div>
        <div>
          <dt>{ratingsPage.matches}</dt>
          <dd>{now.matches}</dd>
        </div>
      </dl>
      <RatingGraph
        history={history}
        label={texts.graph(name, ratings.length, rating(ratings[0]), rating(now.rating))}
      />
      <p class="graph-dates" aria-hidden="true">
        <span>{day(history[0].at)}</span>
        {day(lastAt) !== day(history[0].at) && <span>{day(lastAt)}</span>}
      </p>
      <details>
        <summary>{texts.history}</summary>
        <table class="figures">
          <caption class="spoken">{name}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.when}</th>
              <th scope="col" class="number">
                {texts.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {history.toReversed().map(({ table, at, rating: after }) => (
              <tr key={table}>
                <td>
                  {isMe ? (
                    <Link to={{ page: 'match', id: table }} class="in-table">
                      {dayAndTime(at)}
                    </Link>
                  ) : (
                    dayAndTime(at)
                  )}
                </td>
                <td class="number">{rating(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** Names are other people's words. */
function Report({ id }: { readonly id: string }) {
  const texts = online.value.playerPage;
  const outcome = useSignal<Failure | 'reported' | null>(null);
  const report = async () => {
    const answer = await ask('report', { id });
    outcome.value = answer instanceof Failure ? answer : 'reported';
  };
  return (
    <section class="report">
      <p class="quiet">{texts.reportLine}</p>
      {outcome.value === 'reported' ? (
        <p role="status">{texts.reported}</p>
      ) : (
        <button type="button" class="button" onClick={report}>
          {texts.report}
        </button>
      )}
      <Trouble failure={outcome.value instanceof Failure ? outcome.value : null} />
    </section>
  );
}

/** Only I know whom I block. */
function Block({ id }: { readonly id: string }) {
  const texts = online.value.playerPage;
  const { now, renew } = useRenewing(`blocked/${id}`, () => ask('blocked', {}));
  const failure = useSignal<Failure | null>(null);
  const { latest } = now.value;
  if (!latest) return null;
  const isBlocked = latest.blocked.some(other => other.id === id);
  const change = async () => {
    const answer = await ask(isBlocked ? 'unblock' : 'block', { id });
    failure.value = answer instanceof Failure ? answer : null;
    renew();
  };
  return (
    <div class="report">
      <p class="quiet" role="status">
        {isBlocked ? texts.isBlocked : texts.blockLine}
      </p>
      <button type="button" class="button" onClick={change}>
        {isBlocked ? texts.unblock : texts.block}
      </button>
      <Trouble failure={failure.value} />
    </div>
  );
}
