import { punctuation, type Texts } from '../frame/texts.ts';

/**
 * The whole match on one line: a segment per turn, a notch at every landmark looked for, and a slider over
 * all of it.
 */
export function Track(props: {
  readonly number: number;
  readonly length: number;
  /** Moments at which turns begin. */
  readonly turns: readonly number[];
  readonly notches: readonly number[];
  /** The moment in words. */
  readonly words: string;
  readonly onJump: (number: number) => void;
  readonly texts: Texts['replay'];
}) {
  const { number, length, turns, notches, words, onJump, texts } = props;
  const borders = [0, ...turns.filter(turn => turn > 0 && turn < length), length];
  const share = (moment: number) => (length === 0 ? 0 : (1000 * moment) / length);
  return (
    <div class="track">
      <svg class="track-turns" viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">
        {borders.slice(1).map((end, i) => (
          <rect
            key={end}
            class={i % 2 === 0 ? 'track-turn' : 'track-turn odd'}
            x={share(borders[i])}
            y={5}
            width={Math.max(0, share(end) - share(borders[i]))}
            height={10}
          />
        ))}
        <rect class="track-done" x={0} y={5} width={share(number)} height={10} />
        {notches.map(moment => (
          <path
            key={moment}
            class="track-notch"
            d={`M${share(moment)} 0V20`}
            vector-effect="non-scaling-stroke"
          />
        ))}
      </svg>
      <input
        type="range"
        class="track-slider"
        min={0}
        max={length}
        step={1}
        value={number}
        aria-label={texts.slider}
        aria-valuetext={punctuation.value.phrases([texts.moment(number, length), words])}
        onInput={event => onJump(Number(event.currentTarget.value))}
      />
    </div>
  );
}
