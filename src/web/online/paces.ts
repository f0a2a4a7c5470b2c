import type { Pace } from '../../protocol/words.ts';
import { online } from '../frame/texts.ts';
import { duration, seconds } from './times.ts';

/** How much time there is, in words. */
export function paceInWords(pace: Pace): string {
  const texts = online.value.pace;
  if (pace.kind === 'none') return texts.none;
  const time = duration(pace.seconds * 1000);
  return pace.kind === 'move' ? texts.move(time) : texts.clock(time, seconds(pace.increment));
}
