import { app } from '../frame/texts.ts';

/** How many play; nothing to choose if a game always has the same number. */
export function SeatCount(props: {
  readonly seats: { readonly min: number; readonly max: number };
  readonly count: number;
  readonly onChange: (count: number) => void;
}) {
  const { seats, count, onChange } = props;
  const { min, max } = seats;
  if (min === max) return null;
  return (
    <div class="count" role="radiogroup" aria-label={app.value.setUpPage.howMany}>
      {Array.from({ length: max - min + 1 }, (_, i) => min + i).map(choice => (
        <label key={choice}>
          <input type="radio" name="count" checked={count === choice} onChange={() => onChange(choice)} />
          <span>{choice}</span>
        </label>
      ))}
    </div>
  );
}
