import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../games/index.ts';
import { Lazy } from '../frame/lazy.tsx';
import { app } from '../frame/texts.ts';
import { isKnown, isNewTo } from '../learn/progress.ts';

/** After a few moves people have got the hang of it, or have gone to the lesson. */
const GONE_AFTER_MOVES = 3;

/** Quietly tells people who sit down at a game for the first time that there is a lesson. */
export function LessonOffer(props: {
  readonly game: GameId;
  /** How many moves the person has made. */
  readonly moves: number;
  /** Whether the person has nothing to do now: otherwise nothing may shift under the finger. */
  readonly mayGo: boolean;
}) {
  const { game, moves, mayGo } = props;
  const isOpen = useSignal(isNewTo(game));
  const isLearning = useSignal(false);
  const goes = moves >= GONE_AFTER_MOVES && mayGo && !isLearning.value;
  useEffect(() => {
    if (!goes) return;
    isKnown(game);
    isOpen.value = false;
  }, [goes]);
  if (!isOpen.value) return null;
  const { isNew, isNewLesson, isNewNo } = app.value.tablePage;
  return (
    <>
      <aside class="lesson-offer">
        <span>{isNew}</span>
        <button
          type="button"
          class="button plain"
          onClick={() => {
            isLearning.value = true;
          }}
        >
          {isNewLesson}
        </button>
        <button
          type="button"
          class="button plain"
          aria-label={isNewNo}
          onClick={() => {
            isKnown(game);
            isOpen.value = false;
          }}
        >
          ✕
        </button>
      </aside>
      {isLearning.value && (
        <Lazy load={() => import('../learn/lesson-sheet.tsx')}>
          {({ LessonSheet }) => (
            <LessonSheet
              game={game}
              onClose={() => {
                isLearning.value = false;
              }}
            />
          )}
        </Lazy>
      )}
    </>
  );
}
