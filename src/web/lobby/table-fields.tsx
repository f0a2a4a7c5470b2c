import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Begins, Pace, TableInfo } from '../../protocol/words.ts';
import { online, useTexts } from '../frame/texts.ts';
import { PaceFields } from './pace-fields.tsx';

/** Who may join, the pace, and whether the match is rated. */
export function TableFields(props: {
  readonly isPublic: Signal<boolean>;
  readonly isRated: Signal<boolean>;
  readonly pace: Signal<Pace>;
  readonly begins: Signal<Begins>;
  readonly resigning: Signal<TableInfo['resigning']>;
  readonly seats: number;
  readonly hasBots: boolean;
}) {
  const { isPublic, isRated, pace, begins, resigning, seats, hasBots } = props;
  const texts = online.value.newTablePage;
  const people = useTexts('people');
  const hint = useId();
  return (
    <fieldset>
      <legend>{texts.table}</legend>
      <label class="field">
        <span>{texts.whoMayCome}</span>
        <select
          value={isPublic.value ? 'anybody' : 'by-link'}
          onChange={event => {
            isPublic.value = event.currentTarget.value === 'anybody';
          }}
        >
          <option value="by-link">{texts.byLink}</option>
          <option value="anybody">{texts.anybody}</option>
        </select>
      </label>
      <PaceFields pace={pace} />
      <label class="field">
        <span>{texts.begins}</span>
        <select
          value={String(begins.value)}
          onChange={event => {
            const { value } = event.currentTarget;
            begins.value = value === 'lot' ? 'lot' : Number(value);
          }}
        >
          <option value="lot">{texts.beginsLot}</option>
          <option value="0">{texts.beginsMe}</option>
          {people &&
            Array.from({ length: seats - 1 }, (_, after) => (
              // I sit in the first seat: the player this many seats before me begins.
              <option key={after} value={seats - 1 - after}>
                {people.begins(after + 2)}
              </option>
            ))}
        </select>
      </label>
      {seats > 2 && (
        <label class="field">
          <span>{texts.resigning}</span>
          <select
            value={resigning.value}
            onChange={event => {
              resigning.value = event.currentTarget.value === 'ends' ? 'ends' : 'bot-plays';
            }}
          >
            <option value="bot-plays">{texts.resigningBot}</option>
            <option value="ends">{texts.resigningEnds}</option>
          </select>
        </label>
      )}
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={isRated.value && !hasBots}
          aria-checked={isRated.value && !hasBots}
          disabled={hasBots}
          aria-describedby={hint}
          onChange={event => {
            isRated.value = event.currentTarget.checked;
          }}
        />
        <span>
          {texts.rated}
          <small id={hint}>{hasBots ? texts.ratedNot : texts.ratedHint}</small>
        </span>
      </label>
    </fieldset>
  );
}
