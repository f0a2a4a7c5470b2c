import type { Signal } from '@preact/signals';
import { CREST } from '../../protocol/clubs.ts';
import type { Texts } from '../frame/texts.ts';
import { Crest } from './crest.tsx';

const BRICKS = CREST.courses * CREST.bricks;

/** The crest editor: brick by brick, by tapping it, or with a button for people who cannot see or point. */
export function CrestField({
  crest,
  texts,
}: {
  readonly crest: Signal<string>;
  readonly texts: Texts['club'];
}) {
  const change = (at: number, many: number) => {
    const digits = [...crest.value];
    digits[at] = String((Number(digits[at]) + 1) % many);
    crest.value = digits.join('');
  };
  return (
    <fieldset class="crest-field">
      <legend>{texts.crest}</legend>
      <Crest crest={crest.value} size={120} onTap={brick => change(brick, CREST.colours)} />
      <div class="crest-words">
        <p class="quiet">{texts.crestHint}</p>
        <div class="crest-bricks">
          {Array.from({ length: BRICKS }, (_, brick) => (
            <button
              key={brick}
              type="button"
              class={`crest-brick colour-${crest.value[brick]}`}
              aria-label={texts.brick(brick + 1, texts.colours[Number(crest.value[brick])])}
              onClick={() => change(brick, CREST.colours)}
            />
          ))}
        </div>
        <label class="field">
          <span>{texts.top}</span>
          <select
            value={crest.value[BRICKS]}
            onChange={event => {
              crest.value = crest.value.slice(0, BRICKS) + event.currentTarget.value;
            }}
          >
            {texts.tops.map((top, number) => (
              <option key={top} value={number}>
                {top}
              </option>
            ))}
          </select>
        </label>
      </div>
    </fieldset>
  );
}
