/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Two positions count as the same if mice, open rooms and tiles match, mirror images included. It doesn’t matter which cheese is which.',
  kind: 'In similar positions, equally many actions and mice are left. Moves count as alike if they do the same thing: bring in, lift, run, run onto cheese, slide.',
};
