/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Two positions count as the same if their walls match, mirror images included. Other pieces and cards are ignored.',
  kind: 'In similar positions, the same kind of move is due. Walls count as alike if they complete a city, connect walls, extend one or stand alone; towers and houses, if they match what’s there in the same way.',
};
