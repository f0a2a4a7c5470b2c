/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Due posizioni contano come uguali se topi, stanze scoperte e tessere coincidono, anche allo specchio. Un formaggio vale l’altro.',
  kind: 'Nelle posizioni simili restano altrettante azioni e altrettanti topi. Le mosse si equivalgono se fanno la stessa cosa: mettere un topo, togliere un tetto, correre, correre su un formaggio, far scorrere.',
};
