import { useSignal } from '@preact/signals';
import { LONGEST_NAME } from '../names.ts';
import { choose } from '../settings.ts';
import { app } from '../texts.ts';
import { ask } from './api.ts';
import { Failure } from './call.ts';
import { iAm, me } from './me.ts';
import { remote } from './remote-texts.ts';

/** Asks for a name, in passing, of whoever has none yet. It can be left as it is. */
export function NameField({ isShown }: { readonly isShown: boolean }) {
  const texts = remote().room;
  const who = me.value;
  const isNew = useSignal(who.kind === 'player' && who.me.name === null);
  if (who.kind !== 'player' || (who.me.name !== null && !isNew.value)) return null;
  isNew.value = true;
  if (!isShown) return null;
  const rename = async (name: string) => {
    if (name.trim() === '' || name.trim() === who.me.name) return;
    choose({ name: name.trim() });
    const answer = await ask('rename', { body: { name } });
    if (!(answer instanceof Failure)) iAm(answer);
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
