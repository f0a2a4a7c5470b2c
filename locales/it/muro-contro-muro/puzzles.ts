import type { PuzzleTexts } from '../../en/muro-contro-muro/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('it');

export const puzzles: PuzzleTexts = {
  task: 'Ottieni il maggior vantaggio possibile dopo il prossimo turno del rivale.',
  counts:
    'Si contano i tuoi punti meno quelli del rivale, se la partita finisse dopo il suo prossimo turno. Il rivale tira ogni faccia del dado con la stessa probabilità e poi fa la mossa peggiore per te.',
  value: value =>
    `${value > 0 ? '+' : ''}${plural(value, { one: '# punto', many: '# di punti', other: '# punti' })}`,
  themes: {
    laying: 'Posare mattoncini',
    moving: 'Spostare mattoncini',
    end: 'Ultimi mattoncini',
  },
};
