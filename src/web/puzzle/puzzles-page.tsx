import '../frame/form.css';
import './puzzles.css';
import { useMemo } from 'preact/hooks';
import { type GamePuzzleTexts, loadGameTexts } from '../../../locales/load.ts';
import { type Puzzle, readPuzzles } from '../../engine/puzzle/puzzle-file.ts';
import { type GameId, manifestOf } from '../../games/index.ts';
import { Lazy } from '../frame/lazy.tsx';
import { Link } from '../frame/router.tsx';
import { games, language, type Texts, useTexts } from '../frame/texts.ts';
import { GamePage } from '../home/game-page.tsx';
import { dayOf } from './choosing.ts';
import { hasMatches } from './own-puzzles.ts';
import { puzzleProgress } from './progress.ts';

/** The puzzles of a game: the daily one, ways to solve more, and the player's progress. */
export function PuzzlesPage({ game }: { readonly game: GameId }) {
  const texts = useTexts('puzzles');
  return (
    <GamePage page="puzzles" game={game} texts={texts}>
      {texts &&
        (manifestOf(game).puzzles ? (
          <Lazy key={game + language.value} load={() => load(game)}>
            {({ puzzles, words }) => <Ways game={game} puzzles={puzzles} words={words} texts={texts} />}
          </Lazy>
        ) : (
          <p>{texts.none}</p>
        ))}
    </GamePage>
  );
}

async function load(
  game: GameId,
): Promise<{ readonly puzzles: readonly Puzzle[]; readonly words: GamePuzzleTexts }> {
  const [text, { puzzles: words }] = await Promise.all([
    manifestOf(game).puzzles?.(),
    loadGameTexts(language.value, game, 'puzzles'),
  ]);
  return { puzzles: readPuzzles(text ?? '').puzzles, words };
}

function Ways(props: {
  readonly game: GameId;
  readonly puzzles: readonly Puzzle[];
  readonly words: GamePuzzleTexts;
  readonly texts: Texts['puzzles'];
}) {
  const { game, puzzles, words, texts } = props;
  const progress = useMemo(() => puzzleProgress(game), [game]);
  const { name } = games.value[game];
  const tried = Object.keys(progress.tried).length;
  const isDone = progress.day === dayOf(Date.now());
  const themes = [...new Set(puzzles.flatMap(puzzle => puzzle.themes))];
  const way = (id: string, label: string, line: string, more: string | null, isFirst = false) => (
    <li>
      <Link
        to={{ page: 'puzzle', game, id }}
        class={isFirst ? 'button first wide' : 'button wide'}
        label={texts.ofGame(label, name)}
      >
        {label}
      </Link>
      <p class="soft">{[line, more].filter(Boolean).join(' ')}</p>
    </li>
  );
  const best = (count: number) => (count > 0 ? texts.bestSoFar(count) : null);
  return (
    <>
      <ul class="puzzle-ways">
        {way(
          'daily',
          texts.daily,
          texts.dailyLine,
          isDone ? `✓ ${texts.dailyDone} · ${texts.days(progress.days)}` : null,
          !isDone,
        )}
        {way('training', texts.training, texts.trainingLine(puzzles.length), null, isDone)}
        {way('streak', texts.streak, texts.streakLine, best(progress.bestStreak))}
        {way('timed', texts.timed, texts.timedLine, best(progress.bestTimed))}
        {hasMatches(game) && way('own', texts.own, texts.ownLine, null)}
      </ul>
      {tried > 0 && (
        <p class="puzzle-standing">
          <strong>{texts.rating(progress.own.rating)}</strong>
          <span>{texts.record(progress.solved, tried)}</span>
        </p>
      )}
      <section aria-labelledby="themes">
        <h2 id="themes">{texts.themes}</h2>
        <p class="puzzle-themes">
          {themes.map(theme => {
            const label = words.themes[theme] ?? texts.anyThemes[theme] ?? theme;
            return (
              <Link key={theme} to={{ page: 'puzzle', game, id: `theme-${theme}` }} class="button">
                {label}
              </Link>
            );
          })}
        </p>
      </section>
      <section aria-labelledby="counted">
        <h2 id="counted">{texts.counted}</h2>
        <p>{words.counts}</p>
      </section>
    </>
  );
}
