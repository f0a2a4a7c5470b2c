import type { Block } from '../game.ts';
import { Sign } from './block.tsx';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A block on its way from hand to hand, wrapped in cloth for viewers who may not know it. */
export function Gift(props: { readonly from: Point; readonly to: Point; readonly block: Block | null }) {
  const { from, to, block } = props;
  return (
    <g transform={`translate(${to.x} ${to.y - 14})`}>
      <g class="dm-given" style={{ '--dm-x': `${from.x - to.x}px`, '--dm-y': `${from.y - to.y}px` }}>
        <g transform="scale(1.5)">
          {block ? (
            <Sign fist={block} />
          ) : (
            <g class="dm-parcel">
              <path d="M-8 8Q-11-1-3-4L-5-9 0-7 5-9 3-4Q11-1 8 8Z" />
              <path class="dm-string" d="M-3-4H3" />
            </g>
          )}
        </g>
      </g>
    </g>
  );
}
