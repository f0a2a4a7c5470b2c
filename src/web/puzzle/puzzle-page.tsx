import '../table/table.css';
import '../learn/lesson.css';
import './puzzles.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadGameTexts } from '../../../locales/load.ts';
import { readPuzzles } from '../../engine/puzzle/puzzle-file.ts';
import { type GameId, manifestOf } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';
import { Guard } from '../frame/guard.tsx';
import { Lazy } from '../frame/lazy.tsx';
import { app, boardTexts, games, language, useTexts, wantBoardTexts } from '../frame/texts.ts';
import { Message } from '../replay/message.tsx';
import { ownPuzzles } from './own-puzzles.ts';
import { PuzzleScreen } from './puzzle-screen.tsx';
import { askedFor, inTraining, PuzzleRun } from './run.ts';

/** In place of a puzzle's name: the puzzles from one's own matches. */
const OWN = 'own';

/** Puzzles of a game, one at a time. `id` is a mode, `own`, `theme-…`, or a puzzle's name. */
export function PuzzlePage({ game, id }: { readonly game: GameId; readonly id: string }) {
  const texts = useTexts('puzzles');
  /** How often somebody has begun again. */
  const again = useSignal(0);
  const title = texts && `${texts.ofGame(texts.heading, games.value[game].name)} · ${app.value.title}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  if (!texts) return <p class="loading" />;
  const gameTexts = boardTexts(game);
  return (
    <Lazy key={again.value} load={() => open(game, id)} meanwhile={id === OWN ? texts.ownSearching : ''}>
      {opened =>
        opened ? (
          gameTexts && (
            <Guard instead={error => <Message heading={app.value.failedToLoad} line={String(error)} />}>
              <Lazy key={language.value} load={() => loadGameTexts(language.value, game, 'puzzles')}>
                {({ puzzles }) => (
                  <PuzzleScreen
                    {...opened}
                    onAgain={() => {
                      again.value++;
                    }}
                    boardTexts={gameTexts}
                    texts={texts}
                    words={puzzles}
                  />
                )}
              </Lazy>
            </Guard>
          )
        ) : (
          <Message heading={id === OWN ? texts.ownNone : texts.notFound} />
        )
      }
    </Lazy>
  );
}

async function open(game: GameId, id: string) {
  const { board, puzzles } = manifestOf(game);
  if (!puzzles) return null;
  const [rules, picture, all] = await Promise.all([
    loadGame(game),
    board(),
    id === OWN ? ownPuzzles(game) : puzzles().then(text => readPuzzles(text).puzzles),
    wantBoardTexts(game),
  ]);
  const asked = id === OWN ? inTraining(all) : askedFor(id, all);
  return (
    asked && {
      run: new PuzzleRun(game, rules, asked.among, asked.mode, asked.first),
      board: picture,
    }
  );
}
