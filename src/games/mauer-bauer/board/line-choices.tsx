import type { Texts } from '../../../../locales/en/mauer-bauer/board.ts';
import { Choice, ChoiceGroup } from '../../../web/board/choice.tsx';
import type { Interaction } from '../../../web/board/interaction.ts';
import { areaOfLine, drawn, lineNamed } from './geometry.ts';

/** How far from a line, on the land, a tap still means it if no other is nearer. */
export const REACH = 40;

/** The lines where a wall can be built. Their areas meet, so that every tap on open land means the nearest of them. */
export function LineChoices(props: {
  readonly lines: readonly string[];
  readonly interaction: Interaction;
  readonly texts: Texts;
}) {
  const { lines, interaction, texts } = props;
  return (
    <ChoiceGroup label={texts.lines}>
      {lines.map(line => {
        const shape = lineNamed(line);
        return (
          <Choice
            key={line}
            id={`line ${line}`}
            class="mb-line"
            label={texts.line(shape.ends[0].name, shape.ends[1].name)}
            {...interaction.choice(line)}
            area={[areaOfLine(shape)]}
            reach={REACH}
          >
            <path class="mb-spot" d={drawn(shape.ends)} />
          </Choice>
        );
      })}
    </ChoiceGroup>
  );
}
