import { choiceOf, type Known } from './choice.tsx';
import { type Area, nearest, type Point, type Target, towards, type Way } from './targets.ts';

/** Finds what can be chosen on a board by its place on the screen, whatever is drawn over it. */

export function elementAt(
  board: Element | null,
  point: Point,
  isMeant: (choice: Known, element: Element) => boolean = () => true,
): Element | null {
  const among = targetsOn(board, '[data-choice], [data-source]').filter(({ choice, element }) =>
    isMeant(choice, element),
  );
  return nearest(among, point)?.element ?? null;
}

/** The choice that an arrow key leads to: in the same group, or in any if that group has none in that direction. */
export function leadsTo(board: Element | null, from: Element, key: string): Element | null {
  const all = targetsOn(board, '[data-choice]');
  const group = from.closest('[role="group"]');
  const near = all.filter(({ element }) => group?.contains(element));
  if (key === 'Home') return near.at(0)?.element ?? null;
  if (key === 'End') return near.at(-1)?.element ?? null;
  const way = ARROWS[key];
  const start = all.find(({ element }) => element === from);
  if (!way || !start) return null;
  return (towards(near, start, way) ?? towards(all, start, way))?.element ?? null;
}

const ARROWS: Readonly<Record<string, Way | undefined>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

type OnScreen = Target & { readonly element: Element; readonly choice: Known };

function targetsOn(board: Element | null, selector: string): OnScreen[] {
  return [...(board?.querySelectorAll(selector) ?? [])].flatMap(element => {
    const choice = choiceOf(element);
    const matrix = matrixOf(element);
    if (!choice || !matrix) return [];
    const area = choice.area.map(corners => corners.map(corner => moved(corner, matrix)));
    return [{ element, choice, area, reach: choice.reach * Math.hypot(matrix.a, matrix.b) }];
  });
}

/** Where an area in an element's coordinates is on the screen; null if the element is not in a drawing. */
export function onScreen(element: Element, area: Area): Area | null {
  const matrix = matrixOf(element);
  return matrix && area.map(corners => corners.map(corner => moved(corner, matrix)));
}

function matrixOf(element: Element): DOMMatrix | null {
  return element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
}

function moved({ x, y }: Point, { a, b, c, d, e, f }: DOMMatrix): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
