import { useSignal } from '@preact/signals';
import { app, texts as textsOf } from '../frame/texts.ts';
import { LONGEST_NAME } from '../names.ts';
import { choose } from '../settings/settings.ts';
import { me } from './me.ts';
import type { Meeting } from './meeting.ts';

/** Asks people without a name for one, in passing. They can ignore it. */
export function NameField({ meeting }: { readonly meeting: Meeting }) {
  const texts = textsOf('remote').room;
  const who = me.value;
  /** Once shown, the field stays, so that the name can be corrected. */
  const isAsked = useSignal(false);
  if (who.kind !== 'player' || (who.me.name !== null && !isAsked.value)) return null;
  isAsked.value = true;
  const rename = (given: string) => {
    const name = given.trim();
    if (name === '' || name === who.me.name) return;
    choose({ name });
    meeting.rename(name);
  };
  return (
    <label class="field room-name">
      <span>{texts.name}</span>
      <input
        type="text"
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        placeholder={app.value.guest}
        defaultValue={who.me.name ?? ''}
        onChange={event => rename(event.currentTarget.value)}
      />
      <small>{texts.nameHint}</small>
    </label>
  );
}
