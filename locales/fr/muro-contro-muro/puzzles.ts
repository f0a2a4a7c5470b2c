import type { PuzzleTexts } from '../../en/muro-contro-muro/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('fr');

export const puzzles: PuzzleTexts = {
  task: 'Soyez le plus en avance possible après le prochain tour du rival.',
  counts:
    'On compte vos points moins ceux du rival, si la partie s’arrêtait après son prochain tour. Le rival tire chaque face du dé aussi souvent, puis joue le coup le pire pour vous.',
  value: value =>
    `${value > 0 ? '+' : ''}${plural(value, { one: '# point', many: '# de points', other: '# points' })}`,
  themes: {
    laying: 'Poser des briques',
    moving: 'Déplacer des briques',
    end: 'Dernières briques',
  },
};
