/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position: 'The same: the wall as you see it or in a mirror, with colours by whose they are.',
  kind: 'Of the same kind: what the die shows. Moves are alike if they lay such a brick, in the base or above it.',
};
