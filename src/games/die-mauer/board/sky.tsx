import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import { Labelled, SeatMark, shortened } from '../../../web/drawing/index.ts';
import type { View } from '../game.ts';
import { Sign } from './block.tsx';
import { type Box, clamp } from './layout.ts';
import type { ChargedRound, Scene, TurnSeen } from './scene.ts';
import { contents } from './telling.ts';

/** What the sky over the wall shows: the round, and the fists of the previous turn. */
export function Sky(props: {
  readonly box: Box;
  /** How much of it the words may use. */
  readonly room: number;
  readonly scene: Scene;
  readonly view: View;
  readonly names: readonly string[];
  readonly texts: Texts;
}) {
  const { box, room, scene, view, names, texts } = props;
  const { turns, limit } = view.idle;
  const large = room > 420;
  const round = texts.roundOf(scene.round, view.options.rounds);
  const isStalling = turns * 2 >= limit && scene.lastTurn !== null;
  return (
    <>
      <text class="dm-round" x={box.x} y={box.y + 16} font-size={large ? 18 : 15}>
        {round}
        {scene.lastTurn && <tspan class="dm-last-turn"> · {texts.lastTurn}</tspan>}
      </text>
      {isStalling ? (
        <text class="dm-warning" x={box.x} y={box.y + 36} font-size={13}>
          {texts.idle(turns, limit)}
        </text>
      ) : (
        scene.lastTurn && (
          <LastTurn
            turn={scene.lastTurn}
            box={{ x: box.x, y: box.y + (large ? 26 : 22), width: room, height: large ? 33 : 22 }}
            names={names}
            texts={texts}
          />
        )
      )}
    </>
  );
}

/** Every seat's mark with what it showed; builders are underlined. */
function LastTurn(props: {
  readonly turn: TurnSeen;
  readonly box: Box;
  readonly names: readonly string[];
  readonly texts: Texts;
}) {
  const { turn, box, names, texts } = props;
  const { fists, builds, master } = turn;
  const didBuild = (seat: number) => builds.some(build => build.seat === seat);
  // The master first: that is what the others had to guess.
  const seats = [...fists.keys()].map(n => (master + n) % fists.length);
  const scale = box.height / 22;
  const step = Math.min(44, box.width / scale / seats.length);
  const shown = seats.map(seat => texts.showed(names[seat], contents(fists[seat], texts), didBuild(seat)));
  return (
    <Labelled label={texts.lastTurnSpoken(shown)} transform={`translate(${box.x} ${box.y}) scale(${scale})`}>
      {seats.map((seat, index) => (
        <g key={seat} transform={`translate(${index * step} 0)`}>
          {didBuild(seat) && <rect class="dm-did-build" x={-1} y={-1} width={step - 3} height={21} rx={3} />}
          <g transform={`translate(${step * 0.2 + 1} 10)`}>
            <SeatMark seat={seat} radius={Math.min(7, step * 0.18)} />
          </g>
          <g transform={`translate(${step * 0.66} 9.5) scale(${Math.min(0.82, step / 44)})`}>
            <Sign fist={fists[seat]} />
          </g>
        </g>
      ))}
    </Labelled>
  );
}

/** A timber board with what the round has cost everybody, until the next round has a wall. */
export function ChargeBoard(props: {
  readonly box: Box;
  readonly charged: ChargedRound;
  readonly names: readonly string[];
  readonly texts: Texts;
}) {
  const { charged, names, texts } = props;
  const { left, charges } = charged;
  const seats = charges.length;
  const columns = props.box.width > 300 || seats > 3 ? (seats > 4 && props.box.width > 560 ? 3 : 2) : 1;
  const rows = Math.ceil(seats / columns);
  const heading = 24;
  const rowHeight = clamp((props.box.height - heading - 10) / rows, 24, 44);
  const width = Math.min(props.box.width, columns * 260);
  const height = heading + rows * rowHeight + 8;
  const box = {
    x: props.box.x + (props.box.width - width) / 2,
    y: props.box.y + Math.max(0, (props.box.height - height) / 2),
    width,
    height,
  };
  const cell = (width - 16) / columns;
  return (
    <g class="dm-charges appears">
      <path
        class="dm-post-wide"
        d={`M${box.x + width * 0.18} ${box.y + height}V${props.box.y + props.box.height}M${box.x + width * 0.82} ${box.y + height}V${props.box.y + props.box.height}`}
      />
      <rect class="dm-plank" x={box.x} y={box.y} width={width} height={height} rx={4} />
      <rect class="dm-paper" x={box.x + 5} y={box.y + 5} width={width - 10} height={height - 10} rx={2} />
      <text class="dm-paper-heading" x={box.x + width / 2} y={box.y + 22} font-size={15} text-anchor="middle">
        {texts.roundOver(charged.round)}
      </text>
      {charges.map((charge, seat) => {
        const x = box.x + 8 + (seat % columns) * cell;
        const y = box.y + heading + 2 + Math.floor(seat / columns) * rowHeight + rowHeight / 2;
        const blocks = left[seat];
        const costWidth = 34;
        // If there is room, the name beside the mark.
        const name = cell > 210 ? shortened(names[seat], 9) : null;
        const start = name === null ? 24 : 96;
        const room = cell - start - 2 - costWidth;
        const step = Math.min(20, room / Math.max(1, blocks.length));
        const scale = Math.min(0.85, (rowHeight - 4) / 22, (step / 20) * 0.95);
        const label = texts.leftAndCost(
          names[seat],
          blocks.map(block => texts.block[block]),
          charge,
        );
        return (
          <Labelled key={seat} label={label}>
            <g transform={`translate(${x + 12} ${y})`}>
              <SeatMark seat={seat} radius={8} />
            </g>
            {name !== null && (
              <text class="dm-paper-cost" x={x + 26} y={y + 5} font-size={14}>
                {name}
              </text>
            )}
            {blocks.map((block, index) => (
              <g
                key={`${index} ${block}`}
                transform={`translate(${x + start + step * (index + 0.5)} ${y}) scale(${scale})`}
              >
                <Sign fist={block} />
              </g>
            ))}
            <text
              class={charge === 0 ? 'dm-paper-out' : 'dm-paper-cost'}
              x={charge === 0 ? x + start + 2 : x + cell - 6}
              y={y + 5}
              font-size={15}
              text-anchor={charge === 0 ? 'start' : 'end'}
            >
              {charge === 0 ? texts.out : texts.charge(charge)}
            </text>
          </Labelled>
        );
      })}
    </g>
  );
}
