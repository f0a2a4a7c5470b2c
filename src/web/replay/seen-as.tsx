import type { Viewer } from '../../engine/viewers.ts';
import type { Texts } from '../frame/texts.ts';

/** As whom one looks: with nothing hidden, as one of those who sat there, or as somebody who watched. */
export function SeenAs(props: {
  readonly viewers: readonly Viewer[];
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly onChoose: (viewer: Viewer) => void;
  readonly texts: Texts['replay'];
}) {
  const { viewers, viewer, names, onChoose, texts } = props;
  if (viewers.length < 2) return null;
  return (
    <label class="seen-as">
      <span>{texts.as}</span>
      <select
        value={String(viewer)}
        onChange={event => {
          const chosen = viewers.find(other => String(other) === event.currentTarget.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {viewers.map(other => (
          <option key={other} value={String(other)}>
            {typeof other === 'number' ? names[other] : texts[other]}
          </option>
        ))}
      </select>
    </label>
  );
}
