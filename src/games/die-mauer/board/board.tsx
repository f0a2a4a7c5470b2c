import { useRef, useState } from 'preact/hooks';
import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { BoardProps } from '../../../web/board/board.ts';
import { useBoxSize, usePrompt } from '../../../web/drawing/index.ts';
import type { Block, End, Happening, View } from '../game.ts';
import { isBlock } from './blocks.ts';
import { endsOnOffer, fistsOnOffer, picksFor } from './building.ts';
import { Gift } from './gift.tsx';
import { Marker } from './glove.tsx';
import { useFocusOnEnds } from './hooks.ts';
import { type Layout, layoutOf } from './layout.ts';
import { LookSheet } from './look.tsx';
import { type Making, useMaking } from './making.ts';
import { Mine } from './mine.tsx';
import { arrivalIn, sceneOf } from './scene.ts';
import { ChargeBoard, Sky } from './sky.tsx';
import { Station } from './stations.tsx';
import { describeMove } from './telling.ts';
import { type EndChoice, Wall } from './wall.tsx';

type Props = BoardProps<View, Happening, Texts>;

export function Board(props: Props) {
  const { view, before, happenings, beat, moves, play, pending, names, texts } = props;
  const root = useRef<HTMLDivElement>(null);
  const size = useBoxSize(root);
  const scene = sceneOf(view, before, happenings, beat);
  const making = useMaking(view, moves);
  const [isLooking, setLooking] = useState(false);
  /** What was last used to choose: a finger has no hover, so it looks with a first tap. */
  const pointer = useRef('mouse');
  usePrompt(props.prompt, promptFor(making, view, pointer.current === 'touch', texts));
  useFocusOnEnds(root, pointer, making.offer?.kind === 'block-and-end' ? making.picked.fist : null);

  const me = typeof view.viewer === 'number' ? view.viewer : null;
  const others = seatsFrom(me, view.seats);
  const layout = layoutOf(size.width, size.height, others.length, me !== null);
  const { offer } = making;
  const picked = pending === null ? making.picked : picksFor(pending);
  const hint = props.hint !== null && moves.includes(props.hint) ? picksFor(props.hint) : null;

  const own = me === null ? null : scene.fists[me];
  const block = blockToBuild(making, own?.state === 'open' ? own.fist : null, picked.fist);
  const endChoices: EndChoice[] = block
    ? endsOnOffer(offer, picked).map(end => ({
        end,
        block,
        label: describeMove(view, offer?.kind === 'end' ? end : `${block}${end}`, texts),
        chosen: picked.end === end,
        advised: hint?.end === end && (hint.fist === null || hint.fist === picked.fist),
        onChoose: () => {
          if (pointer.current === 'touch' && picked.end !== end) making.pickEnd(end);
          else play(offer?.kind === 'end' ? end : `${block}${end}`);
        },
      }))
    : [];

  const last = arrivalIn(happenings, beat);
  const arrived = last && arrivedBlock(before, happenings, last.beat, scene.wall);
  const centre = (seat: number) => centreOf(layout, others, seat);
  const marker = markerPlace(layout, others, scene.master);

  return (
    // Not on a shape: Chromium lets the focus into shapes that listen to it.
    <div
      class="board dm-board"
      ref={root}
      onFocusIn={event => {
        const end = endAt(event.target);
        if (end && pointer.current === 'key' && pending === null) making.pickEnd(end);
      }}
    >
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
        <g
          onPointerOver={event => {
            if (event.pointerType === 'mouse' && pending === null) making.pickEnd(endAt(event.target));
          }}
          onPointerLeave={event => {
            if (event.pointerType === 'mouse' && pending === null) making.pickEnd(null);
          }}
        >
          <Wall
            land={layout.land}
            box={layout.wall}
            wall={scene.wall}
            round={scene.round}
            open={endsOf(scene.wall)}
            arrival={arrived === null || last === null ? null : { place: arrived, ...centre(last.seat) }}
            choices={endChoices}
            texts={texts}
          />
        </g>
        <Sky
          box={layout.sky}
          room={layout.lookButton.x - layout.sky.x - 8}
          scene={scene}
          view={view}
          names={names}
          texts={texts}
        />
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
            onOffer={fistsOnOffer(offer)}
            picked={picked.fist}
            advised={hint?.fist ?? null}
            isForFist={offer?.kind === 'fist'}
            onPick={making.pickFist}
            onCommit={() => {
              if (making.move !== null) play(making.move);
            }}
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
            texts={texts}
          />
        ))}
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
          left: `${layout.lookButton.x}px`,
          top: `${layout.lookButton.y}px`,
          width: `${layout.lookButton.width}px`,
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

/** What is expected while a move is being made; null if that is what the instruction says. */
function promptFor({ offer, picked }: Making, view: View, isTouch: boolean, texts: Texts): string | null {
  if (picked.end !== null && isTouch) return texts.nowAgain;
  if (picked.fist === null) return null;
  if (offer?.kind === 'fist') return view.phase === 'give' ? texts.nowGive : texts.nowClose;
  return texts.nowEnd;
}

/** The block that would go to an end: that of the open fist, or the one picked of the hand. */
function blockToBuild({ offer }: Making, inFist: string | null, picked: string | null): Block | null {
  const block = offer?.kind === 'end' ? inFist : offer?.kind === 'block-and-end' ? picked : null;
  return block !== null && isBlock(block) ? block : null;
}

function endAt(target: EventTarget | null): End | null {
  const key = target instanceof Element ? target.closest('.dm-end')?.getAttribute('data-choice') : null;
  return key === 'end L' ? 'L' : key === 'end R' ? 'R' : null;
}

function endsOf(wall: readonly { readonly block: Block }[]): {
  readonly left: boolean;
  readonly right: boolean;
} {
  const isSection = (block: Block | undefined) => block !== undefined && block !== 'T' && block !== 'G';
  return { left: isSection(wall.at(0)?.block), right: isSection(wall.at(-1)?.block) };
}

/** The place in the wall of the block that was built at a beat; null if it is gone with its round. */
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
