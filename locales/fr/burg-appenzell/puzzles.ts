import type { PuzzleTexts } from '../../en/burg-appenzell/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('fr');

export const puzzles: PuzzleTexts = {
  task: 'Prenez le plus de fromages possible pendant ce tour.',
  counts:
    'On compte les sortes de fromage que vous prenez jusqu’à la fin de votre tour. Les dalles que personne n’a vues dépendent du hasard ; les autres sont montrées.',
  value: value => plural(value, { one: '# fromage', many: '# de fromages', other: '# fromages' }),
  themes: {
    winning: 'Coup gagnant',
    sliding: 'Faire glisser les dalles',
    uncovering: 'Découvrir des salles',
    running: 'Courir',
  },
};
