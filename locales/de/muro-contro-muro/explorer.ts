/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Gleich ist: die Mauer, wie man sie sieht oder im Spiegel, mit den Farben danach, wem sie gehören.',
  kind: 'Von derselben Art: was der Würfel zeigt. Züge sind gleichwertig, wenn sie so einen Stein legen, unten oder darüber.',
};
