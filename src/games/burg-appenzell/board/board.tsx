import { useMemo } from 'preact/hooks';
import type { Texts } from '../../../../locales/en/burg-appenzell/board.ts';
import type { BoardProps } from '../../../web/board/board.ts';
import { type Interaction, useInteraction } from '../../../web/board/interaction.ts';
import { useLater, usePrompt } from '../../../web/drawing/index.ts';
import type { Happening, View } from '../game.ts';
import { type ParsedMove, parse } from '../rules/parse.ts';
import { SlideArrows } from './banner.tsx';
import { OpenRooms, Passing, Sign, Way } from './castle.tsx';
import type { FarRun, Gain, SlideForeseen } from './foresight.ts';
import {
  type Box,
  boxAround,
  boxOf,
  CASTLE_BOX,
  inset,
  roofColours,
  SLOTS,
  slotOf,
  standOf,
} from './geometry.ts';
import { Banners, type Goal, Goals, Mice, Roofs, Towers } from './layers.tsx';
import { Mouse } from './mouse.tsx';
import { pathOf } from './path.ts';
import { pickingFor, runsOf, squareOfVia } from './picking.ts';
import { sceneOf } from './scene.ts';
import { Dungeon, Spare, TurnPanel } from './strip.tsx';
import { describeCastle, describeMove } from './telling.ts';
import { Definitions, Names, Walls } from './walls.tsx';

type Props = BoardProps<View, Happening, Texts>;

export function Board(props: Props) {
  const { view, before, happenings, beat, moves, names, texts, motion } = props;
  const foresight = useLater(() => import('./foresight.ts'));
  const interaction = useInteraction(props, pickingFor(view, foresight));
  const { picked, looked } = interaction;
  const scene = useMemo(() => sceneOf(view, before, happenings, beat), [view, before, happenings, beat]);
  const now = before === null ? undefined : happenings[beat];
  const earlier = useMemo(
    () => (now?.kind === 'slid' ? sceneOf(view, before, happenings, beat - 1) : null),
    [view, before, happenings, beat],
  );
  const runs = runsOf(interaction.ways, picked);
  const pending = props.pending === null ? null : parse(props.pending);
  const considered = interaction.considered && parse(interaction.considered.move);
  const isPicking = runs.length > 0 || interaction.isHeld;
  const isParting = picked.length > 1;
  usePrompt(
    props.prompt,
    !isPicking ? null : interaction.isHeld ? texts.tapToPush : isParting ? texts.chooseWay : texts.nowRun,
  );

  const colours = useMemo(() => {
    const numbers = roofColours(view.rooms);
    return new Map(view.rooms.map(({ name }, i) => [name, numbers[i]]));
  }, [view.options.layout]);
  const colourOf = (room: string) => colours.get(room) ?? 0;

  const slides = useMemo(
    () => new Map(SLOTS.map(slot => [slot.slide, foresight?.foreseeSlide(view, slot)])),
    [view, foresight],
  );
  const slot = considered?.kind === 'slide' ? slotOf(considered.slide) : undefined;
  const foreseen = (slot && slides.get(slot.slide)) ?? null;
  const far = useMemo(
    () => (moves.length === 0 ? [] : (foresight?.farRuns(view) ?? [])),
    [view, moves, foresight],
  );
  // The square where an advised mouse would end up can be tapped at once.
  const advised = interaction.advice && parse(interaction.advice.move);
  const offered = runs.length === 0 && advised?.kind === 'run' ? [advised] : runs;
  const goals = useMemo(
    () =>
      offered.map(({ from, to }): Goal => {
        const path = far.find(run => run.from === from && run.to === to)?.path ?? pathOf(view, from, to);
        const gains = foresight?.foreseeRun(view, from, to) ?? [];
        return { part: `${from}-${to}`, from, to, path, gains };
      }),
    [view, picked[0], interaction.ways, interaction.advice],
  );
  // If several paths lead to the same square, the player is asked which of the next squares the mouse runs over.
  const partings = isParting ? partingsOf(interaction, far) : [];

  /** What it would lead to, in words. */
  const effects = (gains: readonly Gain[], falls: SlideForeseen['falls']) => [
    ...falls.map(({ seat }) => texts.wouldFall(seat === view.viewer, names[seat])),
    ...gains.map(({ seat, cheese }) =>
      texts.wouldTake(texts.cheese[cheese], seat === view.viewer, names[seat]),
    ),
  ];
  const slideLabel = (slide: string) => {
    const would = slides.get(slide);
    const words = describeMove(view, slide, texts);
    return texts.foreseen(words, would ? effects(would.gains, would.falls) : []);
  };
  const goalLabel = ({ part, from, to, path, gains }: Goal) => {
    if (isParting) return texts.runOver(to);
    const words = moves.includes(part)
      ? describeMove(view, part, texts)
      : texts.run(from, to, null, path.length);
    return texts.foreseen(words, effects(gains, []));
  };

  const layer = { view, scene, now, interaction, pending, texts };
  return (
    <div class="board ba-board" {...interaction.root}>
      <div class="ba-layout">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is no picture, but what the choices are in */}
        <svg
          class={isPicking ? 'ba-castle ba-picking' : 'ba-castle'}
          viewBox={`${CASTLE_BOX.x} ${CASTLE_BOX.y} ${CASTLE_BOX.width} ${CASTLE_BOX.height}`}
        >
          <Definitions />
          {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive */}
          <g role="img" aria-label={describeCastle(view, scene, names, texts)}>
            <Walls />
            <OpenRooms view={view} scene={scene} now={now} earlier={earlier} foreseen={foreseen} />
          </g>
          <Roofs {...layer} colourOf={colourOf} />
          <Towers {...layer} />
          {(isParting ? partings : goals).map(
            ({ part, from, to, path }) =>
              (path.length > 1 || part === looked) && <Way key={to} from={from} path={path} />,
          )}
          {pending?.kind === 'run' && <RunWaiting view={view} run={pending} />}
          {props.marks?.(place => areaOf(place, view), SIGN)}
          <Mice {...layer} motion={motion} />
          <Goals {...layer} goals={isParting ? partings : goals} labelOf={goalLabel} />
          <Passing view={view} scene={scene} now={now} roofColour={colourOf} motion={motion} />
          <Banners {...layer} labelOf={slideLabel} />
          <Names />
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
            carries={interaction.ways.some(({ move }) => slotOf(move)) ? isSlide : null}
            texts={texts}
          />
          <Dungeon
            players={scene.players}
            falling={now?.kind === 'mouse-fell' ? now.seat : null}
            names={names}
            texts={texts}
          />
          <TurnPanel
            seat={scene.active}
            left={scene.actionsLeft}
            all={view.actionsPerTurn}
            spending={
              goals.find(({ part }) => part === looked || part === picked[1])?.path.length ??
              (considered ? costOf(view, considered) : 0)
            }
            onEnd={interaction.offers('.') ? () => interaction.pick('.') : null}
            isLast={moves.length === 1}
            advised={interaction.advice?.move === '.'}
            pending={pending?.kind === 'end'}
            texts={texts}
          />
        </div>
      </div>
    </div>
  );
}

