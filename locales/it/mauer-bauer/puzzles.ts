import type { PuzzleTexts } from '../../en/mauer-bauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('it');

export const puzzles: PuzzleTexts = {
  task: 'Fai più punti che puoi in questo turno.',
  counts:
    'Si contano i punti che fai in questo turno fino a quando hai giocato le carte. I dadi dipendono dal caso; poi si suppone che tu scelga sempre il meglio. Le carte nascoste non contano: prima di allora nessuno pesca.',
  value: value => plural(value, { one: '# punto', many: '# di punti', other: '# punti' }),
  themes: {
    wall: 'Costruire il muro',
    towers: 'Torri',
    houses: 'Case',
    joining: 'Unire città',
    cards: 'Carte',
  },
};
