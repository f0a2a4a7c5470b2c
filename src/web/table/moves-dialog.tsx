import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Dialog } from '../frame/dialog.tsx';
import { app } from '../frame/texts.ts';

/** More would be slow, and nobody reads them. */
const MOST_SHOWN = 100;

/** Every legal move in words, to search and make without looking at the board. */
export function MovesDialog(props: {
  readonly moves: readonly string[];
  readonly describe: (move: string) => string;
  readonly onChoose: (move: string) => void;
  readonly onClose: () => void;
}) {
  const { moves, describe, onChoose, onClose } = props;
  const { tablePage } = app.value;
  const wanted = useSignal('');
  const all = useMemo(() => moves.map(move => ({ move, words: describe(move) })), [moves]);
  const parts = wanted.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(({ words }) => {
    const lower = words.toLocaleLowerCase();
    return parts.every(part => lower.includes(part));
  });
  return (
    <Dialog class="moves" label={tablePage.movesHeading} onClose={onClose}>
      <h2>{tablePage.movesHeading}</h2>
      <label class="field">
        <span>{tablePage.movesFilter}</span>
        <input
          type="search"
          autoComplete="off"
          value={wanted.value}
          onInput={event => {
            wanted.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class="note" role="status">
        {found.length === 0 ? tablePage.movesNone : tablePage.movesCount(found.length)}
      </p>
      <ul class="move-list">
        {found.slice(0, MOST_SHOWN).map(({ move, words }) => (
          <li key={move}>
            <button type="button" class="button" data-move={move} onClick={() => onChoose(move)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && <p class="note">{tablePage.movesMore(found.length - MOST_SHOWN)}</p>}
    </Dialog>
  );
}
