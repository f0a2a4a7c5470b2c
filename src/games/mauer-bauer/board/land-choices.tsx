import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import { Choice, ChoiceGroup } from '../../../web/board/choice.tsx';
import type { Interaction } from '../../../web/board/interaction.ts';
import { AdviceStar } from '../../../web/drawing/index.ts';
import type { View } from '../game.ts';
import { parse } from '../rules/parse.ts';
import { areaOf, isPoint, outlineOf, plainNamed, type Spot } from './geometry.ts';
import { middleOfCity, spotFor } from './land.tsx';
import { citiesToName, cityPart, isCard, JOIN, pieceIn } from './picking.ts';
import type { Scene } from './scene.ts';
import { type Kind, pointsFor } from './showing.ts';
import { describePiece } from './telling.ts';

/** What can be chosen on the land once the wall stands: places for pieces, and cities. */
export function LandChoices(props: {
  readonly view: View;
  readonly kind: Kind | null;
  readonly interaction: Interaction;
  readonly scene: Scene;
  readonly city: string | null;
  readonly texts: Texts;
}) {
  const { view, kind, interaction, scene, city, texts } = props;
  return (
    <>
      {kind === 'pieces' && <PlaceChoices places={placesOnOffer(interaction, scene, texts)} texts={texts} />}
      <CityChoices
        joins={kind === 'join'}
        cities={citiesOnOffer(view, kind, interaction, city, texts)}
        texts={texts}
      />
    </>
  );
}

/** Where the towers or houses go, and what each place gets. */
function placesOnOffer(interaction: Interaction, scene: Scene, texts: Texts) {
  const { picked, open, advice } = interaction;
  return picked.flatMap((part, index) => {
    const piece = pieceIn(part);
    if (!piece) return [];
    return {
      part,
      onChoose: () => interaction.change(index),
      place: piece.place,
      spot: spotFor(piece.place, scene),
      label: texts.change(describePiece(piece.place, piece.colour, texts)),
      chosen: open === index,
      advised: advice !== null && advice.parts[index] !== part,
    };
  });
}

/** The cities to join, or to play cards for. */
function citiesOnOffer(
  view: View,
  kind: Kind | null,
  interaction: Interaction,
  city: string | null,
  texts: Texts,
) {
  const { ways, picked, advice } = interaction;
  const plainsOf = (name: string) => view.cities.find(other => other.city === name)?.plains ?? [];
  if (kind === 'join') {
    const joins = ways.flatMap(({ move }) => {
      const parsed = parse(move);
      return parsed?.kind === 'join' ? { move, city: parsed.city } : [];
    });
    return joins.map(({ move, city }) => ({
      ...interaction.choice(picked[0] === move ? JOIN : move),
      city,
      plains: plainsOf(city),
      label: texts.joinCity(city),
      badge: joins.length > 1 ? city : null,
      chosen: picked[0] === move,
      advised: advice?.move === move && picked[0] !== move,
    }));
  }
  const cities = citiesToName(ways);
  const parsed = advice && parse(advice.move);
  const advised = parsed?.kind === 'cards' ? parsed.city : null;
  return cities.map(name => ({
    part: cityPart(name),
    onChoose: () => interaction.exchange(0, cityPart(name)),
    city: name,
    plains: plainsOf(name),
    label: texts.city(name, plainsOf(name).length),
    badge: cities.length > 1 && picked.some(isCard) ? String(pointsFor(view, picked, name)) : null,
    chosen: city === name,
    advised: advised === name && city !== name,
  }));
}

/** The points or plains that get a piece: a tap changes which. */
function PlaceChoices(props: {
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

function CityChoices(props: {
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
