import { useRef, useState } from 'preact/hooks';
import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import type { BoardProps } from '../../../web/board/board.ts';
import { useBoxSize, usePrompt } from '../../../web/drawing/index.ts';
import type { Happening, View } from '../game.ts';
import { Palette, tapped } from './actions.tsx';
import { Announcement } from './announcement.tsx';
import { changed, citiesToName, colourAt, mostCards, type Offer, readCards, toggled } from './building.ts';
import { CityChoices, LineChoices, PlaceChoices } from './choices.tsx';
import { Dice } from './dice.tsx';
import { nearestLine } from './geometry.ts';
import { boundsIn } from './ground.tsx';
import { Hand } from './hand.tsx';
import { useForesight } from './hooks.ts';
import { LandPicture, spotFor } from './land.tsx';
import { layoutOf } from './layout.ts';
import { type Chosen, useFocus, useMaking } from './making.ts';
import { Offered } from './offered.tsx';
import { sceneOf } from './scene.ts';
import { advisedCards, cardsIn, cityFor, heldCards, litFor, planFor, promptFor } from './showing.ts';
import { Supplies } from './supplies.tsx';
import { describePiece } from './telling.ts';

type Props = BoardProps<View, Happening, Texts>;

export function Board(props: Props) {
  const { view, before, happenings, beat, moves, play, pending, names, texts } = props;
  const root = useRef<HTMLDivElement>(null);
  const land = useRef<SVGSVGElement>(null);
  const pointer = useRef('mouse');
  const size = useBoxSize(root);
  const scene = sceneOf(view, before, happenings, beat);
  const { offer, chosen, change, back } = useMaking(moves);
  const [hovered, setHovered] = useState<string | null>(null);
  const hint = props.hint && moves.includes(props.hint) ? props.hint : null;

  const way =
    offer?.kind === 'towers' || offer?.kind === 'houses'
      ? (offer.ways.find(({ move }) => move === pending) ?? chosen.way ?? offer.ways[0])
      : null;
  const considered = pending ?? way?.move ?? chosen.line ?? chosen.join;
  const looked = considered !== null && readCards(considered) === null && moves.includes(considered);
  const preview = looked ? considered : null;
  const foreseen = useForesight(view, preview);

  const city = cityFor(view, offer, chosen);
  const held = heldCards(view, foreseen, city);
  const layout = layoutOf(size.width, size.height, held.length);
  const bounds = boundsIn(layout.land.width, layout.land.height, layout.scale);
  const shown = held.find(({ id }) => id === (hovered ?? chosen.looked))?.id ?? null;
  const taken = pending === null ? chosen.cards : cardsIn(pending, held);
  const lit = litFor(view, scene.now, shown === null ? taken : [shown], city);
  const pieces = way && (offer?.kind === 'towers' || offer?.kind === 'houses') ? { offer, way } : null;
  const plan = planFor(view, preview, foreseen, pieces);
  const closes = offer?.kind === 'wall' && plan ? plan.closes.length : 0;
  const advisedWay =
    pieces && hint !== null ? (pieces.offer.ways.find(({ move }) => move === hint) ?? null) : null;

  usePrompt(props.prompt, promptFor(offer, chosen, closes, shown, held, texts));
  useFocus(root, pointer, moves, chosen);

  const chooseLine = (line: string) => {
    if (pointer.current === 'touch' && !(chosen.tapped && chosen.line === line)) {
      change({ line, tapped: true, hasty: false, looked: null });
    } else play(line);
  };
  const chooseCard = (id: string) => {
    if (offer?.kind === 'cards') {
      change({ cards: toggled(chosen.cards, id, mostCards(offer)), looked: null });
    } else change({ looked: chosen.looked === id ? null : id, line: null, tapped: false });
  };
  const tapPlace = (place: string) => {
    if (pieces) change(tapped(pieces.offer, pieces.way, place, chosen.open));
  };
  /** A tap beside everything that can be chosen: the nearest line is meant, or else a step back. */
  const tapLand = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('.choice')) return;
    const spot = spotOf(land.current, event);
    const near = offer?.kind === 'wall' && spot ? nearestLine(spot, offer.lines, 40) : null;
    if (near) chooseLine(near);
    else back();
  };

  return (
    <div
      class={`board mb-board mb-${layout.shape} ${lit ? 'mb-lighting' : ''}`}
      ref={root}
      style={{
        '--mb-supplies': `${layout.supplies}px`,
        '--mb-actions': `${layout.actions}px`,
        '--mb-panel': `${layout.panel}px`,
        '--mb-hand': `${layout.hand.height}px`,
      }}
      onPointerDownCapture={event => {
        pointer.current = event.pointerType;
      }}
      onKeyDownCapture={() => {
        pointer.current = 'key';
      }}
    >
      <Supplies view={view} texts={texts} />
      <div class="mb-land">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is no picture, but what the choices are in */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the choices, and Escape */}
        <svg
          ref={land}
          width={layout.land.width}
          height={layout.land.height}
          viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
          onClick={tapLand}
          onPointerOver={event => {
            const line = lineAt(event.target);
            if (event.pointerType !== 'mouse' || offer?.kind !== 'wall' || chosen.tapped) return;
            if (line !== chosen.line) change({ line });
          }}
          onPointerLeave={event => {
            if (event.pointerType === 'mouse' && chosen.line !== null && !chosen.tapped)
              change({ line: null });
          }}
          onFocusIn={event => {
            const line = lineAt(event.target);
            if (line !== null && pointer.current === 'key') change({ line, tapped: false });
          }}
        >
          <LandPicture
            bounds={bounds}
            scene={scene}
            plan={plan}
            lit={lit}
            completed={view.completed}
            last={view.wall}
            open={offer?.kind === 'wall' ? offer.lines : []}
            advisedLine={offer?.kind === 'wall' && hint !== '!' ? hint : null}
          />
          {offer?.kind === 'wall' && (
            <LineChoices
              lines={offer.lines}
              chosen={preview}
              advised={hint}
              onChoose={chooseLine}
              texts={texts}
            />
          )}
          {pieces && (
            <PlaceChoices
              places={pieces.offer.places.map(place => ({
                place,
                spot: spotFor(place, scene),
                label: texts.change(describePiece(place, colourAt(pieces.offer, pieces.way, place), texts)),
                chosen: chosen.open === place,
                advised:
                  advisedWay !== null &&
                  colourAt(pieces.offer, advisedWay, place) !== colourAt(pieces.offer, pieces.way, place),
              }))}
              onChoose={tapPlace}
              texts={texts}
            />
          )}
          <CityChoices
            joins={offer?.kind === 'join'}
            {...citiesOnOffer(props, offer, chosen, city, hint)}
            onChoose={chooseCity}
            texts={texts}
          />
        </svg>
        <Announcement now={scene.now} width={layout.land.width} names={names} texts={texts} />
      </div>
      {pieces && chosen.open !== null ? (
        <Palette
          {...pieces}
          place={chosen.open}
          hint={advisedWay}
          onChoose={colour =>
            change({ way: changed(pieces.offer, pieces.way, chosen.open ?? '', colour), open: null })
          }
          texts={texts}
        />
      ) : (
        held.length > 0 && (
          <Hand
            layout={layout}
            cards={held}
            chosen={taken}
            looked={shown}
            advised={advisedCards(hint, held, taken)}
            first={offer?.kind === 'cards'}
            onChoose={chooseCard}
            onLook={setHovered}
            texts={texts}
          />
        )
      )}
      <div class="mb-actions">
        {scene.roll && <Dice roll={scene.roll} rolling={scene.now?.kind === 'rolled'} texts={texts} />}
        <Offered
          view={view}
          offer={offer}
          chosen={chosen}
          change={change}
          pieces={pieces}
          advisedWay={advisedWay}
          city={city}
          closes={closes}
          hint={hint}
          onPlay={play}
          onTapPlace={tapPlace}
          shown={held.find(({ id }) => id === shown) ?? null}
          texts={texts}
        />
      </div>
    </div>
  );

  function chooseCity(name: string): void {
    if (offer?.kind === 'join') {
      const join = offer.joins.find(other => other.city === name)?.move ?? null;
      if (join !== null && join === chosen.join) play(join);
      else change({ join });
    } else change({ city: name });
  }
}

