import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import { AdviceStar, Choice, ChoiceGroup } from '../../../web/drawing/index.ts';
import { areaOf, areaOfLine, drawn, lineNamed, outlineOf, type Spot } from './geometry.ts';
import { middleOfCity } from './land.tsx';

/** What may be chosen on the land. */

/** The lines where a wall may be put. Their areas meet, so that every tap on open land means the nearest of them. */
export function LineChoices(props: {
  readonly lines: readonly string[];
  readonly chosen: string | null;
  readonly advised: string | null;
  readonly onChoose: (line: string) => void;
  readonly texts: Texts;
}) {
  const { lines, chosen, advised, texts } = props;
  return (
    <g data-first="">
      <ChoiceGroup label={texts.lines}>
        {lines.map(line => {
          const shape = lineNamed(line);
          const path = drawn(shape.ends);
          return (
            <Choice
              key={line}
              id={`line ${line}`}
              class="mb-line"
              label={texts.line(shape.ends[0].name, shape.ends[1].name)}
              chosen={chosen === line}
              advised={advised === line}
              onChoose={() => props.onChoose(line)}
            >
              <path class="mb-hit" d={areaOfLine(shape)} />
              <path class="mb-spot" d={path} />
            </Choice>
          );
        })}
      </ChoiceGroup>
    </g>
  );
}

/** The points or plains that get a piece: a tap changes what they get. */
export function PlaceChoices(props: {
  readonly places: readonly {
    readonly place: string;
    readonly label: string;
    readonly spot: Spot;
    readonly chosen: boolean;
    readonly advised: boolean;
  }[];
  readonly onChoose: (place: string) => void;
  readonly texts: Texts;
}) {
  return (
    <ChoiceGroup label={props.texts.places}>
      {props.places.map(({ place, label, spot, chosen, advised }) => (
        <Choice
          key={place}
          id={`at ${place}`}
          class="mb-place"
          label={label}
          chosen={chosen}
          advised={advised}
          transform={`translate(${spot.x} ${spot.y - (/^[a-f]/.test(place) ? 8 : 0)})`}
          onChoose={() => props.onChoose(place)}
        >
          <circle class="mb-hit" r={38} />
          <circle class="target" r={27} />
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

export function CityChoices(props: {
  readonly cities: readonly {
    readonly city: string;
    readonly plains: readonly string[];
    readonly label: string;
    /** What the cards would score there, or its name. */
    readonly badge: string | null;
    readonly chosen: boolean;
    readonly advised: boolean;
  }[];
  /** Whether it is for joining: then what is chosen is seen on the land as it would be. */
  readonly joins: boolean;
  readonly onChoose: (city: string) => void;
  readonly texts: Texts;
}) {
  return (
    <ChoiceGroup label={props.texts.cities}>
      {props.cities.map(({ city, plains, label, badge, chosen, advised }) => {
        const middle = middleOfCity(plains);
        return (
          <Choice
            key={city}
            id={`city ${city}`}
            class="mb-city-choice"
            label={label}
            chosen={chosen}
            advised={advised}
            onChoose={() => props.onChoose(city)}
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
