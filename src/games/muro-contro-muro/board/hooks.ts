import { useRef, useState } from 'preact/hooks';
import type { Happening, View } from '../game.ts';
import { type Arrival, arrivalIn } from './scene.ts';
import { sideOf } from './telling.ts';

/** The side that is looked at: the viewer's own, until the table is turned. */
export function useSide(view: View): {
  readonly side: number;
  readonly turnTable: () => void;
  /** Whether the side has changed since the board was first seen. */
  readonly turning: boolean;
} {
  const [kept, setKept] = useState({ viewer: view.viewer, turned: false });
  const turned = kept.viewer === view.viewer && kept.turned;
  const side = turned ? 1 - sideOf(view) : sideOf(view);
  const first = useRef(side);
  const turning = useRef(false);
  if (side !== first.current) turning.current = true;
  return {
    side,
    turnTable: () => setKept({ viewer: view.viewer, turned: !turned }),
    turning: turning.current,
  };
}

/** The last brick that was laid, until another one is; numbered, so that each arrives once. */
export function useArrival(
  before: View | null,
  happenings: readonly Happening[],
  beat: number,
): (Arrival & { readonly number: number }) | null {
  const last = useRef<{
    readonly before: View | null;
    readonly arrival: Arrival;
    readonly number: number;
  } | null>(null);
  const arrival = arrivalIn(happenings, beat);
  if (arrival && (last.current?.before !== before || !sameArrival(last.current.arrival, arrival))) {
    last.current = { before, arrival, number: (last.current?.number ?? 0) + 1 };
  } else if (!arrival && before === null) {
    last.current = null;
  }
  return last.current && { ...last.current.arrival, number: last.current.number };
}

function sameArrival(a: Arrival, b: Arrival): boolean {
  return a.how === b.how && a.at.row === b.at.row && a.at.column === b.at.column;
}
