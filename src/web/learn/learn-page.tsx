import './learn.css';
import type { Language } from '../../../locales/languages.ts';
import { loadTexts, type Texts } from '../../../locales/load.ts';
import { GAME_IDS, type GameId, manifestOf } from '../../games/index.ts';
import { Lazy } from '../frame/lazy.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { Link } from '../frame/router.tsx';
import { app, games, punctuation } from '../frame/texts.ts';
import { GamePicture } from '../home/game-picture.tsx';
import { lessonProgress } from './progress.ts';

/** The games: their lessons, with your progress, and their rules. */
export function LearnPage({ language }: { readonly language: Language }) {
  return (
    <Lazy load={() => loadTexts(language, 'learn')}>
      {words => <GamesToLearn words={words} language={language} />}
    </Lazy>
  );
}

function GamesToLearn({ words, language }: { readonly words: Texts['learn']; readonly language: Language }) {
  return (
    <>
      <PageHeader />
      <main id="content" class="page learn">
        <PageHeading>{words.heading}</PageHeading>
        <p class="learn-line">{words.line}</p>
        <ul class="learn-games">
          {GAME_IDS.map(game => (
            <GameToLearn key={game} game={game} words={words} language={language} />
          ))}
        </ul>
      </main>
    </>
  );
}

function GameToLearn(props: {
  readonly game: GameId;
  readonly words: Texts['learn'];
  readonly language: Language;
}) {
  const { game, words, language } = props;
  const { name, line } = games.value[game];
  const { at, done, all, isFinished } = lessonProgress(game);
  const [label, spoken] =
    at !== null
      ? [words.goOn, words.goOnOf(name)]
      : isFinished
        ? [words.again, words.againOf(name)]
        : [words.begin, words.beginOf(name)];
  return (
    <li class="learn-game">
      <div class="learn-picture" aria-hidden="true">
        <GamePicture game={game} />
      </div>
      <div class="learn-words">
        <h2>{name}</h2>
        <p>{line}</p>
        {at !== null && (
          <p class="learn-progress">
            <progress max={all} value={done} aria-hidden="true" /> {words.progress(done + 1, all)}
          </p>
        )}
        {at === null && isFinished && <p class="learn-progress finished">✓ {words.finished}</p>}
        <div class="learn-buttons">
          <Link
            to={{ page: 'lesson', language, game }}
            class={isFinished && at === null ? 'button' : 'button first'}
            label={spoken}
          >
            {label}
          </Link>
          <Link to={{ page: 'rules', language, game }} class="button" label={words.rulesOf(name)}>
            {words.rules}
          </Link>
          {manifestOf(game).puzzles && (
            <Link
              to={{ page: 'puzzles', game }}
              class="button"
              label={punctuation.value.listed([name, app.value.homePage.puzzles])}
            >
              {app.value.homePage.puzzles}
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}
