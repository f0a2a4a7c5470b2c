import { useSignal } from '@preact/signals';

/** More would be slow, and nobody reads them. */
const MOST_SHOWN = 60;

/** A list of things in words to choose from; a long one can be searched. */
export function Choices(props: {
  readonly choices: readonly { readonly key: string; readonly words: string }[];
  readonly onChoose: (key: string) => void;
  readonly search?: string;
}) {
  const { choices, onChoose, search } = props;
  const wanted = useSignal('');
  const found = choices.filter(({ words }) =>
    words.toLocaleLowerCase().includes(wanted.value.toLocaleLowerCase()),
  );
  return (
    <>
      {search !== undefined && choices.length > 12 && (
        <input
          type="search"
          class="entry-search"
          aria-label={search}
          placeholder={search}
          value={wanted.value}
          onInput={event => {
            wanted.value = event.currentTarget.value;
          }}
        />
      )}
      <ul class="entry-choices">
        {found.slice(0, MOST_SHOWN).map(({ key, words }) => (
          <li key={key}>
            <button type="button" class="button" data-entry={key} onClick={() => onChoose(key)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
