import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import { Choice, ChoiceGroup } from '../../../web/board/choice.tsx';
import type { Interaction } from '../../../web/board/interaction.ts';
import { AdviceStar, Labelled } from '../../../web/drawing/index.ts';
import type { Brick, Kind } from '../game.ts';
import { KINDS } from '../rules/pieces.ts';
import { WholeBrick } from './brick.tsx';
import { faceTo } from './bricks.ts';
import type { Box } from './geometry.ts';
import { centred } from './hand.tsx';
import { kindPart } from './picking.ts';

export interface PileProps {
  readonly boxes: readonly Box[];
  readonly counts: Readonly<Record<Kind, number>>;
  readonly side: number;
  /** How a brick of a kind lies: the way round it would be picked up. */
  readonly lies: (kind: Kind) => Brick;
  /** Whether the viewer is to move: then what is not on offer is out of reach. */
  readonly toMove: boolean;
  readonly interaction: Interaction;
  readonly texts: Texts;
}

/** The pile, by kind: what is left of each, and which the die allows now. */
export function Pile(props: PileProps) {
  const { boxes, counts, side, lies, toMove, interaction, texts } = props;
  const nameOf = (kind: Kind) =>
    texts.kind(texts.colour[faceTo(kind, 0)], texts.colour[faceTo(kind, 1)], counts[kind]);
  return (
    <ChoiceGroup label={texts.pile}>
      {KINDS.map((kind, index) => {
        const box = boxes[index];
        const isOnOffer = interaction.offers(kindPart(kind));
        const choice = interaction.choice(kindPart(kind));
        const picture = (
          <>
            <rect class="mm-panel" {...box} rx={4} />
            {isOnOffer && (
              <rect
                class="target"
                x={box.x + 1.5}
                y={box.y + 1.5}
                width={box.width - 3}
                height={box.height - 3}
                rx={4}
              />
            )}
            <PileBrick box={box} brick={lies(kind)} side={side} count={counts[kind]} texts={texts} />
            {choice.advised && (
              <g transform={`translate(${box.x + 10} ${box.y + 10})`}>
                <AdviceStar radius={9} />
              </g>
            )}
          </>
        );
        return isOnOffer ? (
          <Choice
            key={kind}
            id={`kind ${kind}`}
            label={nameOf(kind)}
            {...choice}
            area={box}
            carries="next"
            class="mm-kind"
          >
            {picture}
          </Choice>
        ) : (
          <Labelled
            key={kind}
            label={nameOf(kind)}
            place={kindPart(kind)}
            class={toMove || counts[kind] === 0 ? 'mm-not-now' : ''}
          >
            {picture}
          </Labelled>
        );
      })}
    </ChoiceGroup>
  );
}

function PileBrick(props: {
  readonly box: Box;
  readonly brick: Brick;
  readonly side: number;
  readonly count: number;
  readonly texts: Texts;
}) {
  const { box, brick, side, count, texts } = props;
  const letter = Math.min(20, Math.max(14, box.height * 0.25));
  const brickBox = {
    x: box.x + 5,
    y: box.y + 4,
    width: box.width - 10,
    height: box.height - letter - 8,
  };
  return (
    <>
      <g class="carry mm-pile-brick" transform={centred(brickBox)}>
        <WholeBrick brick={brick} side={side} />
      </g>
      <text
        class="mm-strong"
        x={box.x + box.width / 2}
        y={box.y + box.height - letter * 0.3}
        text-anchor="middle"
        font-size={letter}
      >
        ×{texts.number(count)}
      </text>
    </>
  );
}
