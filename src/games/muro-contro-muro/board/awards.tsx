import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import { Choice, ChoiceGroup } from '../../../web/board/choice.tsx';
import { lettersIn, SeatMark } from '../../../web/drawing/index.ts';
import type { Award, AwardSoFar, Colour } from '../game.ts';
import { Token } from './brick.tsx';
import type { Box } from './geometry.ts';
import type { Layout } from './layout.ts';

/** Three little bricks that stand for an award, within ±10, arranged in the shape it is for. */
export function AwardIcon({ award }: { readonly award: Award }) {
  return (
    <g class="mm-award-icon">
      {BRICKS_OF[award].map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={8.4} height={5.2} rx={1} />
      ))}
    </g>
  );
}

const BRICKS_OF: Readonly<Record<Award, readonly (readonly [x: number, y: number])[]>> = {
  diagonal: [
    [-9.2, 3],
    [-4.6, -3],
    [0, -9],
  ],
  row: [
    [-13.6, -2.6],
    [-4.4, -2.6],
    [4.8, -2.6],
  ],
  connection: [
    [-9.2, 3],
    [0, 3],
    [-4.6, -3],
    [4.6, -3],
    [0, -9],
  ],
};

export interface Shown {
  readonly award: Award;
  readonly seat: number;
}

export interface AwardsProps {
  readonly layout: Layout;
  readonly awards: readonly AwardSoFar[];
  /** The awards after the move that is being previewed. */
  readonly foreseen: readonly AwardSoFar[] | null;
  readonly colours: readonly (Colour | null)[];
  /** The seats in the order in which they are shown. */
  readonly seats: readonly number[];
  readonly names: readonly string[];
  readonly shown: Shown | null;
  readonly onShow: (shown: Shown) => void;
  readonly texts: Texts;
}

/** The longest diagonal, row and connection of both seats, live; each can be shown on the wall. */
export function Awards(props: AwardsProps) {
  const { layout, awards, foreseen, colours, seats, names, shown, onShow, texts } = props;
  const tall = layout.shape === 'tall';
  const longest = Math.max(...awards.map(({ award }) => lettersIn(texts.award[award])));
  return (
    <ChoiceGroup label={texts.awards}>
      {awards.map((award, index) => {
        const { all, heading, seats: boxes } = layout.awards[index];
        const size = Math.min(16, heading.height * 0.72);
        const worth = award.points[0] + award.points[1];
        return (
          <g key={award.award}>
            <rect class="mm-panel" {...all} rx={4} />
            {tall ? (
              <text
                class="mm-soft"
                x={all.x + all.width / 2}
                y={all.y + heading.height * 0.82}
                text-anchor="middle"
                font-size={size}
              >
                {texts.award[award.award]} <tspan class="mm-strong">{texts.number(worth)}</tspan>
              </text>
            ) : (
              <WideHeading box={heading} award={award.award} longest={longest} worth={worth} texts={texts} />
            )}
            {seats.map((seat, at) => (
              <SeatAward
                key={seat}
                box={boxes[at]}
                top={tall ? heading.height : 0}
                award={award}
                now={foreseen?.[index] ?? award}
                seat={seat}
                own={at === 0}
                colour={colours[seat]}
                name={names[seat]}
                shown={shown?.award === award.award && shown.seat === seat}
                onShow={onShow}
                texts={texts}
              />
            ))}
          </g>
        );
      })}
    </ChoiceGroup>
  );
}

/** The icon of an award, if there is room for it, its name and its worth. All names are as large as the longest allows. */
function WideHeading(props: {
  readonly box: Box;
  readonly award: Award;
  /** The letters of the longest name. */
  readonly longest: number;
  readonly worth: number;
  readonly texts: Texts;
}) {
  const { box, award, longest, worth, texts } = props;
  const icon = box.width > 110 ? 34 : 0;
  const left = box.x + 8 + icon;
  const room = box.width - icon - 12;
  const letter = Math.min(17, room / (longest * 0.53));
  const middle = box.y + box.height / 2;
  return (
    <>
      {icon > 0 && (
        <g transform={`translate(${box.x + 21} ${middle})`}>
          <AwardIcon award={award} />
        </g>
      )}
      <text x={left} y={middle - 1} font-size={letter}>
        {texts.award[award]}
      </text>
      <text class="mm-soft" x={left} y={middle + 14} font-size={Math.min(14, Math.max(12, letter))}>
        {texts.worth(worth)}
      </text>
    </>
  );
}

/** One seat's number in an award, with the points that it is worth now. */
function SeatAward(props: {
  readonly box: Box;
  /** How much of the box is taken at the top. */
  readonly top: number;
  readonly award: AwardSoFar;
  readonly now: AwardSoFar;
  readonly seat: number;
  /** Whether more of it is good for the viewer. */
  readonly own: boolean;
  readonly colour: Colour | null;
  readonly name: string;
  readonly shown: boolean;
  readonly onShow: (shown: Shown) => void;
  readonly texts: Texts;
}) {
  const { box, top, award, now, seat, colour, texts } = props;
  const change = Math.sign(now.sizes[seat] - award.sizes[seat]);
  const height = box.height - top;
  const middle = box.y + top + height / 2;
  const token = Math.min(13, height * 0.27, box.width * 0.15);
  const letter = Math.min(24, height * 0.5, box.width * 0.34);
  const small = Math.min(15, Math.max(11, height * 0.3));
  const start = box.x + (box.width - 2 * token - 4 - letter * 1.15) / 2 + token;
  const leads = now.points[seat] > now.points[1 - seat];
  return (
    <Choice
      id={`award ${award.award} ${seat}`}
      label={texts.awardSpoken(texts.award[award.award], props.name, award.sizes[seat], award.points[seat])}
      area={box}
      chosen={props.shown}
      onChoose={() => props.onShow({ award: award.award, seat })}
    >
      <rect
        class={`mm-seat-award ${props.shown ? 'mm-on' : ''} ${leads ? 'mm-leads' : ''}`}
        x={box.x + 2.5}
        y={box.y + top + 1}
        width={box.width - 5}
        height={height - 3.5}
        rx={3}
      />
      <rect class="ring" x={box.x + 2} y={box.y + 2} width={box.width - 4} height={box.height - 4} rx={4} />
      <g transform={`translate(${start} ${middle})`}>
        {colour ? <Token colour={colour} radius={token} /> : <SeatMark seat={seat} radius={token * 0.9} />}
      </g>
      <text
        class={`mm-strong ${change === 0 ? '' : change > 0 === props.own ? 'mm-good' : 'mm-bad'}`}
        x={start + token + 4}
        y={middle + letter * 0.12}
        font-size={letter}
      >
        {texts.number(now.sizes[seat])}
        {change !== 0 && <tspan font-size={letter * 0.7}>{change > 0 ? ' ▴' : ' ▾'}</tspan>}
      </text>
      <text
        class={leads ? 'mm-strong' : 'mm-soft'}
        x={start + token + 4}
        y={middle + letter * 0.12 + small}
        font-size={small}
      >
        +{texts.number(now.points[seat])}
      </text>
    </Choice>
  );
}
