import { useState } from 'preact/hooks';
import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import type { BoardProps } from '../../../web/board/board.ts';
import { ChoiceGroup } from '../../../web/board/choice.tsx';
import { useForesight } from '../../../web/board/foresight.ts';
import { type Interaction, useInteraction } from '../../../web/board/interaction.ts';
import { useEscape } from '../../../web/drawing/hooks.ts';
import { SeatMark, scaleFor, useBoxSize, useLater, usePrompt } from '../../../web/drawing/index.ts';
import type { Happening, Kind, Place, View } from '../game.ts';
import { Awards, type Shown } from './awards.tsx';
import { kindOf, type Laying, placeKey, readLaying, samePlace } from './bricks.ts';
import { BoardButton, TableIcon } from './button.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { DieAndNote } from './die.tsx';
import { baseOf } from './geometry.ts';
import { HandPicture } from './hand.tsx';
import { useArrival, useSide } from './hooks.ts';
import { layoutOf } from './layout.ts';
import { pickingFor, placePart, takePart, waysRound } from './picking.ts';
import { Pile } from './pile.tsx';
import { type BrickSeen, sceneOf } from './scene.ts';
import { colourNames, describePlace, sideOf } from './telling.ts';
import { Wall, type WallChoice } from './wall.tsx';

type Props = BoardProps<View, Happening, Texts>;

export function Board(props: Props) {
  const { view, before, happenings, beat, moves, pending, names, texts } = props;
  const { side, turnTable, turning } = useSide(view);
  const interaction = useInteraction(props, pickingFor(view, side));
  const size = useBoxSize(interaction.root.ref);
  const scale = scaleFor(size);
  const [width, height] = [size.width / scale, size.height / scale];
  const layout = layoutOf(width, height);
  // It brings along the rules, which nobody needs to see the wall.
  const foresight = useLater(() => import('./foresight.ts'));
  const scene = sceneOf(view, before, happenings, beat, foresight?.foresee);
  const arrival = useArrival(before, happenings, beat);
  const [source] = interaction.picked;
  // An award that is shown makes room when a brick is picked up.
  const [showing, setShowing] = useState<{ readonly shown: Shown; readonly source?: string } | null>(null);
  const shown = showing?.source === source ? (showing?.shown ?? null) : null;

  const hand = source === undefined ? null : heldIn(interaction);
  const advised = interaction.advice && readLaying(interaction.advice.move);
  const picksAdvised = hand !== null && interaction.advice?.parts[0] === source;
  /** Whether what has been picked up so far is part of the advised move. */
  const onTheWay = advised !== null && (!hand || picksAdvised);
  const looked = interaction.considered && readLaying(interaction.considered.move);
  const considered = looked ?? (onTheWay ? advised : null);
  const foreseen = useForesight(() => import('./foresight.ts'), view, considered?.move ?? null);
  const canTurn = hand !== null && interaction.alternatives(1).size > 1;
  usePrompt(props.prompt, promptFor(interaction, hand, canTurn, texts));

  const base = baseOf(view.wall);
  const layings = interaction.ways.flatMap(({ move }) => readLaying(move) ?? []);
  const placeChoice = (place: Place): WallChoice => ({
    place,
    brick: null,
    label: describePlace(base, place, side, texts),
    ...interaction.choice(placePart(place)),
  });
  const choices: WallChoice[] = hand
    ? placesOf(interaction).map(placeChoice)
    : unique(layings.flatMap(({ from }) => from ?? [])).map(place => ({
        place,
        label: takeLabel(view, place, side, texts),
        brick: view.wall.find(brick => samePlace(brick, place))?.brick ?? null,
        ...interaction.choice(takePart(place)),
      }));
  // Where the advised brick would go can be tapped at once.
  if (!hand && advised && !choices.some(({ place }) => samePlace(place, advised.to))) {
    choices.push({ ...placeChoice(advised.to), advised: true });
  }

  const show = (wanted: Shown) => {
    const off = shown?.award === wanted.award && shown.seat === wanted.seat;
    setShowing(off ? null : { shown: wanted, source });
    const wantedSide = off ? sideOf(view) : wanted.seat;
    if (wantedSide !== side) turnTable();
  };
  useEscape(shown !== null, () => shown && show(shown));
  const shownPlaces =
    shown && shown.seat === side
      ? ((foreseen ?? view).awards.find(({ award }) => award === shown.award)?.places[shown.seat] ?? [])
      : null;
  const choosing = view.phase === 'choose-colour';
  const sideName = view.viewer === side ? texts.yourSide : texts.sideOf(shortened(names[side]));
  const ground = { ...layout.wall, height: layout.wall.height - PLANK - 2, y: layout.wall.y + 2 };

  return (
    <div class="board mm-board" {...interaction.root}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is no picture, but what the choices are in */}
      <svg width={size.width} height={size.height} viewBox={`0 0 ${width} ${height}`}>
        <rect class="mm-room" {...layout.wall} rx={6} />
        <rect class="mm-room-plaster" {...layout.wall} rx={6} />
        <rect
          class="mm-plank"
          x={layout.wall.x}
          y={layout.wall.y + layout.wall.height - PLANK}
          width={layout.wall.width}
          height={PLANK}
          rx={2}
        />
        <Awards
          layout={layout}
          awards={scene.awards}
          foreseen={foreseen?.awards ?? null}
          colours={scene.colours}
          seats={view.viewer === 1 ? [1, 0] : [0, 1]}
          names={names}
          shown={shown}
          onShow={show}
          texts={texts}
        />
        <Pile
          boxes={layout.pile}
          counts={scene.pile}
          side={side}
          lies={kind => (hand && isOfKind(hand, kind) ? hand.brick : waysRound(view, kind, side)[0])}
          toMove={layings.length > 0}
          interaction={interaction}
          texts={texts}
        />
        {hand && moves.length > 0 && (
          <HandPicture
            box={layout.hand}
            brick={hand.brick}
            side={side}
            onTurn={canTurn ? () => interaction.change(1) : null}
            turnAdvised={picksAdvised && advised?.brick !== hand.brick}
            onLay={interaction.isHeld && looked ? () => interaction.pick(placePart(looked.to)) : null}
            onPutBack={interaction.cancel}
            putBackAdvised={advised !== null && !onTheWay}
            texts={texts}
          />
        )}
        {choosing ? (
          <ColourChoice
            box={ground}
            taken={scene.colours}
            pending={pending}
            interaction={interaction}
            texts={texts}
          />
        ) : (
          <Wall
            bricks={scene.wall}
            side={side}
            box={ground}
            turning={turning}
            arrival={arrival}
            taken={hand?.from ?? null}
            leaves={(onTheWay && advised?.from) || null}
            ghost={looked && asSeen(looked)}
            advised={advised && onTheWay ? asSeen(advised) : null}
            shown={shownPlaces}
            marks={props.marks}
            choices={choices}
            choicesLabel={hand ? texts.placeHere : texts.takeHere}
          />
        )}
        {!choosing && (
          <>
            <g transform={`translate(${layout.wall.x + 16} ${layout.wall.y + 17})`}>
              <SeatMark seat={side} radius={8} />
              <text class="mm-soft" x={13} y={5} font-size={14}>
                {sideName}
              </text>
            </g>
            <ChoiceGroup label={sideName}>
              <BoardButton
                id="turn-table"
                box={layout.turnTable}
                label={texts.turnTable(sideName)}
                icon={<TableIcon />}
                words={texts.otherSide}
                onChoose={() => {
                  setShowing(null);
                  turnTable();
                }}
              />
            </ChoiceGroup>
          </>
        )}
        {(scene.die || view.turn.kind !== 'over') && (
          <DieAndNote
            layout={layout}
            scene={scene}
            names={names}
            viewer={view.viewer}
            quiet={layout.handCoversNote && hand !== null}
            texts={texts}
          />
        )}
      </svg>
    </div>
  );
}

