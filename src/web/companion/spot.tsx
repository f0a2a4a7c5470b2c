import type { ComponentChildren } from 'preact';

/** Something in a picture that can be tapped, or reached with Tab and pressed with Enter or the space bar. */
export function Spot(props: {
  readonly label: string;
  readonly isOn: boolean;
  readonly class: string;
  readonly onTap: () => void;
  readonly children: ComponentChildren;
}) {
  const { label, isOn, onTap, children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no buttons
    <g
      role="button"
      tabindex={0}
      aria-label={label}
      aria-pressed={isOn}
      class={`spot ${props.class}`}
      onClick={onTap}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onTap();
      }}
    >
      {children}
    </g>
  );
}