/** The cities to join, or to play cards for. */
function citiesOnOffer(
  { view, texts }: Props,
  offer: Offer | null,
  chosen: Chosen,
  city: string | null,
  hint: string | null,
) {
  const plainsOf = (name: string) => view.cities.find(other => other.city === name)?.plains ?? [];
  if (offer?.kind === 'join') {
    return {
      cities: offer.joins.map(({ move, city }) => ({
        city,
        plains: plainsOf(city),
        label: texts.joinCity(city),
        badge: offer.joins.length > 1 ? city : null,
        chosen: chosen.join === move,
        advised: hint === move && chosen.join !== move,
      })),
    };
  }
  const named = offer?.kind === 'cards' ? citiesToName(offer) : [];
  const advised = hint === null ? null : (readCards(hint)?.city ?? null);
  return {
    cities: named.map(name => ({
      city: name,
      plains: plainsOf(name),
      label: texts.city(name, plainsOf(name).length),
      badge: named.length > 1 ? totalFor(view, chosen, name) : null,
      chosen: city === name,
      advised: advised === name && city !== name,
    })),
  };
}

/** What the chosen cards would score for a city. */
function totalFor(view: View, chosen: Chosen, city: string): string | null {
  if (chosen.cards.length === 0) return null;
  const held = heldCards(view, null, city);
  return String(held.reduce((sum, { id, points }) => sum + (chosen.cards.includes(id) ? points : 0), 0));
}

function lineAt(target: EventTarget | null): string | null {
  const id = target instanceof Element ? target.closest('.mb-line')?.getAttribute('data-choice') : null;
  return id?.slice('line '.length) ?? null;
}

/** Where on the land an event is. */
function spotOf(svg: SVGSVGElement | null, event: MouseEvent) {
  const matrix = svg?.getScreenCTM();
  return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : null;
}
