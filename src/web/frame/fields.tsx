import './form.css';
import './fields.css';
import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { LIMITS } from '../../protocol/limits.ts';

/** Fields that several forms have. */

/** The name of something that people found or make. */
export function NameField({ label, name }: { readonly label: string; readonly name: Signal<string> }) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        required
        maxLength={LIMITS.name}
        value={name.value}
        onInput={event => {
          name.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

/** One of several words. */
export function SelectField<T extends string>(props: {
  readonly label: string;
  readonly hint?: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly words: (value: T) => string;
  readonly onChange: (value: T) => void;
}) {
  const { label, hint, value, values, words, onChange } = props;
  const about = useId();
  return (
    <div class="field-hinted">
      <label class="field">
        <span>{label}</span>
        <select
          value={value}
          {...(hint !== undefined && { 'aria-describedby': about })}
          onChange={event => {
            const chosen = values.find(one => one === event.currentTarget.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {values.map(one => (
            <option key={one} value={one}>
              {words(one)}
            </option>
          ))}
        </select>
      </label>
      {hint !== undefined && (
        <p id={about} class="note">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Something that is on or off. */
export function SwitchField(props: {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  const { label, hint, isOn, onChange } = props;
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  );
}
