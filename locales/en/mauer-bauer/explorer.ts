/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position: 'The same: the walls on the land, also in a mirror. Pieces and cards don’t count.',
  kind: 'Of the same kind: what is to be done. Walls are alike if they close a city, join walls, extend one or stand alone; towers and houses if they match what is there.',
};
