import './find-match.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { GAME_IDS, type GameId, isGameId, manifestOf } from '../../games/index.ts';
import type { SearchWish } from '../../protocol/api/searches.ts';
import { PACE_AT, SPEEDS, type Speed } from '../../protocol/pace.ts';
import { SwitchField } from '../frame/fields.tsx';
import { games, type Texts, useTexts } from '../frame/texts.ts';
import { GamePicture } from '../home/game-picture.tsx';
import type { Failure } from '../online/api.ts';
import { CallOffer } from '../online/call-offer.tsx';
import { endSearch, type MySearch, mySearch, resumeSearch, startSearch } from '../online/search.ts';
import { serverNow } from '../online/server-clock.ts';
import { duration, seconds } from '../online/times.ts';
import { keep, kept } from '../storage/storage.ts';
import { Trouble } from '../table/trouble.tsx';

/** When to offer bots. */
const BOTS_AFTER_MS = 20_000;
const KEY = 'search-wish';
const MINUTE = 60;

/** Finding strangers to play with: the form, and then the progress of the search. */
export function FindMatch() {
  const texts = useTexts('find');
  useEffect(resumeSearch, []);
  if (!texts) return <section class="find" aria-busy="true" />;
  const search = mySearch.value;
  return (
    <section class="find" aria-labelledby="find-match">
      <h2 id="find-match">{texts.heading}</h2>
      {search === null ? <Wish texts={texts} /> : <Looking texts={texts} search={search} />}
    </section>
  );
}

function Wish({ texts }: { readonly texts: Texts['find'] }) {
  const wish = useSignal<SearchWish>(lastWish());
  const failure = useSignal<Failure | null>(null);
  const isStarting = useSignal(false);
  const change = (part: Partial<SearchWish>) => {
    wish.value = { ...wish.value, ...part };
  };
  const { games: chosen, speed, seats, isRated, isPicky } = wish.value;
  const [only, ...more] = chosen.filter(isGameId);
  const counts = only === undefined || more.length > 0 ? [] : countsOf(only);
  const start = async (event: Event) => {
    event.preventDefault();
    if (isStarting.value) return;
    isStarting.value = true;
    keep(KEY, wish.value);
    const wanted = chosen.length === 0 ? [...GAME_IDS] : [...chosen];
    const isCount = seats !== null && counts.includes(seats);
    failure.value = await startSearch({ ...wish.value, games: wanted, seats: isCount ? seats : null });
    isStarting.value = false;
  };
  return (
    <form class="find-form" onSubmit={start}>
      <p class="note">{texts.line}</p>
      <fieldset class="find-games">
        <legend class="spoken">{texts.games}</legend>
        {GAME_IDS.map(game => (
          <label key={game}>
            <input
              type="checkbox"
              checked={chosen.includes(game)}
              onChange={event => {
                const others = chosen.filter(other => other !== game);
                change({ games: event.currentTarget.checked ? [...others, game] : others, seats: null });
              }}
            />
            <span class="find-game">
              <span class="find-picture" aria-hidden="true">
                <GamePicture game={game} />
              </span>
              {games.value[game].name}
            </span>
          </label>
        ))}
      </fieldset>
      {chosen.length === 0 && <p class="note">{texts.anyGame}</p>}
      <div class="find-row">
        <label class="field">
          <span>{texts.speed}</span>
          <select
            value={speed}
            onChange={event => {
              change({ speed: event.currentTarget.value === 'slow' ? 'slow' : 'live' });
            }}
          >
            {SPEEDS.map(one => (
              <option key={one} value={one}>
                {texts[one](paceOf(one))}
              </option>
            ))}
          </select>
        </label>
        {counts.length > 1 && (
          <label class="field">
            <span>{texts.seats}</span>
            <select
              value={seats ?? ''}
              onChange={event => {
                const { value } = event.currentTarget;
                change({ seats: value === '' ? null : Number(value) });
              }}
            >
              <option value="">{texts.anySeats}</option>
              {counts.map(count => (
                <option key={count} value={count}>
                  {texts.seatCount(count)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <details class="find-more">
        <summary>{texts.more}</summary>
        <div class="find-row">
          <SwitchField label={texts.rated} isOn={isRated} onChange={on => change({ isRated: on })} />
          <SwitchField
            label={texts.near}
            hint={texts.nearHint}
            isOn={isPicky}
            onChange={on => change({ isPicky: on })}
          />
        </div>
      </details>
      {hasMissed(failure.value) ? (
        <p role="status">{texts.missed(duration(1000 * (failure.value?.retryAfterSeconds ?? 0)))}</p>
      ) : (
        <Trouble failure={failure.value} />
      )}
      <button type="submit" class="button first" aria-disabled={isStarting.value}>
        {texts.start}
      </button>
    </form>
  );
}

/** Whether I did not come to the last matches that were found for me. */
function hasMissed(failure: Failure | null): boolean {
  return failure?.code === 'not-now' && failure.retryAfterSeconds !== null;
}

function Looking({ texts, search }: { readonly texts: Texts['find']; readonly search: MySearch }) {
  const { wish, since, usualSeconds } = search;
  const failure = useSignal<Failure | null>(null);
  const isLong = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        isLong.value = true;
      },
      since + BOTS_AFTER_MS - serverNow(),
    );
    return () => clearTimeout(timer);
  }, [since]);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.scrollIntoView({ block: 'nearest' }), []);
  const names = wish.games.filter(isGameId).map(game => games.value[game].name);
  return (
    <div class="find-looking" role="status" ref={part}>
      <p>
        <strong>{texts.looking}</strong>
      </p>
      {names.length < GAME_IDS.length && <p class="note">{names.join(' · ')}</p>}
      <p class="note">
        {usualSeconds === null ? '' : `${texts.usually(roughly(usualSeconds))} `}
        {wish.speed === 'slow' ? texts.slowly : texts.unknown}
      </p>
      {wish.speed === 'slow' && <CallOffer />}
      <Trouble failure={failure.value} />
      <div class="find-row">
        {isLong.value && (
          <button
            type="button"
            class="button first"
            onClick={async () => {
              failure.value = await startSearch({ ...wish, takesBots: true });
            }}
          >
            {texts.withBots}
          </button>
        )}
        <button type="button" class="button" onClick={endSearch}>
          {texts.cancel}
        </button>
      </div>
    </div>
  );
}

function paceOf(speed: Speed): string {
  return duration(1000 * PACE_AT[speed].seconds);
}

/** Rounded: nobody counts single seconds. */
function roughly(count: number): string {
  return count < MINUTE ? seconds(Math.max(10, 10 * Math.ceil(count / 10))) : duration(1000 * count);
}

function countsOf(game: GameId): number[] {
  const { min, max } = manifestOf(game).seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

const NO_WISH: SearchWish = {
  games: [],
  speed: 'live',
  seats: null,
  isRated: false,
  isPicky: false,
  takesBots: false,
};

function lastWish(): SearchWish {
  const last = kept(KEY);
  if (typeof last !== 'object' || last === null) return NO_WISH;
  const { games, speed, isRated, isPicky } = last as Partial<Record<keyof SearchWish, unknown>>;
  return {
    ...NO_WISH,
    games: Array.isArray(games) ? games.filter(game => typeof game === 'string' && isGameId(game)) : [],
    speed: speed === 'slow' ? 'slow' : 'live',
    isRated: isRated === true,
    isPicky: isPicky === true,
  };
}
