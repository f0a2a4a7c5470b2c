/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Conta come uguale: topi, stanze scoperte e tessere, anche allo specchio; un formaggio vale l’altro.',
  kind: 'Dello stesso tipo: azioni e topi rimasti. Le mosse sono equivalenti se fanno la stessa cosa: entrare, togliere un tetto, correre, correre a un formaggio, far scorrere.',
};
