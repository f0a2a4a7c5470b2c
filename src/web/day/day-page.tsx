import '../frame/form.css';
import './day.css';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Deal } from '../../bots/deal.ts';
import { type GameId, manifestOf } from '../../games/index.ts';
import type { DealShown } from '../../protocol/api/days.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go } from '../frame/router.tsx';
import { app, games, language, punctuation, type Texts, useTexts } from '../frame/texts.ts';
import { GamePicker } from '../home/game-picker.tsx';
import { ask, Failure } from '../online/api.ts';
import { optionInWords } from '../set-up/option-fields.tsx';
import { Trouble } from '../table/trouble.tsx';
import { DayProof } from './day-proof.tsx';
import { type Day, fetchDay, lastDay } from './days.ts';
import { DealResults } from './deal-results.tsx';
import { beginDeal, dealToday, lineHere, tellAll, tellLine } from './lines.ts';

/** How often to ask whether the master has finished. */
const MASTER_MS = 3000;

interface Place {
  readonly game: GameId;
  readonly club: string | null;
}

/** A game's deal of the day: first to play, then to compare. */
export function DayPage({ game, club }: Place) {
  const texts = useTexts('day');
  const day = useSignal<Day | null>(lastDay(club));
  const failure = useSignal<Failure | null>(null);
  const attempt = useSignal(0);
  useEffect(() => {
    let isGone = false;
    fetchDay(club).then(fetched => {
      if (isGone) return;
      failure.value = fetched instanceof Failure ? fetched : null;
      if (!(fetched instanceof Failure)) day.value = fetched;
    });
    return () => {
      isGone = true;
    };
  }, [club, attempt.value]);
  const title = texts && `${texts.heading} · ${app.value.title}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  if (!texts) return <PageHeader />;
  const today = day.value;
  const isOffline = failure.value?.code === 'no-server';
  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow day">
        <PageHeading>{texts.heading}</PageHeading>
        <p class="soft">{club === null ? texts.line : texts.clubLine}</p>
        <GamePicker
          game={game}
          to={other =>
            club === null ? { page: 'day', game: other } : { page: 'club-day', id: club, game: other }
          }
        />
        {!isOffline && <Trouble failure={failure.value} onRetry={() => attempt.value++} />}
        {today ? (
          <DealOf key={today.day} day={today} game={game} club={club} isOffline={isOffline} texts={texts} />
        ) : (
          isOffline && <p role="status">{texts.fetchFirst}</p>
        )}
      </main>
    </>
  );
}

function DealOf(props: {
  readonly day: Day;
  readonly game: GameId;
  readonly club: string | null;
  readonly isOffline: boolean;
  readonly texts: Texts['day'];
}) {
  const { day, game, club, isOffline, texts } = props;
  const deal = useMemo(() => dealToday(day, game, club), [day, game, club]);
  const line = useMemo(() => lineHere(deal), [deal]);
  const shown = useSignal<DealShown | null>(null);
  const trouble = useSignal<Failure | null>(null);
  const isOver = line?.record.result !== undefined;
  const isOld = isOffline && Date.now() >= day.endsAt;
  useEffect(() => follow({ day, game, club }, line, shown, trouble), [day, game, club, line]);
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day.day),
  );
  return (
    <>
      <section class="day-deal" aria-labelledby="day-deal">
        <h2 id="day-deal">{texts.day(date)}</h2>
        {isOld && <p class="note">{texts.old}</p>}
        <ul class="day-facts">
          {factsOf(deal, texts).map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {isOver && line ? (
          <Mine
            deal={deal}
            line={line}
            shown={shown.value}
            trouble={trouble.value}
            date={date}
            texts={texts}
          />
        ) : shown.value?.mine ? (
          // Played on another of my devices.
          <Result shown={shown.value} mine={shown.value.mine} game={game} date={date} texts={texts} />
        ) : (
          <>
            <p>
              <button
                type="button"
                class="button first wide"
                onClick={() => go({ page: 'table', id: beginDeal(deal, day).id })}
              >
                {line ? texts.continue : texts.play}
              </button>
            </p>
            {shown.value && (
              <p class="soft">{shown.value.count === 0 ? texts.nobody : texts.count(shown.value.count)}</p>
            )}
          </>
        )}
      </section>
      {shown.value?.others && (
        <DealResults
          deal={deal}
          day={day.day}
          club={club}
          others={shown.value.others}
          mine={shown.value.mine}
          texts={texts}
        />
      )}
      <p class="soft">
        {texts.next(
          new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
            day.endsAt,
          ),
        )}
      </p>
      <DayProof day={day} club={club} texts={texts} />
    </>
  );
}

/** Sends what was played here and asks how others did, until the master has played. Returns a function that stops. */
function follow(
  { day, game, club }: Place & { readonly day: Day },
  line: ReturnType<typeof lineHere>,
  shown: Signal<DealShown | null>,
  trouble: Signal<Failure | null>,
): () => void {
  let isGone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasToldAll = false;
  const query = { game, ...(club !== null && { club }) };
  const renew = async () => {
    const isTold = shown.value?.mine !== null && shown.value !== null;
    const answer =
      line?.record.result && !isTold ? await tellLine(line) : await ask('deal', { id: day.day, query });
    if (!hasToldAll) tellAll().catch(() => undefined);
    hasToldAll = true;
    if (isGone) return;
    trouble.value = answer instanceof Failure ? answer : null;
    if (answer instanceof Failure) {
      if (answer.code !== 'no-server' && answer.retryAfterSeconds !== null)
        timer = setTimeout(attempt, 1000 * answer.retryAfterSeconds);
      return;
    }
    shown.value = answer;
    if (answer.others?.master === null && answer.isTaken) timer = setTimeout(attempt, MASTER_MS);
  };
  const attempt = () => {
    renew().catch(() => undefined);
  };
  attempt();
  addEventListener('online', attempt);
  return () => {
    isGone = true;
    clearTimeout(timer);
    removeEventListener('online', attempt);
  };
}

function Mine(props: {
  readonly deal: Deal;
  readonly line: NonNullable<ReturnType<typeof lineHere>>;
  readonly shown: DealShown | null;
  readonly trouble: Failure | null;
  readonly date: string;
  readonly texts: Texts['day'];
}) {
  const { deal, line, shown, trouble, date, texts } = props;
  if (shown?.mine) {
    return <Result shown={shown} mine={shown.mine} game={deal.game} date={date} texts={texts} />;
  }
  const scores = line.record.result?.scores ?? [];
  const best = Math.max(...scores.filter((_, seat) => seat !== deal.seat));
  return (
    <div class="day-result">
      <h3>{texts.yours}</h3>
      <p>{texts.result(scores[deal.seat], scores[deal.seat] - best)}</p>
      <p role="status">
        {trouble === null
          ? texts.checking
          : trouble.code === 'no-server'
            ? texts.kept
            : trouble.code === 'illegal-move'
              ? texts.refused
              : trouble.code === 'not-now' || trouble.code === 'not-found'
                ? texts.late
                : ''}
      </p>
      {trouble && !SAID.includes(trouble.code) && <Trouble failure={trouble} />}
    </div>
  );
}

const SAID: readonly string[] = ['no-server', 'illegal-move', 'not-now', 'not-found'];

function Result(props: {
  readonly shown: DealShown;
  readonly mine: NonNullable<DealShown['mine']>;
  readonly game: GameId;
  readonly date: string;
  readonly texts: Texts['day'];
}) {
  const { shown, mine, game, date, texts } = props;
  const isCopied = useSignal(false);
  const place = texts.place(mine.better + 1, shown.count);
  const share = async () => {
    const { lead } = mine;
    const sign = lead > 0 ? `🏆 +${lead}` : lead === 0 ? '🤝 0' : `🧱 −${-lead}`;
    // Nothing here tells people who have not played yet anything about the deal.
    const text = [
      `Quattro Mura · ${games.value[game].name} · ${date}`,
      `${sign} · ${place}`,
      location.href,
    ].join('\n');
    try {
      const canShare = 'share' in navigator;
      if (canShare) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        isCopied.value = true;
      }
    } catch {
      // Changing one's mind shares nothing.
    }
  };
  return (
    <div class="day-result">
      <h3>{texts.yours}</h3>
      <p class="day-place">{place}</p>
      <p>{texts.result(mine.score, mine.lead)}</p>
      <p>
        <button type="button" class="button first" onClick={share}>
          <span aria-live="polite">{isCopied.value ? `✓ ${texts.copied}` : texts.share}</span>
        </button>
      </p>
    </div>
  );
}

/** Who you meet, where you sit, and which options are unusual. */
function factsOf({ game, seats, seat, options }: Deal, texts: Texts['day']): string[] {
  const table = manifestOf(game).options;
  const special = Object.entries(options)
    .filter(([name, value]) => value !== table[name].default)
    .map(([name, value]) => {
      const words = optionInWords(game, name, value);
      return punctuation.value.labelled(words.name, words.value);
    });
  return [texts.bots(seats - 1), texts.seat(seat + 1), ...special];
}
