/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position: 'Conta come uguale: i muri sulla terra, anche allo specchio. Pezzi e carte non contano.',
  kind: 'Dello stesso tipo: ciò che c’è da fare. I muri sono equivalenti se completano una città, uniscono altri muri, ne allungano uno o stanno da soli; torri e case se si accordano con ciò che c’è.',
};
