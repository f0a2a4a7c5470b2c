/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Dos posiciones cuentan como iguales si la muralla tiene los mismos extremos abiertos, si en ambas eres o no eres el maestro de obras y si cada jugador tiene las mismas piezas, en cualquier orden. Las victorias y los puntos son los de la ronda.',
};
