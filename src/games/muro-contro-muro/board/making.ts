import { useMemo, useState } from 'preact/hooks';
import { useEscape } from '../../../web/drawing/index.ts';
import type { Brick, Kind, Place, View } from '../game.ts';
import {
  brickShowing,
  faceTo,
  type Hand,
  type Laying,
  layings,
  layingsOf,
  pickUp,
  type Source,
  samePlace,
  sameSource,
  turned,
  turnOver,
} from './building.ts';

/** A move in the making: what is on offer, what is in the hand, what is previewed, and what can be done about it. */
export interface Making {
  readonly all: readonly Laying[];
  readonly hand: Hand | null;
  /** Where the brick in the hand may go. */
  readonly places: readonly Laying[];
  /** The laying that is looked at before it is made. */
  readonly preview: Laying | null;
  /** Whether the preview was tapped, and waits for a second tap. */
  readonly tapped: boolean;
  pick(source: Source): void;
  /** Null if the brick in the hand cannot be turned. */
  readonly turn: (() => void) | null;
  lookAt(laying: Laying | null, tapped: boolean): void;
  /** One step back; says whether there was one. */
  back(): boolean;
  putBack(): void;
  /** How a brick of this kind would be picked up. */
  lies(kind: Kind): Brick;
}

interface Built {
  readonly offer: string;
  readonly hand: Hand | null;
  readonly preview: Laying | null;
  readonly tapped: boolean;
}

export function useMaking(view: View, moves: readonly string[], side: number): Making {
  const offer = moves.join(' ');
  const all = useMemo(() => layings(moves), [offer]);
  const nothing: Built = { offer, hand: null, preview: null, tapped: false };
  const [kept, setKept] = useState<Built>(nothing);
  // What was built up for another offer is dropped.
  const built = kept.offer === offer ? kept : nothing;
  const { hand, preview, tapped } = built;
  const change = (changes: Partial<Built>) => setKept({ ...built, ...changes });
  const places = useMemo(() => (hand ? layingsOf(all, hand) : []), [all, hand]);
  const other = hand && turnOver(all, hand);

  const back = () => {
    if (tapped) change({ preview: null, tapped: false });
    else if (hand) setKept(nothing);
    else return false;
    return true;
  };
  useEscape(hand !== null, back);

  return {
    all,
    hand,
    places,
    preview,
    tapped,
    pick: source => {
      if (hand && sameSource(hand.source, source)) setKept(nothing);
      else change({ hand: pickUp(all, source, wishesFor(view, source, side)), preview: null, tapped: false });
    },
    turn: other
      ? () => {
          const same = preview && layingsOf(all, other).find(({ to }) => samePlace(to, preview.to));
          change({ hand: other, preview: same ?? null, tapped: tapped && Boolean(same) });
        }
      : null,
    lookAt: (laying, wasTapped) => {
      if (preview?.move !== laying?.move || tapped !== wasTapped)
        change({ preview: laying, tapped: wasTapped });
    },
    back,
    putBack: () => setKept(nothing),
    lies: kind =>
      hand?.source.from === 'pile' && hand.source.kind === kind
        ? hand.brick
        : wishesFor(view, { from: 'pile', kind }, side)[0],
  };
}

/**
 * The ways round to hold a brick at first: from the pile with the seat's own colour on its own side, or else so that
 * the other seat's colour is not on the other's side; from the wall as it stood.
 */
function wishesFor(view: View, source: Source, side: number): Brick[] {
  if (source.from === 'wall') {
    const standing = brickAt(view, source.place);
    return standing ? [standing] : [];
  }
  const brick = source.kind;
  const seat = typeof view.viewer === 'number' ? view.viewer : side;
  const [own, others] = [view.colours[seat], view.colours[1 - seat]];
  const [near, far] = [faceTo(brick, seat), faceTo(brick, 1 - seat)];
  const turnIt = near !== own && (far === own || (far === others && near !== others));
  const way = turnIt ? brickShowing(far, near, seat) : brick;
  return [way, turned(way)];
}

function brickAt(view: View, place: Place): Brick | null {
  return view.wall.find(brick => samePlace(brick, place))?.brick ?? null;
}
