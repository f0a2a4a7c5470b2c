/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position: 'Gleich ist: die Mauern im Land, auch im Spiegel. Figuren und Karten zählen nicht.',
  kind: 'Von derselben Art: was zu tun ist. Mauern sind gleichwertig, wenn sie eine Stadt schließen, Mauern verbinden, eine verlängern oder allein stehen; Türme und Häuser, wenn sie zu dem passen, was da ist.',
};
