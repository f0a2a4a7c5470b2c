import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { AnyCompanion } from '../companion/companion.ts';
import type { Texts } from '../frame/texts.ts';
import type { ExerciseTable } from './exercise-table.ts';
import { otherwise } from './otherwise.ts';
import type { Questions } from './questions.ts';

/** If chance comes next: what each outcome would mean after the move played, and after the better one. */
export function OtherwiseTable(props: {
  readonly table: ExerciseTable;
  readonly seat: number;
  readonly questions: Questions;
  readonly companion: AnyCompanion | null;
  /** Of the board. */
  readonly boardTexts: unknown;
  readonly words: Texts['mistakes'];
  readonly percent: (percent: number) => string;
}) {
  const { table, seat, questions, companion, boardTexts, words, percent } = props;
  const { best, made } = table.exercise.judgement;
  const rows = useMemo(
    () => otherwise(table.study, table.node, seat, [best, made]),
    [table, table.index.value],
  );
  const cells = useMemo(
    () =>
      rows.flatMap(({ after }, row) =>
        after.flatMap((view, column) => (view ? [{ key: `${row} ${column}`, view }] : [])),
      ),
    [rows],
  );
  const chances = useSignal<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    if (cells.length === 0) return;
    questions.chances(
      cells.map(({ view }) => view),
      (index, found) => {
        chances.value = new Map(chances.value).set(cells[index].key, found[seat]);
      },
    );
  }, [cells]);
  if (rows.length < 2) return null;
  const view = table.moment.value.view;
  // After the move played, something else may have come next.
  const isCompared = rows.some(({ after: [, afterMade] }) => afterMade);
  const chanceAt = (row: number, column: number) => {
    if (!rows[row].after[column]) return '–';
    const chance = chances.value.get(`${row} ${column}`);
    return chance === undefined ? '…' : percent(Math.round(100 * chance));
  };
  return (
    <table class="mistakes-otherwise">
      <caption>
        {words.otherwise}
        <small>{words.counting}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.outcome}</th>
          <th scope="col">{words.likely}</th>
          {isCompared && <th scope="col">{words.yours}</th>}
          <th scope="col">{words.better}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ outcome, likely }, row) => (
          <tr key={outcome}>
            <th scope="row">
              {companion
                ?.fallen(outcome, view, boardTexts)
                .map(({ label }) => label)
                .join(' + ') || outcome}
            </th>
            <td>{percent(Math.round(100 * likely))}</td>
            {isCompared && <td>{chanceAt(row, 1)}</td>}
            <td>{chanceAt(row, 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
