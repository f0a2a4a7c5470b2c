import type { PuzzleTexts } from '../../en/muro-contro-muro/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('fr');

export const puzzles: PuzzleTexts = {
  task: 'Prenez le plus d’avance possible d’ici la fin du prochain tour du rival.',
  counts:
    'On compte vos points moins ceux du rival, si la partie s’arrêtait après son prochain tour. Chaque face du dé est aussi probable ; le rival joue ensuite le pire coup pour vous.',
  value: value =>
    `${value > 0 ? '+' : ''}${plural(value, { one: '# point', many: '# de points', other: '# points' })}`,
  themes: {
    laying: 'Poser des briques',
    moving: 'Déplacer des briques',
    end: 'Dernières briques',
  },
};
