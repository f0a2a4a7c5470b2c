import { useMemo } from 'preact/hooks';
import type { Reasons } from '../../../locales/load-reasons.ts';
import type { Game } from '../../engine/game.ts';
import type { AnyCompanion } from '../companion/companion.ts';
import type { Texts } from '../frame/texts.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import type { BesideProps } from '../replay/beside.ts';
import { analyse } from '../study/analyse.ts';
import { TaskScreen } from '../task/task-screen.tsx';
import type { Attempt, ExerciseTable } from './exercise-table.ts';
import { OtherwiseTable } from './otherwise-table.tsx';
import type { Questions } from './questions.ts';

/** What an exercise needs besides the replay. */
export interface ExerciseParts {
  readonly rules: Game;
  readonly companion: AnyCompanion | null;
  readonly reasons: Reasons;
}

/** One mistake at a time on the real board: find something better, then see why it is better. */
export function MistakesScreen(
  props: BesideProps & {
    readonly seat: number;
    readonly table: ExerciseTable;
    readonly questions: Questions;
    readonly parts: ExerciseParts;
    readonly heading: string;
    readonly onClose: () => void;
    readonly words: Texts['mistakes'];
    readonly reviewWords: Texts['review'];
  },
) {
  const { seat, seats, me, board, texts: gameTexts, table, parts, heading, onClose, words } = props;
  const index = table.index.value;
  const attempt = table.attempt.value;
  const { judgement } = table.exercise;
  const asked = useMemo(() => table.study.position(table.node).view(seat), [table, index, seat]);
  const describe = (move: string) => board.describeMove(asked, move, gameTexts.texts);
  const marked = useLoaded(async () => (await import('../table/marking.ts')).loadMarking(board), [board]);
  const marks = useMemo(() => {
    if (marked.state !== 'ready' || !table.isOpen) return null;
    const where = marked.value.whereIs(asked, judgement.made, seat);
    return where ? marked.value.draw([{ ...where, why: 'instead' }]) : null;
  }, [marked, asked, attempt]);

  const isLast = index === table.exercises.length - 1;
  const isAnswered = attempt.kind === 'found' || attempt.kind === 'told';
  const task =
    seat === me
      ? words.task(describe(judgement.made))
      : words.taskOf(seats[seat].name, describe(judgement.made));

  return (
    <TaskScreen
      class="mistakes"
      attempt={attempt.kind}
      best={judgement.best}
      heading={heading}
      leave={words.leave}
      onLeave={onClose}
      progress={
        <span class="lesson-progress">
          <progress max={table.exercises.length} value={index + 1} aria-hidden="true" />
          {words.progress(index + 1, table.exercises.length)}
        </span>
      }
      seats={seats}
      me={seat === me ? seat : null}
      board={board}
      texts={gameTexts}
      table={table}
      isOpen={table.isOpen}
      tried={attempt}
      marks={marks}
      describe={describe}
      play={move => {
        table.play(move);
      }}
      task={task}
      said={saidOf(attempt, describe, words)}
      isAnswered={isAnswered}
      answerLabel={words.answer}
      answer={
        <>
          <Explanation {...props} describe={describe} />
          <OtherwiseTable
            key={index}
            table={table}
            seat={seat}
            questions={props.questions}
            companion={parts.companion}
            boardTexts={gameTexts.texts}
            words={words}
            percent={props.reviewWords.percent}
          />
          {isLast && <p>{words.result(table.solved.value.size, table.exercises.length)}</p>}
        </>
      }
      buttons={(isShowing, movesButton) =>
        isAnswered ? (
          <>
            <button
              type="button"
              class="button first"
              disabled={isShowing}
              onClick={() => (isLast ? onClose() : table.go(index + 1))}
            >
              {isLast ? words.done : words.next}
            </button>
            <button type="button" class="button plain" onClick={() => table.again()}>
              {words.again}
            </button>
            <button
              type="button"
              class="button plain"
              onClick={() => analyse(props, table.exercise.moment - 1)}
            >
              {props.reviewWords.analyse}
            </button>
          </>
        ) : (
          <>
            <button type="button" class="button" disabled={isShowing} onClick={() => table.tell()}>
              {words.tell}
            </button>
            {movesButton}
            {!isLast && (
              <button type="button" class="button plain" onClick={() => table.go(index + 1)}>
                {words.next}
              </button>
            )}
          </>
        )
      }
    />
  );
}

/** The comment on the move tried; null if there was none. */
function saidOf(
  attempt: Attempt,
  describe: (move: string) => string,
  words: Texts['mistakes'],
): string | null {
  switch (attempt.kind) {
    case 'asked':
    case 'told':
      return null;
    case 'judging':
      return words.judging;
    case 'same':
      return words.same;
    case 'unknown':
      return words.unknown;
    case 'worse':
      return words.worse(describe(attempt.move), Math.round(100 * attempt.loss));
    case 'found':
      return attempt.isAdvised ? words.found : words.alsoGood;
  }
}

/** The engine's answer, and why. */
function Explanation(props: {
  readonly table: ExerciseTable;
  readonly parts: ExerciseParts;
  readonly describe: (move: string) => string;
  readonly reviewWords: Texts['review'];
}) {
  const { table, parts, describe, reviewWords } = props;
  const { best, made, mix, loss, error, reason } = table.exercise.judgement;
  const why = reason && parts.reasons[reason.kind]?.(reason);
  return (
    <>
      <p class="mistakes-better">
        {mix && mix.length > 1
          ? reviewWords.mix(
              mix.map(([move, share]) => reviewWords.inMix(describe(move), Math.round(100 * share))),
            )
          : reviewWords.better(describe(best))}
      </p>
      {why && <p>{reviewWords.why(why)}</p>}
      <p class="mistakes-made">
        {reviewWords.made(describe(made))}
        <br />
        {reviewWords.gaveAway(Math.round(100 * loss), Math.round(200 * error))}
      </p>
    </>
  );
}
