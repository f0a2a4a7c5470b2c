import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Choice, ChoiceGroup } from '../../../web/board/choice.tsx';
import type { Interaction } from '../../../web/board/interaction.ts';
import type { DrawMarks } from '../../../web/board/places.ts';
import { AdviceStar, RimName } from '../../../web/drawing/index.ts';
import type { Brick, Place } from '../game.ts';
import { BrickFace } from './brick.tsx';
import { faceTo, placeKey, samePlace } from './bricks.ts';
import {
  type Box,
  BRICK_HEIGHT,
  BRICK_WIDTH,
  baseOf,
  cornerOf,
  type Frame,
  frameOf,
  withoutEnd,
} from './geometry.ts';
import type { Arrival, BrickSeen } from './scene.ts';

export interface WallProps {
  readonly bricks: readonly BrickSeen[];
  readonly side: number;
  readonly box: Box;
  /** Whether the table has been turned since it was first seen. */
  readonly turning: boolean;
  readonly arrival: (Arrival & { readonly number: number }) | null;
  /** A brick that has been picked up: drawn as if gone. */
  readonly taken: Place | null;
  /** Where the advised move takes a brick from. */
  readonly leaves: Place | null;
  /** Drawn translucent: the preview, or the move that waits to be confirmed. */
  readonly ghost: BrickSeen | null;
  /** Where the advised move goes. */
  readonly advised: BrickSeen | null;
  /** The bricks of an award to show: the others are dimmed. */
  readonly shown: readonly Place[] | null;
  readonly marks: DrawMarks | null;
  readonly choices: readonly WallChoice[];
  readonly choicesLabel: string;
}

export type WallChoice = ReturnType<Interaction['choice']> & {
  readonly place: Place;
  readonly label: string;
  /** The brick to be taken there; null if one can be laid there. */
  readonly brick: Brick | null;
};

/** The wall as one side sees it, and what may be chosen on it. */
export function Wall(props: WallProps) {
  const { bricks, side, box, arrival, taken, ghost, advised, shown, choices } = props;
  const frame = frameOf(withoutEnd(bricks, taken ?? props.leaves), side, box);
  const isShown = (place: Place) => !shown || shown.some(other => samePlace(other, place));
  const turn = [props.turning && `mm-turned-${side}`, shown && 'mm-showing'].filter(Boolean).join(' ');
  const position = { transform: `translate(${frame.x}px, ${frame.y}px) scale(${frame.scale})` };
  return (
    <>
      <Courses box={box} position={position} />
      <Names bricks={bricks} side={side} box={box} frame={frame} />
      <g class="slides" style={position}>
        <g class={turn} style={{ transformOrigin: `${(box.x + box.width / 2 - frame.x) / frame.scale}px 0` }}>
          {bricks.map(brick => {
            const arrived = arrival && samePlace(arrival.at, brick) ? arrival : null;
            return (
              <At key={`${placeKey(brick)} ${arrived?.number ?? ''}`} place={brick} side={side}>
                <g
                  class={[
                    arrived && `mm-${arrived.how}`,
                    !isShown(brick) && 'mm-dim',
                    taken && samePlace(taken, brick) && 'mm-taken',
                  ]
                    .filter(Boolean)
                    .join(' ')}
                  style={arrived?.from ? comesFrom(arrived.from, brick, side) : undefined}
                >
                  <BrickFace colour={faceTo(brick.brick, side)} />
                  <g class="mm-other-face">
                    <BrickFace colour={faceTo(brick.brick, 1 - side)} />
                  </g>
                  {arrived && !props.marks && <circle class="mm-last" cx={16} cy={16} r={9} />}
                </g>
              </At>
            );
          })}
          {shown &&
            bricks.filter(isShown).map(brick => <Outline key={placeKey(brick)} place={brick} side={side} />)}
          {advised && !ghost && (
            <At place={advised} side={side}>
              <Ghost brick={advised.brick} side={side} />
              <rect class="target advised" {...OUTLINE} />
            </At>
          )}
          {ghost && (
            <At place={ghost} side={side}>
              <Ghost brick={ghost.brick} side={side} />
            </At>
          )}
          {props.marks?.(place => placed(place, side), Math.max(9, SIGN / frame.scale))}
          {choices.length > 0 && (
            <ChoiceGroup label={props.choicesLabel}>
              {choices.map(({ place, brick, ...choice }) => (
                <Choice
                  key={placeKey(place)}
                  id={`place ${placeKey(place)}`}
                  {...choice}
                  area={BRICK}
                  reach={REACH / frame.scale}
                  carries={brick && 'next'}
                  class={brick ? 'mm-place mm-take' : 'mm-place'}
                  transform={moved(cornerOf(place, side))}
                >
                  {brick && (
                    <g class="carry">
                      <BrickFace colour={faceTo(brick, side)} />
                    </g>
                  )}
                  <rect class="mm-under" {...OUTLINE} />
                  <rect class="target" {...OUTLINE} />
                </Choice>
              ))}
            </ChoiceGroup>
          )}
          {advised && (
            <At place={advised} side={side}>
              <g transform={`translate(${BRICK_WIDTH - 8} 4)`} pointer-events="none">
                <AdviceStar radius={Math.max(16, 8 / frame.scale)} />
              </g>
            </At>
          )}
        </g>
      </g>
    </>
  );
}

