import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyBoard } from '../../games/manifest.ts';
import { motion, pace } from '../settings/settings.ts';
import { type Known, knownAt } from './known.ts';
import { FAST, Show, type Showable } from './show.ts';
import { hear } from './sounds.ts';

/** A press that lasts longer than this fast-forwards. */
const LONG_PRESS_MS = 400;

/** The show of a table on a page: what may be seen of it now, and how a hand on the board changes its pace. */
export function useShow(
  table: Showable,
  board: AnyBoard,
  /** How many times as fast as usual. */
  speed: () => number = () => 1,
) {
  // It does not depend on the texts: a new show after a change of language would show the last moment again.
  const show = useMemo(
    () =>
      new Show(table, happening => {
        const sound = board.sound(happening);
        const time = pace.value / speed();
        if (sound) hear(sound, time);
        return board.pace(happening) * time;
      }),
    [table, board],
  );
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const letGo = () => {
    clearTimeout(press.current);
    show.fastForward(false);
  };
  useEffect(
    () => () => {
      clearTimeout(press.current);
      show.close();
    },
    [show],
  );
  const moment = table.moment.value;
  const isShowing = show.isShowing.value;
  const beat = isShowing ? show.beat.value : Number.POSITIVE_INFINITY;
  const known: Known | null = useMemo(
    () => moment && knownAt(moment, beat, board.afterwards),
    [moment, beat, board],
  );
  const factor = motion.value / speed() / (show.isFast.value ? FAST : 1);
  return {
    show,
    isShowing,
    /** Null until there is a moment. */
    known,
    /** For the words of what is being shown: they may have to wait. */
    told: {
      class: 'told',
      style: { '--hold': `${known?.now ? (board.hold?.(known.now) ?? 0) * factor : 0}ms` },
    },
    /** The factor for all animation times on the board. */
    motion: factor,
    /** For the element around the board: a tap speeds up one happening, a long press fast-forwards. */
    hands: {
      style: { '--motion': factor },
      onPointerDown: () => {
        if (!show.isShowing.value) return;
        show.hurry();
        clearTimeout(press.current);
        press.current = setTimeout(() => show.fastForward(true), LONG_PRESS_MS);
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onPointerLeave: letGo,
    },
  };
}
