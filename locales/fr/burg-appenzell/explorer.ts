/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Sont identiques : souris, salles découvertes et dalles, même en miroir ; un fromage en vaut un autre.',
  kind: 'Du même genre : actions et souris restantes. Des coups se valent s’ils font la même chose : entrer, découvrir, courir, courir vers un fromage, pousser.',
};
