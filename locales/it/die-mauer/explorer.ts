/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Due posizioni contano come uguali se il muro ha altrettante estremità aperte, se in entrambe sei o non sei il capomastro e se ognuno ha gli stessi blocchi, comunque siate seduti. Vittorie e punti sono quelli della manche.',
};