/** The names of places: rows at the edge of the room, and places of the base on the timber below. */
function Names(props: {
  readonly bricks: readonly BrickSeen[];
  readonly side: number;
  readonly box: Box;
  readonly frame: Frame;
}) {
  const { bricks, side, box, frame } = props;
  const { left, width } = baseOf(bricks);
  const rows = bricks.reduce((most, { row }) => Math.max(most, row + 1), 0);
  const name = (text: number, x: number, y: number) => (
    <RimName key={text} x={x} y={y}>
      {text}
    </RimName>
  );
  return (
    <g class="mm-names">
      <g>
        {Array.from({ length: rows }, (_, row) =>
          name(row + 1, box.x + 9, frame.y - (row + 0.5) * BRICK_HEIGHT * frame.scale + 4),
        )}
      </g>
      <g>
        {Array.from({ length: width }, (_, nth) => {
          const column = side === 0 ? left + nth : left + width - 1 - nth;
          const { x } = cornerOf({ row: 0, column }, side);
          return name(nth + 1, frame.x + (x + BRICK_WIDTH / 2) * frame.scale, box.y + box.height + 10);
        })}
      </g>
    </g>
  );
}

/** The bond of the wall to come, scratched into the plaster behind it. */
function Courses(props: { readonly box: Box; readonly position: { readonly transform: string } }) {
  const { box, position } = props;
  const id = useId();
  const [w, h] = [BRICK_WIDTH, BRICK_HEIGHT];
  return (
    <g class="mm-courses">
      <clipPath id={`${id}-room`}>
        <rect {...box} />
      </clipPath>
      <pattern id={`${id}-bond`} width={w} height={2 * h} patternUnits="userSpaceOnUse">
        <path d={`M0 ${h}V${2 * h}M${w / 2} 0V${h}M0 1H${w}M0 ${h}H${w}`} />
      </pattern>
      <g clip-path={`url(#${id}-room)`}>
        <g class="slides" style={position}>
          <rect x={-6000} y={-40 * h} width={12000} height={40 * h} fill={`url(#${id}-bond)`} />
        </g>
      </g>
    </g>
  );
}

const BRICK = { x: 0, y: 0, width: BRICK_WIDTH, height: BRICK_HEIGHT };
/** How far from a place, on the screen, a tap still means it. */
const REACH = 20;
/** The smallest sign, on the screen, by which one can tell whose mark it is. */
const SIGN = 5.5;
const OUTLINE = { x: 4, y: 4, width: BRICK_WIDTH - 8, height: BRICK_HEIGHT - 8, rx: 6 };

function At(props: { readonly place: Place; readonly side: number; readonly children: ComponentChildren }) {
  return <g transform={moved(cornerOf(props.place, props.side))}>{props.children}</g>;
}

function Ghost({ brick, side }: { readonly brick: Brick; readonly side: number }) {
  return (
    <g class="mm-ghost" pointer-events="none">
      <BrickFace colour={faceTo(brick, side)} />
    </g>
  );
}

function Outline({ place, side }: { readonly place: Place; readonly side: number }) {
  return (
    <rect class="mm-shown" transform={moved(cornerOf(place, side))} {...OUTLINE} pointer-events="none" />
  );
}

/** Where the place with this name, row and column, lies. */
function placed(name: string, side: number): Box | null {
  const [row, column] = name.split(',').map(Number);
  if (column === undefined) return null;
  const { x, y } = cornerOf({ row, column }, side);
  return { ...OUTLINE, x: x + OUTLINE.x, y: y + OUTLINE.y };
}

function moved({ x, y }: { readonly x: number; readonly y: number }): string {
  return `translate(${x} ${y})`;
}

function comesFrom(from: Place, to: Place, side: number) {
  const [start, end] = [cornerOf(from, side), cornerOf(to, side)];
  return { '--mm-x': `${start.x - end.x}px`, '--mm-y': `${start.y - end.y}px` };
}
