import type { PuzzleTexts } from '../../en/burg-appenzell/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('de');

export const puzzles: PuzzleTexts = {
  task: 'Hol dir in diesem Zug möglichst viele Käsesorten.',
  counts:
    'Gezählt werden die Käsesorten, die du bis zum Ende deines Zuges bekommst. Plättchen, die niemand gesehen hat, bestimmt der Zufall; schon gesehene werden gezeigt.',
  value: value => `${number(value)} Käse`,
  themes: {
    winning: 'Gewinnzug',
    sliding: 'Plättchen schieben',
    uncovering: 'Räume aufdecken',
    running: 'Laufen',
  },
};
