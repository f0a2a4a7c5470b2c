import '../table/table.css';
import '../frame/form.css';
import '../replay/replay.css';
import '../companion/box.css';
import './study.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { whoAmong } from '../../../locales/words.ts';
import { LONGEST_NAME, type StudyNode } from '../../engine/study/study.ts';
import { type GameId, manifestOf } from '../../games/index.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import { ChancePicker, chanceHeading } from '../companion/chance-picker.tsx';
import type { AnyCompanion } from '../companion/companion.ts';
import { Explorer } from '../explorer/explorer.ts';
import { ExplorerPanel } from '../explorer/explorer-panel.tsx';
import { LeaveIcon, ListIcon, LogIcon } from '../frame/icons.tsx';
import { Lazy } from '../frame/lazy.tsx';
import { breakpoint, matches } from '../frame/media.ts';
import { PageHeading } from '../frame/page-heading.tsx';
import { Link } from '../frame/router.tsx';
import { readdress } from '../frame/sheets.ts';
import { app, type BoardTexts, games, type Texts } from '../frame/texts.ts';
import { useSheet } from '../frame/use-sheet.ts';
import { BackSign, EndSign, ForwardSign, ReviewSign, ShareSign, StartSign } from '../replay/icons.tsx';
import { seatsNamed } from '../replay/kept-records.ts';
import { SeenAs as SeenAsField } from '../replay/seen-as.tsx';
import { Answer, Keys } from '../table/answer.tsx';
import { Seats } from '../table/seats.tsx';
import { lengthOf } from '../table/status-line.tsx';
import { useQuestions } from '../table/use-questions.ts';
import { useShow } from '../table/use-show.ts';
import { describer } from './describe.ts';
import { Engine } from './engine.ts';
import { EnginePanel } from './engine-panel.tsx';
import { useStudyKeys } from './keys.ts';
import { NoteFields } from './note-fields.tsx';
import { spotOf } from './spot.ts';
import type { SeenAs, Studying, StudyMoment } from './studying.ts';
import { Tree } from './tree.tsx';

const NO_MOVES: readonly string[] = [];
/** Browsers stop pages that change their address too often. */
const SETTLED_MS = 300;
/** As in replay.css: if there is room, the moves are always open. */
const isSideAlwaysOpen = matches(breakpoint('desk'));

