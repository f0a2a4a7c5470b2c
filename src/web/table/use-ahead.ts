import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { View } from '../../engine/game.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import type { Ahead } from '../board/board.ts';
import { useEscape } from '../drawing/hooks.ts';
import { useLoaded } from '../frame/use-loaded.ts';
import type { Moving } from './use-moving.ts';

/** Choosing a move while others are still playing: it is made when the player's turn comes, if it is legal then. */
export interface Planning {
  /** Whether a move can be chosen now, or has been. */
  readonly isOffered: boolean;
  /** Whether a move is being chosen, or has been. */
  readonly isOn: boolean;
  /** What the board shows while one is being chosen. */
  readonly ahead: Ahead<View> | null;
  /** Starts choosing, or drops what was chosen. */
  toggle(): void;
  choose(move: string, followed?: readonly string[]): void;
}

export function usePlanning(props: {
  readonly board: AnyBoard;
  readonly moving: Moving;
  /** As far as it has been shown; null if nobody can plan: at the end, or for spectators. */
  readonly view: View | null;
  readonly describe: (view: View, move: string) => string;
}): Planning {
  const { board, moving, view, describe } = props;
  const isChoosing = useSignal(false);
  /** Chance belongs to the turn in which it is drawn. */
  const areOthersOn = useRef(false);
  if (view?.turn.kind === 'seats') areOthersOn.current = view.turn.seats.every(seat => seat !== view.viewer);
  const isOffered = board.ahead !== undefined && view !== null && areOthersOn.current && !moving.canMove;
  const isOn = isOffered && isChoosing.value;
  const loaded = useLoaded(async () => (isOn ? ((await board.ahead?.()) ?? null) : null), [isOn, board]);
  const lookAhead = loaded.state === 'ready' ? loaded.value : null;
  const last = useRef<Ahead<View> | null>(null);
  const ahead = useMemo(() => {
    const next = isOn && lookAhead && view ? lookAhead.ahead(view) : null;
    const before = last.current;
    // The same moves are the same list, so that an unfinished move survives what others do meanwhile.
    const isSame = before?.moves.join('\n') === next?.moves.join('\n');
    last.current = next && before && isSame ? { ...next, moves: before.moves } : next;
    return last.current;
  }, [isOn, lookAhead, view]);
  const stop = () => {
    isChoosing.value = false;
    moving.cancel();
  };
  const hasPlan = moving.planned !== null;
  useEscape(isOffered && (isOn || hasPlan), stop);
  // On the player's own turn, a choice is for real.
  if (moving.canMove && isChoosing.value) isChoosing.value = false;
  return {
    isOffered,
    isOn: isOffered && (isOn || hasPlan),
    ahead,
    toggle() {
      if (isOn || hasPlan) stop();
      else isChoosing.value = true;
    },
    choose(move, followed = []) {
      if (!ahead) return;
      isChoosing.value = false;
      moving.plan([move, ...followed], describe(ahead.view, move));
    },
  };
}
