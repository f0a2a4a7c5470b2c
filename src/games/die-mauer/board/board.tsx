import { useState } from 'preact/hooks';
import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { BoardProps } from '../../../web/board/board.ts';
import { type Interaction, useInteraction } from '../../../web/board/interaction.ts';
import { scaleFor, useBoxSize, usePrompt } from '../../../web/drawing/index.ts';
import type { Block, Happening, View } from '../game.ts';
import { END_LETTERS } from '../rules/wall.ts';
import { Gift } from './gift.tsx';
import { Marker } from './glove.tsx';
import { type Box, inset, type Layout, layoutOf } from './layout.ts';
import { LookSheet } from './look.tsx';
import { Mine } from './mine.tsx';
import { blockIn, CLOSE, endPart, fistIn, PICKING } from './picking.ts';
import { arrivalIn, sceneOf } from './scene.ts';
import { ChargeBoard, Sky } from './sky.tsx';
import { Station } from './stations.tsx';
import { describeMove } from './telling.ts';
import { ARRIVAL, type EndChoice, Wall } from './wall.tsx';

type Props = BoardProps<View, Happening, Texts>;

export function Board(props: Props) {
  const { view, before, happenings, beat, names, texts, motion } = props;
  const interaction = useInteraction(props, PICKING);
  const size = useBoxSize(interaction.root.ref);
  const scene = sceneOf(view, before, happenings, beat);
  const [isLooking, setLooking] = useState(false);
  usePrompt(props.prompt, promptFor(interaction, view, texts));

  const me = typeof view.viewer === 'number' ? view.viewer : null;
  const others = seatsFrom(me, view.seats);
  const scale = scaleFor(size);
  const [width, height] = [size.width / scale, size.height / scale];
  const layout = layoutOf(width, height, others.length, me !== null);

  const own = me === null ? null : scene.fists[me];
  const inFist = own?.state === 'open' && own.fist && own.fist !== '-' ? own.fist : null;
  const block = blockIn(interaction.picked) ?? inFist;
  const endChoices: EndChoice[] = END_LETTERS.flatMap(end => {
    const part = endPart(end);
    if (!block || !interaction.offers(part)) return [];
    const move = interaction.picked.length === 0 ? end : `${block}${end}`;
    return [{ end, block, label: describeMove(view, move, texts), ...interaction.choice(part) }];
  });

  const last = arrivalIn(happenings, beat);
  const arrived = last && arrivedBlock(before, happenings, last.beat, scene.wall);
  const centre = (seat: number) => centreOf(layout, others, seat);
  const marker = markerPlace(layout, others, scene.master);

  return (
    <div class="board dm-board" {...interaction.root}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is no picture, but what the choices are in */}
      <svg width={size.width} height={size.height} viewBox={`0 0 ${width} ${height}`}>
        <Wall
          land={layout.land}
          box={layout.wall}
          wall={scene.wall}
          round={scene.round}
          open={endsOf(scene.wall)}
          arrival={arrived === null || last === null ? null : { place: arrived, ...centre(last.seat) }}
          choices={endChoices}
          marks={props.marks}
          texts={texts}
        />
        {layout.sky && (
          <Sky
            box={layout.sky}
            room={layout.lookButton.x - layout.sky.x - 8}
            scene={scene}
            view={view}
            names={names}
            texts={texts}
          />
        )}
        {scene.charged && endChoices.length === 0 && (
          <ChargeBoard
            box={{
              ...layout.wall,
              y: layout.land.y + 52,
              height: layout.wall.y + layout.wall.height - layout.land.y - 52,
            }}
            charged={scene.charged}
            names={names}
            texts={texts}
          />
        )}
        {layout.mine && me !== null && own && (
          <Mine
            layout={layout.mine}
            view={view}
            seat={me}
            hand={scene.hand ?? []}
            fist={own}
            lit={scene.lit}
            isFlashing={scene.flash.includes(me)}
            isTriumph={scene.triumph}
            motion={motion}
            interaction={interaction}
            texts={texts}
          />
        )}
        {others.map((seat, index) => (
          <Station
            key={seat}
            box={layout.stations[index]}
            seat={seat}
            name={names[seat]}
            fist={scene.fists[seat]}
            isMaster={scene.master === seat}
            lit={scene.lit}
            isFlashing={scene.flash.includes(seat)}
            motion={motion}
            texts={texts}
          />
        ))}
        {/* On its way from a hand to the wall it flies over the table. */}
        {arrived !== null && motion > 0 && (
          <use key={`${scene.round} ${arrived}`} class="dm-flight" href={`#${ARRIVAL}`} />
        )}
        {props.marks?.(place => placeIn(layout, others, place), 7)}
        <g
          class="dm-marker-place"
          style={{ transform: `translate(${marker.x}px, ${marker.y}px) scale(${marker.scale})` }}
        >
          <Marker />
        </g>
        {scene.gift && (
          <Gift
            key={happenings.length}
            from={centre(scene.gift.from)}
            to={centre(scene.gift.to)}
            block={scene.gift.block}
          />
        )}
      </svg>
      <button
        type="button"
        class="button dm-look-button"
        style={{
          left: `${layout.lookButton.x * scale}px`,
          top: `${layout.lookButton.y * scale}px`,
          width: `${layout.lookButton.width * scale}px`,
          fontSize: `${0.875 * scale}rem`,
        }}
        onClick={() => setLooking(true)}
      >
        {texts.look}
      </button>
      {isLooking && <LookSheet view={view} names={names} onClose={() => setLooking(false)} texts={texts} />}
    </div>
  );
}

