import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { serverNow } from './server-clock.ts';

/** The last minutes are counted by the second. */
const CLOSE_MS = 10 * 60_000;
const CLOSE_TICK_MS = 1000;
const FAR_TICK_MS = 10_000;

/** The current time, updated as often as a countdown to this moment needs. */
export function useClock(until: number): number {
  const clock = useSignal(serverNow());
  const isClose = until - clock.value < CLOSE_MS;
  useEffect(() => {
    clock.value = serverNow();
    const tick = () => {
      clock.value = serverNow();
    };
    const ticking = setInterval(tick, isClose ? CLOSE_TICK_MS : FAR_TICK_MS);
    return () => clearInterval(ticking);
  }, [isClose, until]);
  return clock.value;
}
