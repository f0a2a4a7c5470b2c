import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import { Choice, ChoiceGroup } from '../../../web/board/choice.tsx';
import type { Interaction } from '../../../web/board/interaction.ts';
import type { DrawMarks } from '../../../web/board/places.ts';
import { AdviceStar, Labelled, SeatMark } from '../../../web/drawing/index.ts';
import type { Block, End } from '../game.ts';
import { BlockOutline, BlockPicture, Sign } from './block.tsx';
import { lookOf, TALLEST } from './blocks.ts';
import { type Box, inset } from './layout.ts';
import type { BlockSeen } from './scene.ts';
import { planWall, type WallPlan } from './wall-plan.ts';

export type EndChoice = ReturnType<Interaction['choice']> & {
  readonly end: End;
  readonly block: Block;
  readonly label: string;
};

export interface WallProps {
  readonly land: Box;
  readonly box: Box;
  readonly wall: readonly BlockSeen[];
  readonly round: number;
  readonly open: { readonly left: boolean; readonly right: boolean };
  /** The block that has just been built, and where it comes from. */
  readonly arrival: { readonly place: number; readonly x: number; readonly y: number } | null;
  readonly choices: readonly EndChoice[];
  readonly marks: DrawMarks | null;
  readonly texts: Texts;
}

/** The name of the block that has just been built. */
export const ARRIVAL = 'dm-arrival';

/** The land with the wall from the side, and its two ends. */
export function Wall(props: WallProps) {
  const { land, box, wall, round, open, arrival, choices, texts } = props;
  const widthAt = (end: End) => {
    const choice = choices.find(choice => choice.end === end);
    return choice ? lookOf(choice.block).width : null;
  };
  const plan = planWall(
    wall.map(({ block }) => lookOf(block).width),
    { L: widthAt('L'), R: widthAt('R') },
    box,
    TALLEST,
  );
  const { unit, ground } = plan;
  return (
    <>
      <Land land={land} ground={ground} />
      <Labelled label={texts.wall(wall.map(({ block }) => texts.blockName[block]))}>
        {wall.map(({ block, seat, place }, index) => {
          const x = plan.lefts[index];
          if (x === null) return null;
          const isNew = arrival?.place === place;
          return (
            <g
              key={`${round} ${place}`}
              id={isNew ? ARRIVAL : undefined}
              class="dm-standing"
              style={{ transform: `translate(${x}px, ${ground}px)` }}
            >
              <g
                class={isNew ? 'dm-built' : undefined}
                style={
                  isNew ? { '--dm-x': `${arrival.x - x}px`, '--dm-y': `${arrival.y - ground}px` } : undefined
                }
              >
                <BlockPicture block={block} unit={unit} />
                {unit >= 13 && (
                  <g transform={`translate(${(lookOf(block).width * unit) / 2} ${-0.2 * unit})`}>
                    <Builder block={block} seat={seat} unit={unit} />
                  </g>
                )}
              </g>
            </g>
          );
        })}
      </Labelled>
      {plan.hill && <Hill hill={plan.hill} ground={ground} unit={unit} texts={texts} />}
      {choices.length === 0 && wall.length > 0 && (
        <>
          <EndSign end="L" isOpen={open.left} plan={plan} texts={texts} />
          <EndSign end="R" isOpen={open.right} plan={plan} texts={texts} />
        </>
      )}
      {props.marks?.(place => placeIn(plan, wall, round, place), 7)}
      {choices.length > 0 && (
        <ChoiceGroup label={texts.whereToBuild}>
          {choices.map(choice => (
            <EndPlace key={choice.end} choice={choice} isFirst={wall.length === 0} plan={plan} land={land} />
          ))}
        </ChoiceGroup>
      )}
    </>
  );
}

/** Where a block of this round's wall stands, or an end of it is: see `places.ts`. */
function placeIn(plan: WallPlan, wall: readonly BlockSeen[], round: number, name: string): Box | null {
  const { unit, ground, slots, lefts } = plan;
  if (name.startsWith('end')) {
    const slot = name.endsWith('L') ? slots.L : slots.R;
    const y = Math.max(slot.y, ground - TALLEST * unit);
    // On an empty ground the place of the first block has no width of its own.
    const [x, width] = slot.width > 0 ? [slot.x, slot.width] : [slot.x - 3 * unit, 6 * unit];
    return inset({ x, y, width, height: ground - y }, 3);
  }
  const index = wall.findIndex(({ place }) => name === `block ${round} ${place}`);
  const x = lefts[index] ?? null;
  if (x === null) return null;
  const { width, height } = lookOf(wall[index].block);
  return { x, y: ground - height * unit, width: width * unit, height: height * unit };
}

