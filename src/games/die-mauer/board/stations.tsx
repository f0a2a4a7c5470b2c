import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import { Labelled, shortened } from '../../../web/drawing/index.ts';
import { BlockPicture, Sign } from './block.tsx';
import { lookOf, WIDEST } from './blocks.ts';
import { Glove } from './glove.tsx';
import { type Box, clamp, inset } from './layout.ts';
import type { FistSeen, Lit } from './scene.ts';
import { contents } from './telling.ts';

/** Another player's fist, with what is in it as far as it is open. */
export function Station(props: {
  readonly box: Box;
  readonly seat: number;
  readonly name: string;
  readonly fist: FistSeen;
  readonly isMaster: boolean;
  readonly lit: Lit | null;
  readonly isFlashing: boolean;
  readonly motion: number;
  readonly texts: Texts;
}) {
  const { box, seat, name, fist, isMaster, texts } = props;
  const letter = clamp(Math.min(box.height * 0.17, box.width * 0.17), 12, 17);
  const middle = box.x + box.width / 2;
  const bottom = box.y + box.height - letter - 5;
  const lit = props.lit?.seats.includes(seat) ? props.lit.why : null;
  return (
    <Labelled label={texts.station(name, describeFist(fist, texts), isMaster)}>
      <rect class={`dm-station ${lit ? `dm-${lit}` : ''}`} {...inset(box, 1.5)} rx={5} />
      {props.isFlashing && props.motion > 0 && <rect class="dm-flash" {...inset(box, 1.5)} rx={5} />}
      <FistPicture
        seat={seat}
        fist={fist}
        motion={props.motion}
        box={{ x: box.x, y: box.y + 4, width: box.width, height: bottom - box.y - 6 }}
      />
      <text class="dm-name" x={middle} y={box.y + box.height - 6} font-size={letter} text-anchor="middle">
        {shortened(name, (box.width - 8) / (letter * 0.56))}
      </text>
      {lit === 'builds' && (
        <g transform={`translate(${box.x + 15} ${box.y + 16})`}>
          <BuildSign />
        </g>
      )}
    </Labelled>
  );
}

/** The glove and what it shows, as large as they fit into a box. */
export function FistPicture(props: {
  readonly seat: number;
  readonly fist: FistSeen;
  readonly box: Box;
  readonly motion: number;
}) {
  const { seat, fist, box, motion } = props;
  const isLast = fist.state === 'open' && fist.opens === 'last';
  const last = isLast ? 'dm-last' : '';
  const middle = box.x + box.width / 2;
  const scale = Math.min(box.height / 50, box.width / 50);
  const block = fist.state === 'open' && fist.fist !== '-' && !fist.built ? fist.fist : null;
  // It stands on the palm. In a hand, a tower may be smaller than to scale, rather than a section too small to read.
  const palm = box.y + box.height - 13 * scale;
  const unit = block
    ? Math.min((palm - box.y) / lookOf(block).height, (box.width - 8) / WIDEST, scale * 12)
    : 0;
  const centre = `translate(${middle} ${box.y + box.height - 25 * scale}) scale(${scale})`;
  return (
    <>
      <g
        key={fist.state}
        class={fist.state === 'resting' ? 'dm-resting' : `dm-fist dm-${fist.state} ${last}`}
        transform={centre}
      >
        <g class="dm-fist-moves">
          <Glove seat={seat} pose={fist.state === 'closed' ? 'closed' : 'open'} />
        </g>
      </g>
      {block && (
        <g
          key={`block ${block}`}
          class={`dm-shown ${last}`}
          transform={`translate(${middle - (lookOf(block).width * unit) / 2} ${palm})`}
        >
          <BlockPicture block={block} unit={unit} />
        </g>
      )}
      {fist.state === 'open' && fist.fist === '-' && (
        <g
          class={`dm-shown ${last}`}
          transform={`translate(${middle} ${box.y + box.height - 24 * scale}) scale(${scale * 1.1})`}
        >
          <Sign fist="-" />
        </g>
      )}
      {isLast && motion > 0 && (
        <g class="dm-waits" transform={centre}>
          <g class="dm-fist-moves">
            <Glove seat={seat} pose="closed" />
          </g>
        </g>
      )}
    </>
  );
}

/** A hammer: its seat builds. Within ±10. */
function BuildSign() {
  return (
    <g class="dm-build-sign">
      <circle r={10} />
      <path d="M-5.5 5.5 1-1M-2.5-4.5 4.5 2.5 6.5.5-.5-6.5Z" />
    </g>
  );
}

export function describeFist(fist: FistSeen, texts: Texts): string {
  switch (fist.state) {
    case 'resting':
      return texts.fistResting;
    case 'closed':
      return fist.fist === null ? texts.fistClosed : texts.fistHides(contents(fist.fist, texts));
    case 'open':
      return texts.fistShows(contents(fist.fist, texts));
  }
}
