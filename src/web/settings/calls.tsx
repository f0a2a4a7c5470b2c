import '../profile/profile.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Wishes } from '../../protocol/api/calls.ts';
import { CALLS } from '../../protocol/calls.ts';
import { SwitchField } from '../frame/fields.tsx';
import { online, type Texts, useTexts } from '../frame/texts.ts';
import { ask, Failure } from '../online/api.ts';
import { hasPlayed } from '../online/me.ts';
import { callMeHere, callMeNoMore, learnPush, type PushState, pushState } from '../online/push.ts';

const NIGHT = { from: 22 * 60, to: 7 * 60 };

/** Settings for calls to my matches: on this device, for what, and when not. */
export function CallSettings() {
  const texts = useTexts('calls');
  const wishes = useSignal<Wishes | null>(null);
  const why = useSignal<string | null>(null);
  /** Wishes are sent one at a time, so that the server keeps the last. */
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    learnPush();
    if (!hasPlayed()) return;
    ask('calls', {}).then(found => {
      if (!(found instanceof Failure)) wishes.value = found.wishes;
    });
  }, []);
  if (!texts) return null;
  const wish = async (changed: Wishes) => {
    wishes.value = changed;
    const sent = sending.current.then(() => ask('wish', { body: changed }));
    sending.current = sent;
    const answer = await sent;
    why.value = answer instanceof Failure ? online.value.failures[answer.code] : null;
  };
  return (
    <section class="profile-part calls" aria-labelledby="calls">
      <h2 id="calls">{texts.heading}</h2>
      <p class="quiet">{texts.line}</p>
      <Here texts={texts} state={pushState.value} />
      {wishes.value && <WishFields texts={texts} wishes={wishes.value} onChange={wish} />}
      <p role="status">{why.value}</p>
    </section>
  );
}

function Here({ texts, state }: { readonly texts: Texts['calls']; readonly state: PushState }) {
  switch (state) {
    case 'unknown':
      return null;
    case 'unable':
      return <p>{texts.unable}</p>;
    case 'blocked':
      return <p>{texts.blocked}</p>;
    case 'off':
      return (
        <button type="button" class="button" onClick={() => callMeHere()}>
          {texts.on}
        </button>
      );
    case 'on':
      return (
        <div class="beside">
          <p>{texts.isOn}</p>
          <button type="button" class="button" onClick={() => callMeNoMore()}>
            {texts.off}
          </button>
        </div>
      );
  }
}

function WishFields(props: {
  readonly texts: Texts['calls'];
  readonly wishes: Wishes;
  readonly onChange: (wishes: Wishes) => void;
}) {
  const { texts, wishes, onChange } = props;
  const { kinds, quiet } = wishes;
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <fieldset class="form">
      <legend>{texts.kinds}</legend>
      {CALLS.map(kind => (
        <SwitchField
          key={kind}
          label={texts.titles[kind]}
          isOn={kinds.includes(kind)}
          onChange={isOn => {
            const others = kinds.filter(other => other !== kind);
            onChange({ ...wishes, kinds: isOn ? [...others, kind] : others });
          }}
        />
      ))}
      <SwitchField
        label={texts.quiet}
        hint={texts.quietHint}
        isOn={quiet !== null}
        onChange={isOn => onChange({ ...wishes, quiet: isOn ? { ...NIGHT, zone } : null })}
      />
      {quiet && (
        <div class="beside">
          <TimeField
            label={texts.from}
            minute={quiet.from}
            onChange={from => onChange({ ...wishes, quiet: { ...quiet, from, zone } })}
          />
          <TimeField
            label={texts.to}
            minute={quiet.to}
            onChange={to => onChange({ ...wishes, quiet: { ...quiet, to, zone } })}
          />
        </div>
      )}
    </fieldset>
  );
}

function TimeField(props: {
  readonly label: string;
  /** Minutes after midnight. */
  readonly minute: number;
  readonly onChange: (minute: number) => void;
}) {
  const { label, minute, onChange } = props;
  const two = (n: number) => String(n).padStart(2, '0');
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="time"
        value={`${two(Math.floor(minute / 60))}:${two(minute % 60)}`}
        onChange={event => {
          const [hours, minutes] = event.currentTarget.value.split(':').map(Number);
          if (Number.isInteger(hours) && Number.isInteger(minutes)) onChange(60 * hours + minutes);
        }}
      />
    </label>
  );
}
