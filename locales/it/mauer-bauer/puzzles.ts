import type { PuzzleTexts } from '../../en/mauer-bauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('it');

export const puzzles: PuzzleTexts = {
  task: 'Fai più punti che puoi in questo turno.',
  counts:
    'Si contano i punti che fai finché non hai giocato le carte in questo turno. I dadi dipendono dal caso; dopo scegli tu il meglio. Le carte nascoste non contano: prima nessuno pesca.',
  value: value => plural(value, { one: '# punto', many: '# di punti', other: '# punti' }),
  themes: {
    wall: 'Costruire il muro',
    towers: 'Torri',
    houses: 'Case',
    joining: 'Unire città',
    cards: 'Carte',
  },
};