/** The height of the timber that the wall stands on. */
const PLANK = 12;

/** What is expected while a move is being made; null if the instruction says it. */
function promptFor(
  interaction: Interaction,
  hand: Laying | null,
  canTurn: boolean,
  texts: Texts,
): string | null {
  if (!hand) return null;
  if (interaction.isHeld) return texts.tapAgain;
  const { from } = hand;
  if (from && !canTurn && placesOf(interaction).every(to => samePlace(to, from))) return texts.onlyTurn;
  return canTurn ? texts.nowPlace : texts.nowPlaceOnly;
}

/** A laying of the held brick, the way round it is held. */
function heldIn({ considered, ways, picked }: Interaction): Laying | null {
  const way = considered ?? ways.find(({ parts }) => picked.every((part, index) => parts[index] === part));
  return way ? readLaying(way.move) : null;
}

/** Where the held brick may go. */
function placesOf({ ways, picked }: Interaction): Place[] {
  return ways
    .filter(({ parts }) => picked.every((part, index) => parts[index] === part))
    .flatMap(({ move }) => readLaying(move)?.to ?? []);
}

function isOfKind({ from, brick }: Laying, kind: Kind): boolean {
  return from === null && kindOf(brick) === kind;
}

function unique(places: readonly Place[]): Place[] {
  return [...new Map(places.map(place => [placeKey(place), place])).values()];
}

function takeLabel(view: View, place: Place, side: number, texts: Texts): string {
  const where = describePlace(baseOf(view.wall), place, side, texts);
  const found = view.wall.find(brick => samePlace(brick, place));
  return found ? texts.takeFrom(...colourNames(found.brick, side, texts), where) : where;
}

function asSeen({ to, brick }: Laying): BrickSeen {
  return { ...to, brick };
}

function shortened(name: string): string {
  const letters = Array.from(name);
  return letters.length > 14 ? `${letters.slice(0, 13).join('')}…` : name;
}
