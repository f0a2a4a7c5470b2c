/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Zwei Stellungen gelten als gleich, wenn gleich viele Enden der Mauer offen sind, du in beiden oder in keiner Baumeister bist und alle dieselben Bauteile haben, egal in welcher Sitzordnung. Siege und Punkte sind die der Runde.',
};
