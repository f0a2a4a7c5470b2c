import type { PuzzleTexts } from '../../en/die-mauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('fr');

export const puzzles: PuzzleTexts = {
  task: 'Débarrassez-vous du plus de points possible pendant ce tour.',
  counts:
    'On compte les points négatifs des pièces dont vous vous débarrassez pendant ce tour, moins ceux d’un don que vous devez accepter. Tous choisissent en même temps : tous les choix possibles d’un rival ont la même probabilité, et tous les dons aussi. Toutes les mains sont connues.',
  value: value => plural(value, { one: '# point', many: '# de points', other: '# points' }),
  themes: {
    master: 'Vous êtes le maître',
    guessing: 'Deviner',
    empty: 'Poing vide',
  },
};
