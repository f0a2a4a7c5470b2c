import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { View } from '../../engine/game.ts';
import type { Happened } from '../../engine/past.ts';
import type { Turn } from '../../engine/turn.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import { Dialog } from '../frame/dialog.tsx';
import { app, type BoardTexts, type Texts } from '../frame/texts.ts';
import { PointsTable } from '../table/points.tsx';
import type { Seat } from '../table/table.ts';
import type { Positions } from './positions.ts';

/** How the match ended: who won, the points and how they came about. */
export function ReplayResult(props: {
  readonly positions: Positions;
  readonly turn: Extract<Turn, { readonly kind: 'over' }>;
  readonly seats: readonly Seat[];
  readonly board: AnyBoard;
  readonly happened: readonly Happened[];
  readonly gameTexts: BoardTexts;
  readonly onClose: () => void;
  readonly texts: Texts['replay'];
}) {
  const { positions, turn, seats, board, happened, gameTexts, onClose, texts } = props;
  const everything = useSignal<View | null>(null);
  useEffect(() => {
    positions.view(positions.length, 'everything').then(view => {
      everything.value = view;
    });
  }, [positions]);
  const names = seats.map(seat => seat.name);
  const title = texts.result(turn.winners.map(seat => names[seat]));
  return (
    <Dialog class="result" label={title} onClose={onClose}>
      <h2>{title}</h2>
      <PointsTable seats={seats} turn={turn} />
      <section class="how" aria-labelledby="how">
        <h3 id="how">{app.value.resultSheet.how}</h3>
        {everything.value && (
          <board.Result
            view={everything.value}
            happened={happened.map(({ happening }) => happening)}
            names={names}
            texts={gameTexts.texts}
          />
        )}
      </section>
    </Dialog>
  );
}
