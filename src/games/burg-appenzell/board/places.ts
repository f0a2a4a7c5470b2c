import type { Places, Where } from '../../../web/board/places.ts';
import type { Happening, View } from '../game.ts';
import { parse } from '../rules/parse.ts';
import { pathOf } from './path.ts';

/** Squares and slides are named as in the notation; a room is named by the move that lifts its roof: `^b1`. */
export const places: Places<View, Happening> = {
  ofHappening: (happened, index) => ofHappening(happened[index]),
  ofMove(view, move, seat) {
    const parsed = parse(move);
    switch (parsed?.kind) {
      case 'enter':
        return { places: [parsed.tower], seat };
      case 'run': {
        const { from, to } = parsed;
        return { places: [from, ...pathOf(view, from, to)], isWay: true, seat };
      }
      case 'uncover':
      case 'slide':
        return { places: [move], seat };
      default:
        return null;
    }
  },
};

/** Where a mouse fell or took cheese is not marked: it would say which tile lay there (BA-19). */
function ofHappening(happening: Happening): Where | null {
  switch (happening.kind) {
    case 'mouse-entered':
      return { places: [happening.tower], seat: happening.seat };
    case 'roof-off':
      return { places: [`^${happening.room}`], seat: happening.seat };
    case 'mouse-ran':
      return { places: [happening.from, ...happening.path], isWay: true, seat: happening.seat };
    case 'slid':
      return { places: [happening.slide], seat: happening.seat };
    default:
      return null;
  }
}
