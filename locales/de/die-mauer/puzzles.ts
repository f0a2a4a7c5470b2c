import type { PuzzleTexts } from '../../en/die-mauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('de');

export const puzzles: PuzzleTexts = {
  task: 'Werde in diesem Zug möglichst viele Punkte los.',
  counts:
    'Gezählt werden die Minuspunkte der Bauteile, die du in diesem Zug loswirst, abzüglich derer eines Geschenks, das du nehmen musst. Alle wählen gleichzeitig: Jede mögliche Wahl eines Rivalen gilt als gleich wahrscheinlich, jedes Geschenk ebenso. Alle Hände sind bekannt.',
  value: value => plural(value, { one: '# Punkt', other: '# Punkte' }),
  themes: {
    master: 'Du bist Baumeister',
    guessing: 'Raten',
    empty: 'Leere Faust',
  },
};
