import { app, punctuation } from '../frame/texts.ts';

/** What the person who has just taken the device has missed, in words, until they have moved or read it. */
export function Recap(props: {
  /** What concerns them most. */
  readonly first: readonly string[];
  readonly lines: readonly string[];
  readonly onClose: () => void;
}) {
  const { first, lines, onClose } = props;
  const { tablePage, close } = app.value;
  return (
    <aside class="recap" aria-labelledby="recap">
      <h2 id="recap">{tablePage.recap}</h2>
      <button type="button" class="button plain" aria-label={close} onClick={onClose}>
        ✕
      </button>
      {first.length > 0 && (
        <p class="recap-first" role="alert">
          {punctuation.value.sentences(first)}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol tabIndex={0} aria-labelledby="recap">
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    </aside>
  );
}
