import type { Event } from '../../protocol/api/events.ts';
import { toldApart } from '../../protocol/names.ts';
import { online } from '../frame/texts.ts';

/** Those whose names look alike are told apart by a number, as at a table. */
export function entrantName({ entrants }: Event, number: number): string {
  const [name = '', ...before] = entrants
    .slice(0, number + 1)
    .map(one => one.name ?? online.value.somebody)
    .toReversed();
  return toldApart(name, before);
}
