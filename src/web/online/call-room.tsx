import { route } from '../frame/router.tsx';
import { amCalledAt } from './mine.ts';

/** Keeps the place of the bar that calls to matches while its code and texts load. */
export function CallRoom() {
  return amCalledAt(route.value) ? <div class="call-room" /> : null;
}
