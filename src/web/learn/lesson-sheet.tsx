import type { GameId } from '../../games/index.ts';
import { Dialog } from '../frame/dialog.tsx';
import { games, language, useTexts } from '../frame/texts.ts';
import { LessonPage } from './lesson-page.tsx';

/** A lesson over a match, which waits meanwhile. */
export function LessonSheet({ game, onClose }: { readonly game: GameId; readonly onClose: () => void }) {
  const words = useTexts('learn');
  if (!words) return null;
  return (
    <Dialog class="lesson-sheet" label={words.beginOf(games.value[game].name)} onClose={onClose}>
      <LessonPage game={game} language={language.value} onLeave={onClose} />
    </Dialog>
  );
}
