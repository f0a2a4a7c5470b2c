import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Dialog } from '../frame/dialog.tsx';
import { Link } from '../frame/router.tsx';
import { app } from '../frame/texts.ts';
import { canSend, download, recordFile, send } from '../storage/record-file.ts';
import { PointsTable } from './points.tsx';
import type { Moment, Table } from './table.ts';

/** How the match ended: who won, the points and how they came about, and what to do next. */
export function ResultSheet(props: {
  readonly table: Table;
  readonly end: NonNullable<Moment['end']>;
  /** Null if it is not for this person to ask for one. */
  readonly onRematch: (() => void) | null;
  /** Above all else but who won. */
  readonly extra?: ComponentChildren;
  readonly onClose: () => void;
  /** The board's account of every point. */
  readonly children: ComponentChildren;
}) {
  const { table, end, onRematch, extra, onClose, children } = props;
  const { resultSheet } = app.value;
  const checked = useSignal<'not yet' | 'checking' | { readonly fault: string | null }>('not yet');
  const { turn } = end.view;
  if (turn.kind !== 'over') return null;
  const { winners } = turn;
  const people = [...table.seats.keys()].filter(seat => table.seats[seat].kind === 'person');
  const me = table.company ? table.company.me : people.length === 1 ? people[0] : null;
  const isMine = winners.length === 1 && winners[0] === me;
  const title = isMine ? resultSheet.youWon : resultSheet.won(winners.map(seat => table.seats[seat].name));
  const file = recordFile(end.record);
  const check = async () => {
    checked.value = 'checking';
    checked.value = { fault: await table.check() };
  };
  return (
    <Dialog class="result" label={title} onClose={onClose}>
      <h2>{title}</h2>
      {turn.decided && <p>{resultSheet.decided[turn.decided.why](table.seats[turn.decided.seat].name)}</p>}
      {extra}
      <PointsTable seats={table.seats} turn={turn} />
      {!turn.decided && (
        <section class="how" aria-labelledby="how">
          <h3 id="how">{resultSheet.how}</h3>
          {children}
        </section>
      )}
      <div class="result-buttons">
        {onRematch && (
          <button type="button" class="button first" onClick={onRematch}>
            {resultSheet.rematch}
          </button>
        )}
        <button type="button" class="button" onClick={onClose}>
          {resultSheet.look}
        </button>
        {table.replay && (
          <Link to={table.replay} class="button">
            {resultSheet.replay}
          </Link>
        )}
        {canSend(file) && (
          <button type="button" class="button" onClick={() => send({ files: [file], title })}>
            {resultSheet.share}
          </button>
        )}
        <button type="button" class="button" onClick={() => download(file)}>
          {resultSheet.download}
        </button>
        <button type="button" class="button" disabled={checked.value === 'checking'} onClick={check}>
          {checked.value === 'checking' ? resultSheet.checking : resultSheet.check}
        </button>
      </div>
      <p class="note" role="status">
        {typeof checked.value === 'object' &&
          (checked.value.fault === null
            ? (end.record.chance ? resultSheet.checked : resultSheet.checkedPlays)(end.record.plays.length)
            : resultSheet.wrong(checked.value.fault))}
      </p>
    </Dialog>
  );
}
