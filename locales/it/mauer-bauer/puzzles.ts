import type { PuzzleTexts } from '../../en/mauer-bauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('it');

export const puzzles: PuzzleTexts = {
  task: 'Fai più punti che puoi in questo turno.',
  counts:
    'Si contano i punti che fai finché non hai giocato le carte in questo turno. I dadi sono caso; dopo scegli tu il meglio. Niente di nascosto conta: prima nessuno pesca carte.',
  value: value => plural(value, { one: '# punto', many: '# di punti', other: '# punti' }),
  themes: {
    wall: 'Mettere il muro',
    towers: 'Torri',
    houses: 'Case',
    joining: 'Unire città',
    cards: 'Carte',
  },
};
