import type { Places, Where } from '../../../web/board/places.ts';
import type { Happening, View } from '../game.ts';
import { parse } from '../rules/parse.ts';

/** The names of the places: a block of a round's wall by its place in it (see `BlockSeen`), fists, ends, and my blocks. */
export const blockPlace = (round: number, place: number) => `block ${round} ${place}`;
export const fistPlace = (seat: number) => `fist ${seat}`;
export const endPlace = (end: string) => `end ${end}`;
export const handPlace = (block: string) => `hand ${block}`;

export const places: Places<View, Happening> = {
  ofHappening,
  ofMove(_, move, seat) {
    const parsed = parse(move);
    switch (parsed?.kind) {
      case 'fist':
        return {
          places: parsed.fist === '-' ? [fistPlace(seat)] : [handPlace(parsed.fist), fistPlace(seat)],
          seat,
        };
      case 'end':
        return { places: [endPlace(parsed.end)], seat };
      case 'block-and-end':
        return { places: [handPlace(parsed.block), endPlace(parsed.end)], seat };
      default:
        return null;
    }
  },
};

function ofHappening(happened: readonly Happening[], index: number): Where | null {
  const happening = happened[index];
  switch (happening.kind) {
    case 'built':
    case 'built-freely':
      return { places: [blockBuilt(happened, index)], seat: happening.seat };
    case 'chose':
      return { places: [fistPlace(happening.seat)], seat: happening.seat, isPassing: true };
    case 'guessed':
    case 'guessed-by-too-many':
      return { places: happening.guessers.map(fistPlace), seat: happening.guessers[0], isPassing: true };
    case 'gave':
    case 'declined':
    case 'gift-due':
      return { places: [happening.from, happening.to].map(fistPlace), seat: happening.from, isPassing: true };
    case 'no-room':
    case 'unguessed':
    case 'free-choice':
    case 'could-not-build':
      return { places: [fistPlace(happening.master)], seat: happening.master, isPassing: true };
    default:
      return null;
  }
}

/** Counted as in the scene: from 0 up on the right, from −1 down on the left. */
function blockBuilt(happened: readonly Happening[], index: number): string {
  const began = happened.findLastIndex((earlier, i) => i < index && earlier.kind === 'round-began');
  const round = happened[began];
  const ends = happened
    .slice(began + 1, index + 1)
    .flatMap(each => (each.kind === 'built' || each.kind === 'built-freely' ? [each.end] : []));
  const end = ends.at(-1);
  const count = ends.filter(other => other === end).length;
  return blockPlace(round?.kind === 'round-began' ? round.round : 1, end === 'L' ? -count : count - 1);
}
