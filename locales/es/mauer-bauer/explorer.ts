/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position: 'Se comparan los muros de la tierra, también en un espejo. Las piezas y las cartas no cuentan.',
  kind: 'Del mismo tipo: lo que toca hacer. Los muros equivalen si cierran una ciudad, unen muros, prolongan uno o están solos; torres y casas, según lo que ya hay.',
};
