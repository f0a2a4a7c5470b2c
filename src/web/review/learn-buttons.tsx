import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Review } from '../../bots/review/index.ts';
import { Lazy } from '../frame/lazy.tsx';
import type { Texts } from '../frame/texts.ts';
import { exercisesOf } from '../mistakes/exercises.ts';
import type { BesideProps } from '../replay/beside.ts';
import { canAnalyse } from '../study/kept-studies.ts';

/** For every person who made mistakes: solve each like a puzzle. */
export function LearnButtons(
  props: BesideProps & { readonly review: Review; readonly words: Texts['review'] },
) {
  const { record, seats, me, review, words } = props;
  const opened = useSignal<number | null>(null);
  const learners = useMemo(() => {
    const all = [...seats.keys()];
    const people = me === null ? all.filter(seat => seats[seat].kind === 'person') : [me];
    return people
      .map(seat => ({ seat, exercises: exercisesOf(review.findings, seat) }))
      .filter(({ exercises }) => exercises.length > 0);
  }, [review, seats, me]);
  if (!canAnalyse(record) || learners.length === 0) return null;
  const learner = learners.find(({ seat }) => seat === opened.value);
  return (
    <div class="review-learn">
      {learners.map(({ seat, exercises }) => (
        <button
          key={seat}
          type="button"
          class="button first"
          onClick={() => {
            opened.value = seat;
          }}
        >
          {seat === me ? words.learn(exercises.length) : words.learnOf(seats[seat].name, exercises.length)}
        </button>
      ))}
      {learner && (
        <Lazy load={() => import('../mistakes/mistakes-sheet.tsx')}>
          {({ MistakesSheet }) => (
            <MistakesSheet
              {...props}
              {...learner}
              onClose={() => {
                opened.value = null;
              }}
            />
          )}
        </Lazy>
      )}
    </div>
  );
}
