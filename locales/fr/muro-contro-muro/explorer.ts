/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Deux positions sont identiques si le mur est le même, au besoin en miroir. D’une couleur, seul compte son propriétaire.',
  kind: 'Dans les positions semblables, le dé montre la même face. Des coups se valent s’ils posent la même sorte de brique, à la base ou plus haut.',
};
