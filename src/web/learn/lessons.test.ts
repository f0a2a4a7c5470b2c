import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../locales/languages.ts';
import { loadGameTexts } from '../../../locales/load.ts';
import { GAME_IDS, manifestOf } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';
import { LessonTable } from './lesson-table.ts';

for (const id of GAME_IDS) {
  const { lesson } = await manifestOf(id).learn();
  const game = await loadGame(id);
  const { lesson: english } = await loadGameTexts('en', id, 'lesson');
  const { steps } = lesson;

  /** A table at the step, with everything shown. */
  const at = (step: number) => shownAll(new LessonTable(game, lesson, step));

  describe(`the lesson of ${id}`, () => {
    test('has five to ten steps with unique names, and ends with something to read', () => {
      expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
      expect(steps.length).toBeGreaterThanOrEqual(5);
      expect(steps.length).toBeLessThanOrEqual(10);
      expect(steps.at(-1)?.accept).toBeUndefined();
    });

    test('can be completed with any of the accepted moves', () => {
      const goThrough = (from: number): void => {
        for (const move of Object.keys(steps[from].accept ?? { next: '' })) {
          const table = at(from);
          if (steps[from].accept) table.play(move);
          else table.next();
          shownAll(table);
          expect(table.progress.value, `${move} at ${steps[from].key}`).toEqual({
            step: from + 1,
            mistake: null,
          });
          // What follows a move other than the advised one must be possible, too.
          while (table.progress.value.step < steps.length - 1) advance(table);
        }
        if (from + 2 < steps.length) goThrough(from + 1);
      };
      goThrough(0);
    });

    test('explains every other legal move, and does not make it', () => {
      for (const [step, { key, accept }] of steps.entries()) {
        if (!accept) continue;
        const table = at(step);
        const view = table.moment.value?.view;
        const kinds = new Set<string>();
        for (const move of table.moment.value?.moves ?? []) {
          if (accept[move] !== undefined) continue;
          table.play(move);
          const { mistake } = table.progress.value;
          expect(english.steps[key].wrong?.[mistake ?? ''], `${move} at ${key}: ${mistake}`).toBeTypeOf(
            'string',
          );
          expect(table.moment.value?.view).toBe(view);
          kinds.add(mistake ?? '');
        }
        expect(Object.keys(english.steps[key].wrong ?? {}).sort(), `at ${key}`).toEqual([...kinds].sort());
      }
    });

    for (const language of LANGUAGES) {
      test(`has texts for every step in ${language} and no others`, async () => {
        const { lesson: texts } = await loadGameTexts(language, id, 'lesson');
        expect(Object.keys(texts.steps)).toEqual(steps.map(({ key }) => key));
        for (const { key, accept } of steps) {
          const { task, wrong } = texts.steps[key];
          expect(task !== undefined, key).toBe(accept !== undefined);
          expect(Object.keys(wrong ?? {})).toEqual(Object.keys(english.steps[key].wrong ?? {}));
        }
      });
    }
  });
}

function shownAll(table: LessonTable): LessonTable {
  for (let moment = null; moment !== table.moment.value; ) {
    moment = table.moment.value;
    table.shown();
  }
  return table;
}

/** Makes the advised move. */
function advance(table: LessonTable): void {
  const { accept } = table.lesson.steps[table.progress.value.step];
  if (accept) table.play(Object.keys(accept)[0]);
  else table.next();
  shownAll(table);
}
