import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import { Choice, ChoiceGroup } from '../../../web/board/choice.tsx';
import type { Interaction } from '../../../web/board/interaction.ts';
import { AdviceStar, Labelled, SeatMark } from '../../../web/drawing/index.ts';
import type { Colour } from '../game.ts';
import { COLOURS } from '../rules/pieces.ts';
import { BrickFace } from './brick.tsx';
import { type Box, BRICK_HEIGHT, BRICK_WIDTH } from './geometry.ts';
import { colourPart } from './picking.ts';

/** At the start: one brick of each colour to choose from; taken ones have the mark of their seat. */
export function ColourChoice(props: {
  readonly box: Box;
  readonly taken: readonly (Colour | null)[];
  readonly pending: string | null;
  readonly interaction: Interaction;
  readonly texts: Texts;
}) {
  const { box, taken, pending, interaction, texts } = props;
  // The words above and below need room, too.
  const most = Math.max(60, ((box.height - 70) * BRICK_WIDTH) / BRICK_HEIGHT);
  const width = Math.min((box.width - 24) / 3, 180, most);
  const scale = width / BRICK_WIDTH;
  const letter = Math.min(20, Math.max(14, width / 8));
  const height = BRICK_HEIGHT * scale + letter * 1.6;
  const isHelpShown = box.height >= height + 2 * letter && box.width >= widthOf(texts.colourHelp) * letter;
  const top = box.y + Math.max(isHelpShown ? 2 * letter : 2, (box.height - height) / 2);
  const left = box.x + (box.width - 3 * width - 16) / 2;
  return (
    <g>
      {isHelpShown && (
        <text
          class="mm-soft"
          x={box.x + box.width / 2}
          y={top - letter}
          text-anchor="middle"
          font-size={letter}
        >
          {texts.colourHelp}
        </text>
      )}
      <ChoiceGroup label={texts.chooseColour}>
        {COLOURS.map((colour, index) => {
          const seat = taken.indexOf(colour);
          const isOnOffer = interaction.offers(colourPart(colour));
          const choice = interaction.choice(colourPart(colour));
          const picture = (
            <>
              <g transform={`scale(${scale})`} class={pending === colour ? 'mm-ghost' : ''}>
                <BrickFace colour={colour} />
              </g>
              {isOnOffer && (
                <>
                  <rect
                    class="mm-under"
                    x={2}
                    y={2}
                    width={width - 4}
                    height={BRICK_HEIGHT * scale - 4}
                    rx={6}
                  />
                  <rect
                    class="target"
                    x={2}
                    y={2}
                    width={width - 4}
                    height={BRICK_HEIGHT * scale - 4}
                    rx={6}
                  />
                </>
              )}
              <text x={width / 2} y={height - letter * 0.3} text-anchor="middle" font-size={letter}>
                {texts.colourName[colour]}
              </text>
              {seat >= 0 && (
                <g transform={`translate(${width - 12} 12)`}>
                  <SeatMark seat={seat} radius={12} />
                </g>
              )}
              {choice.advised && (
                <g transform="translate(10 10)">
                  <AdviceStar radius={11} />
                </g>
              )}
            </>
          );
          const transform = `translate(${left + index * (width + 8)} ${top})`;
          return isOnOffer ? (
            <Choice
              key={colour}
              id={`colour ${colour}`}
              label={texts.colourName[colour]}
              {...choice}
              chosen={pending === colour}
              area={{ x: 0, y: 0, width, height }}
              transform={transform}
              class="mm-colour"
            >
              {picture}
            </Choice>
          ) : (
            <Labelled
              key={colour}
              transform={transform}
              label={seat >= 0 ? texts.colourTaken(texts.colourName[colour]) : texts.colourName[colour]}
            >
              {picture}
            </Labelled>
          );
        })}
      </ChoiceGroup>
    </g>
  );
}

/** About how wide words are, in heights of their letters. Some scripts have wide ones. */
function widthOf(words: string): number {
  return Array.from(words).reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.5), 0);
}
