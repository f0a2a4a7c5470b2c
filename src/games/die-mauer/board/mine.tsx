import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import { Choice, ChoiceGroup } from '../../../web/board/choice.tsx';
import type { Interaction } from '../../../web/board/interaction.ts';
import { AdviceStar, Burst, Labelled, lettersIn } from '../../../web/drawing/index.ts';
import type { Block, Fist, View } from '../game.ts';
import { BlockOutline, BlockPicture } from './block.tsx';
import { countOf, LOOKS, type Look, lookOf } from './blocks.ts';
import { type Box, inset, type MineLayout } from './layout.ts';
import { CLOSE, fistIn } from './picking.ts';
import type { FistSeen, Lit } from './scene.ts';
import { describeFist, FistPicture } from './stations.tsx';
import { describeMove } from './telling.ts';

export interface MineProps {
  readonly layout: MineLayout;
  readonly view: View;
  readonly seat: number;
  readonly hand: readonly Block[];
  readonly fist: FistSeen;
  readonly lit: Lit | null;
  readonly isFlashing: boolean;
  readonly isTriumph: boolean;
  readonly motion: number;
  readonly interaction: Interaction;
  readonly texts: Texts;
}

/** The viewer's own blocks, each kind in its place, and the fist beside them. */
export function Mine(props: MineProps) {
  const { layout, view, seat, hand, fist, interaction, texts } = props;
  const picked = fistIn(interaction.picked);
  const lit = props.lit?.seats.includes(seat) ? props.lit.why : null;
  const inFist =
    fist.state !== 'resting' && fist.fist && !(fist.state === 'open' && fist.built) ? fist.fist : null;
  const held = picked ?? inFist;
  return (
    <>
      <rect class="dm-bench" {...layout.all} rx={6} />
      <rect class={`dm-tray ${lit ? `dm-${lit}` : ''}`} {...inset(layout.fist, 4)} rx={5} />
      {props.isFlashing && props.motion > 0 && <rect class="dm-flash" {...inset(layout.fist, 4)} rx={5} />}
      <ChoiceGroup label={texts.yourBlocks}>
        {LOOKS.map(look => (
          <HandCell
            key={look.block}
            look={look}
            box={layout.hand.cells[look.block]}
            unit={layout.hand.unit}
            tag={layout.hand.tag}
            count={countOf(hand, look.block)}
            isHeld={held === look.block}
            hasRoom={view.room[look.block] !== 0}
            interaction={interaction}
            texts={texts}
          />
        ))}
        <OwnFist {...props} />
      </ChoiceGroup>
      {props.isTriumph && props.motion > 0 && (
        <g
          transform={`translate(${layout.fist.x + layout.fist.width / 2} ${layout.fist.y + layout.fist.height / 2})`}
        >
          <Burst radius={Math.min(120, layout.fist.width * 0.85)} sparks={16} />
        </g>
      )}
    </>
  );
}

function HandCell(props: {
  readonly look: Look;
  readonly box: Box;
  readonly unit: number;
  readonly tag: number;
  readonly count: number;
  /** Whether one of them is in the fist, or about to be. */
  readonly isHeld: boolean;
  readonly hasRoom: boolean;
  readonly interaction: Interaction;
  readonly texts: Texts;
}) {
  const { look, box, unit, tag, count, isHeld, hasRoom, interaction, texts } = props;
  const { block, width, height, charge } = look;
  const isOnOffer = interaction.offers(block);
  const choice = interaction.choice(block);
  const closes = choice.chosen && interaction.offers(CLOSE);
  const lies = count - (isHeld ? 1 : 0);
  const middle = box.x + box.width / 2;
  const foot = box.y + box.height - tag - 6;
  const label = texts.handBlock(texts.blockName[block], count, charge, hasRoom);
  const picture = (
    <>
      <rect class="dm-cell" {...box} />
      <g transform={`translate(${middle - (width * unit) / 2} ${foot})`}>
        {lies > 0 ? (
          <g class={isOnOffer ? 'carry' : 'dm-idle'}>
            <BlockPicture block={block} unit={unit} />
          </g>
        ) : (
          <BlockOutline block={block} unit={unit} class={count > 0 ? 'dm-left' : 'dm-gone'} />
        )}
      </g>
      {count > 0 && tag > 0 && (
        <text class="dm-tag" x={middle} y={box.y + box.height - 7} font-size={13} text-anchor="middle">
          {texts.charge(charge)}
        </text>
      )}
      {lies > 1 && (
        <g
          transform={`translate(${Math.min(box.x + box.width - 14, middle + (width * unit) / 2)} ${Math.max(box.y + 14, foot - height * unit)})`}
          class="dm-count"
        >
          <circle r={10.5} />
          <text y={4.5} font-size={13} text-anchor="middle">
            ×{lies}
          </text>
        </g>
      )}
      {count > 0 && !hasRoom && (
        <g transform={`translate(${middle + (width * unit) / 2 - 2} ${foot - height * unit * 0.35})`}>
          <NoRoom />
        </g>
      )}
    </>
  );
  if (!isOnOffer) return count > 0 ? <Labelled label={label}>{picture}</Labelled> : picture;
  return (
    <Choice
      id={`block ${block}`}
      label={label}
      area={box}
      {...(closes ? { ...interaction.choice(CLOSE), chosen: true } : choice)}
      carries="next"
      class="dm-pick"
    >
      {picture}
      <rect class="target" {...inset(box, 3)} rx={4} />
      {choice.advised && (
        <g transform={`translate(${box.x + 14} ${box.y + 15})`}>
          <AdviceStar />
        </g>
      )}
    </Choice>
  );
}

