import { kindOfPosition, type Likeness, type Look, position } from '../../../engine/explorer/likeness.ts';
import type { Place } from '../rules/happenings.ts';
import { parse } from '../rules/parse.ts';
import { COLOURS } from '../rules/pieces.ts';
import type { View } from '../rules/view.ts';

/** It is an opening while the wall has at most this many bricks. */
const OPENING = 8;

/**
 * The wall as the seat sees it and mirrored, wherever its left end is, and colours by whose they are: own `o`, the rival's `r`,
 * nobody's `n`. How many copies there are does not matter yet. Later, what the die shows, and which brick is laid how.
 */
export const likeness: Likeness<View> = {
  settings: [{ seats: 2, options: { copies: 6, pass: false } }],
  iterations: 20,
  places(view) {
    const { seat, phase, die, wall, colours } = view;
    if (seat === null) return [];
    const whose = (letter: string): string => {
      if (!COLOURS.some(colour => colour === letter)) return letter;
      // Before somebody has it, one colour is like the other.
      if (phase === 'choose-colour') return 'n';
      return colours[seat] === letter ? 'o' : colours[1 - seat] === letter ? 'r' : 'n';
    };
    const chosen = colours.filter(colour => colour !== null).length;
    const start = `${phase} ${chosen} ${die === null ? '' : whose(die)}`;
    const sides = ([front, back]: string) =>
      seat === 0 ? whose(front) + whose(back) : whose(back) + whose(front);
    const look = (isMirrored: boolean): Look => {
      const at = ({ row, column }: Place) => {
        const fromLeft = column - view.base.left;
        return `${row},${isMirrored ? view.base.width - 1 - fromLeft - row : fromLeft}`;
      };
      const bricks = wall.map(brick => `${at(brick)}${sides(brick.brick)}`).sort();
      return {
        key: `${start} ${bricks.join(' ')}`,
        move(text) {
          const parsed = parse(text);
          if (parsed?.kind !== 'laying') return whose(text);
          const { from, brick, to } = parsed;
          return `${from === null ? '' : `${at(from)}>`}${sides(brick)}@${at(to)}`;
        },
      };
    };
    const stage = wall.length <= OPENING ? 'opening' : 'later';
    const kind = kindOfPosition(seat, `${start} ${stage}`, text => {
      const parsed = parse(text);
      if (parsed?.kind !== 'laying') return whose(text);
      const { from, brick, to } = parsed;
      const isTurned = from?.row === to.row && from.column === to.column;
      return `${sides(brick)} ${isTurned ? 'turned' : to.row === 0 ? 'base' : 'above'}${from === null ? '' : ' moved'}`;
    });
    return wall.length <= OPENING ? [position(seat, [look(false), look(true)]), kind] : [kind];
  },
};
