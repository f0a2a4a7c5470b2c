import './people.css';
import { useSignal } from '@preact/signals';
import { isLanguage, LANGUAGE_NAMES } from '../../../locales/languages.ts';
import type { Between as BetweenUs } from '../../protocol/api/people.ts';
import { online, punctuation, useTexts } from '../frame/texts.ts';
import { lastGame } from '../home/last-game.ts';
import { challenge } from '../lobby/challenge.ts';
import { ask, Failure } from '../online/api.ts';
import { day } from '../online/times.ts';

/** My relationship with a player, and its buttons. */
export function Between(props: {
  readonly id: string;
  readonly name: string;
  readonly you: BetweenUs;
  readonly onChange: () => void;
}) {
  const { id, name, you, onChange } = props;
  const texts = useTexts('people');
  if (!texts) return null;
  return (
    <section class="between" aria-label={texts.together}>
      <p>
        <Here you={you} />
        <br />
        <Results results={you.results} />
      </p>
      <div class="between-do">
        <Bonds id={id} name={name} you={you} onChange={onChange} />
      </div>
      {!you.isFollowed && <p class="quiet">{texts.followHint}</p>}
    </section>
  );
}

/** Buttons to challenge and to follow. */
export function Bonds(props: {
  readonly id: string;
  readonly name: string;
  readonly you: BetweenUs;
  readonly onChange: () => void;
}) {
  const { id, name, you, onChange } = props;
  const texts = useTexts('people');
  const failure = useSignal<Failure | null>(null);
  if (!texts) return null;
  const change = async () => {
    const answer = await ask(you.isFollowed ? 'unfollow' : 'follow', { id });
    failure.value = answer instanceof Failure ? answer : null;
    onChange();
  };
  return (
    <>
      {you.mayChallenge && (
        <button
          type="button"
          class="button first"
          aria-label={texts.challengeOf(name)}
          onClick={() => challenge({ id, name }, lastGame())}
        >
          {texts.challenge}
        </button>
      )}
      <button
        type="button"
        class="button"
        aria-label={you.isFollowed ? texts.unfollowOf(name) : texts.followOf(name)}
        onClick={change}
      >
        {you.isFollowed ? texts.unfollow : texts.follow}
      </button>
      {failure.value && <p role="alert">{online.value.failures[failure.value.code]}</p>}
    </>
  );
}

/** Whether a player is online, and their language. */
export function Here({ you }: { readonly you: Pick<BetweenUs, 'isHere' | 'language'> }) {
  const texts = useTexts('people');
  const { isHere, language } = you;
  if (!texts) return null;
  const words = [
    isHere ? texts.isHere : texts.isAway,
    ...(language !== null && isLanguage(language) ? [LANGUAGE_NAMES[language]] : []),
  ];
  return <span class={isHere ? 'here-mark is-here' : 'here-mark'}>{punctuation.value.listed(words)}</span>;
}

/** How our matches went. */
export function Results({ results }: Pick<BetweenUs, 'results'>) {
  const texts = useTexts('people');
  if (!texts) return null;
  const { matches, won, lost, lastAt } = results;
  const how = matches === 0 ? texts.noResults : texts.results(matches, won, lost);
  return <>{punctuation.value.listed(lastAt === null ? [how] : [how, texts.lastPlayed(day(lastAt))])}</>;
}
