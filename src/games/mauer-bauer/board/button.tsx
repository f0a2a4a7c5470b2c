import type { ComponentChildren } from 'preact';

/** A button of the board, in HTML: dressed stone like those of the app. */
export function BoardButton(props: {
  readonly id: string;
  readonly children: ComponentChildren;
  readonly onChoose: () => void;
  /** Needed if the children are a picture, or say too little. */
  readonly label?: string;
  /** Whether it is the next thing to do. */
  readonly first?: boolean;
  readonly advised?: boolean;
  readonly chosen?: boolean;
  readonly class?: string;
  /** The part of a move that it picks. */
  readonly part?: string;
}) {
  const { first, advised, chosen } = props;
  const names = [
    'button',
    'mb-button',
    first && 'first',
    advised && 'advised',
    chosen && 'chosen',
    props.class,
  ];
  return (
    <button
      type="button"
      class={names.filter(Boolean).join(' ')}
      data-choice={props.id}
      data-part={props.part}
      aria-label={props.label}
      aria-pressed={chosen}
      onClick={props.onChoose}
    >
      {advised && (
        <span class="mb-advice" aria-hidden="true">
          ★
        </span>
      )}
      {props.children}
    </button>
  );
}
