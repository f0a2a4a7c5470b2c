/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Sont identiques : les murs sur le pays, même en miroir. Les pièces et les cartes ne comptent pas.',
  kind: 'Du même genre : ce qu’il faut faire. Des murs se valent s’ils ferment une ville, relient des murs, en prolongent un ou restent seuls ; tours et maisons selon ce qui est déjà là.',
};
