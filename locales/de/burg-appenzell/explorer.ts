/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position: 'Gleich ist: Mäuse, offene Räume und Plättchen, auch im Spiegel; ein Käse ist wie der andere.',
  kind: 'Von derselben Art: Aktionen und Mäuse, die man noch hat. Züge sind gleichwertig, wenn sie dasselbe tun: hereinholen, abdecken, laufen, zum Käse laufen, schieben.',
};
