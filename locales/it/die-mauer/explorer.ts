/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Conta come uguale: quante estremità del muro sono aperte, se sei il capomastro e i blocchi di tutti, in qualunque ordine siano seduti. Vittorie e punteggi sono quelli della manche.',
};
