import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Happening } from '../../engine/game.ts';
import type { Happened } from '../../engine/past.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import { Dialog } from '../frame/dialog.tsx';
import { GearIcon, HintIcon, LeaveIcon, ListIcon, LogIcon, RulesIcon, UndoIcon } from '../frame/icons.tsx';
import { useFocusOnBoard } from '../frame/keyboard.ts';
import { Lazy } from '../frame/lazy.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { go, Link } from '../frame/router.tsx';
import type { Goal } from '../frame/routes.ts';
import { app, type BoardTexts, games, language } from '../frame/texts.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import { settings } from '../settings/settings.ts';
import { newMatch } from '../storage/matches.ts';
import { Keys } from './answer.tsx';
import { Log, type LogEntry } from './log.tsx';
import { Seats } from './seats.tsx';
import { sinceMyPlay } from './since.ts';
import { StatusLine, waiting } from './status-line.tsx';
import type { Moment, Table } from './table.ts';
import { useQuestions } from './use-questions.ts';
import { useShow } from './use-show.ts';
import { peopleIn } from './viewing.ts';

const NO_MOVES: readonly string[] = [];
const NOTICE_MS = 5000;

/** What a page adds to the frame if the table has company: loaded with that page, so that other tables weigh no more. */
export interface TableExtras {
  /** Where the way out leads, and what one should know before. */
  readonly leave: { readonly to: Goal; readonly hint: string };
  /** On the plate of a seat. */
  readonly plate: (seat: number) => ComponentChildren;
  /** Beside the words of the status line. */
  readonly status: () => ComponentChildren;
  /** Among the buttons. */
  readonly actions: () => ComponentChildren;
  /** What lies over the table, if anything does. */
  readonly sheet: () => ComponentChildren;
  /** Null if it is not for this person to ask for one. */
  readonly rematch: (() => void) | null;
  /** On the result sheet, under who won. */
  readonly result: () => ComponentChildren;
  /** Adds to the log what happened at the table and not in the game. */
  readonly logged: (log: readonly Happened[]) => readonly LogEntry[];
}

