import type { PuzzleTexts } from '../../en/mauer-bauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('fr');

export const puzzles: PuzzleTexts = {
  task: 'Marquez le plus de points possible pendant ce tour.',
  counts:
    'On compte les points que vous marquez pendant ce tour jusqu’à ce que vous ayez joué vos cartes. Les dés dépendent du hasard ; on suppose ensuite que vous faites les meilleurs choix. Les cartes cachées ne comptent pas : personne ne pioche avant.',
  value: value => plural(value, { one: '# point', many: '# de points', other: '# points' }),
  themes: {
    wall: 'Construire le mur',
    towers: 'Tours',
    houses: 'Maisons',
    joining: 'Réunir des villes',
    cards: 'Cartes',
  },
};
