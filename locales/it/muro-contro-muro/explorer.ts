/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Due posizioni contano come uguali se il muro coincide, anche allo specchio. Di un colore conta solo a chi appartiene.',
  kind: 'Nelle posizioni simili il dado mostra la stessa faccia. Le mosse si equivalgono se mettono lo stesso tipo di mattoncino, nella base o più in alto.',
};
