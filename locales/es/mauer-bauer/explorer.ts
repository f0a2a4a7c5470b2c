/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Dos posiciones cuentan como iguales si coinciden los muros, también en espejo. Las demás piezas y las cartas no cuentan.',
  kind: 'En las posiciones parecidas toca el mismo tipo de jugada. Los muros se consideran equivalentes si completan una ciudad, unen otros muros, prolongan uno o quedan solos; las torres y las casas, si encajan igual con lo que ya hay.',
};
