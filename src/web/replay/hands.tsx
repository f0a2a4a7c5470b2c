import type { View } from '../../engine/game.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import { Dialog } from '../frame/dialog.tsx';
import type { Texts } from '../frame/texts.ts';
import type { Seat } from '../table/table.ts';

/** What every seat holds, if the plates have no room to show it. */
export function Hands(props: {
  readonly seats: readonly Seat[];
  /** As viewer `everything`. */
  readonly view: View;
  readonly Secrets: NonNullable<AnyBoard['Secrets']>;
  readonly boardTexts: unknown;
  readonly onClose: () => void;
  readonly texts: Texts['replay'];
}) {
  const { seats, view, Secrets, boardTexts, onClose, texts } = props;
  return (
    <Dialog class="hands" label={texts.hands} onClose={onClose}>
      <h2>{texts.hands}</h2>
      <ul>
        {seats.map(({ name }, seat) => (
          <li key={seat}>
            <h3>
              <SeatBadge seat={seat} /> {name}
            </h3>
            <div class="plate-secrets">
              <Secrets view={view} seat={seat} texts={boardTexts} />
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
