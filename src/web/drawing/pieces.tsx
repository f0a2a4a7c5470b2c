import type { ComponentChildren } from 'preact';

/** Small things that several boards draw. All are centred on the origin; place them with a `<g transform>`. */

/** A die lying flat, with anything on its face. `rolling` while its happening is shown. */
export function Die(props: {
  readonly size: number;
  readonly children: ComponentChildren;
  readonly rolling?: boolean | 'quickly';
}) {
  const { size, children, rolling } = props;
  return (
    <g class={rolling ? `die rolling ${rolling}` : 'die'}>
      <rect
        x={-size / 2}
        y={-size / 2 + size * 0.06}
        width={size}
        height={size}
        rx={size * 0.16}
        fill="var(--timber-dark)"
      />
      <rect
        x={-size / 2}
        y={-size / 2}
        width={size}
        height={size}
        rx={size * 0.16}
        fill="var(--piece-white)"
        stroke="var(--piece-white-edge)"
        vector-effect="non-scaling-stroke"
      />
      {children}
    </g>
  );
}

/** A card of paper; what is on it is drawn by the caller within ±width/2 and ±height/2. */
export function CardFrame(props: {
  readonly width: number;
  readonly height: number;
  readonly back?: boolean;
  readonly children?: ComponentChildren;
}) {
  const { width, height, back, children } = props;
  return (
    <g>
      <rect
        x={-width / 2 + 1}
        y={-height / 2 + 2}
        width={width}
        height={height}
        rx={5}
        fill="rgb(0 0 0 / .25)"
      />
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={5}
        fill={back ? 'var(--timber)' : 'var(--paper)'}
        stroke="var(--stone-edge)"
        vector-effect="non-scaling-stroke"
      />
      {back && (
        <path
          d={`M${-width / 2 + 5} ${-height / 2 + 5}h${width - 10}v${height - 10}h${10 - width}z`}
          fill="none"
          stroke="var(--timber-light)"
          stroke-dasharray="6 3"
        />
      )}
      {children}
    </g>
  );
}

/** The star beside what is advised, so that colour is not the only sign. */
export function AdviceStar({ radius = 8 }: { readonly radius?: number }) {
  return (
    <path
      class="advice-star"
      transform={`scale(${radius / 10})`}
      d="M0-10 2.6-3.4 9.5-3.1 4.1 1.3 5.9 8.1 0 4.2-5.9 8.1-4.1 1.3-9.5-3.1-2.6-3.4Z"
      fill="var(--advice)"
      stroke="var(--plaster-raised)"
      stroke-width={1.5}
    />
  );
}

/** The name of a row or column, at the rim of a board. Not spoken: the things in it say their own names. */
export function RimName(props: {
  readonly x: number;
  readonly y: number;
  readonly children: string | number;
}) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: text in a drawing takes no focus
    <text class="rim-name" x={props.x} y={props.y} aria-hidden="true">
      {props.children}
    </text>
  );
}
