import { useSignal } from '@preact/signals';
import { cleanName } from '../../protocol/names.ts';
import { app, online } from '../frame/texts.ts';
import { LONGEST_NAME } from '../names.ts';
import { ask, Failure } from '../online/api.ts';
import { hasPlayed, iAm, me } from '../online/me.ts';
import { choose, settings } from '../settings/settings.ts';

/** My name: on this device as I type it, and on the server once I am done. Both clean it in the same way. */
export function NameField() {
  const texts = app.value.settingsPage;
  const said = useSignal('');
  const isHidden = me.value.kind === 'player' && me.value.me.isNameHidden;
  const change = async (given: string) => {
    said.value = '';
    const name = cleanName(given);
    choose({ name: name ?? '' });
    if (name === null) {
      if (given.trim() !== '') said.value = online.value.profile.nameRefused;
      return;
    }
    if (!hasPlayed()) return;
    // The server may already know it: it was told when this device came back to it.
    const known = me.value.kind === 'player' && me.value.me.name === name ? me.value.me : null;
    const renamed = known ?? (await ask('rename', { body: { name } }));
    if (renamed instanceof Failure) {
      said.value = online.value.failures[renamed.code];
      return;
    }
    iAm(renamed);
    said.value = online.value.profile.nameTaken(renamed.name ?? name);
  };
  return (
    <div class="name-field">
      <label class="field">
        <span>{texts.name}</span>
        <input
          type="text"
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          value={settings.value.name}
          aria-describedby="name-hint"
          onInput={event => choose({ name: event.currentTarget.value })}
          onChange={event => change(event.currentTarget.value)}
        />
        <small id="name-hint">{texts.nameHint}</small>
      </label>
      <p class="said" role="status">
        {said.value || (isHidden && online.value.profile.nameHidden)}
      </p>
    </div>
  );
}
