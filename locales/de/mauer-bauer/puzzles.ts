import type { PuzzleTexts } from '../../en/mauer-bauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('de');

export const puzzles: PuzzleTexts = {
  task: 'Mach in diesem Zug möglichst viele Punkte.',
  counts:
    'Gezählt werden die Punkte, die du machst, bis du in diesem Zug deine Karten gespielt hast. Die Würfel entscheidet der Zufall; danach wählst du selbst das Beste. Verdecktes spielt keine Rolle: Vorher wird nicht gezogen.',
  value: value => plural(value, { one: '# Punkt', other: '# Punkte' }),
  themes: {
    wall: 'Mauer bauen',
    towers: 'Türme',
    houses: 'Häuser',
    joining: 'Städte verbinden',
    cards: 'Karten',
  },
};
