import type { Places, Where } from '../../../web/board/places.ts';
import type { Happening, View } from '../game.ts';
import { parse } from '../rules/parse.ts';

/** Points, wall lines and plains are named as in the notation; a city is named by its plains. */
export const places: Places<View, Happening> = {
  ofHappening: (happened, index, view) => ofHappening(happened[index], view),
  ofMove(view, move, seat) {
    const parsed = parse(move);
    switch (parsed?.kind) {
      case 'wall':
        return { places: [parsed.line], seat };
      case 'towers':
      case 'houses':
        return { places: parsed.pieces.map(({ place }) => place), seat };
      case 'join':
        return ofCity(parsed.city, view, seat);
      case 'apart':
        return ofCity(view.completed, view, seat);
      case 'cards':
        return ofCity(parsed.city ?? view.completed, view, seat);
      default:
        return null;
    }
  },
};

function ofHappening(happening: Happening, view: View): Where | null {
  switch (happening.kind) {
    case 'wall-put':
      return { places: [happening.line], seat: happening.seat };
    case 'tower-put':
      return { places: [happening.point], seat: happening.seat };
    case 'house-put':
      return { places: [happening.plain], seat: happening.seat };
    case 'city-completed':
      return { places: happening.plains, seat: happening.seat };
    case 'joined':
      return ofCity(happening.joined, view, happening.seat);
    case 'kept-apart':
    case 'scored': {
      const where = ofCity(happening.city, view, happening.seat);
      return where && { ...where, isPassing: true };
    }
    default:
      return null;
  }
}

/** With its current extent; if it has been joined to another since, its first plain. */
function ofCity(city: string | null, view: View, seat: number): Where | null {
  if (city === null) return null;
  const found = view.cities.find(other => other.city === city);
  return { places: found?.plains ?? [city], seat };
}
