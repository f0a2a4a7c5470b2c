import { useEffect, useRef } from 'preact/hooks';
import type { Reasons } from '../../../locales/load-reasons.ts';
import { elementAt, onScreen } from '../board/on-screen.ts';
import type { DrawMarks } from '../board/places.ts';
import { type Area, areaOfBox, nearest, type Point } from '../board/targets.ts';
import { punctuation } from '../frame/texts.ts';
import type { Forbidden } from './companion.ts';

/** What is forbidden, and why, in words. */
export interface Explained {
  readonly place: string | null;
  readonly words: string;
}

export function explain(all: readonly Forbidden[], reasons: Reasons): readonly Explained[] {
  return all.map(({ place, what, reason }) => {
    const why = reasons[reason.kind](reason);
    return { place, words: what === '' ? why : punctuation.value.labelled(what, why) };
  });
}

/** Groups what is forbidden for the same reason. */
export function byReason(
  all: readonly Forbidden[],
  reasons: Reasons,
): readonly { readonly why: string; readonly what: readonly string[] }[] {
  const groups = new Map<string, string[]>();
  for (const { what, reason } of all) {
    const why = reasons[reason.kind](reason);
    const group = groups.get(why) ?? [];
    if (what !== '') group.push(what);
    groups.set(why, group);
  }
  return [...groups].map(([why, what]) => ({ why, what }));
}

/** Lays invisible marks over the board where a tap is forbidden; boards draw nothing for this. */
export function drawForbidden(all: readonly Explained[]): DrawMarks {
  const places = all.flatMap(({ place }) => place ?? []);
  return find =>
    places.map(place => {
      const area = find(place);
      if (!area) return null;
      return <Unoffered key={place} place={place} area={'width' in area ? areaOfBox(area) : area} />;
    });
}

const areas = new WeakMap<Element, Area>();

function Unoffered({ place, area }: { readonly place: string; readonly area: Area }) {
  const element = useRef<SVGGElement>(null);
  useEffect(() => {
    if (element.current) areas.set(element.current, area);
  });
  return <g ref={element} data-forbidden={place} />;
}

/** The forbidden place that was tapped; null if it was something on offer, or nothing at all. */
export function tappedInVain(board: Element, point: Point, target: Element): string | null {
  const drawn = target.closest('[data-place]')?.getAttribute('data-place');
  if (target.closest('button, dialog') || elementAt(board, point)) return null;
  if (drawn) return drawn;
  const found = [...board.querySelectorAll('[data-forbidden]')].flatMap(element => {
    const area = areas.get(element);
    const seen = area && onScreen(element, area);
    return seen ? [{ element, area: seen, reach: 0 }] : [];
  });
  return nearest(found, point)?.element.getAttribute('data-forbidden') ?? null;
}
