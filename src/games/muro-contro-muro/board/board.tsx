import { useMemo, useRef, useState } from 'preact/hooks';
import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import type { BoardProps } from '../../../web/board/board.ts';
import { ChoiceGroup, SeatMark, useBoxSize, usePrompt } from '../../../web/drawing/index.ts';
import type { Happening, Place, View } from '../game.ts';
import { Awards, type Shown } from './awards.tsx';
import {
  coloursOnOffer,
  kindOf,
  kindsOnOffer,
  type Laying,
  placeKey,
  placesToTake,
  readLaying,
  samePlace,
  sameSource,
  sourceOf,
} from './building.ts';
import { BoardButton, TableIcon } from './button.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { DieAndNote } from './die.tsx';
import { foresee } from './foresight.ts';
import { baseOf } from './geometry.ts';
import { HandPicture } from './hand.tsx';
import { useArrival, useFocusOnPlaces, useSide } from './hooks.ts';
import { layoutOf } from './layout.ts';
import { type Making, useMaking } from './making.ts';
import { Pile } from './pile.tsx';
import { type BrickSeen, sceneOf } from './scene.ts';
import { colourNames, describePlace, sideOf } from './telling.ts';
import { Wall, type WallChoice } from './wall.tsx';

type Props = BoardProps<View, Happening, Texts>;

