/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Deux positions sont identiques si les murs sont les mêmes, au besoin en miroir. Les autres pièces et les cartes ne comptent pas.',
  kind: 'Dans les positions semblables, c’est le même genre de coup qu’il faut jouer. Des murs se valent s’ils achèvent une ville, relient des murs, en prolongent un ou restent isolés ; des tours et des maisons, si elles s’accordent de la même façon avec ce qui est déjà là.',
};
