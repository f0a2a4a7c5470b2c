import './result.css';
import type { ComponentChildren } from 'preact';
import { whoAmong } from '../../../locales/words.ts';
import type { Happening, View } from '../../engine/game.ts';
import type { MatchRecord } from '../../engine/record.ts';
import type { GameId } from '../../games/index.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import { Dialog } from '../frame/dialog.tsx';
import { CrownIcon } from '../frame/icons.tsx';
import { Lazy } from '../frame/lazy.tsx';
import { breakpoint, matches } from '../frame/media.ts';
import { Link } from '../frame/router.tsx';
import type { Goal, ReplayGoal } from '../frame/routes.ts';
import { type BoardTexts, type Texts, useTexts } from '../frame/texts.ts';
import type { Seat } from '../table/table.ts';
import { Celebration } from './celebration.tsx';
import { FinalBoard } from './final-board.tsx';
import { isByPoints, type Outcome, outcomeFor } from './outcome.ts';
import { PointsTable } from './points.tsx';
import { ScoreRace } from './score-race.tsx';

export interface ResultProps {
  readonly game: GameId;
  readonly seats: readonly Seat[];
  /** The viewer's seat; null if nobody here is "you". */
  readonly me: number | null;
  /** As viewer `everything`, after the last play. */
  readonly view: View;
  readonly record: MatchRecord;
  readonly happened: readonly Happening[];
  readonly board: AnyBoard;
  readonly boardTexts: BoardTexts;
  /** Whether the viewer has just seen the match end. */
  readonly isFresh: boolean;
  /** Left out if there is no rematch; null if this person may not ask for one. */
  readonly onRematch?: (() => void) | null;
  /** Where to compare with others who have played the same deal. */
  readonly compare?: Goal | null;
  /** Left out if the page is already a replay. */
  readonly replay?: ReplayGoal | undefined;
  readonly onReview?: () => void;
  readonly onShare: () => void;
  /** Shown below the winners. */
  readonly children?: ComponentChildren;
  readonly onClose: () => void;
}

/** As in result.css: then the score breakdown is open from the start. */
const hasRoom = matches(breakpoint('desk'));

/** How the match ended: who won, the final board, how the points grew and where they came from, and what to do next. */
export function ResultSheet(props: ResultProps) {
  const texts = useTexts('result');
  const { turn } = props.view;
  if (!texts || turn.kind !== 'over') return null;
  const { game, seats, me, view, record, happened, board, boardTexts, isFresh, onClose } = props;
  const { winners } = turn;
  const names = seats.map(seat => seat.name);
  const who = whoAmong(names, me);
  const outcome = outcomeFor(me, turn);
  const title = inWords(outcome, names, texts);
  const isOurs = me === null ? winners.some(seat => seats[seat].kind === 'person') : winners.includes(me);
  return (
    <Dialog class="result" label={title} onClose={onClose} foot={<NextSteps {...props} texts={texts} />}>
      <div class={isOurs ? 'headline won' : 'headline'}>
        <h2 tabIndex={-1} autofocus>
          {isOurs && <CrownIcon />}
          {title}
        </h2>
        <Beneath outcome={outcome} winners={winners.map(seat => names[seat])} texts={texts} />
        {isFresh && isOurs && <Celebration winners={winners} />}
      </div>
      {turn.decided && <p>{texts.decided[turn.decided.why](turn.decided.seat, who)}</p>}
      {props.children}
      <FinalBoard game={game} view={view} happened={happened} />
      <PointsTable seats={seats} me={me} turn={turn} texts={texts} />
      {!turn.decided && (
        <>
          <ScoreRace game={game} record={record} names={names} texts={texts} />
          <details class="how" open={hasRoom.value || !isByPoints(turn)}>
            <summary>{texts.how}</summary>
            <Lazy load={() => board.result()}>
              {({ Result }) => (
                <Result view={view} happened={happened} names={names} who={who} texts={boardTexts.texts} />
              )}
            </Lazy>
          </details>
        </>
      )}
      <div class="result-more">
        <button type="button" class="button" onClick={onClose}>
          {texts.look}
        </button>
        {props.replay && (
          <Link to={props.replay} class="button">
            {texts.replay}
          </Link>
        )}
      </div>
    </Dialog>
  );
}

/** Always within reach, however long the sheet is. */
function NextSteps({
  compare,
  onRematch,
  replay,
  onReview,
  onShare,
  texts,
}: ResultProps & { texts: Texts['result'] }) {
  return (
    <>
      {compare && (
        <Link to={compare} class="button first">
          {texts.compare}
        </Link>
      )}
      {onRematch && (
        <button type="button" class="button first" onClick={onRematch}>
          {texts.rematch}
        </button>
      )}
      {replay && (
        <Link to={{ ...replay, section: 'review' }} class="button">
          {texts.review}
        </Link>
      )}
      {onReview && (
        <button type="button" class="button" onClick={onReview}>
          {texts.review}
        </button>
      )}
      <button type="button" class="button" onClick={onShare}>
        {texts.share}
      </button>
    </>
  );
}

/** Who won, if the title does not say so, or by how much I won. */
function Beneath(props: {
  readonly outcome: Outcome;
  readonly winners: readonly string[];
  readonly texts: Texts['result'];
}) {
  const { outcome, winners, texts } = props;
  if (outcome.kind === 'lost') return <p class="beneath">{texts.won(winners)}</p>;
  if (outcome.kind === 'won' && outcome.ahead !== null)
    return <p class="beneath">{texts.ahead(outcome.ahead)}</p>;
  return null;
}

function inWords(outcome: Outcome, names: readonly string[], texts: Texts['result']): string {
  switch (outcome.kind) {
    case 'won':
      return texts.youWon;
    case 'shared':
      return texts.youShare(outcome.others.map(seat => names[seat]));
    case 'lost':
      return names.length === 2
        ? texts.youLost(outcome.behind)
        : texts.youCame(outcome.place, outcome.behind);
    case 'told':
      return texts.won(outcome.winners.map(seat => names[seat]));
  }
}