/** Who built a block: the mark of its seat, small, at its foot. */
function Builder({
  block,
  seat,
  unit,
}: {
  readonly block: Block;
  readonly seat: number;
  readonly unit: number;
}) {
  if (block === 'G') return null;
  return (
    <g class="dm-builder" transform={block === 'T' ? `translate(0 ${-0.9 * unit})` : undefined}>
      <SeatMark seat={seat} radius={unit * 0.17} />
    </g>
  );
}

function Land({ land, ground }: { readonly land: Box; readonly ground: number }) {
  const { x, y, width, height } = land;
  const hill = Math.max(Math.min(70, height * 0.3), height * 0.2);
  const right = x + width;
  const sky = ground - y;
  return (
    <g class="dm-land">
      <rect class="dm-sky" {...land} rx={6} />
      {sky > LEAST_FOR_PEAKS && (
        <g transform={`translate(${x} ${ground}) scale(${width / 100} ${sky / 100})`}>
          <path
            class="dm-peaks"
            d="M0-30 5-38 9-34 17-57 20-50 22-53 30-33 38-44 43-37 51-48 57-35 63-42 74-68 78-57 80-60 88-38 94-46 100-37V0H0Z"
          />
          <path
            class="dm-snow"
            d="M17-57 19-52.3 17.8-50 16.800-52 15.5-49 15.2-52.3ZM74-68 76.2-62 75-59 73.8-61.5 72-58 71.6-62.4ZM51-48 52.5-44.7 51.3-43 50.5-44.5 49.4-43 49.2-44.5Z"
          />
        </g>
      )}
      {sky > LEAST_FOR_PEAKS && (
        <g class="dm-clouds">
          {CLOUDS.map(([across, up, size]) => (
            <path
              key={across}
              transform={`translate(${x + width * across} ${ground - sky * up}) scale(${size * (sky / 300)})`}
              d="M-34 6a9 9 0 0 1 3-17 15 15 0 0 1 27-8A12 12 0 0 1 16-12 10 10 0 0 1 33 6Z"
            />
          ))}
        </g>
      )}
      <path
        class="dm-far"
        d={`M${x} ${ground - hill * 0.5}Q${x + width * 0.2} ${ground - hill * 1.3} ${x + width * 0.42} ${ground - hill * 0.5}T${x + width * 0.78} ${ground - hill * 0.7}T${right} ${ground - hill * 0.6}V${ground + 4}H${x}Z`}
      />
      <path
        class="dm-near"
        d={`M${x} ${ground - hill * 0.15}Q${x + width * 0.28} ${ground - hill * 0.1} ${x + width * 0.5} ${ground - hill * 0.25}T${right} ${ground - hill * 0.3}V${ground + 4}H${x}Z`}
      />
      <path
        class="dm-grass"
        d={`M${x} ${ground - 1}H${right}V${y + height - 6}q0 6-6 6H${x + 6}q-6 0-6-6Z`}
      />
      <path class="dm-ground" d={`M${x} ${ground - 1}H${right}`} />
    </g>
  );
}

const LEAST_FOR_PEAKS = 220;
/** Where the clouds are: how far across and up, and how large. */
const CLOUDS = [
  [0.34, 0.7, 1],
  [0.56, 0.8, 0.65],
  [0.9, 0.74, 0.9],
] as const;

/** What hides the middle of a long wall. */
function Hill(props: {
  readonly hill: NonNullable<WallPlan['hill']>;
  readonly ground: number;
  readonly unit: number;
  readonly texts: Texts;
}) {
  const { hill, ground, unit, texts } = props;
  const top = ground - unit * 3.4;
  const [left, right] = [hill.x - unit * 0.6, hill.x + hill.width + unit * 0.6];
  const middle = (left + right) / 2;
  const quarter = (right - left) / 4;
  return (
    <Labelled label={texts.hiddenSpoken(hill.hidden)}>
      <path
        class="dm-hill"
        d={`M${left} ${ground + 3}C${left + quarter * 0.5} ${top} ${middle - quarter * 0.6} ${top - unit * 0.4} ${middle} ${top - unit * 0.2}S${right - quarter * 0.4} ${top + unit * 0.6} ${right} ${ground + 3}Z`}
      />
      <path
        class="dm-tufts"
        d={`M${middle - quarter} ${ground - unit * 0.7}l2-5 2 5M${middle + quarter * 0.8} ${ground - unit * 0.6}l2-5 2 5M${middle - quarter * 0.2} ${ground - unit * 0.3}l2-5 2 5`}
      />
      <g transform={`translate(${middle} ${top + unit * 1.5})`}>
        <path class="dm-post" d="M0 0V16" />
        <rect class="dm-plank" x={-21} y={-12} width={42} height={22} rx={2} />
        <text class="dm-plank-words" y={4.5} font-size={15} text-anchor="middle">
          {texts.hidden(hill.hidden)}
        </text>
      </g>
    </Labelled>
  );
}

