import type { Signal } from '@preact/signals';
import { USUAL_PACE } from '../../protocol/pace.ts';
import type { Pace } from '../../protocol/words.ts';
import { online } from '../frame/texts.ts';
import { duration, seconds } from '../online/times.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PER_MOVE = [
  ...[1, 2, 3, 5, 10, 20, 30].map(minutes => minutes * MINUTE),
  HOUR,
  12 * HOUR,
  ...[1, 2, 3, 5, 7].map(days => days * DAY),
];
const PER_PLAYER = [5, 10, 15, 20, 30, 45, 60, 90].map(minutes => minutes * MINUTE);
const INCREMENTS = [0, 5, 10, 20, 30, 60];
const CLOCK = { kind: 'clock', seconds: 20 * MINUTE, increment: 20, late: 'ask' } as const;
const LATE = ['ask', 'bot', 'lose'] as const;

/** How much time there is, and what happens when it is up. */
export function PaceFields({ pace }: { readonly pace: Signal<Pace> }) {
  const texts = online.value.newTablePage;
  const chosen = pace.value;
  return (
    <>
      <label class="field">
        <span>{texts.pace}</span>
        <select
          value={chosen.kind}
          onChange={event => {
            const { value } = event.currentTarget;
            pace.value = value === 'none' ? { kind: 'none' } : value === 'clock' ? CLOCK : USUAL_PACE;
          }}
        >
          <option value="move">{texts.paceMove}</option>
          <option value="clock">{texts.paceClock}</option>
          <option value="none">{texts.paceNone}</option>
        </select>
      </label>
      {chosen.kind !== 'none' && (
        <Choice
          label={chosen.kind === 'move' ? texts.perMove : texts.perPlayer}
          value={chosen.seconds}
          values={chosen.kind === 'move' ? PER_MOVE : PER_PLAYER}
          words={value => duration(value * 1000)}
          onChange={value => {
            pace.value = { ...chosen, seconds: value };
          }}
        />
      )}
      {chosen.kind === 'clock' && (
        <Choice
          label={texts.increment}
          value={chosen.increment}
          values={INCREMENTS}
          words={seconds}
          onChange={increment => {
            pace.value = { ...chosen, increment };
          }}
        />
      )}
      {chosen.kind !== 'none' && (
        <label class="field">
          <span>{texts.late}</span>
          <select
            value={chosen.late}
            onChange={event => {
              const late = LATE.find(one => one === event.currentTarget.value) ?? 'ask';
              pace.value = { ...chosen, late };
            }}
          >
            {LATE.map(late => (
              <option key={late} value={late}>
                {texts.lateIs[late]}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

/** One of some numbers. */
export function Choice(props: {
  readonly label: string;
  readonly value: number;
  readonly values: readonly number[];
  readonly words: (value: number) => string;
  readonly onChange: (value: number) => void;
}) {
  const { label, value, values, words, onChange } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={event => onChange(Number(event.currentTarget.value))}>
        {values.map(one => (
          <option key={one} value={one}>
            {words(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
