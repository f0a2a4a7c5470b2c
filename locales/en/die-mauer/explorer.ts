/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'The same: how many ends of the wall are open, whether you are the master builder, and everyone’s blocks, whichever way round they sit. Wins and scores are those of the round.',
};