/** The seats whose fists are across the table: clockwise from the viewer's, or all of them. */
function seatsFrom(me: number | null, seats: number): number[] {
  return me === null
    ? Array.from({ length: seats }, (_, seat) => seat)
    : Array.from({ length: seats - 1 }, (_, n) => (me + 1 + n) % seats);
}

/** What is expected while a move is being made; null if the instruction says it. */
function promptFor({ ways, picked, isHeld }: Interaction, view: View, texts: Texts): string | null {
  if (isHeld) return texts.nowAgain;
  if (fistIn(picked) === null) return null;
  if (!ways.some(({ parts }) => parts.includes(CLOSE))) return texts.nowEnd;
  return view.phase === 'give' ? texts.nowGive : texts.nowClose;
}

function endsOf(wall: readonly { readonly block: Block }[]): {
  readonly left: boolean;
  readonly right: boolean;
} {
  const isSection = (block: Block | undefined) => block !== undefined && block !== 'T' && block !== 'G';
  return { left: isSection(wall.at(0)?.block), right: isSection(wall.at(-1)?.block) };
}

/** The place in the wall of the block built at a beat; null if it went with its round. */
function arrivedBlock(
  before: View | null,
  happenings: readonly Happening[],
  beat: number,
  wall: readonly { readonly place: number }[],
): number | null {
  const happening = happenings[beat];
  if (before === null || wall.length === 0) return null;
  if (happening.kind !== 'built' && happening.kind !== 'built-freely') return null;
  return (happening.end === 'L' ? wall.at(0) : wall.at(-1))?.place ?? null;
}

function centreOf(
  layout: Layout,
  others: readonly number[],
  seat: number,
): { readonly x: number; readonly y: number } {
  const at = others.indexOf(seat);
  const box = at >= 0 ? layout.stations[at] : layout.mine?.fist;
  if (!box) return { x: 0, y: 0 };
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.7 };
}

/** Where a fist or one of my blocks lies: see `places.ts`. */
function placeIn(layout: Layout, others: readonly number[], place: string): Box | null {
  const { mine, stations } = layout;
  const [kind, name] = place.split(' ');
  const cells: Readonly<Record<string, Box | undefined>> = mine?.hand.cells ?? {};
  const box =
    kind === 'hand'
      ? cells[name]
      : kind === 'fist'
        ? (stations[others.indexOf(Number(name))] ?? mine?.fist)
        : undefined;
  return box ? inset(box, 4) : null;
}

/** Where the master's marker lies: at the corner of the master's fist. */
function markerPlace(
  layout: Layout,
  others: readonly number[],
  master: number,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const at = others.indexOf(master);
  const box = at >= 0 ? layout.stations[at] : (layout.mine?.fist ?? layout.land);
  const scale = Math.min(1.7, Math.max(1.05, Math.min(box.height, box.width) / 80));
  return { x: box.x + box.width - 6 - 10 * scale, y: box.y + 6 + 10 * scale, scale };
}
