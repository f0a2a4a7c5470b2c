import './statistics.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_IDS } from '../../games/index.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { Link } from '../frame/router.tsx';
import { games, type Texts, useTexts } from '../frame/texts.ts';
import { evenings, winsByName } from '../storage/evenings.ts';
import { type PlayedMatch, playedMatches, reviewedMatches } from '../storage/results.ts';
import { CourseGraph, RecentStrip, ShareBar } from './drawings.tsx';
import { servedMatches } from './served.ts';
import { intervalOf, type Statistics, statisticsOf, type Tally } from './statistics.ts';
import { resultsElsewhere } from './sync.ts';

/** My statistics: wins, opponents and quality of decisions, with the number of matches behind each figure. */
export function StatisticsPage() {
  const texts = useTexts('statistics');
  const served = useSignal<{ readonly matches: readonly PlayedMatch[]; readonly isAll: boolean }>({
    matches: [],
    isAll: true,
  });
  const elsewhere = useSignal<Awaited<ReturnType<typeof resultsElsewhere>>>(null);
  useEffect(() => {
    let isGone = false;
    servedMatches().then(
      found => {
        if (!isGone) served.value = found;
      },
      () => undefined,
    );
    resultsElsewhere().then(
      found => {
        if (!isGone) elsewhere.value = found;
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (!texts) return <PageHeader />;
  const here = playedMatches();
  const known = new Set(here.map(({ source }) => source));
  const others = elsewhere.value?.matches.filter(({ source }) => !known.has(source)) ?? [];
  const found = statisticsOf(
    [...here, ...others, ...served.value.matches],
    new Map([...(elsewhere.value?.reviews ?? []), ...reviewedMatches()]),
  );
  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow statistics">
        <PageHeading>{texts.heading}</PageHeading>
        {found.all.matches === 0 ? <Nothing texts={texts} /> : <Everything found={found} texts={texts} />}
        <Evenings texts={texts} />
        {!served.value.isAll && <p class="note">{texts.serverLate}</p>}
        {found.all.matches > 0 && <p class="note">{texts.counted}</p>}
      </main>
    </>
  );
}

/** Matches entered at real tables: counted by name, and separately from those the app has run itself. */
function Evenings({ texts }: { readonly texts: Texts['statistics'] }) {
  const all = evenings();
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="evenings">
      <h2 id="evenings">{texts.evenings}</h2>
      <ul class="shares">
        {GAME_IDS.map(game => ({ game, played: all.filter(each => each.game === game) }))
          .filter(({ played }) => played.length > 0)
          .map(({ game, played }) => (
            <li key={game}>
              <h3>{games.value[game].name}</h3>
              <p>
                {texts.eveningsPlayed(played.length)} ·{' '}
                {winsByName(played)
                  .map(([name, wins]) => texts.eveningWins(name, wins))
                  .join(' · ')}
              </p>
            </li>
          ))}
      </ul>
      <p class="note">{texts.eveningsNote}</p>
    </section>
  );
}

function Nothing({ texts }: { readonly texts: Texts['statistics'] }) {
  return (
    <div class="nothing">
      <h2>{texts.empty}</h2>
      <p>{texts.emptyLine}</p>
      <Link to={{ page: 'home' }} class="button first">
        {texts.emptyGo}
      </Link>
    </div>
  );
}

function Everything({ found, texts }: { readonly found: Statistics; readonly texts: Texts['statistics'] }) {
  const { all, byGame, byOpponents, recent, streak, longestStreak } = found;
  return (
    <>
      <section aria-labelledby="results">
        <h2 id="results">{texts.results}</h2>
        <Share tally={all} texts={texts} />
        <RecentStrip recent={recent} texts={texts} />
        <p class="streaks">
          {streak && (
            <span>{streak.isWon ? texts.streak(streak.length) : texts.losingStreak(streak.length)}</span>
          )}
          {longestStreak > 0 && <span>{texts.longest(longestStreak)}</span>}
        </p>
      </section>
      <section aria-labelledby="by-game">
        <h2 id="by-game">{texts.byGame}</h2>
        <ul class="shares">
          {byGame.map(({ game, ...tally }) => (
            <li key={game}>
              <h3>{games.value[game].name}</h3>
              <Share tally={tally} texts={texts} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="by-opponents">
        <h2 id="by-opponents">{texts.byOpponents}</h2>
        <ul class="shares">
          {byOpponents.map(({ opponents, ...tally }) => (
            <li key={opponents}>
              <h3>{texts.opponents[opponents]}</h3>
              <Share tally={tally} texts={texts} />
            </li>
          ))}
        </ul>
        <p class="note">{texts.barMeaning}</p>
      </section>
      <Decisions reviewed={found.reviewed} texts={texts} />
    </>
  );
}

/** A share of wins with its context: out of how many, how certain, and what chance alone would give. */
function Share({ tally, texts }: { readonly tally: Tally; readonly texts: Texts['statistics'] }) {
  const { matches, won, fair } = tally;
  const { low, high } = intervalOf(tally);
  return (
    <div class="share">
      <p>
        <strong>{texts.won(texts.wins(Math.round(10 * won) / 10), matches)}</strong>{' '}
        <span>{texts.percent(percentOf(won / matches))}</span>
      </p>
      <ShareBar share={won / matches} low={low} high={high} fair={fair / matches} />
      <p class="note">
        {texts.between(percentOf(low), percentOf(high))} · {texts.fair(percentOf(fair / matches))}
      </p>
    </div>
  );
}

function Decisions(props: {
  readonly reviewed: Statistics['reviewed'];
  readonly texts: Texts['statistics'];
}) {
  const { reviewed, texts } = props;
  const decisions = reviewed.reduce((sum, match) => sum + match.decisions, 0);
  const sound = reviewed.reduce((sum, match) => sum + match.sound, 0);
  const lost = reviewed.reduce((sum, match) => sum + match.lost, 0);
  return (
    <section aria-labelledby="decisions">
      <h2 id="decisions">{texts.decisions}</h2>
      {reviewed.length === 0 ? (
        <p>{texts.decisionsNone}</p>
      ) : (
        <>
          <p>
            <strong>{texts.sound(percentOf(sound / decisions), reviewed.length)}</strong>
          </p>
          <p>{texts.lost(percentOf(lost / reviewed.length))}</p>
          {reviewed.length > 2 && (
            <CourseGraph
              shares={reviewed.map(match => match.sound / match.decisions)}
              label={texts.course(
                percentOf(reviewed[0].sound / reviewed[0].decisions),
                percentOf((reviewed.at(-1)?.sound ?? 0) / (reviewed.at(-1)?.decisions ?? 1)),
                reviewed.length,
              )}
              texts={texts}
            />
          )}
        </>
      )}
    </section>
  );
}

function percentOf(part: number): number {
  return Math.round(100 * part);
}
