/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Deux positions sont identiques si souris, salles découvertes et dalles sont les mêmes, au besoin en miroir. Un fromage en vaut un autre.',
  kind: 'Dans les positions semblables, il reste autant d’actions et de souris. Des coups se valent s’ils font la même chose : faire entrer, soulever un toit, courir, courir sur un fromage, pousser.',
};
