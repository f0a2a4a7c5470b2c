/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Two positions count as the same if equally many ends of the wall are open, you’re the master builder in both or in neither, and everyone’s blocks match, in any seating order. Wins and scores are for the round.',
};
