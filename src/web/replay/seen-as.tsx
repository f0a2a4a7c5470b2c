import type { Viewer } from '../../engine/viewers.ts';
import type { Texts } from '../frame/texts.ts';

/** The choice of viewer: with nothing hidden, as one of the players, or as a spectator. */
export function SeenAs<V extends Viewer | 'turn'>(props: {
  readonly viewers: readonly V[];
  readonly viewer: V;
  readonly names: readonly string[];
  readonly onChoose: (viewer: V) => void;
  /** The label of `turn`: as the player to move. */
  readonly onTurn?: string;
  readonly texts: Texts['replay'];
}) {
  const { viewers, viewer, names, onChoose, onTurn = '', texts } = props;
  if (viewers.length < 2) return null;
  const nameOf = (other: Viewer | 'turn') =>
    other === 'turn' ? onTurn : typeof other === 'number' ? names[other] : texts[other];
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
          <option key={String(other)} value={String(other)}>
            {nameOf(other)}
          </option>
        ))}
      </select>
    </label>
  );
}
