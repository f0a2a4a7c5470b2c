/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Zwei Stellungen gelten als gleich, wenn die Mauer übereinstimmt, auch spiegelverkehrt. Bei den Farben zählt nur, wem sie gehören.',
  kind: 'In ähnlichen Stellungen zeigt der Würfel dasselbe. Züge gelten als gleichwertig, wenn sie die gleiche Art Stein setzen, ins Fundament oder darüber.',
};
