import type { PuzzleTexts } from '../../en/die-mauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('de');

export const puzzles: PuzzleTexts = {
  task: 'Werde in diesem Zug möglichst viele Punkte los.',
  counts:
    'Gezählt werden die Strafpunkte der Blöcke, die du in diesem Zug loswirst, abzüglich derer eines Geschenks, das du nehmen musst. Alle wählen zugleich: Jede Faust, die ein Rivale machen kann, gilt als gleich wahrscheinlich, jedes Geschenk ebenso. Alle Hände sind bekannt.',
  value: value => plural(value, { one: '# Punkt', other: '# Punkte' }),
  themes: {
    master: 'Du bist Baumeister',
    guessing: 'Raten',
    empty: 'Leere Faust',
  },
};
