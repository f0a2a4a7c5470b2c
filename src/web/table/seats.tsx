import type { ComponentChildren } from 'preact';
import type { View } from '../../engine/game.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import { CrownIcon } from '../frame/icons.tsx';
import { app } from '../frame/texts.ts';
import { botInWords } from '../names.ts';
import type { Table } from './table.ts';

/** A plate for each seat: its mark and name, whether it is to move, and what is public about it. */
export function Seats(props: {
  readonly table: Pick<Table, 'seats'>;
  readonly view: View;
  readonly board: AnyBoard;
  readonly texts: unknown;
  readonly isShowing: boolean;
  /** Whether the viewer is the player who once sat there, rather than the person looking now. */
  readonly isReplay?: boolean;
  readonly extra?: ((seat: number) => ComponentChildren) | undefined;
}) {
  const { table, view, board, texts, isShowing, isReplay = false, extra } = props;
  const { turn } = view;
  const { tablePage } = app.value;
  const winners = turn.kind === 'over' ? turn.winners : [];
  const awaited = turn.kind === 'seats' ? turn.seats : [];
  return (
    <section class="table-seats" aria-label={tablePage.seats}>
      <ul data-count={table.seats.length}>
        {table.seats.map((seat, number) => {
          const isAwaited = awaited.includes(number);
          const kind = seat.level === null ? '' : botInWords(view.game, number, seat.level);
          const classes = ['plate'];
          if (isAwaited) classes.push('on-turn');
          if (number === view.viewer) classes.push('mine');
          if (isAwaited && seat.kind === 'bot' && !isShowing && !isReplay) classes.push('thinking');
          return (
            <li key={seat.name + String(number)} class={classes.join(' ')} data-seat={number}>
              <SeatBadge seat={number} size={22} />
              <span class="plate-words">
                <span class="plate-name" title={kind}>
                  <span>{seat.name}</span>
                  {number === view.viewer && !isReplay && <small>{tablePage.you}</small>}
                  {winners.includes(number) && !isShowing && <CrownIcon />}
                </span>
                <span class="plate-facts">
                  <board.SeatFacts view={view} seat={number} texts={texts} />
                </span>
                {view.viewer === 'everything' && board.Secrets && (
                  <span class="plate-secrets">
                    <board.Secrets view={view} seat={number} texts={texts} />
                  </span>
                )}
              </span>
              <span class="spoken">
                {kind} {isAwaited && tablePage.onTurn}
              </span>
              {extra?.(number)}
              <span class="plate-turn" aria-hidden="true" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
