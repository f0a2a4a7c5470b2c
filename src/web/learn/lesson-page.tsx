import '../table/table.css';
import './learn.css';
import './lesson.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Language } from '../../../locales/languages.ts';
import type { GameId } from '../../games/index.ts';
import { LessonScreen } from './lesson-screen.tsx';
import { LessonTable } from './lesson-table.ts';
import { type LessonTeaching, loadLesson } from './load.ts';
import { stepToGoOnWith } from './progress.ts';

export async function loadLessonPage(game: GameId, language: Language): Promise<() => ComponentChildren> {
  const teaching = await loadLesson(game, language);
  return () => <LessonPage teaching={teaching} />;
}

/** A lesson, from where one left it. */
function LessonPage({ teaching }: { readonly teaching: LessonTeaching }) {
  const { game, learn, rulesOfGame } = teaching;
  const round = useSignal(0);
  const table = useMemo(() => {
    const from = round.value === 0 ? stepToGoOnWith(game, learn.lesson) : 0;
    return new LessonTable(rulesOfGame, learn.lesson, from);
  }, [teaching, round.value]);
  return (
    <LessonScreen key={round.value} teaching={teaching} table={table} onStartOver={() => round.value++} />
  );
}
