import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { tellAll, tellLine, whoAmong } from '../../../locales/words.ts';
import type { Happening } from '../../engine/game.ts';
import type { Happened } from '../../engine/past.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import type { DrawMarks } from '../board/places.ts';
import { LeaveIcon } from '../frame/icons.tsx';
import { useFocusOnBoard } from '../frame/keyboard.ts';
import { Lazy } from '../frame/lazy.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go, Link } from '../frame/router.tsx';
import type { Goal } from '../frame/routes.ts';
import { app, type BoardTexts, games, punctuation } from '../frame/texts.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import { newMatch } from '../storage/matches.ts';
import { Keys } from './answer.tsx';
import type { LessonOffer } from './lesson-offer.tsx';
import type { LogEntry } from './log.tsx';
import { Seats } from './seats.tsx';
import { sinceMyPlay } from './since.ts';
import { StatusLine, waiting } from './status-line.tsx';
import type { Moment, Table } from './table.ts';
import { type Sheet, TableActions } from './table-actions.tsx';
import { usePlanning } from './use-ahead.ts';
import { useMoving } from './use-moving.ts';
import { useQuestions } from './use-questions.ts';
import { useShow } from './use-show.ts';
import { peopleIn, readerAt } from './viewing.ts';

/**
 * What a page adds to the frame if the table has company. Loaded with that page, so that other tables weigh no more.
 */
export interface TableExtras {
  /** Where the exit leads, and what to know before leaving. */
  readonly leave: { readonly to: Goal; readonly hint: string };
  /** On the plate of a seat. */
  readonly plate: (seat: number) => ComponentChildren;
  /** Drawn on the board, above its own marks. */
  readonly marks?: DrawMarks | null;
  /** Called for every press on the board, on something on offer or not. */
  readonly onPress?: (event: PointerEvent) => void;
  /** Beside the words of the status line. */
  readonly status: () => ComponentChildren;
  /** Among the buttons. */
  readonly actions: () => ComponentChildren;
  /** What lies over the table, if anything does. */
  readonly sheet: () => ComponentChildren;
  /** Null if this person cannot ask for one. */
  readonly rematch: (() => void) | null;
  /** On the result sheet, under who won. */
  readonly result: () => ComponentChildren;
  /** Adds to the log what happened at the table rather than in the game. */
  readonly logged: (log: readonly Happened[]) => readonly LogEntry[];
}

