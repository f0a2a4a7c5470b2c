import { useSignal } from '@preact/signals';
import type { Club } from '../../protocol/api/clubs.ts';
import { WAYS_IN } from '../../protocol/clubs.ts';
import { PHRASES } from '../../protocol/phrases.ts';
import { NameField, SelectField } from '../frame/fields.tsx';
import { type Texts, useTexts } from '../frame/texts.ts';
import { ask, Failure } from '../online/api.ts';
import { Trouble } from '../table/trouble.tsx';
import { CrestField } from './crest-field.tsx';

/** What the owner and organisers decide about a club. */
export function ClubSettings(props: {
  readonly club: Club;
  readonly texts: Texts['club'];
  readonly onChange: () => void;
}) {
  const { club, texts, onChange } = props;
  const remote = useTexts('remote');
  const name = useSignal(club.name);
  const crest = useSignal(club.crest);
  const joining = useSignal(club.joining);
  const muted = useSignal(club.muted);
  const outcome = useSignal<Failure | 'saved' | null>(null);
  const done = (answer: object) => {
    outcome.value = answer instanceof Failure ? answer : 'saved';
    onChange();
  };
  const save = async (event: Event) => {
    event.preventDefault();
    const body = { name: name.value, crest: crest.value, joining: joining.value, muted: muted.value };
    done(await ask('changeClub', { id: club.id, body }));
  };
  return (
    <details class="club-settings">
      <summary>{texts.settings}</summary>
      <form class="form" onSubmit={save}>
        <fieldset>
          <legend>{texts.settings}</legend>
          <NameField label={texts.name} name={name} />
          <CrestField crest={crest} texts={texts} />
          <SelectField
            label={texts.joining}
            value={joining.value}
            values={WAYS_IN}
            words={way => texts.joiningIs[way]}
            onChange={way => {
              joining.value = way;
            }}
          />
        </fieldset>
        <fieldset>
          <legend>{texts.muted}</legend>
          <p class="note">{texts.mutedHint}</p>
          <div class="club-phrases">
            {PHRASES.map(phrase => (
              <label key={phrase}>
                <input
                  type="checkbox"
                  checked={muted.value.includes(phrase)}
                  onChange={event => {
                    const others = muted.value.filter(one => one !== phrase);
                    muted.value = event.currentTarget.checked ? [...others, phrase] : others;
                  }}
                />{' '}
                {remote?.phrases[phrase]}
              </label>
            ))}
          </div>
        </fieldset>
        <div class="form-foot">
          <p role="status">{outcome.value === 'saved' && texts.saved}</p>
          <Trouble failure={outcome.value instanceof Failure ? outcome.value : null} />
          <button type="submit" class="button first">
            {texts.save}
          </button>
          <button
            type="button"
            class="button"
            onClick={async () => done(await ask('renewClubLink', { id: club.id }))}
          >
            {texts.newLink}
          </button>
        </div>
      </form>
    </details>
  );
}
