import type { Texts } from '../../../../locales/en/burg-appenzell/board.ts';
import { Choice, ChoiceGroup } from '../../../web/board/choice.tsx';
import type { Interaction } from '../../../web/board/interaction.ts';
import { areaOfBox } from '../../../web/board/targets.ts';
import { AdviceStar } from '../../../web/drawing/index.ts';
import type { Happening, View } from '../game.ts';
import type { ParsedMove } from '../rules/parse.ts';
import { Banner } from './banner.tsx';
import { Sign } from './castle.tsx';
import type { Gain } from './foresight.ts';
import { boxAround, boxOf, inset, middleOf, SLOTS, standOf } from './geometry.ts';
import { Mouse, StandingMouse } from './mouse.tsx';
import { mousePart, type Run } from './picking.ts';
import { Roof, roofTop } from './roof.tsx';
import type { Scene } from './scene.ts';
import { Tower } from './walls.tsx';

/** The layers of the castle in which something can be tapped, each one tab stop. */
interface LayerProps {
  readonly view: View;
  readonly scene: Scene;
  readonly now: Happening | undefined;
  readonly interaction: Interaction;
  /** The move that waits to be confirmed. */
  readonly pending: ParsedMove | null;
  readonly texts: Texts;
}

export function Towers({ view, interaction, pending, texts }: LayerProps) {
  return (
    <ChoiceGroup label={texts.towers}>
      {view.towers.map(({ square }) => {
        const { x, y } = middleOf(boxOf(square));
        const stand = standOf(square);
        const isPending = pending?.kind === 'enter' && pending.tower === square;
        const choice = interaction.choice(`@${square}`);
        return (
          <g key={square}>
            <Tower square={square} />
            {interaction.offers(choice.part) && (
              <Choice
                id={choice.part}
                label={texts.enter(square)}
                {...choice}
                chosen={isPending}
                area={boxOf(square)}
                class="ba-enter"
              >
                <ellipse class="target" cx={x} cy={y - 4} rx={21} ry={17} />
                <g
                  transform={`translate(${stand.x} ${stand.y})`}
                  class={isPending ? undefined : 'ba-invited'}
                >
                  <Mouse seat={view.active} />
                </g>
                {choice.advised && <Star x={x + 16} y={y - 18} />}
              </Choice>
            )}
          </g>
        );
      })}
    </ChoiceGroup>
  );
}

export function Roofs(props: LayerProps & { readonly colourOf: (room: string) => number }) {
  const { view, scene, now, interaction, pending, texts, colourOf } = props;
  return (
    <ChoiceGroup label={texts.roofs}>
      {view.rooms
        .filter(({ name }) => scene.roofs.has(name))
        .map(({ name, squares }) => {
          const box = boxAround(squares);
          const isPending = pending?.kind === 'uncover' && pending.room === name;
          const choice = interaction.choice(`^${name}`);
          const comesBack = now?.kind === 'roofs-back' && now.rooms.includes(name);
          const roof = (
            <g class={`carry ${isPending ? 'ba-half-off' : comesBack ? 'ba-returns' : ''}`}>
              <Roof
                box={box}
                colour={colourOf(name)}
                remembered={[...scene.remembered].flatMap(([square, tile]) =>
                  squares.includes(square) ? [{ square, tile }] : [],
                )}
              />
            </g>
          );
          if (!interaction.offers(choice.part)) return <g key={name}>{roof}</g>;
          const top = roofTop(box);
          return (
            <Choice
              key={name}
              id={choice.part}
              label={texts.uncover(name)}
              {...choice}
              chosen={isPending}
              area={box}
              carries="off"
              class="ba-liftable"
            >
              {roof}
              <rect class="ba-target-under" {...inset(top, 2)} rx={2} />
              <rect class="target" {...inset(top, 2)} rx={2} />
              {choice.advised && <Star {...middleOf(top)} />}
            </Choice>
          );
        })}
    </ChoiceGroup>
  );
}

