import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import { Choice, ChoiceGroup } from '../../../web/board/choice.tsx';
import type { Interaction } from '../../../web/board/interaction.ts';
import { AdviceStar } from '../../../web/drawing/index.ts';
import {
  areaOf,
  areaOfLine,
  drawn,
  isPoint,
  lineNamed,
  outlineOf,
  plainNamed,
  type Spot,
} from './geometry.ts';
import { middleOfCity } from './land.tsx';

/** What can be chosen on the land. */

/** How far from a line, on the land, a tap still means it if no other is nearer. */
export const REACH = 40;

/** The lines where a wall can be built. Their areas meet, so that every tap on open land means the nearest of them. */
export function LineChoices(props: {
  readonly lines: readonly string[];
  readonly interaction: Interaction;
  readonly texts: Texts;
}) {
  const { lines, interaction, texts } = props;
  return (
    <ChoiceGroup label={texts.lines}>
      {lines.map(line => {
        const shape = lineNamed(line);
        return (
          <Choice
            key={line}
            id={`line ${line}`}
            class="mb-line"
            label={texts.line(shape.ends[0].name, shape.ends[1].name)}
            {...interaction.choice(line)}
            area={[areaOfLine(shape)]}
            reach={REACH}
          >
            <path class="mb-spot" d={drawn(shape.ends)} />
          </Choice>
        );
      })}
    </ChoiceGroup>
  );
}

/** The points or plains that get a piece: a tap changes which. */
export function PlaceChoices(props: {
  readonly places: readonly {
    readonly place: string;
    readonly part: string;
    readonly onChoose: () => void;
    readonly label: string;
    readonly spot: Spot;
    readonly chosen: boolean;
    readonly advised: boolean;
  }[];
  readonly texts: Texts;
}) {
  return (
    <ChoiceGroup label={props.texts.places}>
      {props.places.map(({ place, spot, ...choice }) => (
        <Choice
          key={place}
          id={`at ${place}`}
          class="mb-place"
          {...choice}
          area={{ x: -27, y: -27, width: 54, height: 54 }}
          reach={11}
          transform={`translate(${spot.x} ${spot.y - (isPoint(place) ? 8 : 0)})`}
        >
          <circle class="target" r={27} />
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

export function CityChoices(props: {
  readonly cities: readonly {
    readonly city: string;
    readonly part: string;
    readonly onChoose: () => void;
    readonly plains: readonly string[];
    readonly label: string;
    /** What the cards would score there, or its name. */
    readonly badge: string | null;
    readonly chosen: boolean;
    readonly advised: boolean;
  }[];
  /** Whether it is for joining: the preview is then shown on the land. */
  readonly joins: boolean;
  readonly texts: Texts;
}) {
  return (
    <ChoiceGroup label={props.texts.cities}>
      {props.cities.map(({ city, part, onChoose, plains, label, badge, chosen, advised }) => {
        const middle = middleOfCity(plains);
        return (
          <Choice
            key={city}
            id={`city ${city}`}
            class="mb-city-choice"
            label={label}
            chosen={chosen}
            advised={advised}
            part={part}
            onChoose={onChoose}
            area={plains.map(plain => plainNamed(plain).corners)}
          >
            <path class="mb-city-target" d={areaOf(plains)} />
            {!(props.joins && chosen) && <path class="mb-city-outline" d={outlineOf(plains)} />}
            {badge !== null && (
              <g class="mb-badge" transform={`translate(${middle.x} ${middle.y})`}>
                <rect x={-20} y={-15} width={40} height={30} rx={6} />
                <text y={8}>{badge}</text>
              </g>
            )}
            {advised && (
              <g transform={`translate(${middle.x + 22} ${middle.y - 16})`}>
                <AdviceStar radius={12} />
              </g>
            )}
          </Choice>
        );
      })}
    </ChoiceGroup>
  );
}
