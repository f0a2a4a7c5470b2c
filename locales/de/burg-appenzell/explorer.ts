/** What counts as the same to the explorer: positions and moves, and their kinds. */
export const explorer = {
  position:
    'Zwei Stellungen gelten als gleich, wenn Mäuse, offene Räume und Plättchen übereinstimmen, auch spiegelverkehrt. Welcher Käse welcher ist, spielt keine Rolle.',
  kind: 'In ähnlichen Stellungen sind gleich viele Aktionen und Mäuse übrig. Züge gelten als gleichwertig, wenn sie dasselbe tun: einsetzen, aufdecken, laufen, auf einen Käse laufen, schieben.',
};
