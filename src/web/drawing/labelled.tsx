import type { ComponentChildren } from 'preact';

/** A part of the drawing that has a meaning but is not a choice: a picture with its words. */
export function Labelled(props: {
  readonly label: string;
  readonly children: ComponentChildren;
  readonly transform?: string;
  readonly class?: string;
  /** The board's name for the place. */
  readonly place?: string;
}) {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
    <g
      role="img"
      aria-label={props.label}
      transform={props.transform}
      class={props.class}
      data-place={props.place}
    >
      {props.children}
    </g>
  );
}
