import { useMemo, useRef } from 'preact/hooks';
import type { Texts } from '../../../../locales/en/burg-appenzell/board.ts';
import type { BoardProps } from '../../../web/board/board.ts';
import { usePrompt } from '../../../web/drawing/index.ts';
import type { Happening, View } from '../game.ts';
import { SlideArrows } from './banner.tsx';
import { type Deed, readDeed } from './building.ts';
import { OpenRooms, Passing, Sign, Way } from './castle.tsx';
import { foreseeRun, foreseeSlide, type Gain, pathOf, type SlideForeseen } from './foresight.ts';
import { CASTLE_BOX, inset, roofColours, SLOTS, slotOf, standOf } from './geometry.ts';
import { useFocusOnGoals } from './hooks.ts';
import { Banners, Goals, Mice, Roofs, Towers } from './layers.tsx';
import { useMaking } from './making.ts';
import { Mouse } from './mouse.tsx';
import { sceneOf } from './scene.ts';
import { Dungeon, Spare, TurnPanel } from './strip.tsx';
import { describeCastle, describeDeed } from './telling.ts';
import { Definitions, Walls } from './walls.tsx';

type Props = BoardProps<View, Happening, Texts>;

export function Board(props: Props) {
  const { view, before, happenings, beat, moves, names, texts, motion } = props;
  const root = useRef<HTMLDivElement>(null);
  const pointer = useRef('mouse');
  const scene = useMemo(() => sceneOf(view, before, happenings, beat), [view, before, happenings, beat]);
  const now = before === null ? undefined : happenings[beat];
  const earlier = useMemo(
    () => (now?.kind === 'slid' ? sceneOf(view, before, happenings, beat - 1) : null),
    [view, before, happenings, beat],
  );
  const making = useMaking(moves, props.play);
  const { picked, goals, looked } = making;
  const mouse = picked?.kind === 'mouse' ? picked.square : null;
  const pending = props.pending === null ? null : readDeed(props.pending);
  const advice = props.hint !== null && moves.includes(props.hint) ? readDeed(props.hint) : null;
  const considered =
    pending ?? (picked?.kind === 'slide' ? picked : looked === null ? null : readDeed(looked));

  usePrompt(props.prompt, picked === null ? null : mouse === null ? texts.tapToPush : texts.nowRun);
  useFocusOnGoals(root, pointer, mouse);

  const colours = useMemo(() => {
    const numbers = roofColours(view.rooms);
    return new Map(view.rooms.map(({ name }, i) => [name, numbers[i]]));
  }, [view.options.layout]);
  const colourOf = (room: string) => colours.get(room) ?? 0;

  const slides = useMemo(() => new Map(SLOTS.map(slot => [slot.slide, foreseeSlide(view, slot)])), [view]);
  const slot = considered?.kind === 'slide' ? slotOf(considered.slide) : undefined;
  const foreseen = (slot && slides.get(slot.slide)) ?? null;
  const paths = useMemo(
    () => new Map(mouse === null ? [] : goals.map(to => [to, pathOf(view, mouse, to)] as const)),
    [view, mouse, goals],
  );
  const gainsOf = (to: string) => (mouse === null ? [] : foreseeRun(view, mouse, to));

  /** What would come of it, in words. */
  const effects = (gains: readonly Gain[], falls: SlideForeseen['falls']) => [
    ...falls.map(({ seat }) => texts.wouldFall(seat === view.viewer, names[seat])),
    ...gains.map(({ seat, cheese }) =>
      texts.wouldTake(texts.cheese[cheese], seat === view.viewer, names[seat]),
    ),
  ];
  const slideLabel = (slide: string) => {
    const would = slides.get(slide);
    const words = describeDeed(view, { kind: 'slide', slide }, texts);
    return texts.foreseen(words, would ? effects(would.gains, would.falls) : []);
  };
  const goalLabel = (to: string) =>
    mouse === null
      ? ''
      : texts.foreseen(describeDeed(view, { kind: 'run', from: mouse, to }, texts), effects(gainsOf(to), []));

  /** By touch the first tap only shows what would happen; a mouse or the keyboard has shown it before. */
  const slide = (wanted: string) => {
    const isShown = picked?.kind === 'slide' && picked.slide === wanted;
    if (isShown || pointer.current === 'mouse' || pointer.current === 'key') making.make(wanted);
    else making.pick({ kind: 'slide', slide: wanted });
  };
  const lookAtChoice = (target: EventTarget | null) => {
    const choice = target instanceof Element ? target.closest('[data-choice]') : null;
    making.lookAt(moves.find(move => move === choice?.getAttribute('data-choice')) ?? null);
  };

  const layer = { view, scene, now, making, pending, advice, texts };
  return (
    <div class="board ba-board" ref={root}>
      <div
        class="ba-layout"
        onPointerDownCapture={event => {
          pointer.current = event.pointerType;
        }}
        onKeyDownCapture={() => {
          pointer.current = 'key';
        }}
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is no picture, but what the choices are in */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard */}
        <svg
          class={picked ? 'ba-castle ba-picking' : 'ba-castle'}
          viewBox={`${CASTLE_BOX.x} ${CASTLE_BOX.y} ${CASTLE_BOX.width} ${CASTLE_BOX.height}`}
          onClick={event => {
            if (picked && event.target instanceof Element && !event.target.closest('.choice')) making.drop();
          }}
          onPointerOver={event => {
            if (event.pointerType === 'mouse') lookAtChoice(event.target);
          }}
          onPointerLeave={event => {
            if (event.pointerType === 'mouse') making.lookAt(null);
          }}
          onFocusIn={event => {
            if (pointer.current === 'key') lookAtChoice(event.target);
          }}
          onFocusOut={() => {
            if (pointer.current === 'key') making.lookAt(null);
          }}
        >
          <Definitions />
          {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive */}
          <g role="img" aria-label={describeCastle(view, scene, names, texts)}>
            <Walls />
            <OpenRooms view={view} scene={scene} now={now} earlier={earlier} foreseen={foreseen} />
          </g>
          <Roofs {...layer} colourOf={colourOf} />
          <Towers {...layer} />
          {mouse !== null &&
            [...paths].map(
              ([to, path]) =>
                (path.length > 1 || `${mouse}-${to}` === looked) && <Way key={to} from={mouse} path={path} />,
            )}
          {pending?.kind === 'run' && <RunWaiting view={view} run={pending} />}
          <Mice {...layer} motion={motion} />
          <Goals {...layer} paths={paths} gainsOf={gainsOf} labelOf={goalLabel} />
          <Passing view={view} scene={scene} now={now} roofColour={colourOf} motion={motion} />
          <Banners {...layer} onSlide={slide} labelOf={slideLabel} />
          {slot && foreseen && (
            <g class="ba-preview">
              <rect class="ba-slide-line" {...inset(slot.whole, 1.5)} rx={4} />
              <SlideArrows slot={slot} />
              {foreseen.falls.map(({ square }) => (
                <Sign key={square} square={square} kind="fall" />
              ))}
              {foreseen.gains.flatMap(({ squares }) =>
                squares.map(square => <Sign key={square} square={square} kind="gain" />),
              )}
            </g>
          )}
        </svg>
        <div class="ba-strip">
          <Spare
            tile={foreseen?.spare ?? scene.spare}
            isForeseen={foreseen !== null}
            isNew={now?.kind === 'slid' || (now?.kind === 'tile-seen' && now.place === 'spare')}
            texts={texts}
          />
          <Dungeon players={scene.players} names={names} texts={texts} />
          <TurnPanel
            seat={scene.active}
            left={scene.actionsLeft}
            all={view.actionsPerTurn}
            spending={considered ? costOf(view, considered) : 0}
            onEnd={making.offer.end ? () => making.make('.') : null}
            isLast={moves.length === 1}
            advised={advice?.kind === 'end'}
            pending={pending?.kind === 'end'}
            texts={texts}
          />
        </div>
      </div>
    </div>
  );
}

/** A run that waits to be confirmed: its way, and the mouse where it would end. */
function RunWaiting(props: {
  readonly view: View;
  readonly run: { readonly from: string; readonly to: string };
}) {
  const { view, run } = props;
  const { x, y } = standOf(run.to);
  return (
    <>
      <Way from={run.from} path={pathOf(view, run.from, run.to)} />
      <g class="ghost" transform={`translate(${x} ${y})`}>
        <Mouse seat={view.active} />
      </g>
    </>
  );
}

function costOf(view: View, deed: Deed): number {
  switch (deed.kind) {
    case 'run':
      return pathOf(view, deed.from, deed.to).length;
    case 'end':
      return 0;
    default:
      return 1;
  }
}
