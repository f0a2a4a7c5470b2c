import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import { ChoiceGroup } from '../../../web/board/choice.tsx';
import { Labelled } from '../../../web/drawing/index.ts';
import type { Brick } from '../game.ts';
import { BACK_OUT, WholeBrick } from './brick.tsx';
import { faceTo, turned } from './bricks.ts';
import { BackIcon, BoardButton, LayIcon, TurnIcon } from './button.tsx';
import { type Box, BRICK_HEIGHT, BRICK_WIDTH } from './geometry.ts';
import { colourNames } from './telling.ts';

export interface HandProps {
  readonly box: Box;
  readonly brick: Brick;
  readonly side: number;
  /** Null if it cannot be turned. */
  readonly onTurn: (() => void) | null;
  readonly turnAdvised: boolean;
  /** Null if no place has been chosen yet. */
  readonly onLay: (() => void) | null;
  readonly onPutBack: () => void;
  readonly putBackAdvised: boolean;
  readonly texts: Texts;
}

const GAP = 6;
const TALLEST_BUTTON = 56;
const WIDEST_BUTTON = 200;

/** The brick in the hand, as it is held: to be turned, laid or put back. */
export function HandPicture(props: HandProps) {
  const { box, brick, side, onTurn, onLay, texts } = props;
  const [near, far] = colourNames(brick, side, texts);
  const { picture, buttons } = roomsIn(box);
  const back = Math.min(buttons.height, 52);
  // Room for both buttons from the start, so that neither moves when the other appears.
  const width = Math.min((buttons.width - back) / 2 - GAP, WIDEST_BUTTON);
  const first = buttons.x + back + GAP;
  return (
    <g>
      {picture && (
        <Labelled label={texts.inHand(near, far)} transform={centred(picture)}>
          <g key={brick} class="mm-flips">
            <WholeBrick brick={brick} side={side} />
          </g>
        </Labelled>
      )}
      <ChoiceGroup label={texts.handChoices}>
        <BoardButton
          id="put-back"
          box={{ ...buttons, width: back }}
          label={texts.putBack}
          icon={<BackIcon />}
          advised={props.putBackAdvised}
          onChoose={props.onPutBack}
        />
        {onTurn && (
          <BoardButton
            id="turn"
            box={{ ...buttons, x: first, width }}
            label={texts.turnBrickTo(texts.colour[faceTo(turned(brick), side)])}
            words={texts.turnBrick}
            icon={<TurnIcon />}
            advised={props.turnAdvised}
            onChoose={onTurn}
          />
        )}
        {onLay && (
          <BoardButton
            id="lay"
            box={
              onTurn
                ? { ...buttons, x: first + width + GAP, width }
                : { ...buttons, x: first, width: 2 * width + GAP }
            }
            label={texts.layIt}
            words={texts.layIt}
            icon={onTurn && width < 100 ? undefined : <LayIcon />}
            first
            onChoose={onLay}
          />
        )}
      </ChoiceGroup>
    </g>
  );
}

/** The picture beside the buttons, above them if the box is tall, and left out if it is very narrow. */
function roomsIn(box: Box): { readonly picture: Box | null; readonly buttons: Box } {
  if (box.height > 2 * TALLEST_BUTTON) {
    const above = Math.min(box.height - TALLEST_BUTTON - GAP, 150);
    return {
      picture: { ...box, height: above },
      buttons: { ...box, y: box.y + above + GAP, height: TALLEST_BUTTON },
    };
  }
  const height = Math.min(box.height, TALLEST_BUTTON);
  const row = { ...box, y: box.y + (box.height - height) / 2, height };
  if (box.width < 190) return { picture: null, buttons: row };
  const picture = Math.min(row.height * 1.5, row.width * 0.27);
  return {
    picture: { ...row, width: picture },
    buttons: { ...row, x: row.x + picture + GAP, width: row.width - picture - GAP },
  };
}

/** A whole brick in the middle of a box, as large as fits. */
export function centred(box: Box): string {
  const [width, height] = [BRICK_WIDTH + BACK_OUT + 4, BRICK_HEIGHT + BACK_OUT + 4];
  const scale = Math.min(box.width / width, box.height / height);
  const x = box.x + (box.width - width * scale) / 2;
  const y = box.y + (box.height - height * scale) / 2 + (BACK_OUT + 2) * scale;
  return `translate(${x} ${y}) scale(${scale})`;
}
