import { useEffect, useRef } from 'preact/hooks';
import { onScreen } from '../../board/on-screen.ts';
import type { DrawMarks } from '../../board/places.ts';
import type { SetUpPlace } from '../../board/set-up.ts';
import {
  type Area,
  areaOfBox,
  nearest,
  type Point,
  type Target,
  towards,
  type Way,
} from '../../board/targets.ts';

interface PlacesDrawn {
  readonly places: readonly SetUpPlace<unknown>[];
  /** By key. */
  readonly chosen: string | null;
  readonly wrong: string | null;
  readonly label: (place: SetUpPlace<unknown>) => string;
  readonly choose: (place: SetUpPlace<unknown>) => void;
}

/** Lays everything that can be tapped over the board: boards draw nothing for this. */
export function drawPlaces({ places, chosen, wrong, label, choose }: PlacesDrawn): DrawMarks {
  return find =>
    places.map(place => {
      const found = find(place.place);
      if (!found) return null;
      const outline = 'width' in found ? areaOfBox(found) : found;
      const { key } = place;
      return (
        <Place
          key={key}
          name={key}
          outline={outline}
          area={place.area ?? outline}
          label={label(place)}
          isChosen={key === chosen}
          isWrong={key === wrong}
          isEmpty={place.holds.length === 0}
          isInOrder={chosen === null ? place === places[0] : key === chosen}
          onChoose={() => choose(place)}
        />
      );
    });
}

const areas = new WeakMap<Element, Area>();

function Place(props: {
  readonly name: string;
  readonly outline: Area;
  /** Where it is tapped. */
  readonly area: Area;
  readonly label: string;
  readonly isChosen: boolean;
  readonly isWrong: boolean;
  readonly isEmpty: boolean;
  /** Whether Tab stops here: it stops at one place, and arrows lead to the others. */
  readonly isInOrder: boolean;
  readonly onChoose: () => void;
}) {
  const { area, isChosen, isWrong, isEmpty, onChoose } = props;
  const element = useRef<SVGGElement>(null);
  useEffect(() => {
    if (element.current) areas.set(element.current, area);
  });
  const outline = props.outline
    .map(corners => `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}${corners.length > 2 ? 'Z' : ''}`)
    .join('');
  const look = [isEmpty && 'empty', isChosen && 'chosen', isWrong && 'wrong'].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no buttons
    <g
      ref={element}
      role="button"
      tabindex={props.isInOrder ? 0 : -1}
      aria-label={props.label}
      aria-pressed={isChosen}
      data-set-up-place={props.name}
      class={`set-up-place ${look}`}
      onKeyDown={event => {
        if (event.key === 'Enter' || event.key === ' ') onChoose();
        else if (!lead(event.currentTarget, event.key)) return;
        event.preventDefault();
      }}
    >
      <path class="set-up-under" d={outline} />
      <path class="set-up-line" d={outline} />
    </g>
  );
}

type Drawn = Target & { readonly element: SVGElement; readonly key: string };

function drawnIn(root: Element | null): Drawn[] {
  return [...(root?.querySelectorAll<SVGElement>('[data-set-up-place]') ?? [])].flatMap(element => {
    const area = areas.get(element);
    const seen = area && onScreen(element, area);
    return seen ? [{ element, key: element.dataset.setUpPlace ?? '', area: seen, reach: 0 }] : [];
  });
}

/** The key of the place that a tap means: the nearest one, whatever overlaps it; null if it means none. */
export function placeTapped(board: Element, point: Point, target: Element): string | null {
  if (target.closest('button, dialog, [data-choice]')) return null;
  return nearest(drawnIn(board), point)?.key ?? null;
}

const ARROWS: Readonly<Record<string, Way | undefined>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Moves the focus to the next place that way; says whether there is one. */
function lead(from: Element, key: string): boolean {
  const way = ARROWS[key];
  if (!way) return false;
  const all = drawnIn(from.closest('.board'));
  const start = all.find(({ element }) => element === from);
  const next = start && towards(all, start, way);
  next?.element.focus({ preventScroll: true });
  return true;
}
