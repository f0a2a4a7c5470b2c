import type { ComponentChildren } from 'preact';

/** How many of something there are: a picture with a number, one more, one less. */
export function Counter(props: {
  readonly label: string;
  readonly count: number;
  readonly most?: number;
  readonly onChange: (change: number) => void;
  /** SVG within ±24. */
  readonly children: ComponentChildren;
}) {
  const { label, count, most = 12, onChange, children } = props;
  return (
    <div class="counter">
      <button
        type="button"
        class="counter-more"
        aria-label={`${label} +`}
        disabled={count >= most}
        onClick={() => onChange(1)}
      >
        <svg viewBox="-24 -24 48 48" aria-hidden="true">
          {children}
        </svg>
        <output aria-label={label}>{count}</output>
      </button>
      <button
        type="button"
        class="counter-less"
        aria-label={`${label} −`}
        disabled={count === 0}
        onClick={() => onChange(-1)}
      >
        −
      </button>
    </div>
  );
}
