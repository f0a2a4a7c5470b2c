import { useSignal } from '@preact/signals';
import { chosenOutcome, nextParts, type Outcome, stillPossible, whollyChosen } from './choosing.ts';
import type { Part } from './companion.ts';

/** More parts than this are shown small, as pictures: cards and tiles. */
const MANY = 8;

/**
 * Big buttons for what fell or was laid on the table: tapped in any order, entered with the last. If the
 * choice is ambiguous, or may be complete or not, the meanings are listed in words.
 */
export function PartPicker(props: {
  readonly outcomes: readonly Outcome[];
  readonly onChoose: (outcome: string) => void;
}) {
  const { outcomes, onChoose } = props;
  const chosen = useSignal<readonly Part[]>([]);
  const possible = stillPossible(outcomes, chosen.value);
  const add = (part: Part) => {
    const now = [...chosen.value, part];
    const outcome = chosenOutcome(outcomes, now);
    if (outcome === null) chosen.value = now;
    else {
      chosen.value = [];
      onChoose(outcome);
    }
  };
  return (
    <div class="parts">
      {chosen.value.length > 0 && (
        <p class="parts-chosen">
          {chosen.value.map((part, i) => (
            <button
              key={i}
              type="button"
              class="part small"
              aria-label={`× ${part.label}`}
              onClick={() => {
                chosen.value = chosen.value.filter((_, at) => at !== i);
              }}
            >
              <PartPicture part={part} />
            </button>
          ))}
        </p>
      )}
      {whollyChosen(possible, chosen.value).map(({ outcome, words }) => (
        <button
          key={outcome}
          type="button"
          class="button"
          data-entry={outcome}
          onClick={() => {
            chosen.value = [];
            onChoose(outcome);
          }}
        >
          {words ?? outcome}
        </button>
      ))}
      {nextParts(possible, chosen.value).map((group, i) => (
        <div key={i} class={group.length > MANY ? 'part-row many' : 'part-row'}>
          {group.map(part => (
            <button
              key={part.key}
              type="button"
              class="part"
              data-part={part.key}
              title={part.label}
              onClick={() => add(part)}
            >
              <PartPicture part={part} />
              <span>{part.label}</span>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Decorative: the words are beside it. */
export function PartPicture({ part }: { readonly part: Part }) {
  return (
    <svg class="part-picture" viewBox="-30 -41 60 82" aria-hidden="true">
      {part.picture}
    </svg>
  );
}
