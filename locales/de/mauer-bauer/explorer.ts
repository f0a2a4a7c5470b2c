/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Zwei Stellungen gelten als gleich, wenn die Mauern übereinstimmen, auch spiegelverkehrt. Andere Teile und Karten zählen nicht.',
  kind: 'In ähnlichen Stellungen steht die gleiche Art von Zug an. Mauern gelten als gleichwertig, wenn sie eine Stadt vollenden, Mauern verbinden, eine verlängern oder allein stehen; Türme und Häuser, wenn sie ebenso gut zu dem passen, was schon dasteht.',
};
