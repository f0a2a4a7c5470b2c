import { app } from '../frame/texts.ts';

/** Takes the place of what was deleted from a list: nothing moves under the finger, and it can be restored. */
export function Forgotten({
  name,
  height,
  what = app.value.homePage.forgotten,
  onBringBack,
}: {
  readonly name: string;
  /** As `heightOfLine` found it. */
  readonly height: number;
  /** Says that it was deleted. */
  readonly what?: string;
  readonly onBringBack: () => void;
}) {
  const { bringBack } = app.value.homePage;
  return (
    <li style={{ minHeight: `${height}px` }}>
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

/** How high the line of a list is that this button is in. */
export function heightOfLine(button: Element): number {
  return button.closest('li')?.getBoundingClientRect().height ?? 0;
}
