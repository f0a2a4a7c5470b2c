import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { tellAll, tellLine, whoAmong } from '../../../locales/words.ts';
import { HintIcon, LeaveIcon, ListIcon } from '../frame/icons.tsx';
import { useFocusOnBoard } from '../frame/keyboard.ts';
import { Lazy } from '../frame/lazy.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go, Link } from '../frame/router.tsx';
import { app, games, punctuation } from '../frame/texts.ts';
import { ReviewSign } from '../replay/icons.tsx';
import { bot, myName, person, playNow } from '../set-up/seating.ts';
import { Answer, Keys } from '../table/answer.tsx';
import { Seats } from '../table/seats.tsx';
import type { Seat } from '../table/table.ts';
import { useQuestions } from '../table/use-questions.ts';
import { useShow } from '../table/use-show.ts';
import type { LessonTable } from './lesson-table.ts';
import type { LessonTeaching } from './load.ts';
import { keepLessonProgress } from './progress.ts';
import { Words } from './words.tsx';

/** How long to wait before showing what to do, */
const HINT_AFTER_MS = 20_000;
/** and after how many mistakes. */
const HINT_AFTER_MISTAKES = 2;

const NO_MOVES: readonly string[] = [];

/** A lesson on the real board: the text, the task and the outcome. */
export function LessonScreen(props: {
  readonly teaching: LessonTeaching;
  readonly table: LessonTable;
  readonly onStartOver: () => void;
  /** Over a match: goes back to it. */
  readonly onLeave?: () => void;
}) {
  const { teaching, table, onStartOver, onLeave } = props;
  const { game, language, learn, board, boardTexts, words, lesson: texts } = teaching;
  const { steps } = learn.lesson;
  const { isShowing, known, motion, hands } = useShow(table, board);

  const progress = table.progress.value;
  const step = steps[progress.step];
  const { say, task, wrong } = texts.steps[step.key];
  const isLast = progress.step === steps.length - 1;
  useEffect(() => keepLessonProgress(game, learn.lesson, progress.step), [progress.step]);

  const prompt = useSignal<string | null>(null);
  const areMovesOpen = useSignal(false);
  const isHinted = useHint(progress);

  const moment = table.moment.value;
  // After a mistake the list is a new one, so that the board drops the unfinished move.
  const moves = useMemo(
    () => (moment && !isShowing ? [...moment.moves] : NO_MOVES),
    [moment, isShowing, progress],
  );
  const canMove = moves.length > 0;
  useEffect(() => {
    prompt.value = null;
  }, [moves]);
  useFocusOnBoard(canMove);
  const seats: readonly Seat[] = Array.from({ length: learn.lesson.seats }, (_, seat) =>
    seat === 0 ? person(myName()) : { ...bot(seat, 'apprentice'), name: words.names[seat], level: null },
  );
  const names = seats.map(seat => seat.name);
  const who = whoAmong(names, 0);
  const areKeysOpen = useQuestions(
    moment && {
      board,
      view: moment.view,
      names,
      texts: boardTexts.texts,
      turn: () => punctuation.value.sentences([say, task].filter(text => text !== undefined)),
      changed: () => tellAll(boardTexts, moment.happenings, who),
    },
  );
  if (!moment || !known) return null;

  const name = games.value[game].name;
  const [advised] = Object.keys(step.accept ?? {});
  const mistake = progress.mistake === null ? undefined : wrong?.[progress.mistake];
  const { view, now } = known;
  // Over a match, the page already has a main part.
  const Main = onLeave ? 'section' : 'main';

  return (
    <div class="lesson" data-game={game} data-step={isShowing ? '' : step.key} data-advised={advised}>
      <header class="lesson-top">
        {onLeave ? (
          <button type="button" class="button plain" aria-label={words.toMatch} onClick={onLeave}>
            <LeaveIcon />
          </button>
        ) : (
          <Link to={{ page: 'learn' }} class="button plain" label={words.leave}>
            <LeaveIcon />
          </Link>
        )}
        <PageHeading>{name}</PageHeading>
        {!onLeave && (
          <button
            type="button"
            class="button plain lesson-analyse"
            aria-label={words.analyse}
            title={words.analyse}
            disabled={isShowing}
            onClick={async () => {
              const { analyseLesson } = await import('../study/analyse.ts');
              analyseLesson(game, table.record, names, words.beginOf(name));
            }}
          >
            <ReviewSign />
          </button>
        )}
        <span class="lesson-progress">
          <progress max={steps.length} value={progress.step + 1} aria-hidden="true" />
          {words.progress(progress.step + 1, steps.length)}
        </span>
      </header>
      <Seats table={{ seats }} view={known.seats} board={board} texts={boardTexts.texts} isShowing />
      <Main id="content" class="table-board" aria-label={app.value.tablePage.board} {...hands}>
        <board.Board
          view={view}
          before={known.before}
          happenings={known.happenings}
          beat={known.beat}
          moves={moves}
          play={move => table.play(move)}
          pending={null}
          marks={null}
          hint={isHinted.value && canMove ? advised : null}
          prompt={text => {
            prompt.value = text;
          }}
          names={names}
          texts={boardTexts.texts}
          motion={motion}
        />
      </Main>
      <section class="lesson-panel" aria-label={words.beginOf(name)}>
        <div class={mistake === undefined ? 'lesson-words' : 'lesson-words explained'} role="status">
          {now ? (
            <p class="lesson-told">{tellLine(boardTexts, [now], who)}</p>
          ) : (
            <>
              <p>
                <Words text={mistake ?? say} />
              </p>
              <Answer />
              {task !== undefined && (
                <p class="lesson-task">
                  <Words text={prompt.value ?? task} />
                </p>
              )}
              {isHinted.value && canMove && advised !== null && (
                <p class="spoken">
                  {app.value.tablePage.hintIs(board.describeMove(view, advised, boardTexts.texts))}
                </p>
              )}
            </>
          )}
        </div>
        <div class="lesson-buttons">
          {step.accept && (
            <>
              <button
                type="button"
                class="button"
                disabled={!canMove}
                onClick={() => {
                  isHinted.value = true;
                }}
              >
                <HintIcon /> {words.showMe}
              </button>
              <button
                type="button"
                class="button plain lesson-moves"
                disabled={!canMove}
                onClick={() => {
                  areMovesOpen.value = true;
                }}
              >
                <ListIcon /> {app.value.tablePage.moves}
              </button>
            </>
          )}
          {!step.accept && !isLast && (
            <button
              type="button"
              class="button first lesson-next"
              disabled={isShowing}
              onClick={() => table.next()}
            >
              {words.next}
            </button>
          )}
          {isLast && !isShowing && onLeave && (
            <button type="button" class="button first" onClick={onLeave}>
              {words.toMatch}
            </button>
          )}
          {isLast && !isShowing && !onLeave && (
            <>
              <button
                type="button"
                class="button first lesson-play"
                onClick={() => go({ page: 'table', id: playNow(game).id })}
              >
                {app.value.homePage.playNow}
              </button>
              <Link to={{ page: 'rules', language, game }} class="button">
                {words.rules}
              </Link>
            </>
          )}
          {progress.step > 0 && (
            <button type="button" class="button plain" onClick={onStartOver}>
              {words.startOver}
            </button>
          )}
        </div>
      </section>
      <Keys isOpen={areKeysOpen} />
      {areMovesOpen.value && canMove && (
        <Lazy load={async () => (await import('../table/moves-dialog.tsx')).MovesDialog}>
          {MovesDialog => (
            <MovesDialog
              moves={moves}
              describe={move => board.describeMove(view, move, boardTexts.texts)}
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

/** Whether the advised move is shown: after a while, after some mistakes, or on request. */
function useHint(progress: LessonTable['progress']['value']) {
  const isHinted = useSignal(false);
  const mistakes = useSignal(0);
  // Before the learner can ask, so that an immediately requested hint stays.
  useLayoutEffect(() => {
    isHinted.value = false;
    mistakes.value = 0;
    const timer = setTimeout(() => {
      isHinted.value = true;
    }, HINT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [progress.step]);
  useEffect(() => {
    if (progress.mistake === null) return;
    mistakes.value++;
    if (mistakes.value >= HINT_AFTER_MISTAKES) isHinted.value = true;
  }, [progress]);
  return isHinted;
}
