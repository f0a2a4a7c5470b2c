import '../frame/form.css';
import { useId } from 'preact/hooks';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../locales/languages.ts';
import { SOUNDS } from '../board/board.ts';
import { Lazy } from '../frame/lazy.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { app } from '../frame/texts.ts';
import { NameField } from '../profile/name-field.tsx';
import { hear, preview } from '../table/sounds.ts';
import { choose, MOTIONS, type Settings, settings, THEMES } from './settings.ts';

export function SettingsPage() {
  const texts = app.value.settingsPage;
  return (
    <>
      <PageHeader />
      <main id="content" class="page narrow">
        <PageHeading>{app.value.settings}</PageHeading>
        <div class="form">
          <NameField />
          <PlaySettings />
          <fieldset class="previews">
            <legend>{texts.listen}</legend>
            {SOUNDS.map(sound => (
              <button key={sound} type="button" class="button" onClick={() => preview(sound)}>
                {texts.sounds[sound]}
              </button>
            ))}
          </fieldset>
          <Switch of="memory" label={texts.memory} hint={texts.memoryHint} />
        </div>
        <Lazy load={() => import('./calls.tsx')}>{({ CallSettings }) => <CallSettings />}</Lazy>
        <Lazy load={() => import('../profile/profile.tsx')}>{({ Profile }) => <Profile />}</Lazy>
      </main>
    </>
  );
}

/** Settings that matter while playing: they are also in the menu of a match. */
export function PlaySettings() {
  const texts = app.value.settingsPage;
  const { language, theme, motion } = settings.value;
  return (
    <>
      <Select
        label={texts.language}
        value={language}
        values={LANGUAGES}
        words={LANGUAGE_NAMES}
        onChoose={language => choose({ language })}
      />
      <Select
        label={texts.theme}
        value={theme}
        values={THEMES}
        words={texts.themes}
        onChoose={theme => choose({ theme })}
      />
      <Select
        label={texts.motion}
        value={motion}
        values={MOTIONS}
        words={texts.motions}
        onChoose={motion => choose({ motion })}
      />
      <Switch of="sound" label={texts.sound} onChange={isOn => isOn && hear('gain')} />
      {'vibrate' in navigator && (
        <Switch of="haptics" label={texts.haptics} onChange={isOn => isOn && hear('stone')} />
      )}
      <Switch of="confirm" label={texts.confirm} />
    </>
  );
}

function Select<T extends string>(props: {
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly words: Readonly<Record<T, string>>;
  readonly onChoose: (value: T) => void;
}) {
  const { label, value, values, words, onChoose } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={event => {
          const chosen = values.find(one => one === event.currentTarget.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map(one => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Switch(props: {
  readonly of: 'sound' | 'haptics' | 'confirm' | 'memory';
  readonly label: string;
  readonly hint?: string;
  readonly onChange?: (isOn: boolean) => void;
}) {
  const { of, label, hint, onChange } = props;
  const hintId = useId();
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={settings.value[of]}
        aria-checked={settings.value[of]}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={event => {
          const isOn = event.currentTarget.checked;
          const change: Partial<Settings> = { [of]: isOn };
          choose(change);
          onChange?.(isOn);
        }}
      />
      <span>
        {label}
        {hint !== undefined && <small id={hintId}>{hint}</small>}
      </span>
    </label>
  );
}