export function Mice(props: LayerProps & { readonly motion: number }) {
  const { view, scene, now, interaction, pending, texts, motion } = props;
  return (
    <ChoiceGroup label={texts.mice}>
      {scene.mice
        .toSorted((a, b) => boxOf(a.square).y - boxOf(b.square).y)
        .map(({ seat, square }) => {
          const ran = now?.kind === 'mouse-ran' && now.path[now.path.length - 1] === square ? now : null;
          const key = mousePart(square);
          const choice = interaction.choice(key);
          const classes = [
            'carry',
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
          if (seat !== view.active || !interaction.offers(key)) return <g key={key}>{mouse}</g>;
          const tile = scene.tiles.get(square);
          return (
            <Choice
              key={key}
              id={key}
              label={texts.mouse(square, tile ? texts.tile[tile] : null)}
              {...choice}
              area={boxOf(square)}
              carries="next"
              class="ba-runner"
            >
              <rect class="ba-target-under" {...inset(boxOf(square), 2)} rx={5} />
              <rect class="target" {...inset(boxOf(square), 2)} rx={5} />
              {mouse}
              {choice.advised && <Star x={boxOf(square).x + 8} y={boxOf(square).y + 34} />}
            </Choice>
          );
        })}
    </ChoiceGroup>
  );
}

/** Where the picked mouse can run to, or via, the squares on its way, and what that brings. */
export interface Goal extends Omit<Run, 'kind'> {
  readonly part: string;
  readonly path: readonly string[];
  readonly gains: readonly Gain[];
}

export function Goals(
  props: LayerProps & { readonly goals: readonly Goal[]; readonly labelOf: (goal: Goal) => string },
) {
  const { view, interaction, pending, texts, goals, labelOf } = props;
  if (goals.length === 0) return null;
  return (
    <ChoiceGroup label={texts.goals}>
      {goals.map(goal => {
        const { to, part, path, gains } = goal;
        const box = boxOf(to);
        const cost = path.length;
        const choice = interaction.choice(part);
        const chosen = pending?.kind === 'run' && pending.to === to;
        return (
          <Choice
            key={to}
            id={part}
            label={labelOf(goal)}
            {...choice}
            chosen={chosen}
            area={box}
            class="ba-goal"
          >
            <rect class="ba-target-under" {...inset(box, 3)} rx={5} />
            <rect class="target" {...inset(box, 3)} rx={5} />
            {interaction.looked === part && pending === null && (
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
            {gains.length > 0 && <Sign square={to} kind="gain" />}
            {choice.advised && <Star x={box.x + 8} y={box.y + 8} />}
          </Choice>
        );
      })}
    </ChoiceGroup>
  );
}

export function Banners(props: LayerProps & { readonly labelOf: (slide: string) => string }) {
  const { scene, interaction, pending, texts, labelOf } = props;
  const areAllRolled = scene.phase !== 'turn' || scene.slid;
  return (
    <ChoiceGroup label={texts.banners}>
      {SLOTS.map(slot => {
        const { slide } = slot;
        if (!interaction.offers(slide)) return <Banner key={slide} slot={slot} open={!areAllRolled} />;
        const isHeld = interaction.isHeld && interaction.looked === slide;
        const isPending = pending?.kind === 'slide' && pending.slide === slide;
        const choice = interaction.choice(slide);
        const middle = middleOf(slot.area);
        return (
          <Choice
            key={slide}
            id={slide}
            label={labelOf(slide)}
            {...choice}
            chosen={isHeld || isPending}
            // The whole line responds to a finger only once it has been tapped.
            area={isHeld ? [...areaOfBox(slot.area), ...areaOfBox(slot.whole)] : slot.area}
            class="ba-push"
          >
            {(isHeld || isPending || choice.advised) && (
              <rect class={isHeld ? 'target' : 'target ba-through'} {...inset(slot.whole, 1.5)} rx={4} />
            )}
            <Banner slot={slot} open />
            <g transform={`translate(${slot.tip.x} ${slot.tip.y}) rotate(${slot.turn})`}>
              <rect class="ring" x={-15} y={-23} width={30} height={25} rx={4} />
            </g>
            {choice.advised && <Star x={middle.x} y={middle.y} />}
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
