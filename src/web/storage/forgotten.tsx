import { app } from '../frame/texts.ts';

/** In the place of what was deleted from a list: nothing slides under the finger, and it can be brought back. */
export function Forgotten({
  name,
  onBringBack,
}: {
  readonly name: string;
  readonly onBringBack: () => void;
}) {
  const { forgotten, bringBack } = app.value.homePage;
  return (
    <li>
      <div role="status">
        <strong>{name}</strong>
        <span>{forgotten}</span>
      </div>
      <button type="button" class="button" onClick={onBringBack}>
        {bringBack}
      </button>
    </li>
  );
}
