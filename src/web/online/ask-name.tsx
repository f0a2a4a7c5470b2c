import { useSignal } from '@preact/signals';
import { app, texts as textsOf } from '../frame/texts.ts';
import { LONGEST_NAME } from '../names.ts';
import { choose } from '../settings/settings.ts';
import { me } from './me.ts';
import type { Meeting } from './meeting.ts';

/** Asks for a name, in passing, of whoever has none yet. It can be left as it is. */
export function NameField({ meeting }: { readonly meeting: Meeting }) {
  const texts = textsOf('remote').room;
  const who = me.value;
  /** Once it is asked for it stays, so that what was typed can be corrected. */
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