/** Everything at the table: the seats, the board, what is expected, and what one can do. */
export function TableScreen(props: {
  readonly table: Table;
  readonly board: AnyBoard;
  readonly texts: BoardTexts;
  readonly extras?: TableExtras;
}) {
  const { table, board, texts, extras } = props;
  const { show, isShowing, known, motion, hands, told } = useShow(table, board, () =>
    table.isHurried ? Number.POSITIVE_INFINITY : 1,
  );

  const pending = useSignal<string | null>(null);
  /** The moment at which a move was made: until the next one nothing more is on offer. */
  const answered = useSignal<Moment | null>(null);
  const prompt = useSignal<string | null>(null);
  /** What is to follow upon the move that was made, as long as it is legal. */
  const planned = useSignal<readonly string[]>([]);
  /** How many moves have been made here since the page was opened. */
  const made = useSignal(0);
  /** Why something cannot be done, for a while instead of what is expected. */
  const notice = useSignal<string | null>(null);
  /** The moment whose recap has been read. */
  const recapRead = useSignal<Moment | null>(null);
  const isMenuOpen = useSignal(false);
  const isLogOpen = useSignal(false);
  const areMovesOpen = useSignal(false);
  const areRulesOpen = useSignal(false);
  const isResultClosed = useSignal(false);
  /** Whether the match was going on before the eyes of whoever looks. */
  const hasSeenPlay = useRef(false);

  const marked = useLoaded(async () => (await import('./marking.ts')).loadMarking(board), [board]);

  const moment = table.moment.value;
  useEffect(() => {
    pending.value = null;
    prompt.value = null;
    areMovesOpen.value = false;
    notice.value = null;
  }, [moment?.moves]);
  useEffect(() => {
    if (notice.value === null) return;
    const timer = setTimeout(() => {
      notice.value = null;
    }, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice.value]);

  const tell = (happening: Happening): string =>
    texts.words[happening.kind](happening, seat => table.seats[seat].name);
  const { tablePage } = app.value;
  const name = games.value[table.game].name;
  const sending = table.company?.sending.value ?? null;
  const isWaiting =
    moment === null ||
    sending !== null ||
    answered.value === moment ||
    (isShowing && !isStillChoosing(moment));
  const moves = isWaiting ? NO_MOVES : moment.moves;
  const canMove = moves.length > 0;
  useFocusOnBoard(canMove);
  const commit = (move: string) => {
    pending.value = null;
    prompt.value = null;
    answered.value = moment;
    made.value++;
    table.play(move);
  };
  useEffect(() => {
    const [next, ...rest] = planned.value;
    if (!canMove || next === undefined) return;
    planned.value = moves.includes(next) ? rest : [];
    if (moves.includes(next)) commit(next);
  }, [moves]);
  const names = table.seats.map(seat => seat.name);
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
          return sinceMyPlay({ ...moment, log })
            .filter(({ happening }) => board.recalls?.(happening, known.view) ?? true)
            .map(({ happening }) => tell(happening));
        },
      },
  );
  if (!moment || !known) return <p class="loading">{tablePage.loading}</p>;

  if (moment.end === null) hasSeenPlay.current = true;
  const { view } = known;
  const end = isShowing ? null : moment.end;
  const log = moment.log.slice(0, moment.log.length - known.isToCome);
  const mayRecall = ({ happening }: Happened) => end !== null || (board.recalls?.(happening, view) ?? true);
  const recalled = log.filter(mayRecall);
  const advice = table.advice.value;
  const advised = advice.kind === 'advice' ? advice.move : null;
  const marking = marked.state === 'ready' ? marked.value : null;
  const mayAskUndo = table.company?.mayAskUndo.value ?? false;

  const recap = (moment.recap ?? []).filter(mayRecall);
  const isPassedOn = !table.company && peopleIn(table.seats).length > 1;
  const instruction = canMove ? (prompt.value ?? board.instruction(view, moves, texts.texts)) : null;
  const mayUndo = (moment.undoable || mayAskUndo) && !isShowing;
  const whyNoUndo = tablePage.undoBar[end ? 'over' : (moment.undoBar ?? 'revealed')];

  const play = (move: string, followed: readonly string[] = []) => {
    if (!canMove) return;
    planned.value = followed;
    if (settings.value.confirm) pending.value = move;
    else commit(move);
  };
  const playAgain = () => {
    const again = newMatch(table.game, table.seats, view.options);
    go({ page: 'table', id: again.id }, true);
  };
  // On a phone the log lies over the board.
  const closeLog = () => {
    isLogOpen.value = false;
  };

  return (
    <div class="table" data-game={table.game} data-plays={moment.number} data-showing={isShowing}>
      <header class="table-top">
        <Link
          to={extras?.leave.to ?? { page: 'home' }}
          class="button plain"
          label={`${tablePage.leave}. ${extras?.leave.hint ?? tablePage.leaveHint}`}
        >
          <LeaveIcon />
        </Link>
        <PageHeading>{name}</PageHeading>
      </header>
      <Seats
        table={table}
        view={known.seats}
        board={board}
        texts={texts.texts}
        isShowing={isShowing}
        extra={extras?.plate}
      />
      <main id="content" class="table-board" aria-label={tablePage.board} {...hands}>
        <board.Board
          view={view}
          before={known.before}
          happenings={known.happenings}
          beat={known.beat}
          moves={moves}
          play={play}
          pending={pending.value ?? sending}
          hint={advised}
          marks={marking?.drawAt(moment, isShowing, advised) ?? null}
          prompt={text => {
            prompt.value = text;
          }}
          names={names}
          texts={texts.texts}
          motion={motion}
        />
      </main>
      {recap.length > 0 && !isShowing && moment !== recapRead.value && (
        <Lazy load={() => import('./recap.tsx')}>
          {({ Recap }) => (
            <Recap
              lines={recap.map(({ happening }) => tell(happening))}
              onClose={() => {
                recapRead.value = moment;
              }}
            />
          )}
        </Lazy>
      )}
      {!table.isHurried && end === null && (
        <Lazy load={async () => (await import('./lesson-offer.tsx')).LessonOffer}>
          {LessonOffer => <LessonOffer game={table.game} moves={made.value} />}
        </Lazy>
      )}
      <StatusLine
        table={table}
        view={view}
        happening={known.now && { words: tell(known.now), beat: known.beat, ...told }}
        notice={notice.value}
        instruction={
          instruction !== null && isPassedOn && typeof view.viewer === 'number'
            ? tablePage.forPerson(names[view.viewer], instruction)
            : instruction
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
                    if (typeof view.viewer === 'number') marking?.flash(view, advice.move, view.viewer);
                  }}
                  onAccept={() => play(advice.move)}
                />
              )}
            </Lazy>
          )
        }
        isThinking={advice.kind === 'thinking'}
        onConfirm={() => pending.value !== null && commit(pending.value)}
        onCancel={() => {
          planned.value = [];
          pending.value = null;
        }}
        onSkip={() => show.skipToMyTurn()}
      >
        {extras?.status()}
      </StatusLine>
      <div class="table-actions">
        <button
          type="button"
          class="button plain"
          aria-disabled={!mayUndo}
          title={mayUndo ? undefined : whyNoUndo}
          onClick={() => {
            if (!mayUndo) notice.value = whyNoUndo;
            else if (moment.undoable) table.undo();
            else table.company?.askUndo();
          }}
        >
          <UndoIcon /> <span>{moment.undoable || !mayAskUndo ? tablePage.undo : `${tablePage.undo}…`}</span>
        </button>
        {end ? (
          <button
            type="button"
            class="button"
            onClick={() => {
              isResultClosed.value = false;
            }}
          >
            {tablePage.result}
          </button>
        ) : (
          <>
            {table.hasHints && (
              <button
                type="button"
                class="button plain"
                disabled={!canMove || advice.kind === 'thinking'}
                onClick={() => table.askHint()}
              >
                <HintIcon />{' '}
                <span>{advice.kind === 'thinking' ? tablePage.hintThinking : tablePage.hint}</span>
              </button>
            )}
            <button
              type="button"
              class="button plain moves-button"
              disabled={!canMove}
              onClick={() => {
                areMovesOpen.value = true;
              }}
            >
              <ListIcon /> <span>{tablePage.moves}</span>
            </button>
          </>
        )}
        {extras?.actions()}
        <button
          type="button"
          class="button plain"
          onClick={() => {
            areRulesOpen.value = true;
          }}
        >
          <RulesIcon /> <span>{tablePage.rules}</span>
        </button>
        <button
          type="button"
          class="button plain log-button"
          aria-expanded={isLogOpen.value}
          aria-controls="log"
          onClick={() => {
            isLogOpen.value = !isLogOpen.value;
          }}
        >
          <LogIcon /> <span>{tablePage.log}</span>
        </button>
        <button
          type="button"
          class="button plain"
          onClick={() => {
            isMenuOpen.value = true;
          }}
        >
          <GearIcon /> <span>{tablePage.menu}</span>
        </button>
      </div>
      <Log
        entries={extras?.logged(recalled) ?? recalled}
        tell={tell}
        whereOf={marking?.whereIn(recalled, view) ?? nowhere}
        points={marking?.listFor(recalled, view, closeLog) ?? null}
        last={known.now && told}
        isOpen={isLogOpen.value}
        onClose={closeLog}
      />
      <Keys isOpen={areKeysOpen} />
      {areRulesOpen.value && (
        <Dialog
          class="rules-sheet"
          label={tablePage.rules}
          onClose={() => {
            areRulesOpen.value = false;
          }}
        >
          <Lazy
            key={language.value}
            load={async () =>
              (await import('../learn/rules-sheet.tsx')).loadRulesSheet(
                table.game,
                language.value,
                view,
                moves,
              )
            }
          >
            {sheet => sheet()}
          </Lazy>
        </Dialog>
      )}
      {isMenuOpen.value && (
        <Lazy load={() => import('../settings/match-menu.tsx')}>
          {({ MatchMenu }) => (
            <MatchMenu
              onClose={() => {
                isMenuOpen.value = false;
              }}
            />
          )}
        </Lazy>
      )}
      {extras?.sheet()}
      {areMovesOpen.value && canMove && (
        <Lazy load={() => import('./moves-dialog.tsx')}>
          {({ MovesDialog }) => (
            <MovesDialog
              moves={moves}
              describe={move => board.describeMove(view, move, texts.texts)}
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

const nowhere = () => null;

/** Whether the viewer was choosing already before what is being shown: others chose at the same time. */
function isStillChoosing({ before, moves }: Moment): boolean {
  const turn = before?.turn;
  return (
    moves.length > 0 &&
    turn?.kind === 'seats' &&
    turn.seats.length > 1 &&
    turn.seats.some(seat => seat === before?.viewer)
  );
}