/** A bar: the wall has no room for it now. Within ±8. */
function NoRoom() {
  return (
    <g class="dm-no-room">
      <circle r={8} />
      <path d="M-4.5 0H4.5" />
    </g>
  );
}

/** The viewer's fist: what is picked lies in it, open, until the fist is tapped. */
function OwnFist(props: MineProps) {
  const { layout, view, seat, fist, interaction, texts } = props;
  const box = layout.fist;
  const isGift = view.phase === 'give';
  const picked = fistIn(interaction.picked);
  const isForFist = interaction.ways.some(({ parts }) => parts.includes(CLOSE));
  const isChoice = isForFist && (interaction.offers('-') || picked !== null);
  const shown: FistSeen =
    isForFist && picked !== null
      ? { state: 'open', fist: picked, built: false }
      : isForFist && isGift
        ? { state: 'resting' }
        : fist;
  const button = { x: box.x + 8, y: box.y + box.height - 42, width: box.width - 16, height: 34 };
  const hasButton = isChoice;
  const picture = (
    <FistPicture
      seat={seat}
      fist={shown}
      motion={props.motion}
      box={{
        x: box.x + 6,
        y: box.y + 8,
        width: box.width - 12,
        height: (hasButton ? button.y - 4 : box.y + box.height - 10) - box.y - 8,
      }}
    />
  );
  if (!isChoice) {
    const secret = fist.state === 'closed' && fist.fist !== null && fist.fist !== '-' ? fist.fist : null;
    return (
      <Labelled label={texts.yourFistIs(describeFist(fist, texts))}>
        {picture}
        {secret && <Secret block={secret} box={box} />}
      </Labelled>
    );
  }
  const words = buttonWords(picked, isGift, texts);
  const label = describeMove(view, picked ?? '-', texts);
  const isFirst = picked !== null;
  const letter = Math.min(16, (button.width - 8) / (lettersIn(words) * 0.54));
  return (
    <Choice
      id="fist"
      label={label}
      area={inset(box, 4)}
      {...interaction.choice(isFirst ? CLOSE : '-')}
      chosen={isFirst}
      class="dm-own-fist"
    >
      {picture}
      <rect class={isFirst ? 'dm-button dm-first' : 'dm-button'} {...button} rx={4} />
      <text
        class={isFirst ? 'dm-button-words dm-first' : 'dm-button-words'}
        x={button.x + button.width / 2}
        y={button.y + button.height / 2 + letter * 0.34}
        font-size={letter}
        text-anchor="middle"
      >
        {words}
      </text>
      <rect class="target" {...inset(box, 5)} rx={5} />
      {interaction.advice?.move === '-' && (
        <g transform={`translate(${box.x + 17} ${box.y + 18})`}>
          <AdviceStar />
        </g>
      )}
    </Choice>
  );
}

/** What my closed fist hides: only I see it. */
function Secret({ block, box }: { readonly block: Block; readonly box: Box }) {
  const unit = Math.min(box.height * 0.05, box.width * 0.075, 12);
  const { height } = lookOf(block);
  const isTall = box.height > 120;
  return (
    <g
      class="dm-secret"
      transform={`translate(${box.x + 13} ${isTall ? box.y + 14 + height * unit : box.y + box.height - 12})`}
    >
      <BlockPicture block={block} unit={unit} />
    </g>
  );
}

/** What tapping the fist does now. */
function buttonWords(picked: Fist | null, isGift: boolean, { button }: Texts): string {
  if (!isGift) return picked === null ? button.empty : button.close;
  return picked === null || picked === '-' ? button.giveNothing : button.give;
}