/** The board on which anything can be tried, the tree of what was tried, and the engine. */
export function StudyScreen(props: {
  readonly game: GameId;
  readonly studying: Studying;
  readonly board: AnyBoard;
  readonly companion: AnyCompanion | null;
  /** Somebody wants to change the position of this moment by hand. */
  readonly onSetUp: (node: StudyNode) => void;
  readonly boardTexts: BoardTexts;
  readonly texts: Texts['study'];
  readonly words: Texts['replay'];
  readonly box: Texts['box'];
}) {
  const { game, studying, board, companion, onSetUp, boardTexts, texts, words, box } = props;
  const { study } = studying;
  const { show, isShowing, known, motion, hands, told } = useShow(studying, board);
  const engine = useMemo(() => new Engine(game), [game]);
  useEffect(() => () => engine.close(), [engine]);
  const explorer = useMemo(() => new Explorer(game), [game]);
  useEffect(() => () => explorer.close(), [explorer]);

  const isSideOpen = useSignal(false);
  /** What somebody opened the panel for: it is far longer than a phone. */
  const wanted = useSignal<'engine' | 'notes'>('notes');
  const isSharing = useSignal(false);
  const areMovesOpen = useSignal(false);
  const prompt = useSignal<string | null>(null);
  /** The moment at which somebody opened or closed the list of what can fall. */
  const chanceAsked = useSignal<{ readonly moment: StudyMoment; readonly isOpen: boolean } | null>(null);
  // What can fall is not offered beside the panel that somebody has opened; its engine and explorer list it, too.
  const isPanelOpen = isSideOpen.value && !isSideAlwaysOpen.value;
  useSheet(isPanelOpen, () => {
    isSideOpen.value = false;
  });
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPanelOpen) return;
    if (wanted.value === 'engine') panel.current?.scrollTo({ top: 0 });
    else panel.current?.querySelector('.study-note')?.scrollIntoView({ block: 'start' });
  }, [isPanelOpen, wanted.value]);

  const moment = studying.moment.value;
  // Read, so that the tree follows its changes.
  const changes = studying.changes.value;
  const { node, position, seat } = moment;
  const seats = useMemo(() => seatsNamed(study), [study]);
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);
  const describe = useMemo(
    () => describer(study, names, board, boardTexts, texts),
    [study, names, board, boardTexts, texts],
  );
  useEffect(() => {
    prompt.value = null;
    if (!isShowing) engine.think(moment);
  }, [moment, isShowing]);
  useEffect(() => {
    const place = location.pathname;
    const timer = setTimeout(() => {
      if (location.pathname === place) readdress(`#${spotOf(node)}`);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [node, changes]);

  const turn = position.turn();
  const moves = isShowing ? NO_MOVES : moment.moves;
  const roll = () => studying.roll(below => Math.floor(Math.random() * below));
  const playBest = () => {
    if (isShowing) show.hurry();
    else if (turn.kind === 'nature') roll();
    else if (!engine.isOn.value) {
      engine.switch(true);
      engine.think(moment);
    } else {
      const found = engine.found.value;
      const best = found.kind === 'moves' ? found.advice?.candidates[0] : undefined;
      if (best && seat !== null) studying.play(seat, best.move);
    }
  };
  const viewers: readonly SeenAs[] = manifestOf(game).hasSecrets
    ? ['turn', ...names.keys(), 'everything', 'spectator']
    : ['turn', ...names.keys()];
  useStudyKeys(key => {
    switch (key) {
      case 'back':
        return studying.back();
      case 'forward':
        return studying.forward();
      case 'variation above':
        return studying.toVariation(-1);
      case 'variation below':
        return studying.toVariation(1);
      case 'start':
        return studying.toStart();
      case 'end':
        return studying.toEnd();
      case 'best':
        return playBest();
      case 'engine':
        engine.switch(!engine.isOn.value);
        return engine.think(moment);
      case 'explorer':
        explorer.switch(!explorer.isOn.value);
        isSideOpen.value = explorer.isOn.value;
        wanted.value = 'engine';
        return;
      case 'seen as':
        return studying.look(viewers[(viewers.indexOf(studying.seenAs.value) + 1) % viewers.length]);
      case 'moves':
        areMovesOpen.value = seat !== null;
    }
  });

  const expected =
    turn.kind === 'over'
      ? texts.over
      : turn.kind === 'nature'
        ? texts.chance
        : moves.length > 0
          ? app.value.tablePage.forPerson(
              names[turn.seats[0]],
              prompt.value ?? board.instruction(moment.view, moves, boardTexts.texts),
            )
          : texts.toMove(names[turn.seats[0]]);
  const areKeysOpen = useQuestions({
    board,
    view: moment.view,
    names,
    texts: boardTexts.texts,
    turn: () => expected,
    changed: () => [describe(node)?.words ?? (study.from ? texts.position.start : texts.start)],
  });
  if (!known) return <p class="loading">{texts.loading}</p>;

  const now = known.now && boardTexts.words[known.now.kind](known.now, whoAmong(names, null));
  const title = study.title || texts.of(games.value[game].name);
  const described = describe(node);
  const { name, comment } = node.note;
  const isChanceAsked =
    chanceAsked.value?.moment === moment ? chanceAsked.value.isOpen : node.next.length === 0 && !isPanelOpen;
  const isChanceOpen = turn.kind === 'nature' && !isShowing && isChanceAsked;
  const outcomes = isChanceOpen ? position.chances().map(([outcome]) => outcome) : [];
  const found = engine.found.value;
  const hint =
    found.kind === 'moves' && moves.length > 0 ? (found.advice?.candidates[0]?.move ?? null) : null;

  return (
    <div
      class="table replay study"
      data-game={game}
      data-spot={spotOf(node)}
      data-turn={turn.kind}
      data-showing={isShowing}
    >
      <header class="table-top">
        <Link to={{ page: 'studies', game }} class="button plain" label={app.value.back}>
          <LeaveIcon />
        </Link>
        <PageHeading>{title}</PageHeading>
      </header>
      <section class="table-actions" aria-label={title}>
        <SeenAsField
          viewers={viewers}
          viewer={studying.seenAs.value}
          names={names}
          onTurn={texts.onTurn}
          onChoose={chosen => studying.look(chosen)}
          texts={words}
        />
        <button
          type="button"
          class="button plain"
          onClick={() => {
            isSharing.value = true;
          }}
        >
          <ShareSign /> <span>{words.share}</span>
        </button>
        <button
          type="button"
          class="button plain"
          disabled={seat === null || isShowing}
          onClick={() => {
            areMovesOpen.value = true;
          }}
        >
          <ListIcon /> <span>{app.value.tablePage.moves}</span>
        </button>
        <button
          type="button"
          class="button plain side-button"
          aria-expanded={isSideOpen.value}
          aria-controls="study-side"
          onClick={() => {
            isSideOpen.value = !isSideOpen.value || wanted.value !== 'notes';
            wanted.value = 'notes';
          }}
        >
          <LogIcon /> <span>{texts.notes}</span>
        </button>
      </section>
      <Seats
        table={{ seats }}
        view={known.seats}
        board={board}
        texts={boardTexts.texts}
        isShowing={isShowing}
        isReplay
      />
      <main id="content" class="table-board" aria-label={app.value.tablePage.board} {...hands}>
        <board.Board
          view={known.view}
          before={known.before}
          happenings={known.happenings}
          beat={known.beat}
          moves={moves}
          play={move => {
            if (seat !== null) studying.play(seat, move);
          }}
          pending={null}
          hint={hint}
          marks={null}
          prompt={text => {
            prompt.value = text;
          }}
          names={names}
          texts={boardTexts.texts}
          motion={motion}
        />
      </main>
      {isChanceOpen && (
        <section class="entry" aria-label={box.entry}>
          <div class="study-chance-top">
            <h2>{chanceHeading(outcomes, position.knownTo('nature'), names, box)}</h2>
            <button type="button" class="button first" onClick={roll}>
              {texts.roll}
            </button>
            <button
              type="button"
              class="button plain"
              onClick={() => {
                chanceAsked.value = { moment, isOpen: false };
              }}
            >
              {app.value.close}
            </button>
          </div>
          <ChancePicker
            key={spotOf(node)}
            outcomes={outcomes}
            view={moment.view}
            companion={companion}
            texts={boardTexts.texts}
            onChoose={outcome => studying.play('nature', outcome)}
          />
        </section>
      )}
      <div class="status">
        <div role="status" aria-atomic="false" class="status-words">
          {(name || comment) && (
            <p class="study-said">
              {name && <strong>{name}</strong>} {comment}
            </p>
          )}
          {now ? (
            <p key={known.beat} {...told} class={`${told.class} ${lengthOf(now)}`}>
              {now}
            </p>
          ) : (
            <p class={lengthOf(expected)}>{expected}</p>
          )}
          <Answer />
        </div>
        {turn.kind === 'nature' && !isShowing && !isChanceOpen && (
          <button
            type="button"
            class="button"
            onClick={() => {
              chanceAsked.value = { moment, isOpen: true };
            }}
          >
            {texts.nature}
          </button>
        )}
      </div>
      <section class="replay-buttons study-controls" aria-label={texts.controls}>
        <button
          type="button"
          class="button plain"
          aria-label={words.toStart}
          disabled={node.before === null}
          onClick={() => studying.toStart()}
        >
          <StartSign />
        </button>
        <button
          type="button"
          class="button plain"
          aria-label={words.back}
          disabled={node.before === null}
          onClick={() => studying.back()}
        >
          <BackSign />
        </button>
        <button
          type="button"
          class="button plain"
          aria-label={words.forward}
          disabled={node.next.length === 0}
          onClick={() => studying.forward()}
        >
          <ForwardSign />
        </button>
        <button
          type="button"
          class="button plain"
          aria-label={words.toEnd}
          disabled={node.next.length === 0}
          onClick={() => studying.toEnd()}
        >
          <EndSign />
        </button>
        <button
          type="button"
          class="button plain study-vary"
          aria-label={texts.variation}
          disabled={(node.before?.next.length ?? 0) < 2}
          onClick={() => studying.toVariation(1)}
        >
          <VariationSign />
        </button>
        <button
          type="button"
          class="button study-engine-button"
          aria-pressed={engine.isOn.value}
          onClick={() => {
            // With the panel closed, it is opened first: only whoever sees the engine switches it off.
            const isPanelAtIt = isPanelOpen && wanted.value === 'engine';
            const isSeen = engine.isOn.value && (isPanelAtIt || isSideAlwaysOpen.value);
            engine.switch(!isSeen);
            engine.think(moment);
            isSideOpen.value = !isSeen;
            wanted.value = 'engine';
          }}
        >
          <ReviewSign /> <span>{texts.engine}</span>
        </button>
      </section>
      <aside
        id="study-side"
        class={isPanelOpen ? `log study-side open for-${wanted.value}` : 'log study-side'}
        aria-label={texts.notesLabel}
      >
        <div class="log-top">
          <label class="study-title">
            <span class="spoken">{texts.title}</span>
            <input
              type="text"
              maxLength={LONGEST_NAME}
              placeholder={texts.title}
              value={study.title}
              onInput={event => studying.rename(event.currentTarget.value)}
            />
          </label>
          <button
            type="button"
            class="button plain log-close"
            onClick={() => {
              isSideOpen.value = false;
            }}
          >
            {app.value.close}
          </button>
        </div>
        <div class="study-scroll" ref={panel}>
          <EnginePanel
            engine={engine}
            studying={studying}
            game={game}
            board={board}
            companion={companion}
            boardTexts={boardTexts}
            names={names}
            texts={texts}
          />
          {manifestOf(game).hasExplorer && (
            <ExplorerPanel
              explorer={explorer}
              studying={studying}
              game={game}
              board={board}
              companion={companion}
              boardTexts={boardTexts}
              names={names}
            />
          )}
          <Tree
            root={study.root}
            node={node}
            describe={describe}
            onGo={to => studying.go(to)}
            texts={texts}
          />
          <NoteFields studying={studying} described={described} texts={texts} />
          {manifestOf(game).hasSetUp && (
            <button type="button" class="button" onClick={() => onSetUp(node)}>
              {texts.position.fromHere}
            </button>
          )}
        </div>
      </aside>
      <Keys isOpen={areKeysOpen} more={{ heading: texts.keysHeading, keys: texts.keys }} />
      {areMovesOpen.value && seat !== null && (
        <Lazy load={async () => (await import('../table/moves-dialog.tsx')).MovesDialog}>
          {MovesDialog => (
            <MovesDialog
              moves={position.moves(seat)}
              describe={move => board.describeMove(position.view(seat), move, boardTexts.texts)}
              onChoose={move => {
                areMovesOpen.value = false;
                studying.play(seat, move);
              }}
              onClose={() => {
                areMovesOpen.value = false;
              }}
            />
          )}
        </Lazy>
      )}
      {isSharing.value && (
        <Lazy load={async () => (await import('./share-study.tsx')).ShareStudy}>
          {ShareStudy => (
            <ShareStudy
              studying={studying}
              title={title}
              onClose={() => {
                isSharing.value = false;
              }}
              texts={texts}
              words={words}
            />
          )}
        </Lazy>
      )}
    </div>
  );
}

/** A line that forks. */
function VariationSign() {
  return (
    <svg
      class="icon"
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      aria-hidden="true"
    >
      <path d="M7 3v18M7 9c0 4 10 2 10 7v5" />
    </svg>
  );
}
