import type { PuzzleTexts } from '../../en/burg-appenzell/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('fr');

export const puzzles: PuzzleTexts = {
  task: 'Obtenez le plus de fromages possible pendant ce tour.',
  counts:
    'On compte les sortes de fromage que vous obtenez jusqu’à la fin de votre tour. Les dalles que personne n’a vues dépendent du hasard ; les autres sont montrées.',
  value: value => plural(value, { one: '# fromage', many: '# de fromages', other: '# fromages' }),
  themes: {
    winning: 'Coup gagnant',
    sliding: 'Pousser la dalle',
    uncovering: 'Soulever des toits',
    running: 'Courir',
  },
};
