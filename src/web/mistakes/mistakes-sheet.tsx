import '../learn/lesson.css';
import './mistakes.css';
import { useEffect, useMemo } from 'preact/hooks';
import { loadReasons } from '../../../locales/load-reasons.ts';
import type { Review } from '../../bots/review/index.ts';
import { studyOf } from '../../engine/study/study-file.ts';
import { manifestOf } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';
import { Dialog } from '../frame/dialog.tsx';
import { Lazy } from '../frame/lazy.tsx';
import { language, useTexts } from '../frame/texts.ts';
import type { BesideProps } from '../replay/beside.ts';
import { ExerciseTable } from './exercise-table.ts';
import type { Exercise } from './exercises.ts';
import { type ExerciseParts, MistakesScreen } from './mistakes-screen.tsx';
import { Questions } from './questions.ts';

interface SheetProps extends BesideProps {
  readonly seat: number;
  readonly exercises: readonly Exercise[];
  readonly review: Review;
  readonly onClose: () => void;
}

/** The mistakes of one seat as puzzles, over the replay, which waits meanwhile. */
export function MistakesSheet(props: SheetProps) {
  const { seat, seats, me, onClose } = props;
  const words = useTexts('mistakes');
  const review = useTexts('review');
  if (!words || !review) return null;
  const label = seat === me ? words.heading : words.headingOf(seats[seat].name);
  return (
    <Dialog class="lesson-sheet" label={label} onClose={onClose}>
      <Lazy key={language.value} load={() => partsOf(props)}>
        {parts => <Opened {...props} parts={parts} heading={label} words={words} reviewWords={review} />}
      </Lazy>
    </Dialog>
  );
}

function Opened(
  props: SheetProps & {
    readonly parts: ExerciseParts;
    readonly heading: string;
    readonly words: Parameters<typeof MistakesScreen>[0]['words'];
    readonly reviewWords: Parameters<typeof MistakesScreen>[0]['reviewWords'];
  },
) {
  const { game, record, exercises, review, parts } = props;
  const questions = useMemo(() => new Questions(game, review.level), [game]);
  useEffect(() => () => questions.close(), [questions]);
  const table = useMemo(
    () =>
      new ExerciseTable(studyOf(parts.rules, record), exercises, (view, move) => questions.judge(view, move)),
    [parts],
  );
  return <MistakesScreen {...props} table={table} questions={questions} />;
}

async function partsOf({ game }: SheetProps): Promise<ExerciseParts> {
  const [rules, companion, reasons] = await Promise.all([
    loadGame(game),
    manifestOf(game).companion?.() ?? null,
    loadReasons(language.value, game),
  ]);
  return { rules, companion, reasons };
}
