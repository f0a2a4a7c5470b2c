import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { SeatBadge } from '../drawing/seat-mark.tsx';
import type { Moment, Table } from '../table.ts';
import { app } from '../texts.ts';
import { Dialog } from './dialog.tsx';
import { CrownIcon } from './icons.tsx';

/** How the match ended: who won, the points and how they came about, and what to do next. */
export function ResultSheet(props: {
  readonly table: Table;
  readonly end: NonNullable<Moment['end']>;
  readonly onRematch: () => void;
  readonly onClose: () => void;
  /** The board's account of every point. */
  readonly children: ComponentChildren;
}) {
  const { table, end, onRematch, onClose, children } = props;
  const { resultSheet } = app.value;
  const checked = useSignal<'not yet' | 'checking' | { readonly fault: string | null }>('not yet');
  const { turn } = end.view;
  if (turn.kind !== 'over') return null;
  const { scores, winners } = turn;
  const people = table.seats.filter(({ kind }) => kind === 'person');
  const isMine = people.length === 1 && winners.length === 1 && table.seats[winners[0]] === people[0];
  const title = isMine ? resultSheet.youWon : resultSheet.won(winners.map(seat => table.seats[seat].name));
  const order = [...scores.keys()].sort(
    (a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[b] - scores[a],
  );
  const check = async () => {
    checked.value = 'checking';
    checked.value = { fault: await table.check() };
  };
  return (
    <Dialog class="result" label={title} onClose={onClose}>
      <h2>{title}</h2>
      <table class="points">
        <thead>
          <tr>
            <th scope="col">{resultSheet.player}</th>
            <th scope="col">{resultSheet.points}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(seat => (
            <tr key={seat} class={winners.includes(seat) ? 'winner' : undefined}>
              <th scope="row">
                <span>
                  <SeatBadge seat={seat} /> {table.seats[seat].name}
                  {winners.includes(seat) && <CrownIcon />}
                </span>
              </th>
              <td>{scores[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section class="how" aria-labelledby="how">
        <h3 id="how">{resultSheet.how}</h3>
        {children}
      </section>
      <div class="result-buttons">
        <button type="button" class="button first" onClick={onRematch}>
          {resultSheet.rematch}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {resultSheet.look}
        </button>
        <button type="button" class="button" onClick={() => download(table, end.record)}>
          {resultSheet.download}
        </button>
        <button type="button" class="button" disabled={checked.value === 'checking'} onClick={check}>
          {checked.value === 'checking' ? resultSheet.checking : resultSheet.check}
        </button>
      </div>
      <p class="note" role="status">
        {typeof checked.value === 'object' &&
          (checked.value.fault === null
            ? resultSheet.checked(end.record.plays.length)
            : resultSheet.wrong(checked.value.fault))}
      </p>
    </Dialog>
  );
}

function download(table: Table, record: unknown): void {
  const file = new Blob([`${JSON.stringify(record, null, 2)}\n`], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${table.game}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
