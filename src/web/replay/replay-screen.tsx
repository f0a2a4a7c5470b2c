import '../table/table.css';
import './replay.css';
import { useSignal } from '@preact/signals';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { tellAll, tellLine, whoAmong } from '../../../locales/words.ts';
import type { Happening } from '../../engine/game.ts';
import type { Happened } from '../../engine/past.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import type { Mark } from '../board/places.ts';
import { LogIcon } from '../frame/icons.tsx';
import { Lazy } from '../frame/lazy.tsx';
import { breakpoint, matches } from '../frame/media.ts';
import { PageHeading } from '../frame/page-heading.tsx';
import { app, type BoardTexts, games, punctuation, type Texts } from '../frame/texts.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import { analyse } from '../study/analyse.ts';
import { canAnalyse } from '../study/kept-studies.ts';
import { Answer, Keys } from '../table/answer.tsx';
import { Seats } from '../table/seats.tsx';
import { lengthOf } from '../table/status-line.tsx';
import { useQuestions } from '../table/use-questions.ts';
import { useShow } from '../table/use-show.ts';
import { spotIn, withSpot } from './address.ts';
import { BESIDE, type Compared } from './beside.ts';
import { checkRecord } from './check.ts';
import { Controls, MoreActions } from './controls.tsx';
import { Hands } from './hands.tsx';
import { ReviewSign, ShareSign } from './icons.tsx';
import { useReplayKeys } from './keys.ts';
import { isLandmark } from './landmarks.ts';
import { Leave } from './leave.tsx';
import { markAfter, markBefore, marksIn } from './marks.ts';
import { ReplayPlayer } from './player.ts';
import type { Positions } from './positions.ts';
import { ReplayLog } from './replay-log.tsx';
import { SeenAs } from './seen-as.tsx';
import { type Side, SidePanel, sideLeft } from './side-panel.tsx';
import type { ReplaySource } from './source.ts';
import { useAddress } from './use-address.ts';

const NO_MOVES: readonly string[] = [];
const NO_MARKS: readonly Mark[] = [];
const NOTHING_TOLD: readonly Happened[] = [];
const nothing = () => {};

/** As in replay.css: if there is room, the log or the review is always open. */
const isSideAlwaysOpen = matches(breakpoint('desk'));
/** Then only the controls have room for more buttons. */
const isUpright = matches(breakpoint('upright'));

function isReviewWanted({ isOver }: Positions): boolean {
  return isOver && location.hash === '#review';
}

