/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Sont comparés : le nombre de bouts ouverts du mur, si vous êtes le maître de construction et les pièces de chacun, quel que soit l’ordre autour de la table. Victoires et scores sont ceux de la manche.',
};
