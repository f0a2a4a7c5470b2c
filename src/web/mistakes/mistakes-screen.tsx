import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Reasons } from '../../../locales/load-reasons.ts';
import { tellLine, whoAmong } from '../../../locales/words.ts';
import type { Game } from '../../engine/game.ts';
import type { AnyCompanion } from '../companion/companion.ts';
import { LeaveIcon, ListIcon } from '../frame/icons.tsx';
import { useFocusOnBoard } from '../frame/keyboard.ts';
import { Lazy } from '../frame/lazy.tsx';
import { app, type Texts } from '../frame/texts.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import type { BesideProps } from '../replay/beside.ts';
import { analyse } from '../study/analyse.ts';
import { Seats } from '../table/seats.tsx';
import { useShow } from '../table/use-show.ts';
import type { Attempt, ExerciseTable } from './exercise-table.ts';
import { OtherwiseTable } from './otherwise-table.tsx';
import type { Questions } from './questions.ts';

/** What an exercise needs besides the replay. */
export interface ExerciseParts {
  readonly rules: Game;
  readonly companion: AnyCompanion | null;
  readonly reasons: Reasons;
}

const NO_MOVES: readonly string[] = [];

/** One mistake after the other on the real board: find something better, then see why it is. */
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
  const { isShowing, known, motion, hands } = useShow(table, board);
  const prompt = useSignal<string | null>(null);
  const areMovesOpen = useSignal(false);

  const index = table.index.value;
  const attempt = table.attempt.value;
  const moment = table.moment.value;
  const { judgement } = table.exercise;
  // After a wrong move the list is a new one, so that the board drops the unfinished move.
  const moves = useMemo(
    () => (isShowing || !table.isOpen ? NO_MOVES : [...moment.moves]),
    [moment, isShowing, attempt],
  );
  useEffect(() => {
    prompt.value = null;
  }, [moves]);
  useFocusOnBoard(moves.length > 0);
  const asked = useMemo(() => table.study.position(table.node).view(seat), [table, index, seat]);
  const describe = (move: string) => board.describeMove(asked, move, gameTexts.texts);
  const marked = useLoaded(async () => (await import('../table/marking.ts')).loadMarking(board), [board]);
  const marks = useMemo(() => {
    if (marked.state !== 'ready' || !table.isOpen) return null;
    const where = marked.value.whereIs(asked, judgement.made, seat);
    return where ? marked.value.draw([{ ...where, why: 'instead' }]) : null;
  }, [marked, asked, attempt]);
  if (!known) return null;

  const names = seats.map(({ name }) => name);
  const isLast = index === table.exercises.length - 1;
  const isAnswered = attempt.kind === 'found' || attempt.kind === 'told';
  const task =
    seat === me ? words.task(describe(judgement.made)) : words.taskOf(names[seat], describe(judgement.made));
  const said = saidOf(attempt, describe, words);

  return (
    <div class="lesson mistakes" data-attempt={isShowing ? '' : attempt.kind} data-best={judgement.best}>
      <header class="lesson-top">
        <button type="button" class="button plain" aria-label={words.leave} onClick={onClose}>
          <LeaveIcon />
        </button>
        <h1>{heading}</h1>
        <span class="lesson-progress">
          <progress max={table.exercises.length} value={index + 1} aria-hidden="true" />
          {words.progress(index + 1, table.exercises.length)}
        </span>
      </header>
      <Seats
        table={{ seats }}
        view={known.seats}
        board={board}
        texts={gameTexts.texts}
        isShowing={isShowing}
        isReplay
      />
      <section class="table-board" aria-label={app.value.tablePage.board} {...hands}>
        <board.Board
          view={known.view}
          before={known.before}
          happenings={known.happenings}
          beat={known.beat}
          moves={moves}
          play={move => {
            table.play(move);
          }}
          pending={null}
          hint={null}
          marks={marks}
          prompt={text => {
            prompt.value = text;
          }}
          names={names}
          texts={gameTexts.texts}
          motion={motion}
        />
      </section>
      <section class="lesson-panel" aria-label={heading}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section class="lesson-words" aria-label={words.answer} tabIndex={0}>
          <div role="status" class="mistakes-said">
            {known.now ? (
              <p class="lesson-told">
                {tellLine(gameTexts, [known.now], whoAmong(names, seat === me ? seat : null))}
              </p>
            ) : (
              <>
                {said !== null && <p class="lesson-task">{said}</p>}
                {!isAnswered && <p>{prompt.value ?? task}</p>}
              </>
            )}
          </div>
          {isAnswered && !isShowing && (
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
          )}
        </section>
        <div class="lesson-buttons">
          {isAnswered ? (
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
              <button
                type="button"
                class="button plain"
                disabled={moves.length === 0}
                onClick={() => {
                  areMovesOpen.value = true;
                }}
              >
                <ListIcon /> {app.value.tablePage.moves}
              </button>
              {!isLast && (
                <button type="button" class="button plain" onClick={() => table.go(index + 1)}>
                  {words.next}
                </button>
              )}
            </>
          )}
        </div>
      </section>
      {areMovesOpen.value && moves.length > 0 && (
        <Lazy load={async () => (await import('../table/moves-dialog.tsx')).MovesDialog}>
          {MovesDialog => (
            <MovesDialog
              moves={moves}
              describe={describe}
              onChoose={move => {
                areMovesOpen.value = false;
                table.play(move);
              }}
              onClose={() => {
                areMovesOpen.value = false;
              }}
            />
          )}
        </Lazy>
      )}
    </div>
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
