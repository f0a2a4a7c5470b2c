import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GamePuzzleTexts } from '../../../locales/load.ts';
import { isBest } from '../../engine/puzzle/puzzle-file.ts';
import type { Spread } from '../../engine/puzzle/solver.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import { go } from '../frame/router.tsx';
import { type BoardTexts, games, type Texts } from '../frame/texts.ts';
import { seatsNamed } from '../replay/kept-records.ts';
import { analyseLesson } from '../study/analyse.ts';
import { TaskScreen } from '../task/task-screen.tsx';
import { check } from './checking.ts';
import type { Checked } from './puzzle.worker.ts';
import type { PuzzleTable } from './puzzle-table.ts';
import { MOST_MISTAKES, type PuzzleRun, ratingNow } from './run.ts';

const TICK_MS = 250;
/** At first only this many right moves are shown, plus the player's own. */
const MOST_RIGHT = 3;
const MOST_WRONG = 2;

interface ScreenProps {
  readonly run: PuzzleRun;
  /** Somebody wants another run in the same mode. */
  readonly onAgain: () => void;
  readonly board: AnyBoard;
  readonly boardTexts: BoardTexts;
  readonly texts: Texts['puzzles'];
  readonly words: GamePuzzleTexts;
}

/** A puzzle on the real board: find the best move, then see what every move is worth, and why. */
export function PuzzleScreen(props: ScreenProps) {
  const { run, onAgain, board, boardTexts, texts, words } = props;
  const { game, mode } = run;
  const table = run.table.value;
  const { puzzle } = table;
  const attempt = table.attempt.value;
  const isOver = run.isOver.value;
  const seats = useMemo(() => seatsNamed({ seats: puzzle.seats }), [puzzle]);
  const describe = (move: string) => board.describeMove(table.asked, move, boardTexts.texts);
  const value = (of: number) => words.value(Math.round(100 * of) / 100);
  const isAnswered = attempt.kind === 'right' || attempt.kind === 'told' || isOver;
  const said = isOver
    ? texts.over(run.solved.value)
    : attempt.kind === 'right'
      ? texts.right
      : attempt.kind === 'wrong'
        ? texts.wrong(describe(attempt.move), value(table.valueOf(attempt.move)))
        : run.wasSolved.value === null
          ? null
          : run.wasSolved.value
            ? texts.right
            : texts.missed;
  const { name } = games.value[game];
  return (
    <TaskScreen
      key={puzzle.id}
      class="puzzle"
      attempt={isOver ? 'over' : attempt.kind}
      best={table.best}
      heading={name}
      leave={texts.leave}
      onLeave={() => go({ page: 'puzzles', game })}
      progress={<Standing run={run} texts={texts} />}
      seats={seats}
      me={puzzle.seat}
      board={board}
      texts={boardTexts}
      table={table}
      isOpen={!isAnswered}
      tried={attempt}
      marks={null}
      describe={describe}
      play={move => run.play(move)}
      task={texts.task(seats[puzzle.seat].name, words.task)}
      said={said}
      isAnswered={isAnswered}
      answerLabel={texts.answer}
      answer={<Answer {...props} table={table} describe={describe} value={value} />}
      buttons={(isShowing, movesButton) =>
        isAnswered ? (
          <>
            {isOver ? (
              <button type="button" class="button first" onClick={onAgain}>
                {texts.again}
              </button>
            ) : (
              <>
                <button type="button" class="button first" disabled={isShowing} onClick={() => run.next()}>
                  {texts.next}
                </button>
                <button type="button" class="button plain" onClick={() => table.again()}>
                  {texts.again}
                </button>
              </>
            )}
            <button
              type="button"
              class="button plain"
              onClick={() =>
                analyseLesson(
                  game,
                  { seats: puzzle.seats, options: puzzle.options, plays: table.plays },
                  seats.map(seat => seat.name),
                  texts.ofGame(texts.heading, name),
                )
              }
            >
              {texts.analyse}
            </button>
          </>
        ) : (
          <>
            {mode !== 'timed' && mode !== 'streak' && (
              <button type="button" class="button" disabled={isShowing} onClick={() => run.tell()}>
                {texts.tell}
              </button>
            )}
            {movesButton}
          </>
        )
      }
    />
  );
}

