import '../table/table.css';
import './learn.css';
import './lesson.css';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Language } from '../../../locales/languages.ts';
import type { GameId } from '../../games/index.ts';
import { Lazy } from '../frame/lazy.tsx';
import { LessonScreen } from './lesson-screen.tsx';
import { LessonTable } from './lesson-table.ts';
import { type LessonTeaching, loadLesson } from './load.ts';
import { stepToGoOnWith } from './progress.ts';

/** A lesson, starting from where the learner left off. */
export function LessonPage(props: {
  readonly game: GameId;
  readonly language: Language;
  /** Over a match: goes back to it. */
  readonly onLeave?: () => void;
}) {
  const { game, language, onLeave } = props;
  return (
    <Lazy load={() => loadLesson(game, language)}>
      {teaching => <Lesson teaching={teaching} {...(onLeave && { onLeave })} />}
    </Lazy>
  );
}

function Lesson(props: { readonly teaching: LessonTeaching; readonly onLeave?: () => void }) {
  const { teaching, onLeave } = props;
  const { game, learn, rulesOfGame } = teaching;
  const round = useSignal(0);
  const table = useMemo(() => {
    const from = round.value === 0 ? stepToGoOnWith(game, learn.lesson) : 0;
    return new LessonTable(rulesOfGame, learn.lesson, from);
  }, [teaching, round.value]);
  return (
    <LessonScreen
      key={round.value}
      teaching={teaching}
      table={table}
      onStartOver={() => round.value++}
      {...(onLeave && { onLeave })}
    />
  );
}