/** The replay of a match: the table as it was, and the controls. */
export function ReplayScreen(props: {
  readonly source: ReplaySource;
  readonly positions: Positions;
  readonly board: AnyBoard;
  readonly gameTexts: BoardTexts;
  readonly texts: Texts['replay'];
  /** Inside another web page: nothing but the board, the seats and the controls. */
  readonly isEmbedded?: boolean;
}) {
  const { source, positions, board, gameTexts, texts, isEmbedded = false } = props;
  const { game, seats } = source;
  const player = useMemo(() => {
    const { number, viewer } = spotIn(location);
    // People who come for the review have just seen the end.
    const start = isReviewWanted(positions) ? positions.length : 0;
    return new ReplayPlayer(positions, { number: number ?? start, viewer: viewer ?? positions.viewers[0] });
  }, [positions]);
  const { isShowing, known, motion, hands, told: telling } = useShow(player, board, () => player.speed.value);
  useEffect(() => () => player.close(), [player]);
  useAddress(player);

  const landmark = useSignal('turn');
  const left = useMemo(() => sideLeft(source.key), []);
  const side = useSignal<Side>(
    useMemo(() => left?.shown ?? (isReviewWanted(positions) ? 'review' : 'log'), []),
  );
  const isSideOpen = useSignal(left?.isOpen ?? side.value === 'review');
  const areHandsOpen = useSignal(false);
  const isSharing = useSignal(false);
  const isResultOpen = useSignal(false);

  const viewer = player.viewer.value;
  const moment = player.moment.value;
  const told = moment?.told ?? NOTHING_TOLD;
  const turns = useMemo(() => marksIn(told, game, 'turn'), [told]);
  const marks = useMemo(() => marksIn(told, game, landmark.value), [told, landmark.value]);
  // Replays are often watched by people who were not there, so everybody is called by name.
  const who = useMemo(
    () =>
      whoAmong(
        seats.map(seat => seat.name),
        null,
      ),
    [seats],
  );
  const isTurn = useCallback((happening: Happening) => isLandmark(game, 'turn', happening), [game]);

  const marked = useLoaded(async () => (await import('../table/marking.ts')).loadMarking(board), [board]);
  const marking = marked.state === 'ready' ? marked.value : null;
  const compared = useSignal<{ readonly number: number; readonly marks: readonly Mark[] } | null>(null);

  const openSide = (wanted: Side) => {
    isSideOpen.value = !isSideOpen.value || side.value !== wanted;
    side.value = wanted;
  };
  /** Closes whatever covers the board. */
  const uncover = () => {
    if (!isSideAlwaysOpen.value) isSideOpen.value = false;
  };
  const see = (number: number) => {
    uncover();
    player.see(number);
  };
  /** Marks the compared moves on the board until another moment is shown. */
  const look = (number: number, moves: Compared | null) => {
    const marks = moves
      ? ([
          ['instead', moves.made],
          ['advised', moves.better],
        ] as const)
      : [];
    compared.value = {
      number,
      marks: marks.flatMap(([why, move]) => {
        const where = moves && marking?.whereIs(moves.view, move, moves.seat);
        return where ? [{ ...where, why }] : [];
      }),
    };
    uncover();
    player.jump(number);
  };
  useReplayKeys(key => {
    const at = player.number.value;
    switch (key) {
      case 'back':
        return player.back();
      case 'forward':
        return player.forward();
      case 'turn back':
        return player.jump(markBefore(turns, at) ?? 0);
      case 'turn forward':
        return player.jump(markAfter(turns, at) ?? positions.length);
      case 'start':
        return player.jump(0);
      case 'end':
        return player.jump(positions.length);
      case 'play':
        return player.isPlaying.value ? player.pause() : player.play();
    }
  });

  const words = useMemo(() => {
    if (!moment || moment.number === 0) return texts.beginning;
    const last = told.filter(({ play }) => play === moment.number - 1);
    if (last.length === 0) return texts.quiet;
    const lines = tellAll(
      gameTexts,
      last.map(({ happening }) => happening),
      who,
    );
    // The end may take many words; the last ones say how it ended.
    return punctuation.value.sentences(moment.view.turn.kind === 'over' ? lines.slice(-2) : lines);
  }, [moment, told, gameTexts, who, texts]);
  const areKeysOpen = useQuestions(
    moment && {
      board,
      view: moment.view,
      names: seats.map(seat => seat.name),
      texts: gameTexts.texts,
      turn: () => words,
      changed: () => [words],
    },
  );
  if (!moment || !known) return <p class="loading">{texts.loading}</p>;

  const { view, now } = known;
  const names = seats.map(seat => seat.name);
  const { turn } = view;
  const shownMarks = compared.value?.number === moment.number ? compared.value.marks : NO_MARKS;
  const title = punctuation.value.labelled(games.value[game].name, app.value.and(names));

  const more = (
    <MoreActions
      onHands={
        viewer === 'everything' && board.Secrets
          ? () => {
              areHandsOpen.value = true;
            }
          : null
      }
      onAnalyse={
        !isEmbedded && positions.isOver && canAnalyse(positions.record)
          ? () => analyse({ source: source.key, game, record: positions.record, seats }, player.number.value)
          : null
      }
      texts={texts}
    />
  );

  return (
    <div
      class={isEmbedded ? 'table replay embedded' : 'table replay'}
      data-game={game}
      data-moment={moment.number}
      data-playing={player.isPlaying.value}
      data-showing={isShowing}
    >
      <header class="table-top">
        <Leave source={source} isEmbedded={isEmbedded} texts={texts} />
        <PageHeading>{games.value[game].name}</PageHeading>
      </header>
      <section class="table-actions" aria-label={texts.of(games.value[game].name)}>
        <SeenAs
          viewers={positions.viewers}
          viewer={viewer}
          names={names}
          onChoose={chosen => player.look(chosen)}
          texts={texts}
        />
        {!isEmbedded && (
          <>
            {(positions.isOver || source.isPublic) && (
              <button
                type="button"
                class="button plain"
                onClick={() => {
                  isSharing.value = true;
                }}
              >
                <ShareSign /> <span>{texts.share}</span>
              </button>
            )}
            {positions.isOver && (
              <button
                type="button"
                class="button plain side-button"
                aria-expanded={isSideOpen.value && side.value === 'review'}
                aria-controls="log"
                onClick={() => openSide('review')}
              >
                <ReviewSign /> <span>{texts.review}</span>
              </button>
            )}
            <button
              type="button"
              class="button plain side-button"
              aria-expanded={isSideOpen.value && side.value === 'log'}
              aria-controls="log"
              onClick={() => openSide('log')}
            >
              <LogIcon /> <span>{app.value.tablePage.log}</span>
            </button>
          </>
        )}
        {!isUpright.value && more}
      </section>
      <Seats
        table={source}
        view={known.seats}
        board={board}
        texts={gameTexts.texts}
        isShowing={isShowing}
        isReplay
      />
      <main id="content" class="table-board" aria-label={app.value.tablePage.board} {...hands}>
        <board.Board
          view={view}
          before={known.before}
          happenings={known.happenings}
          beat={known.beat}
          moves={NO_MOVES}
          play={nothing}
          pending={null}
          hint={null}
          marks={marking?.draw(shownMarks) ?? null}
          prompt={nothing}
          names={names}
          texts={gameTexts.texts}
          motion={motion}
        />
      </main>
      <div class="status">
        <div role="status" aria-atomic="false" class="status-words">
          {now ? (
            <p
              key={known.beat}
              {...telling}
              class={`${telling.class} ${lengthOf(tellLine(gameTexts, [now], who))}`}
            >
              {tellLine(gameTexts, [now], who)}
            </p>
          ) : (
            <p class={lengthOf(words)}>{words}</p>
          )}
          <Answer />
        </div>
        {turn.kind === 'over' && !isShowing && (
          <button
            type="button"
            class="button"
            onClick={() => {
              isResultOpen.value = true;
            }}
          >
            {app.value.tablePage.result}
          </button>
        )}
      </div>
      <Controls
        game={game}
        player={player}
        turns={turns}
        landmark={landmark.value}
        marks={marks}
        onLandmark={chosen => {
          landmark.value = chosen;
        }}
        onSee={see}
        words={words}
        texts={texts}
      >
        {isUpright.value && more}
      </Controls>
      {!isEmbedded && (
        <SidePanel
          source={source.key}
          shown={side.value}
          onShow={chosen => {
            side.value = chosen;
          }}
          isOpen={isSideOpen.value}
          onClose={() => {
            isSideOpen.value = false;
          }}
          review={
            positions.isOver
              ? {
                  load: BESIDE,
                  props: {
                    source: source.key,
                    game,
                    record: positions.record,
                    seats,
                    me: source.me,
                    board,
                    texts: gameTexts,
                    moment: player.number,
                    jump: to => player.jump(to),
                    look,
                  },
                }
              : null
          }
          texts={texts}
        >
          {!positions.isOver && <p class="note">{texts.unfinished}</p>}
          <ReplayLog
            told={told}
            number={moment.number}
            isOpen={isSideOpen.value}
            isTurn={isTurn}
            gameTexts={gameTexts}
            who={who}
            points={marking?.listFor(told, view) ?? null}
            onSee={see}
            texts={texts}
          />
        </SidePanel>
      )}
      <Keys isOpen={areKeysOpen} />
      {areHandsOpen.value && board.Secrets && view.viewer === 'everything' && (
        <Hands
          seats={seats}
          view={view}
          Secrets={board.Secrets}
          boardTexts={gameTexts.texts}
          onClose={() => {
            areHandsOpen.value = false;
          }}
          texts={texts}
        />
      )}
      {isResultOpen.value && turn.kind === 'over' && (
        <Lazy load={() => import('./replay-result.tsx')}>
          {({ ReplayResult }) => (
            <ReplayResult
              source={source}
              positions={positions}
              board={board}
              happened={told}
              boardTexts={gameTexts}
              onReview={() => {
                isResultOpen.value = false;
                openSide('review');
              }}
              onShare={() => {
                isSharing.value = true;
              }}
              onClose={() => {
                isResultOpen.value = false;
              }}
            />
          )}
        </Lazy>
      )}
      {isSharing.value && (
        <Lazy load={() => import('./share-sheet.tsx')}>
          {({ ShareSheet }) => (
            <ShareSheet
              title={title}
              record={positions.record}
              links={source.isPublic ? linksHere(player.number.value, source.invite ?? null) : null}
              moment={player.number.value}
              isOver={positions.isOver}
              check={() => checkRecord(game, positions.record)}
              onClose={() => {
                isSharing.value = false;
              }}
              texts={texts}
            />
          )}
        </Lazy>
      )}
    </div>
  );
}

function linksHere(number: number, invite: string | null) {
  const { origin, pathname } = location;
  const { viewer } = spotIn(location);
  const search = invite === null ? '' : `?invite=${encodeURIComponent(invite)}`;
  const whole = { number: null, viewer: null };
  return {
    match: origin + withSpot({ pathname, search }, whole),
    moment: origin + withSpot({ pathname, search }, { number, viewer }),
    embed: origin + withSpot({ pathname: pathname.replace('/match/', '/embed/'), search }, whole),
  };
}