/** The current state: the rating, how many were solved in a row, or the time left. */
function Standing({ run, texts }: { readonly run: PuzzleRun; readonly texts: Texts['puzzles'] }) {
  const left = useSignal(run.left());
  const isTimed = run.mode === 'timed';
  useEffect(() => {
    if (!isTimed) return undefined;
    const timer = setInterval(() => {
      run.tick();
      left.value = run.left();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [run]);
  if (isTimed) {
    const seconds = Math.ceil(left.value / 1000);
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    return (
      <span class="lesson-progress">
        <span role="timer" aria-label={texts.clock} class="puzzle-clock">
          {clock}
        </span>
        {texts.solved(run.solved.value)}
        <Mistakes count={run.mistakes.value} texts={texts} />
      </span>
    );
  }
  if (run.mode === 'streak') return <span class="lesson-progress">{texts.solved(run.solved.value)}</span>;
  const { rating } = run.progress.value.own;
  const change = run.change.value;
  return (
    <span class="lesson-progress">
      {change === null ? texts.rating(rating) : texts.change(rating, change)}
    </span>
  );
}

/** A cross for each mistake, and a dot for each that does not end it. */
function Mistakes({ count, texts }: { readonly count: number; readonly texts: Texts['puzzles'] }) {
  return (
    <span role="img" class="puzzle-mistakes" aria-label={texts.mistakes(count, MOST_MISTAKES)}>
      {'✕'.repeat(count)}
      {'·'.repeat(Math.max(0, MOST_MISTAKES - count))}
    </span>
  );
}

/**
 * Why: what every move is worth, what may come of the best move and of the player's own, and whether the proof holds.
 */
function Answer(
  props: ScreenProps & {
    readonly table: PuzzleTable;
    readonly describe: (move: string) => string;
    readonly value: (of: number) => string;
  },
) {
  const { run, table, texts, words, describe, value } = props;
  const { puzzle, best } = table;
  const tried = run.lastTried.value;
  const own = tried !== null && !isBest(puzzle.values, table.moves.indexOf(tried)) ? tried : null;
  const checked = useSignal<Checked | 'failed' | null>(null);
  useEffect(
    () =>
      check(run.game, puzzle, own === null ? [best] : [best, own], found => {
        checked.value = found;
      }),
    [puzzle],
  );
  const ranked = useMemo(
    () =>
      table.moves
        .map((move, index) => ({ move, value: puzzle.values[index], isRight: isBest(puzzle.values, index) }))
        .sort((a, b) => b.value - a.value),
    [table],
  );
  const found = checked.value;
  const right = ranked.filter(({ isRight }) => isRight).slice(0, MOST_RIGHT);
  const wrong = ranked.filter(({ isRight }) => !isRight);
  const few = [...right, ...wrong.filter(({ move }, index) => index < MOST_WRONG || move === own)];
  const tableOf = (moves: typeof ranked) => (
    <table class="puzzle-table">
      <thead>
        <tr>
          <th scope="col">{texts.move}</th>
          <th scope="col">{texts.worth}</th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ move, value: worth, isRight }) => (
          <tr key={move} class={move === own ? 'puzzle-own' : isRight ? 'puzzle-best' : ''}>
            <th scope="row">{describe(move)}</th>
            <td>{value(worth)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      <p class="puzzle-best">{texts.bestIs(describe(best), value(table.valueOf(best)))}</p>
      {found !== null && found !== 'failed' && (
        <SpreadTable spreads={found.spreads} value={value} texts={texts} />
      )}
      {tableOf(few)}
      {ranked.length > few.length && (
        <details>
          <summary>{`${texts.all} (${ranked.length})`}</summary>
          {tableOf(ranked)}
        </details>
      )}
      <p class="soft">{words.counts}</p>
      <p class="soft puzzle-proof" data-proof={proofOf(found)}>
        {found === null
          ? texts.checking
          : found === 'failed'
            ? texts.unchecked
            : found.isRight
              ? texts.checked(ranked.length)
              : texts.refuted}
      </p>
      <p class="soft">
        {[
          texts.puzzleRating(ratingNow(run)),
          ...puzzle.themes.map(theme => words.themes[theme] ?? texts.anyThemes[theme] ?? ''),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}

function proofOf(found: Checked | 'failed' | null): string {
  if (found === null || found === 'failed') return found ?? 'checking';
  return found.isRight ? 'right' : 'wrong';
}

/** How likely each result is, after the best move and after the player's own. */
function SpreadTable(props: {
  readonly spreads: readonly Spread[];
  readonly value: (of: number) => string;
  readonly texts: Texts['puzzles'];
}) {
  const { spreads, value, texts } = props;
  const results = [...new Set(spreads.flatMap(spread => spread.map(([result]) => result)))].sort(
    (a, b) => b - a,
  );
  if (spreads.every(spread => spread.length === 1)) return null;
  return (
    <table class="puzzle-table">
      <caption>{texts.spread}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.result}</th>
          <th scope="col">{texts.best}</th>
          {spreads.length > 1 && <th scope="col">{texts.yours}</th>}
        </tr>
      </thead>
      <tbody>
        {results.map(result => (
          <tr key={result}>
            <th scope="row">{value(result)}</th>
            {spreads.map((spread, index) => (
              <td key={index === 0 ? 'best' : 'own'}>
                {texts.percent(100 * (spread.find(([other]) => other === result)?.[1] ?? 0))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
