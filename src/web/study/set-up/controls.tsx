import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import type { ChoiceControl, Control, ControlGroup, CountControl, FlagControl } from '../../board/set-up.ts';
import { Counter } from '../../companion/counter.tsx';
import { SeatBadge } from '../../drawing/seat-mark.tsx';

interface Changing {
  /** The key of what is wrong, if anything is. */
  readonly wrong: string | null;
  readonly onChange: (position: unknown) => void;
}

/** A group that can be folded. Something wrong in it unfolds it, and it stays unfolded: somebody is at work there. */
export function Group(props: Changing & { readonly group: ControlGroup<unknown>; readonly isOpen: boolean }) {
  const { group, wrong } = props;
  const isOpen = useSignal(props.isOpen);
  const { key, label, seat, note, controls } = group;
  const isWrong = wrong !== null && (key === wrong || controls.some(control => control.key === wrong));
  useEffect(() => {
    if (isWrong) isOpen.value = true;
  }, [isWrong]);
  return (
    <details
      class={isWrong ? 'set-up-group wrong' : 'set-up-group'}
      open={isOpen.value}
      data-group={key}
      onToggle={event => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>
        {seat !== undefined && <SeatBadge seat={seat} size={20} />}
        <span>{label}</span>
      </summary>
      {note !== undefined && <p class="note">{note}</p>}
      <Controls {...props} controls={controls} />
    </details>
  );
}

/** What is counted or switched by pictures stands side by side. */
export function Controls(props: Changing & { readonly controls: readonly Control<unknown>[] }) {
  const { controls, wrong, onChange } = props;
  const pictured = controls.filter(isPictured);
  const others = controls.filter(control => !isPictured(control));
  return (
    <>
      {others.map(control => (
        <div key={control.key} class={control.key === wrong ? 'set-up-control wrong' : 'set-up-control'}>
          <OneControl control={control} onChange={onChange} />
        </div>
      ))}
      {pictured.length > 0 && (
        <div class="counters">
          {pictured.map(control =>
            control.kind === 'flag' ? (
              <Toggle key={control.key} control={control} onChange={onChange} />
            ) : (
              <Counter
                key={control.key}
                label={control.label}
                count={control.count}
                most={control.most}
                onChange={change => onChange(control.set(control.count + change))}
              >
                {control.picture}
              </Counter>
            ),
          )}
        </div>
      )}
    </>
  );
}

function isPictured(control: Control<unknown>): control is CountControl<unknown> | FlagControl<unknown> {
  if (control.kind === 'choice' || control.picture === undefined) return false;
  return control.kind === 'flag' || (control.least ?? 0) === 0;
}

function Toggle({
  control,
  onChange,
}: Pick<Changing, 'onChange'> & { readonly control: FlagControl<unknown> }) {
  const { key, label, isOn, picture } = control;
  return (
    <button
      type="button"
      class="toggle"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      data-control={key}
      onClick={() => onChange(control.set(!isOn))}
    >
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        {picture}
      </svg>
    </button>
  );
}

function OneControl({
  control,
  onChange,
}: Pick<Changing, 'onChange'> & { readonly control: Control<unknown> }) {
  switch (control.kind) {
    case 'choice':
      return control.options.every(({ picture }) => picture !== undefined) ? (
        <Palette control={control} onChange={onChange} />
      ) : (
        <label class="field">
          <span>{control.label}</span>
          <select
            value={control.value}
            data-control={control.key}
            onChange={event => onChange(control.set(event.currentTarget.value))}
          >
            {control.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      );
    case 'count':
      return <Stepper control={control} onChange={onChange} />;
    case 'flag':
      return (
        <label class="switch">
          <input
            type="checkbox"
            checked={control.isOn}
            data-control={control.key}
            onChange={event => onChange(control.set(event.currentTarget.checked))}
          />
          <span>{control.label}</span>
        </label>
      );
  }
}

/** One of several, by their pictures. */
function Palette(props: Pick<Changing, 'onChange'> & { readonly control: ChoiceControl<unknown> }) {
  const { control, onChange } = props;
  return (
    <fieldset class="set-up-palette" data-control={control.key}>
      <legend>{control.label}</legend>
      {control.options.map(({ value, label, picture }) => (
        <button
          key={value}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={value === control.value}
          data-value={value}
          onClick={() => onChange(control.set(value))}
        >
          <svg viewBox="-26 -26 52 52" aria-hidden="true">
            {picture}
          </svg>
        </button>
      ))}
    </fieldset>
  );
}

/** More is typed rather than tapped. */
const MOST_STEPS = 12;

function Stepper(props: Pick<Changing, 'onChange'> & { readonly control: CountControl<unknown> }) {
  const { control, onChange } = props;
  const { label, count, least = 0, most } = control;
  const id = useId();
  const set = (value: number) => onChange(control.set(Math.min(most, Math.max(least, value))));
  return (
    <div class="set-up-stepper" data-control={control.key}>
      <span id={id}>{label}</span>
      <button
        type="button"
        aria-label={`${label} −`}
        disabled={count <= least}
        onClick={() => set(count - 1)}
      >
        −
      </button>
      {most - least > MOST_STEPS ? (
        <input
          type="number"
          aria-labelledby={id}
          inputMode="numeric"
          min={least}
          max={most}
          value={count}
          onChange={event => {
            const { value, valueAsNumber } = event.currentTarget;
            if (value !== '') set(Math.round(valueAsNumber));
            event.currentTarget.value = String(control.count);
          }}
        />
      ) : (
        <output aria-labelledby={id}>{count}</output>
      )}
      <button type="button" aria-label={`${label} +`} disabled={count >= most} onClick={() => set(count + 1)}>
        +
      </button>
    </div>
  );
}
