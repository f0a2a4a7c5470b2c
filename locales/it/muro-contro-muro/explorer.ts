/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position: 'Conta come uguale: il muro come lo vedi o allo specchio, con i colori secondo di chi sono.',
  kind: 'Dello stesso tipo: ciò che mostra il dado. Le mosse sono equivalenti se posano un mattoncino così, nella base o sopra.',
};
