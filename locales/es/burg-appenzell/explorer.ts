/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position: 'Se comparan ratones, salas abiertas y losetas, también en un espejo; un queso es como otro.',
  kind: 'Del mismo tipo: acciones y ratones que quedan. Las jugadas equivalen si hacen lo mismo: entrar, levantar un tejado, correr, correr a un queso, deslizar.',
};
