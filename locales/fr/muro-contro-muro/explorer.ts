/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Sont identiques : le mur tel que vous le voyez ou en miroir, les couleurs selon leur propriétaire.',
  kind: 'Du même genre : ce que montre le dé. Des coups se valent s’ils posent une telle brique, à la base ou au-dessus.',
};
