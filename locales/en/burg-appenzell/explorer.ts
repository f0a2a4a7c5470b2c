/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position: 'The same: mice, open rooms and tiles, also in a mirror; one cheese is like another.',
  kind: 'Of the same kind: actions and mice left. Moves are alike if they do the same: enter, uncover, run, run to a cheese, slide.',
};
