import type { PuzzleTexts } from '../../en/mauer-bauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('de');

export const puzzles: PuzzleTexts = {
  task: 'Mach in diesem Zug möglichst viele Punkte.',
  counts:
    'Gezählt werden die Punkte, die du in diesem Zug machst, bis du deine Karten gespielt hast. Die Würfel bestimmt der Zufall; danach wählst du immer das Beste. Verdecktes spielt keine Rolle: Vorher zieht niemand Karten.',
  value: value => plural(value, { one: '# Punkt', other: '# Punkte' }),
  themes: {
    wall: 'Mauer bauen',
    towers: 'Türme',
    houses: 'Häuser',
    joining: 'Städte verbinden',
    cards: 'Karten',
  },
};