export function Board(props: Props) {
  const { view, before, happenings, beat, moves, play, pending, names, texts } = props;
  const root = useRef<HTMLDivElement>(null);
  const size = useBoxSize(root);
  const layout = layoutOf(size.width, size.height);
  const scene = sceneOf(view, before, happenings, beat);
  const { side, turnTable, turning } = useSide(view);
  const making = useMaking(view, moves, side);
  const arrival = useArrival(before, happenings, beat);
  const [shown, setShown] = useState<Shown | null>(null);
  const pointer = useRef('mouse');

  const { hand, preview } = making;
  const hint = props.hint && moves.includes(props.hint) ? props.hint : null;
  const advised = hint ? readLaying(hint) : null;
  const picksAdvised = hand && advised && sameSource(hand.source, sourceOf(advised));
  /** Whether what has been picked up so far is part of the advised move. */
  const onTheWay = advised !== null && (!hand || picksAdvised);
  const waiting = pending ? readLaying(pending) : null;
  const looked = waiting ?? preview;
  const considered = looked ?? (onTheWay ? advised : null);
  const foreseen = useMemo(
    () => (considered ? foresee(view, considered.move) : null),
    [view, considered?.move],
  );

  usePrompt(props.prompt, promptFor(making, texts));
  useFocusOnPlaces(root, pointer, hand ? JSON.stringify(hand.source) : null);

  const lay = (laying: Laying) => {
    if (pointer.current === 'touch' && preview?.move !== laying.move) making.lookAt(laying, true);
    else play(laying.move);
  };
  const base = baseOf(view.wall);
  const choices: WallChoice[] = hand
    ? making.places.map(laying => ({
        place: laying.to,
        label: describePlace(base, laying.to, side, texts),
        chosen: looked?.move === laying.move,
        advised: laying.move === hint,
        onChoose: () => lay(laying),
      }))
    : placesToTake(making.all).map(place => ({
        place,
        label: takeLabel(view, place, side, texts),
        chosen: false,
        advised: advised?.from ? placeKey(advised.from) === placeKey(place) : false,
        onChoose: () => {
          setShown(null);
          making.pick({ from: 'wall', place });
        },
      }));
  /** What lies at a choice of the wall that an event is about, if one is. */
  const layingAt = (target: EventTarget | null): Laying | null => {
    const key = target instanceof Element ? target.closest('.mm-place')?.getAttribute('data-choice') : null;
    return making.places.find(({ to }) => `place ${placeKey(to)}` === key) ?? null;
  };

  const show = (wanted: Shown) => {
    const off = shown?.award === wanted.award && shown.seat === wanted.seat;
    setShown(off ? null : wanted);
    const wantedSide = off ? sideOf(view) : wanted.seat;
    if (wantedSide !== side) turnTable();
  };
  const shownPlaces =
    shown && shown.seat === side
      ? ((foreseen ?? view).awards.find(({ award }) => award === shown.award)?.places[shown.seat] ?? [])
      : null;
  const taken = waiting ? waiting.from : hand?.source.from === 'wall' ? hand.source.place : null;
  const choosing = view.phase === 'choose-colour';
  const sideName = view.viewer === side ? texts.yourSide : texts.sideOf(shortened(names[side]));
  const ground = { ...layout.wall, height: layout.wall.height - PLANK - 2, y: layout.wall.y + 2 };

  return (
    <div class="board mm-board" ref={root}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is no picture, but what the choices are in */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard */}
      <svg
        width={size.width}
        height={size.height}
        viewBox={`0 0 ${size.width} ${size.height}`}
        onPointerDownCapture={event => {
          pointer.current = event.pointerType;
        }}
        onKeyDownCapture={() => {
          pointer.current = 'key';
        }}
        onClick={event => {
          if (event.target instanceof Element && !event.target.closest('.choice')) making.back();
        }}
      >
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
          lies={making.lies}
          onOffer={kindsOnOffer(making.all)}
          toMove={making.all.length > 0}
          picked={hand?.source.from === 'pile' ? hand.source.kind : null}
          advised={advised && !advised.from && !picksAdvised ? kindOf(advised.brick) : null}
          onPick={kind => {
            setShown(null);
            making.pick({ from: 'pile', kind });
          }}
          texts={texts}
        />
        <DieAndNote
          layout={layout}
          scene={scene}
          names={names}
          viewer={view.viewer}
          quiet={layout.handCoversNote && hand !== null}
          texts={texts}
        />
        {hand && (
          <HandPicture
            box={layout.hand}
            hand={hand}
            side={side}
            onTurn={making.turn}
            turnAdvised={Boolean(picksAdvised && advised.brick !== hand.brick)}
            onLay={making.tapped && preview ? () => play(preview.move) : null}
            onPutBack={making.putBack}
            putBackAdvised={advised !== null && !onTheWay}
            texts={texts}
          />
        )}
        {choosing ? (
          <ColourChoice
            box={ground}
            onOffer={coloursOnOffer(moves)}
            taken={scene.colours}
            advised={hint}
            pending={pending}
            onChoose={play}
            texts={texts}
          />
        ) : (
          <g
            onPointerOver={event => {
              if (event.pointerType === 'mouse' && hand) making.lookAt(layingAt(event.target), false);
            }}
            onPointerLeave={event => {
              if (event.pointerType === 'mouse' && hand) making.lookAt(null, false);
            }}
            onFocusIn={event => {
              const laying = layingAt(event.target);
              if (laying && pointer.current === 'key') making.lookAt(laying, false);
            }}
          >
            <Wall
              bricks={scene.wall}
              side={side}
              box={ground}
              turning={turning}
              arrival={arrival}
              taken={taken}
              leaves={(onTheWay && advised?.from) || null}
              ghost={looked && asSeen(looked)}
              advised={advised && onTheWay ? asSeen(advised) : null}
              shown={shownPlaces}
              choices={choices}
              choicesLabel={hand ? texts.placeHere : texts.takeHere}
              taking={!hand}
            />
          </g>
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
                  setShown(null);
                  turnTable();
                }}
              />
            </ChoiceGroup>
          </>
        )}
      </svg>
    </div>
  );
}

/** The height of the timber that the wall stands on. */
const PLANK = 12;

/** What is expected while a move is being made; null if that is what the instruction says. */
function promptFor({ hand, places, turn, tapped }: Making, texts: Texts): string | null {
  if (!hand) return null;
  if (tapped) return texts.tapAgain;
  const { source } = hand;
  if (source.from === 'wall' && !turn && places.every(({ to }) => samePlace(to, source.place))) {
    return texts.onlyTurn;
  }
  return turn ? texts.nowPlace : texts.nowPlaceOnly;
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