/** The next squares of paths that have been the same so far, each with the rest of its path. */
function partingsOf({ ways, picked }: Interaction, far: readonly FarRun[]): readonly Goal[] {
  const goals = new Map<string, Goal>();
  for (const { move, followed, parts } of ways) {
    const part = parts[picked.length];
    const square = part === undefined ? null : squareOfVia(part);
    if (square === null || picked.some((chosen, i) => parts[i] !== chosen)) continue;
    const run = far.find(({ runs }) => runs.join() === [move, ...(followed ?? [])].join());
    if (run && part !== undefined) goals.set(part, { ...run, part, to: square, gains: [] });
  }
  return [...goals.values()];
}

/** The mark of a seat beside a square. */
const SIGN = 5;

/** Where the place with this name lies: see `places.ts`. */
function areaOf(place: string, { rooms }: View): Box {
  if (place.startsWith('^')) {
    return inset(boxAround(rooms.find(({ name }) => name === place.slice(1))?.squares ?? []), 2);
  }
  return inset(slotOf(place)?.whole ?? boxOf(place), 2);
}

/** A run that waits to be confirmed: its path, and the mouse where it would end. */
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

function isSlide(part: string): boolean {
  return slotOf(part) !== undefined;
}

function costOf(view: View, move: ParsedMove): number {
  switch (move.kind) {
    case 'run':
      return pathOf(view, move.from, move.to).length;
    case 'end':
      return 0;
    default:
      return 1;
  }
}
