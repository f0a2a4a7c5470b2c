/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Dos posiciones cuentan como iguales si coincide el muro, también en espejo. De cada color solo importa de quién es.',
  kind: 'En las posiciones parecidas el dado muestra la misma cara. Las jugadas se consideran equivalentes si ponen el mismo tipo de ladrillo, en la base o más arriba.',
};
