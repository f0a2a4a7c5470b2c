import { useMemo, useState } from 'preact/hooks';
import { useEscape } from '../../../web/drawing/index.ts';
import { goalsOf, isOnOffer, type Offer, offerOf, type Picked, readDeed } from './building.ts';

/** A move in the making: what is on offer, what has been picked, what is looked at, and what can be done about it. */
export interface Making {
  readonly offer: Offer;
  readonly picked: Picked | null;
  /** Where the picked mouse may run to. */
  readonly goals: readonly string[];
  /** A legal move that the pointer or the keyboard is on. */
  readonly looked: string | null;
  /** Picking the same again puts it back. */
  pick(picked: Picked): void;
  drop(): void;
  lookAt(move: string | null): void;
  make(move: string): void;
}

interface Kept {
  readonly moves: string;
  readonly picked: Picked | null;
  readonly looked: string | null;
  /** Where the mouse that ran last has come to: it stays picked as long as it can run on. */
  readonly follow: string | null;
}

export function useMaking(moves: readonly string[], play: (move: string) => void): Making {
  const key = moves.join(' ');
  const offer = useMemo(() => offerOf(moves), [key]);
  const [state, setState] = useState<Kept>({ moves: key, picked: null, looked: null, follow: null });
  // What was built up for other moves is dropped, but for the mouse that has just run.
  const kept = state.moves === key ? state : { ...state, picked: followed(offer, state), looked: null };
  const change = (changes: Partial<Kept>) => setState({ ...kept, moves: key, ...changes });
  const { picked, looked } = kept;
  const drop = () => change({ picked: null, looked: null, follow: null });
  useEscape(picked !== null, drop);
  return {
    offer,
    picked,
    goals: goalsOf(offer, picked),
    looked: looked !== null && moves.includes(looked) ? looked : null,
    pick: wanted => {
      if (picked && same(picked, wanted)) drop();
      else change({ picked: wanted, looked: null, follow: null });
    },
    drop,
    lookAt: move => {
      if (move !== looked) change({ looked: move });
    },
    make: move => {
      const deed = readDeed(move);
      // What was picked stays so until the move is made: it may still have to be confirmed.
      change({ looked: null, follow: deed.kind === 'run' ? deed.to : null });
      play(move);
    },
  };
}

function followed(offer: Offer, { follow }: Kept): Picked | null {
  const picked = follow === null ? null : ({ kind: 'mouse', square: follow } as const);
  return picked && isOnOffer(offer, picked) ? picked : null;
}

function same(a: Picked, b: Picked): boolean {
  return a.kind === 'mouse'
    ? b.kind === 'mouse' && a.square === b.square
    : b.kind === 'slide' && a.slide === b.slide;
}
