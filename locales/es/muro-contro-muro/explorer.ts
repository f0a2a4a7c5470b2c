/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position: 'Se compara el muro tal como lo ves o en un espejo, con los colores según de quién son.',
  kind: 'Del mismo tipo: lo que muestra el dado. Las jugadas equivalen si colocan un ladrillo así, en la base o encima.',
};
