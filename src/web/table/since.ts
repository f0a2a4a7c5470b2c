import type { Happened } from '../../engine/past.ts';
import type { Moment } from './table.ts';

/**
 * What has happened since the viewer's last play, the newest last: what is marked on the board until the viewer has moved,
 * and what somebody is told who takes the device. Nothing for those who only watch.
 */
export function sinceMyPlay({
  view,
  log,
  lastOwn,
}: Pick<Moment, 'view' | 'log' | 'lastOwn'>): readonly Happened[] {
  if (typeof view.viewer !== 'number') return [];
  return log.filter(({ play }) => play > lastOwn);
}
