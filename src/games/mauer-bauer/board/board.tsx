import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { BoardProps } from '../../../web/board/board.ts';
import { useForesight } from '../../../web/board/foresight.ts';
import { type Interaction, useInteraction } from '../../../web/board/interaction.ts';
import { useBoxSize, useLater, usePrompt } from '../../../web/drawing/index.ts';
import type { Happening, View } from '../game.ts';
import { parse } from '../rules/parse.ts';
import { CityChoices, LineChoices, PlaceChoices } from './choices.tsx';
import { areaOfPlace } from './geometry.ts';
import { boundsIn } from './ground.tsx';
import { Hand } from './hand.tsx';
import { KIT } from './kit.ts';
import { LandPicture, spotFor } from './land.tsx';
import { layoutOf } from './layout.ts';
import { BUILD, citiesToName, cityPart, isCard, JOIN, pickingFor, pieceIn } from './picking.ts';
import { type Scene, sceneOf } from './scene.ts';
import {
  advisedCards,
  cardsIn,
  cityFor,
  heldCards,
  type Kind,
  kindOf,
  litFor,
  planFor,
  pointsFor,
  promptFor,
} from './showing.ts';
import { Supplies } from './supplies.tsx';
import { describePiece } from './telling.ts';

type Props = BoardProps<View, Happening, Texts>;

export function Board(props: Props) {
  const { view, before, happenings, beat, moves, pending, names, texts, motion } = props;
  const interaction = useInteraction(props, pickingFor(view));
  const { picked, looked, open } = interaction;
  const size = useBoxSize(interaction.root.ref);
  const scene = sceneOf(view, before, happenings, beat);
  const kind = kindOf(moves);
  const hint = interaction.advice?.move ?? null;

  const considered = interaction.considered ?? interaction.whole(BUILD) ?? interaction.whole(JOIN);
  const preview = considered && moves.includes(considered.move) && kind !== 'cards' ? considered.move : null;
  const foreseen = useForesight(() => import('./foresight.ts'), view, preview);
  const effects = useLater(() => import('./effects/index.tsx'));
  const actions = useLater(() => import('./offered.tsx'));

  const city = cityFor(view, interaction);
  const held = heldCards(view, foreseen, city);
  const layout = layoutOf(size.width, size.height, held.length);
  const bounds = boundsIn(layout.land.width, layout.land.height, layout.scale);
  const shown = held.find(({ id }) => id === looked) ?? null;
  const taken = pending === null ? picked.filter(isCard) : cardsIn(pending, held);
  const lit = litFor(view, scene.now, shown === null ? taken : [shown.id], city);
  const plan = planFor(view, preview, foreseen, picked);
  const closes = kind === 'wall' && plan ? plan.closes.length : 0;
  const lines = kind === 'wall' ? moves.filter(isLine) : [];

  usePrompt(props.prompt, promptFor(kind, interaction, closes, shown?.id ?? null, held, texts));

  return (
    <div
      class={`board mb-board mb-${layout.shape} ${lit ? 'mb-lighting' : ''}`}
      {...interaction.root}
      style={{
        '--mb-supplies': `${layout.supplies}px`,
        '--mb-actions': `${layout.actions}px`,
        '--mb-panel': `${layout.panel}px`,
        '--mb-hand': `${layout.hand.height}px`,
      }}
    >
      <Supplies view={view} carries={lines.length > 0 ? isLine : null} texts={texts} />
      <div class="mb-land">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is no picture, but what the choices are in */}
        <svg
          width={layout.land.width}
          height={layout.land.height}
          viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
        >
          <LandPicture
            bounds={bounds}
            scene={scene}
            plan={plan}
            lit={lit}
            open={lines}
            advisedLine={hint !== null && isLine(hint) ? hint : null}
          />
          {props.marks?.(areaOfPlace, 9)}
          {lines.length > 0 && <LineChoices lines={lines} interaction={interaction} texts={texts} />}
          {kind === 'pieces' && (
            <PlaceChoices places={placesOnOffer(interaction, scene, texts)} texts={texts} />
          )}
          <CityChoices
            joins={kind === 'join'}
            cities={citiesOnOffer(view, kind, interaction, city, texts)}
            texts={texts}
          />
        </svg>
        {effects && scene.now && (
          <effects.Effects
            key={beat}
            kit={KIT}
            scene={scene}
            earlier={sceneOf(view, before, happenings, beat - 1)}
            lit={lit}
            bounds={bounds}
            {...layout.land}
            names={names}
            texts={texts}
            motion={motion}
          />
        )}
      </div>
      {held.length > 0 && (
        <Hand
          layout={layout}
          cards={held}
          chosen={taken}
          looked={shown?.id ?? null}
          advised={advisedCards(hint, held, taken)}
          onChoose={interaction.pick}
          texts={texts}
        />
      )}
      <div class="mb-actions">
        {open !== null ? (
          actions && <actions.Palette index={open} interaction={interaction} texts={texts} />
        ) : (
          <>
            {actions && scene.roll && (
              <actions.Dice roll={scene.roll} isRolling={scene.now?.kind === 'rolled'} texts={texts} />
            )}
            {actions && (
              <actions.Offered
                view={view}
                kind={kind}
                interaction={interaction}
                points={pointsFor(view, picked, city)}
                shown={shown}
                texts={texts}
              />
            )}
          </>
        )}
      </div>
    </div>
  );
}

function isLine(move: string): boolean {
  return parse(move)?.kind === 'wall';
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
