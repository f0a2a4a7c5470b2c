import './call-bar.css';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { go, Link, route } from '../frame/router.tsx';
import type { Goal } from '../frame/routes.ts';
import { app, games, language, online, type Texts, useTexts } from '../frame/texts.ts';
import { followResults } from '../statistics/sync.ts';
import { ask, Failure } from './api.ts';
import { CallOffer } from './call-offer.tsx';
import { CallRoom } from './call-room.tsx';
import { myId } from './me.ts';
import { amCalledAt, askForMine, type MyMatch, myMatches } from './mine.ts';
import { followCalls, keepTold, learnPush, pushState } from './push.ts';
import { useRenewing } from './renewing.ts';
import { endSearch, mySearch, resumeSearch } from './search.ts';

/** How often to ask what waits for me, while I have unfinished matches and while I have none. */
const OFTEN_MS = 5000;
const SELDOM_MS = 10_000;

/** How many matches wait, at the start of a title. */
const COUNT = /^\(\d+\) /;

/** Over every page: a match of mine has begun or waits for me, or somebody wants a rematch. */
export function CallBar() {
  const texts = useTexts('remote');
  const everyMs = myMatches.value.length > 0 ? OFTEN_MS : SELDOM_MS;
  useRenewing(`bar/${everyMs}`, askForMine, everyMs);
  const dismissed = useSignal('');
  const why = useSignal<string | null>(null);
  const awaited = myMatches.value.filter(({ awaitsMe }) => awaitsMe).length;
  useEffect(() => badge(awaited), [awaited]);
  useEffect(() => {
    // A table says in its own title whose turn it is there.
    const title = document.title.replace(COUNT, '');
    document.title = awaited > 0 && route.value.page !== 'online' ? `(${awaited}) ${title}` : title;
  }, [awaited, route.value]);
  useEffect(() => followResults(), []);
  const mine = myId();
  const spoken = language.value;
  useEffect(() => {
    if (mine !== null) keepTold().catch(() => undefined);
  }, [mine, spoken]);
  useEffect(() => followCalls(id => go({ page: 'online', id })), []);
  useEffect(resumeSearch, []);
  const left = useLeft();
  if (!texts) return <CallRoom />;
  const call = callOf(texts.bar);
  if (!call && pushState.value === 'off' && left.value !== null && isSlowMatch(left.value)) {
    return (
      <div class="call-bar">
        <CallOffer />
        <Close
          onClose={() => {
            left.value = null;
          }}
        />
      </div>
    );
  }
  if (mySearch.value && (!call || mySearch.value.found !== null)) return <SearchBar />;
  if (!call || call.words === dismissed.value) return null;
  const join = async (id: string) => {
    const joined = await ask('join', { id, body: {} });
    if (joined instanceof Failure) why.value = online.value.failures[joined.code];
    else go({ page: 'online', id });
  };
  const { rematch } = call;
  return (
    <div class="call-bar" role="status">
      <span>{why.value ?? call.words}</span>
      {rematch === null ? (
        <Link to={call.to} class="button first">
          {texts.bar.open}
        </Link>
      ) : (
        <button type="button" class="button first" onClick={() => join(rematch)}>
          {texts.rematchJoin}
        </button>
      )}
      <Close
        onClose={() => {
          dismissed.value = call.words;
        }}
      />
    </div>
  );
}

/** I am looking for a match, or one has been found. */
function SearchBar() {
  const texts = useTexts('find');
  const here = route.value;
  const search = mySearch.value;
  if (!texts || !search || here.page === 'lobby' || here.page === 'embed') return null;
  if (search.found === null) {
    return (
      <div class="call-bar" role="status">
        <span>{texts.looking}</span>
        <button type="button" class="button" onClick={endSearch}>
          {texts.cancel}
        </button>
      </div>
    );
  }
  if (here.page === 'online' && here.id === search.found) return null;
  return (
    <div class="call-bar" role="status">
      <span>{texts.found}</span>
      <Link to={{ page: 'online', id: search.found }} class="button first">
        {texts.open}
      </Link>
    </div>
  );
}

function Close({ onClose }: { readonly onClose: () => void }) {
  return (
    <button type="button" class="button plain" aria-label={app.value.close} onClick={onClose}>
      ✕
    </button>
  );
}

/** The match I have just left, if any: if it takes days, I may want to be called back. */
function useLeft(): Signal<string | null> {
  const left = useSignal<string | null>(null);
  const before = useRef<string | null>(null);
  const here = route.value;
  const table = here.page === 'online' ? here.id : null;
  useEffect(() => {
    if (table !== null) left.value = null;
    else if (before.current !== null) {
      left.value = before.current;
      learnPush();
    }
    before.current = table;
  }, [table]);
  return left;
}

/** A deadline is known only if there is plenty of time. */
function isSlowMatch(table: string): boolean {
  return myMatches.value.some(({ id, until }) => id === table && until !== null);
}

interface Call {
  readonly words: string;
  readonly to: Goal;
  /** The table where a seat is kept for me. */
  readonly rematch: string | null;
}

function callOf(texts: Texts['remote']['bar']): Call | null {
  const here = route.value;
  if (!amCalledAt(here)) return null;
  const isElsewhere = ({ id }: MyMatch) => !(here.page === 'online' && here.id === id);
  const nameOf = ({ game }: MyMatch) => games.value[game].name;
  const elsewhere = myMatches.value.filter(isElsewhere);
  const again = elsewhere.find(({ isKept }) => isKept);
  if (again) {
    const inWords = again.isRematch ? texts.rematch : texts.challenge;
    const words = inWords(nameOf(again), again.others);
    return { words, to: { page: 'online', id: again.id }, rematch: again.id };
  }
  const waiting = elsewhere.filter(({ awaitsMe }) => awaitsMe);
  const [first] = [...elsewhere.filter(({ hasBegun }) => hasBegun), ...waiting];
  if (!first) return null;
  if (waiting.length > 1 && !first.hasBegun) {
    return { words: texts.many(waiting.length), to: { page: 'my-matches' }, rematch: null };
  }
  const words = (first.hasBegun ? texts.begun : texts.awaits)(nameOf(first));
  return { words, to: { page: 'online', id: first.id }, rematch: null };
}

/** Shows the number on the app's icon, if it is installed. */
function badge(count: number): void {
  if (!('setAppBadge' in navigator && matchMedia('(display-mode: standalone)').matches)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}
