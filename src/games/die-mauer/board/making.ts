import { useMemo, useState } from 'preact/hooks';
import { useEscape } from '../../../web/drawing/index.ts';
import type { End, Fist, View } from '../game.ts';
import { moveOf, NOTHING_PICKED, type Offer, offerOf, type Picked } from './building.ts';

/** A move in the making: what is on offer, what is picked of it, and what can be done about it. */
export interface Making {
  readonly offer: Offer | null;
  readonly picked: Picked;
  /** The move, if everything for it is picked. */
  readonly move: string | null;
  pickFist(fist: Fist): void;
  pickEnd(end: End | null): void;
  /** One step back, if one has been made. */
  back(): void;
}

export function useMaking(view: View, moves: readonly string[]): Making {
  // While others choose too, the list comes anew with the same moves: what is picked stays picked.
  const occasion = [view.round, view.turns.length, view.wall.length, ...moves].join(' ');
  const offer = useMemo(() => offerOf(moves), [occasion]);
  const [kept, setKept] = useState({ occasion, picked: NOTHING_PICKED });
  const picked = kept.occasion === occasion ? kept.picked : NOTHING_PICKED;
  const pick = (next: Picked) => setKept({ occasion, picked: next });
  const back = () => {
    if (picked.fist !== null && picked.end !== null) pick({ ...picked, end: null });
    else if (picked !== NOTHING_PICKED) pick(NOTHING_PICKED);
  };
  useEscape(picked !== NOTHING_PICKED, back);
  return {
    offer,
    picked,
    move: moveOf(offer, picked),
    pickFist: fist => pick({ fist, end: null }),
    pickEnd: end => {
      if (end !== picked.end)
        pick(end === null && picked.fist === null ? NOTHING_PICKED : { ...picked, end });
    },
    back,
  };
}
