import type { Places, Where } from '../../../web/board/places.ts';
import type { Happening, View } from '../game.ts';
import { placeKey, readLaying, samePlace } from './bricks.ts';

/** Places of the wall are named by row and column: `2,-1`. */
export const places: Places<View, Happening> = {
  ofHappening: (happened, index) => ofHappening(happened[index]),
  ofMove(_, move, seat) {
    const laying = readLaying(move);
    if (!laying) return null;
    const { from, to } = laying;
    if (!from || samePlace(from, to)) return { places: [placeKey(to)], seat };
    return { places: [placeKey(from), placeKey(to)], isWay: true, seat };
  },
};

function ofHappening(happening: Happening): Where | null {
  switch (happening.kind) {
    case 'brick-laid':
      return { places: [placeKey(happening.to)], seat: happening.seat };
    case 'brick-turned':
      return { places: [placeKey(happening.at)], seat: happening.seat };
    case 'brick-moved':
      return {
        places: [placeKey(happening.from), placeKey(happening.to)],
        isWay: true,
        seat: happening.seat,
      };
    default:
      return null;
  }
}
