/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Gleich ist: wie viele Enden der Mauer offen sind, ob man Baumeister ist und wer welche Bauteile hat, egal in welcher Reihenfolge alle sitzen. Siege und Punkte sind die der Runde.',
};
