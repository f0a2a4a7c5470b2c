import type { PuzzleTexts } from '../../en/muro-contro-muro/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('fr');

export const puzzles: PuzzleTexts = {
  task: 'Prenez le plus d’avance possible d’ici la fin du prochain tour de l’adversaire.',
  counts:
    'On compte vos points moins ceux de l’adversaire, si la partie s’arrêtait après son prochain tour. Toutes les faces du dé ont la même probabilité ; l’adversaire joue ensuite le pire coup pour vous.',
  value: value =>
    `${value > 0 ? '+' : ''}${plural(value, { one: '# point', many: '# de points', other: '# points' })}`,
  themes: {
    laying: 'Poser des briques',
    moving: 'Déplacer des briques',
    end: 'Dernières briques',
  },
};
