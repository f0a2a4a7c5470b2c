import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Area, areaOfBox, type Box } from './targets.ts';

/**
 * Things to choose from on a board: shapes with their words. `interaction.ts` handles pointers and keys, and
 * finds them on the board by `choiceOf`.
 */
export interface ChoiceGroupProps {
  /** What is being chosen, announced when the focus enters: "Where the brick goes". */
  readonly label: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** One tab stop; arrow keys go from choice to choice. */
export function ChoiceGroup({ label, children, class: name }: ChoiceGroupProps) {
  const group = useRef<SVGGElement>(null);
  // Exactly one choice can be reached by tab: the focused one, or else the chosen or advised or first one.
  useLayoutEffect(() => {
    const all = [...(group.current?.querySelectorAll('[data-choice]') ?? [])];
    const current =
      all.find(choice => choice === document.activeElement) ??
      all.find(choice => choice.matches('[aria-pressed="true"], .advised')) ??
      all[0];
    for (const choice of all) choice.setAttribute('tabindex', choice === current ? '0' : '-1');
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside SVG
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
    <g ref={group} role="group" aria-label={label} class={name}>
      {children}
    </g>
  );
}

/** Where something can be carried: to the parts that come next, off its place, or to these parts. */
export type Carries = 'next' | 'off' | ((part: string) => boolean);

export interface ChoiceProps {
  /** The choice in words, complete in itself: "Tower on the left end". */
  readonly label: string;
  readonly onChoose: () => void;
  /** Where it lies, in the coordinates of its children. It may be smaller than a thumb and still be easy to hit. */
  readonly area: Box | Area;
  /** How far beyond its area it responds, in the same units, if nothing else is nearer. */
  readonly reach?: number;
  /** The part of a move that it picks. */
  readonly part?: string;
  /** Whether the element of class `carry` in it can be dragged. */
  readonly carries?: Carries | null;
  /** Drawn as chosen while more has to be decided. */
  readonly chosen?: boolean;
  /** Part of the advised move. */
  readonly advised?: boolean;
  /** The picture, with a shape of class `target` (visible always) or `ring` (visible with the focus). */
  readonly children: ComponentChildren;
  readonly transform?: string;
  readonly class?: string;
  /** The same in all views: for tests, and so that the focus stays in place. */
  readonly id: string;
}

export function Choice(props: ChoiceProps) {
  const { label, chosen, advised, carries, children, transform, id } = props;
  const names = ['choice', carries && 'carries', chosen && 'chosen', advised && 'advised', props.class];
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside SVG
    <g
      ref={useKnown(props)}
      role="button"
      tabindex={-1}
      data-choice={id}
      data-part={props.part}
      aria-label={label}
      aria-pressed={chosen}
      class={names.filter(Boolean).join(' ')}
      transform={transform}
    >
      <path class="area" d={areaIn(props).map(pathOf).join('')} />
      {children}
    </g>
  );
}

/** Something that is not a choice itself, but can be dragged to some. */
export function Source(props: {
  readonly area: Box;
  readonly carries: Carries | null;
  readonly children: ComponentChildren;
}) {
  return (
    <g ref={useKnown({ ...props, onChoose: null })} class={props.carries ? 'carries' : ''} data-source="">
      <path class="area" d={areaIn(props).map(pathOf).join('')} />
      {props.children}
    </g>
  );
}

/** What is known about a shape that a pointer hits. */
export interface Known {
  /** In the coordinates of the shape. */
  readonly area: Area;
  readonly reach: number;
  readonly part: string | null;
  readonly carries: Carries | null;
  /** Null if it can only be dragged. */
  readonly onChoose: (() => void) | null;
}

export function choiceOf(element: Element): Known | null {
  return known.get(element) ?? null;
}

const known = new WeakMap<Element, Known>();

type KnownProps = Pick<ChoiceProps, 'area' | 'reach' | 'part' | 'carries'> & {
  readonly onChoose: (() => void) | null;
};

function useKnown(props: KnownProps) {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!element.current) return;
    const { reach = 0, part = null, carries = null, onChoose } = props;
    known.set(element.current, { area: areaIn(props), reach, part, carries, onChoose });
  });
  return element;
}

function areaIn({ area }: Pick<ChoiceProps, 'area'>): Area {
  return 'width' in area ? areaOfBox(area) : area;
}

function pathOf(corners: Area[number]): string {
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}
