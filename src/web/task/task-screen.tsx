import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { tellAll, tellLine, whoAmong } from '../../../locales/words.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import type { DrawMarks } from '../board/places.ts';
import { LeaveIcon, ListIcon } from '../frame/icons.tsx';
import { useFocusOn, useFocusOnBoard } from '../frame/keyboard.ts';
import { Lazy } from '../frame/lazy.tsx';
import { app, type BoardTexts, punctuation } from '../frame/texts.ts';
import { Answer, Keys } from '../table/answer.tsx';
import { Seats } from '../table/seats.tsx';
import type { Showable, ShowableMoment } from '../table/show.ts';
import type { Seat } from '../table/table.ts';
import { useQuestions } from '../table/use-questions.ts';
import { useShow } from '../table/use-show.ts';

/** A moment at which a seat is asked for a move. */
export interface TaskMoment extends ShowableMoment {
  readonly moves: readonly string[];
}

/** Where a task is set: one moment of a match at a time. */
export interface TaskTable extends Showable {
  readonly moment: ReadonlySignal<TaskMoment>;
}

const NO_MOVES: readonly string[] = [];

/**
 * A task on the real board: find a move. Mistakes and puzzles look like a step of a lesson, with the task and its answer
 * beside the board.
 */
export function TaskScreen(props: {
  /** The class that tests and styles know it by. */
  readonly class: string;
  readonly attempt: string;
  readonly best: string;
  readonly heading: string;
  readonly leave: string;
  readonly onLeave: () => void;
  /** At the top, beside the heading. */
  readonly progress: ComponentChildren;
  readonly seats: readonly Seat[];
  /** The seat of the task, if it is the person looking. */
  readonly me: number | null;
  readonly board: AnyBoard;
  readonly texts: BoardTexts;
  readonly table: TaskTable;
  /** Whether a move is wanted; and what was tried, so that the board drops it. */
  readonly isOpen: boolean;
  readonly tried: unknown;
  readonly marks: DrawMarks | null;
  readonly describe: (move: string) => string;
  readonly play: (move: string) => void;
  /** What is asked, and what is said about the last move. */
  readonly task: string;
  readonly said: string | null;
  /** Whether nothing is asked any more. */
  readonly isAnswered: boolean;
  readonly answerLabel: string;
  /** The answer, once it is known. */
  readonly answer: ComponentChildren;
  readonly buttons: (isShowing: boolean, movesButton: ComponentChildren) => ComponentChildren;
}) {
  const { heading, seats, me, board, texts, table, isOpen, tried, describe, play, task, said, isAnswered } =
    props;
  const { isShowing, known, motion, hands } = useShow(table, board);
  const prompt = useSignal<string | null>(null);
  const areMovesOpen = useSignal(false);
  const moment = table.moment.value;
  // After a wrong move the list is a new one, so that the board drops the unfinished move.
  const moves = useMemo(
    () => (isShowing || !isOpen ? NO_MOVES : [...moment.moves]),
    [moment, isShowing, isOpen, tried],
  );
  useEffect(() => {
    prompt.value = null;
  }, [moves]);
  useFocusOnBoard(moves.length > 0);
  useFocusOn(isAnswered && !isShowing, '.lesson-buttons .first');
  const names = seats.map(({ name }) => name);
  const who = whoAmong(names, me);
  const areKeysOpen = useQuestions(
    known && {
      board,
      view: known.view,
      names,
      texts: texts.texts,
      turn: () => punctuation.value.sentences([said, isAnswered ? null : task].filter(text => text !== null)),
      changed: () => tellAll(texts, moment.happenings, who),
    },
  );
  if (!known) return null;
  const movesButton = (
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
  );
  return (
    <div class={`lesson ${props.class}`} data-attempt={isShowing ? '' : props.attempt} data-best={props.best}>
      <header class="lesson-top">
        <button type="button" class="button plain" aria-label={props.leave} onClick={props.onLeave}>
          <LeaveIcon />
        </button>
        <h1>{heading}</h1>
        {props.progress}
      </header>
      <Seats
        table={{ seats }}
        view={known.seats}
        board={board}
        texts={texts.texts}
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
          play={play}
          pending={null}
          hint={null}
          marks={props.marks}
          prompt={text => {
            prompt.value = text;
          }}
          names={names}
          texts={texts.texts}
          motion={motion}
        />
      </section>
      <section class="lesson-panel" aria-label={heading}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section class="lesson-words" aria-label={props.answerLabel} tabIndex={0}>
          <div role="status" class="task-said">
            {known.now ? (
              <p class="lesson-told">{tellLine(texts, [known.now], who)}</p>
            ) : (
              <>
                {said !== null && <p class="lesson-task">{said}</p>}
                {!isAnswered && <p>{prompt.value ?? task}</p>}
              </>
            )}
            <Answer />
          </div>
          {isAnswered && !isShowing && props.answer}
        </section>
        <div class="lesson-buttons">{props.buttons(isShowing, movesButton)}</div>
      </section>
      <Keys isOpen={areKeysOpen} />
      {areMovesOpen.value && moves.length > 0 && (
        <Lazy load={async () => (await import('../table/moves-dialog.tsx')).MovesDialog}>
          {MovesDialog => (
            <MovesDialog
              moves={moves}
              describe={describe}
              onChoose={move => {
                areMovesOpen.value = false;
                play(move);
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
