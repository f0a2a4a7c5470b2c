import type { Texts } from '../../../../locales/en/burg-appenzell/board.ts';
import { AdviceStar, Choice, ChoiceGroup } from '../../../web/drawing/index.ts';
import type { Happening, View } from '../game.ts';
import { Banner } from './banner.tsx';
import type { Deed } from './building.ts';
import { Sign } from './castle.tsx';
import type { Gain } from './foresight.ts';
import { boxAround, boxOf, inset, middleOf, SLOTS, standOf } from './geometry.ts';
import type { Making } from './making.ts';
import { Mouse, StandingMouse } from './mouse.tsx';
import { Roof, roofTop } from './roof.tsx';
import type { Scene } from './scene.ts';
import { Tower } from './walls.tsx';

/** The layers of the castle in which something can be tapped, each one stop of the tab key. */
interface LayerProps {
  readonly view: View;
  readonly scene: Scene;
  readonly now: Happening | undefined;
  readonly making: Making;
  /** The move that waits to be confirmed, and the one that is advised. */
  readonly pending: Deed | null;
  readonly advice: Deed | null;
  readonly texts: Texts;
}

export function Towers({ view, making, pending, advice, texts }: LayerProps) {
  return (
    <ChoiceGroup label={texts.towers}>
      {view.towers.map(({ square }) => {
        const { x, y } = middleOf(boxOf(square));
        const stand = standOf(square);
        const isPending = pending?.kind === 'enter' && pending.tower === square;
        const advised = advice?.kind === 'enter' && advice.tower === square;
        return (
          <g key={square}>
            <Tower square={square} />
            {making.offer.towers.includes(square) && (
              <Choice
                id={`@${square}`}
                label={texts.enter(square)}
                advised={advised}
                chosen={isPending}
                class="ba-enter"
                onChoose={() => making.make(`@${square}`)}
              >
                <rect class="ba-area" {...boxOf(square)} />
                <ellipse class="target" cx={x} cy={y - 4} rx={21} ry={17} />
                <g
                  transform={`translate(${stand.x} ${stand.y})`}
                  class={isPending ? undefined : 'ba-invited'}
                >
                  <Mouse seat={view.active} />
                </g>
                {advised && <Star x={x + 16} y={y - 18} />}
              </Choice>
            )}
          </g>
        );
      })}
    </ChoiceGroup>
  );
}

export function Roofs(props: LayerProps & { readonly colourOf: (room: string) => number }) {
  const { view, scene, now, making, pending, advice, texts, colourOf } = props;
  return (
    <ChoiceGroup label={texts.roofs}>
      {view.rooms
        .filter(({ name }) => scene.roofs.has(name))
        .map(({ name, squares }) => {
          const box = boxAround(squares);
          const isPending = pending?.kind === 'uncover' && pending.room === name;
          const advised = advice?.kind === 'uncover' && advice.room === name;
          const comesBack = now?.kind === 'roofs-back' && now.rooms.includes(name);
          const roof = (
            <g class={isPending ? 'ba-half-off' : comesBack ? 'ba-returns' : undefined}>
              <Roof
                box={box}
                colour={colourOf(name)}
                remembered={[...scene.remembered].flatMap(([square, tile]) =>
                  squares.includes(square) ? [{ square, tile }] : [],
                )}
              />
            </g>
          );
          if (!making.offer.rooms.includes(name)) return <g key={name}>{roof}</g>;
          const top = roofTop(box);
          return (
            <Choice
              key={name}
              id={`^${name}`}
              label={texts.uncover(name)}
              advised={advised}
              chosen={isPending}
              class="ba-liftable"
              onChoose={() => making.make(`^${name}`)}
            >
              <rect class="ba-area" {...box} />
              {roof}
              <rect class="ba-target-under" {...inset(top, 2)} rx={2} />
              <rect class="target" {...inset(top, 2)} rx={2} />
              {advised && <Star {...middleOf(top)} />}
            </Choice>
          );
        })}
    </ChoiceGroup>
  );
}