/** Everything at the table: the seats, the board, what is expected, and what can be done. */
export function TableScreen(props: {
  readonly table: Table;
  readonly board: AnyBoard;
  readonly texts: BoardTexts;
  /** Loaded before anything is drawn: if it came later, it would push the board down. */
  readonly LessonOffer: typeof LessonOffer;
  readonly extras?: TableExtras;
}) {
  const { table, board, texts, LessonOffer, extras } = props;
  const { tablePage } = app.value;
  const { show, isShowing, known, motion, hands, told } = useShow(table, board, () =>
    table.isHurried ? Number.POSITIVE_INFINITY : 1,
  );
  const moment = table.moment.value;
  const moving = useMoving(table, isShowing, tablePage.ahead.dropped);
  const { moves, canMove, pending, prompt } = moving;

  /** The moment whose recap has been read. */
  const recapRead = useSignal<Moment | null>(null);
  const sheet = useSignal<Exclude<Sheet, 'log' | 'result'> | null>(null);
  const isLogOpen = useSignal(false);
  const isResultClosed = useSignal(false);
  /** Whether the viewer has seen the match going on. */
  const hasSeenPlay = useRef(false);
  // Before the new moves can be asked for, so that a list that is opened at once stays open.
  useLayoutEffect(() => {
    if (sheet.value === 'moves') sheet.value = null;
  }, [moment?.moves]);

  const logging = useLoaded(async () => (await import('./log.tsx')).Log, []);
  const marked = useLoaded(async () => (await import('./marking.ts')).loadMarking(board), [board]);

  useFocusOnBoard(canMove);
  const names = table.seats.map(seat => seat.name);
  const who = whoAmong(names, readerAt(table));
  const tell = (happened: readonly Happened[]): string[] =>
    tellAll(
      texts,
      happened.map(({ happening }) => happening),
      who,
    );
  const isPassedOn = !table.company && peopleIn(table.seats).length > 1;
  // While something is being shown, nobody knows yet whose turn it leads to.
  const mayPlan =
    moment !== null && (isShowing || (moment.end === null && moment.moves.length === 0)) && !isPassedOn;
  const planning = usePlanning({
    board,
    moving,
    view: mayPlan && known && typeof known.view.viewer === 'number' ? known.view : null,
    describe: (view, move) => board.describeMove(view, move, texts.texts),
  });
  const areKeysOpen = useQuestions(
    moment &&
      known && {
        board,
        view: known.view,
        names,
        texts: texts.texts,
        turn: () =>
          canMove
            ? (prompt.value ?? board.instruction(known.view, moves, texts.texts))
            : waiting(table, known.view),
        changed: () => {
          const log = moment.log.slice(0, moment.log.length - known.isToCome);
          return tell(
            sinceMyPlay({ ...moment, log }).filter(
              ({ happening }) => board.recalls?.(happening, known.view) ?? true,
            ),
          );
        },
      },
  );
  if (!moment || !known) return <p class="loading">{tablePage.loading}</p>;

  if (isShowing || moment.end === null) hasSeenPlay.current = true;
  const { view } = known;
  const { viewer } = view;
  const end = isShowing ? null : moment.end;
  const log = moment.log.slice(0, moment.log.length - known.isToCome);
  const mayRecall = ({ happening }: Happened) => end !== null || (board.recalls?.(happening, view) ?? true);
  const recalled = log.filter(mayRecall);
  const recap =
    moment.isTaken && moment.lastOwn >= 0 && !isShowing && moment !== recapRead.value
      ? sinceMyPlay(moment).filter(mayRecall)
      : [];
  const advice = table.advice.value;
  const advised = advice.kind === 'advice' ? advice.move : null;
  const marking = marked.state === 'ready' ? marked.value : null;
  const marks = marking?.drawAt(moment, known, advised, moving.planned?.moves[0] ?? null) ?? null;
  const { ahead } = planning;
  const plan = moving.planned?.words ?? null;
  const instruction = canMove ? (prompt.value ?? board.instruction(view, moves, texts.texts)) : null;

  const playAgain = () => {
    const again = newMatch(table.game, table.seats, view.options);
    go({ page: 'table', id: again.id }, true);
  };
  // On a phone the log lies over the board.
  const closeLog = () => {
    isLogOpen.value = false;
  };
  const open = (wanted: Sheet) => {
    if (wanted === 'log') isLogOpen.value = !isLogOpen.value;
    else if (wanted === 'result') isResultClosed.value = false;
    else sheet.value = wanted;
  };

  return (
    <div class="table" data-game={table.game} data-plays={moment.number} data-showing={isShowing}>
      <header class="table-top">
        <Link
          to={extras?.leave.to ?? { page: 'home' }}
          class="button plain"
          label={punctuation.value.phrases([tablePage.leave, extras?.leave.hint ?? tablePage.leaveHint])}
        >
          <LeaveIcon />
        </Link>
        <PageHeading>{games.value[table.game].name}</PageHeading>
      </header>
      <Seats
        table={table}
        view={known.seats}
        board={board}
        texts={texts.texts}
        isShowing={isShowing}
        extra={extras?.plate}
      />
      <main
        id="content"
        class="table-board"
        aria-label={tablePage.board}
        onPointerDownCapture={extras?.onPress}
        {...hands}
      >
        <board.Board
          view={ahead?.view ?? view}
          before={ahead ? null : known.before}
          happenings={ahead ? NOTHING : known.happenings}
          beat={ahead ? 0 : known.beat}
          moves={ahead?.moves ?? moves}
          play={ahead ? planning.choose : moving.play}
          pending={pending.value ?? table.company?.sending.value ?? null}
          hint={advised}
          marks={withMarks(marks, extras?.marks ?? null)}
          prompt={text => {
            prompt.value = text;
          }}
          names={names}
          texts={texts.texts}
          motion={motion}
        />
      </main>
      {recap.length > 0 && (
        <Lazy load={() => import('./recap.tsx')}>
          {({ Recap }) => (
            <Recap
              first={tell(
                recap.filter(
                  ({ happening }) => typeof viewer === 'number' && board.isFor?.(happening, viewer),
                ),
              )}
              lines={tell(recap)}
              onClose={() => {
                recapRead.value = moment;
              }}
            />
          )}
        </Lazy>
      )}
      {!table.isHurried && end === null && (
        <LessonOffer
          game={table.game}
          moves={moving.made}
          mayGo={isShowing || (view.turn.kind === 'seats' && view.turn.seats.every(seat => seat !== viewer))}
        />
      )}
      <StatusLine
        table={table}
        view={view}
        happening={known.now && { words: tellLine(texts, [known.now], who), beat: known.beat, ...told }}
        notice={moving.notice.value}
        instruction={
          instruction !== null && isPassedOn && typeof viewer === 'number'
            ? tablePage.forPerson(names[viewer], instruction)
            : instruction
        }
        plan={
          plan !== null
            ? tablePage.ahead.planned(plan)
            : ahead
              ? (prompt.value ?? tablePage.ahead.what)
              : null
        }
        question={pending.value === null ? null : board.describeMove(view, pending.value, texts.texts)}
        hint={
          canMove &&
          advice.kind === 'advice' && (
            <Lazy load={async () => (await import('./hint-words.tsx')).HintWords}>
              {HintWords => (
                <HintWords
                  game={table.game}
                  view={view}
                  board={board}
                  texts={texts}
                  advice={advice}
                  onPoint={() => {
                    if (typeof viewer === 'number') marking?.flash(view, advice.move, viewer);
                  }}
                  onAccept={() => moving.play(advice.move)}
                />
              )}
            </Lazy>
          )
        }
        isThinking={advice.kind === 'thinking'}
        onConfirm={() => pending.value !== null && moving.commit(pending.value)}
        onCancel={moving.cancel}
        onSkip={() => show.skipToMyTurn()}
      >
        {extras?.status()}
      </StatusLine>
      <TableActions
        table={table}
        moment={moment}
        moving={moving}
        planning={planning}
        isShowing={isShowing}
        isOver={end !== null}
        isLogOpen={isLogOpen.value}
        onOpen={open}
      >
        {extras?.actions()}
      </TableActions>
      {logging.state === 'ready' && (
        <logging.value
          entries={extras?.logged(recalled) ?? recalled}
          texts={texts}
          who={who}
          whereOf={marking?.whereIn(recalled, view) ?? nowhere}
          points={marking?.listFor(recalled, view, closeLog) ?? null}
          last={recalled.at(-1)?.happening === known.now ? told : undefined}
          isOpen={isLogOpen.value}
          onClose={closeLog}
        />
      )}
      <Keys isOpen={areKeysOpen} />
      {sheet.value !== null && (
        <Lazy load={async () => (await import('./table-sheet.tsx')).TableSheet}>
          {TableSheet =>
            sheet.value && (
              <TableSheet
                sheet={sheet.value}
                table={table}
                board={board}
                texts={texts}
                view={view}
                moving={moving}
                onClose={() => {
                  sheet.value = null;
                }}
              />
            )
          }
        </Lazy>
      )}
      {extras?.sheet()}
      {end && !isResultClosed.value && (
        <Lazy load={() => import('../result/table-result.tsx')}>
          {({ TableResult }) => (
            <TableResult
              table={table}
              end={end}
              happened={moment.log.map(({ happening }) => happening)}
              board={board}
              boardTexts={texts}
              isFresh={hasSeenPlay.current}
              onRematch={extras ? extras.rematch : playAgain}
              onClose={() => {
                isResultClosed.value = true;
                hasSeenPlay.current = false;
              }}
            >
              {extras?.result()}
            </TableResult>
          )}
        </Lazy>
      )}
    </div>
  );
}

function withMarks(first: DrawMarks | null, second: DrawMarks | null): DrawMarks | null {
  if (!first || !second) return first ?? second;
  return (find, sign) => [first(find, sign), second(find, sign)];
}

const NOTHING: readonly Happening[] = [];
const nowhere = () => null;
