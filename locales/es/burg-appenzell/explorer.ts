/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Dos posiciones cuentan como iguales si coinciden ratones, salas abiertas y losetas, también en espejo. No importa qué queso es cuál.',
  kind: 'En las posiciones parecidas quedan las mismas acciones y los mismos ratones. Las jugadas se consideran equivalentes si hacen lo mismo: meter un ratón, levantar un tejado, correr, correr hasta un queso, deslizar.',
};
