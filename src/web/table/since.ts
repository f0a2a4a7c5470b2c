import type { Happened } from '../../engine/past.ts';
import type { Moment } from './table.ts';

/**
 * What has happened since the viewer's last play, the newest last: marked on the board until the viewer has moved, and
 * told to people who take the device. Nothing for spectators.
 */
export function sinceMyPlay({
  view,
  log,
  lastOwn,
}: Pick<Moment, 'view' | 'log' | 'lastOwn'>): readonly Happened[] {
  if (typeof view.viewer !== 'number') return [];
  return log.filter(({ play }) => play > lastOwn);
}