/** Beside an end: whether towers and gates fit there. */
function EndSign(props: {
  readonly end: End;
  readonly isOpen: boolean;
  readonly plan: WallPlan;
  readonly texts: Texts;
}) {
  const { end, isOpen, plan, texts } = props;
  const slot = plan.slots[end];
  const size = Math.min(13, slot.width * 0.24);
  const x = end === 'L' ? slot.x + slot.width - slot.width * 0.52 : slot.x + slot.width * 0.52;
  return (
    <Labelled
      label={isOpen ? texts.endOpen(end) : texts.endClosed(end)}
      transform={`translate(${x} ${plan.ground})`}
    >
      <path class="dm-post" d={`M0 0V${-size * 5.4}`} />
      <rect class="dm-plank" x={-size * 1.3} y={-size * 6.6} width={size * 2.6} height={size * 5} rx={2} />
      <g class={isOpen ? undefined : 'dm-shut'}>
        <g transform={`translate(0 ${-size * 5.35}) scale(${size * 0.1})`}>
          <Sign fist="T" />
        </g>
        <g transform={`translate(0 ${-size * 2.9}) scale(${size * 0.1})`}>
          <Sign fist="G" />
        </g>
      </g>
      {!isOpen && (
        <path
          class="dm-cross"
          d={`M${-size} ${-size * 6.2}L${size} ${-size * 2}M${size} ${-size * 6.2}L${-size} ${-size * 2}`}
        />
      )}
    </Labelled>
  );
}

/** An end that can be built on: the block that could stand there. */
function EndPlace(props: {
  readonly choice: EndChoice;
  /** Whether there is no wall yet. */
  readonly isFirst: boolean;
  readonly plan: WallPlan;
  readonly land: Box;
}) {
  const { isFirst, plan, land } = props;
  const { end, block, ...choice } = props.choice;
  const { chosen, advised } = choice;
  const { unit, ground } = plan;
  const slot = plan.slots[end];
  const width = lookOf(block).width * unit;
  const x = isFirst ? slot.x + (slot.width - width) / 2 : end === 'L' ? slot.x + slot.width - width : slot.x;
  // Not so high that it reaches the notes in the sky, but never too low for a thumb.
  const top = Math.min(Math.max(slot.y, ground - TALLEST * unit), land.y + land.height - 72);
  const area = { ...slot, y: top, height: land.y + land.height - 3 - top };
  const tag = { x: slot.x + slot.width / 2, y: ground - lookOf(block).height * unit - 12 };
  return (
    <Choice id={`end ${end}`} {...choice} area={area} class="dm-end">
      <g transform={`translate(${x} ${ground})`} class={chosen ? undefined : 'ghost'}>
        <BlockPicture block={block} unit={unit} />
      </g>
      <rect class="target" {...inset(area, 3)} rx={5} />
      <g transform={`translate(${tag.x} ${Math.max(area.y + 16, tag.y)})`} class="dm-arrow">
        <circle r={12} />
        <path d={isFirst ? ARROWS.down : ARROWS[end]} />
      </g>
      {advised && (
        <g transform={`translate(${area.x + 14} ${area.y + area.height - 14})`}>
          <AdviceStar />
        </g>
      )}
      {!chosen && (
        <g transform={`translate(${x} ${ground})`}>
          <BlockOutline block={block} unit={unit} class="dm-outline" />
        </g>
      )}
    </Choice>
  );
}

const ARROWS = { L: 'M6 0H-6M-1-5-6 0-1 5', R: 'M-6 0H6M1-5 6 0 1 5', down: 'M0-6V6M-5 1 0 6 5 1' };
