import type { RememberedTile, View } from '../rules/view.ts';

/**
 * BA-19: a memory of strength s still has what it saw one round ago with probability s, what it saw two rounds ago with
 * s², and so on. What is forgotten stays forgotten: chance is derived from the sighting itself, so that a tile does not
 * come and go between two actions.
 */
export function forget(view: View, strength: number): View {
  if (strength >= 1 || view.options.memory) return view;
  const remembered = view.remembered.filter(tile => {
    const rounds = (tile.turnsAgo + 1) / view.seats;
    return chanceOf(view, tile) < strength ** rounds;
  });
  return { ...view, remembered };
}

/** A number from 0 to 1 that belongs to this viewer's last sight of this tile, at its current place. */
function chanceOf(view: View, { square, tile, turnsAgo }: RememberedTile): number {
  let hash = (view.turns - turnsAgo) * 31 + (typeof view.viewer === 'number' ? view.viewer : 7);
  for (const letter of square + tile)
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x9e3779b1) ^ (hash >>> 13);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
