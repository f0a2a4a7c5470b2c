import { app } from '../frame/texts.ts';

/** Takes the place of what was deleted from a list: nothing moves under the finger, and it can be restored. */
export function Forgotten({
  name,
  what = app.value.homePage.forgotten,
  onBringBack,
}: {
  readonly name: string;
  /** Says that it was deleted. */
  readonly what?: string;
  readonly onBringBack: () => void;
}) {
  const { bringBack } = app.value.homePage;
  return (
    <li>
      <div role="status">
        <strong>{name}</strong>
        <span>{what}</span>
      </div>
      <button type="button" class="button" onClick={onBringBack}>
        {bringBack}
      </button>
    </li>
  );
}
