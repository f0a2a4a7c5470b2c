/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Se compara cuántos extremos de la muralla están abiertos, si eres el maestro de obras y las piezas de cada cual, en cualquier orden. Victorias y puntos son los de la ronda.',
};
