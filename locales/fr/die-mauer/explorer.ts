/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Deux positions sont identiques si la muraille a autant de bouts ouverts, si vous êtes le maître dans les deux ou dans aucune, et si chacun a les mêmes pièces, quel que soit l’ordre autour de la table. Victoires et scores sont ceux de la manche.',
};
