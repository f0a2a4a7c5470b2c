import type { PuzzleTexts } from '../../en/muro-contro-muro/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('it');

export const puzzles: PuzzleTexts = {
  task: 'Ottieni il maggior vantaggio possibile dopo il prossimo turno dell’avversario.',
  counts:
    'Si contano i tuoi punti meno quelli dell’avversario, se la partita finisse dopo il suo prossimo turno. Ogni faccia del dado è ugualmente probabile; poi l’avversario fa la mossa peggiore per te.',
  value: value =>
    `${value > 0 ? '+' : ''}${plural(value, { one: '# punto', many: '# di punti', other: '# punti' })}`,
  themes: {
    laying: 'Mettere mattoncini',
    moving: 'Spostare mattoncini',
    end: 'Ultimi mattoncini',
  },
};
