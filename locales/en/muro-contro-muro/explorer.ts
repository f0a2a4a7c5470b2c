/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Two positions count as the same if the walls match, mirror images included. Of a colour, only its owner matters.',
  kind: 'In similar positions, the die shows the same face. Moves count as alike if they lay the same kind of brick, in the base or above it.',
};
