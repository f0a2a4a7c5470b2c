/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Due posizioni contano come uguali se i muri coincidono, anche allo specchio. Gli altri pezzi e le carte non contano.',
  kind: 'Nelle posizioni simili c’è da fare lo stesso tipo di mossa. I muri si equivalgono se completano una città, collegano altri muri, ne allungano uno o stanno da soli; torri e case, se si accordano allo stesso modo con quello che c’è.',
};