export function Mice(props: LayerProps & { readonly motion: number }) {
  const { view, scene, now, making, pending, advice, texts, motion } = props;
  const { picked, offer } = making;
  return (
    <ChoiceGroup label={texts.mice}>
      {scene.mice
        .toSorted((a, b) => boxOf(a.square).y - boxOf(b.square).y)
        .map(({ seat, square }) => {
          const ran = now?.kind === 'mouse-ran' && now.path[now.path.length - 1] === square ? now : null;
          const key = `mouse ${square}`;
          const classes = [
            pending?.kind === 'run' && pending.from === square && 'ghost',
            now?.kind === 'mouse-entered' && now.tower === square && 'lands',
          ];
          const mouse = (
            <g class={classes.filter(Boolean).join(' ')}>
              <StandingMouse
                seat={seat}
                at={standOf(square)}
                way={ran && [ran.from, ...ran.path.slice(0, -1)].map(standOf)}
                motion={motion}
              />
            </g>
          );
          if (seat !== view.active || !offer.runs.has(square)) return <g key={key}>{mouse}</g>;
          const isPicked = picked?.kind === 'mouse' && picked.square === square;
          const advised = advice?.kind === 'run' && advice.from === square && !isPicked;
          const tile = scene.tiles.get(square);
          return (
            <Choice
              key={key}
              id={key}
              label={texts.mouse(square, tile ? texts.tile[tile] : null)}
              chosen={isPicked}
              advised={advised}
              class="ba-runner"
              onChoose={() => making.pick({ kind: 'mouse', square })}
            >
              <rect class="ba-area" {...boxOf(square)} />
              <rect class="ba-target-under" {...inset(boxOf(square), 2)} rx={5} />
              <rect class="target" {...inset(boxOf(square), 2)} rx={5} />
              {mouse}
              {advised && <Star x={boxOf(square).x + 8} y={boxOf(square).y + 34} />}
            </Choice>
          );
        })}
    </ChoiceGroup>
  );
}

/** Where the picked mouse may run to, with what it costs and brings. */
export function Goals(
  props: LayerProps & {
    readonly paths: ReadonlyMap<string, readonly string[]>;
    readonly gainsOf: (to: string) => readonly Gain[];
    readonly labelOf: (to: string) => string;
  },
) {
  const { view, making, pending, advice, texts, paths, gainsOf, labelOf } = props;
  const { picked, goals } = making;
  if (picked?.kind !== 'mouse') return null;
  return (
    <ChoiceGroup label={texts.goals}>
      {goals.map(to => {
        const move = `${picked.square}-${to}`;
        const box = boxOf(to);
        const advised = advice?.kind === 'run' && advice.from === picked.square && advice.to === to;
        const cost = paths.get(to)?.length ?? 1;
        const chosen = pending?.kind === 'run' && pending.to === to;
        return (
          <Choice
            key={to}
            id={move}
            label={labelOf(to)}
            advised={advised}
            chosen={chosen}
            class="ba-goal"
            onChoose={() => making.make(move)}
          >
            <rect class="ba-area" {...box} />
            <rect class="ba-target-under" {...inset(box, 3)} rx={5} />
            <rect class="target" {...inset(box, 3)} rx={5} />
            {making.looked === move && (
              <g class="ghost" transform={`translate(${standOf(to).x} ${standOf(to).y})`}>
                <Mouse seat={view.active} />
              </g>
            )}
            <g class="ba-cost" transform={`translate(${box.x + 22} ${box.y + 35})`}>
              <rect x={-5 * cost - 1} y={-5} width={10 * cost + 2} height={10} rx={5} />
              {Array.from({ length: cost }, (_, i) => (
                <circle key={i} cx={10 * i - 5 * (cost - 1)} r={3} />
              ))}
            </g>
            {gainsOf(to).length > 0 && <Sign square={to} kind="gain" />}
            {advised && <Star x={box.x + 8} y={box.y + 8} />}
          </Choice>
        );
      })}
    </ChoiceGroup>
  );
}

export function Banners(
  props: LayerProps & {
    readonly onSlide: (slide: string) => void;
    readonly labelOf: (slide: string) => string;
  },
) {
  const { view, making, pending, advice, texts, onSlide, labelOf } = props;
  const { picked, offer } = making;
  const areAllRolled = view.phase !== 'turn' || view.slid;
  return (
    <ChoiceGroup label={texts.banners}>
      {SLOTS.map(slot => {
        const { slide } = slot;
        if (!offer.slides.includes(slide)) return <Banner key={slide} slot={slot} open={!areAllRolled} />;
        const isPicked = picked?.kind === 'slide' && picked.slide === slide;
        const isPending = pending?.kind === 'slide' && pending.slide === slide;
        const advised = advice?.kind === 'slide' && advice.slide === slide;
        const middle = middleOf(slot.area);
        return (
          <Choice
            key={slide}
            id={slide}
            label={labelOf(slide)}
            chosen={isPicked || isPending}
            advised={advised}
            class="ba-push"
            onChoose={() => onSlide(slide)}
          >
            <rect class="ba-area" {...slot.area} />
            {(isPicked || isPending || advised) && (
              // Only once it is picked the whole line answers to a finger.
              <rect class={isPicked ? 'target' : 'target ba-through'} {...inset(slot.whole, 1.5)} rx={4} />
            )}
            <Banner slot={slot} open />
            <g transform={`translate(${slot.tip.x} ${slot.tip.y}) rotate(${slot.turn})`}>
              <rect class="ring" x={-15} y={-23} width={30} height={25} rx={4} />
            </g>
            {advised && <Star x={middle.x} y={middle.y} />}
          </Choice>
        );
      })}
    </ChoiceGroup>
  );
}

function Star({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <AdviceStar radius={9} />
    </g>
  );
}
