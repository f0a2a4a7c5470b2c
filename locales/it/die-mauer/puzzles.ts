import type { PuzzleTexts } from '../../en/die-mauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('it');

export const puzzles: PuzzleTexts = {
  task: 'Liberati di quanti più punti puoi in questo turno.',
  counts:
    'Si contano i punti di penalità dei blocchi di cui ti liberi in questo turno, meno quelli di un dono che devi accettare. Tutti scelgono insieme: ogni pugno che un rivale può chiudere conta come ugualmente probabile, e così ogni dono. Tutte le mani sono note.',
  value: value => plural(value, { one: '# punto', many: '# di punti', other: '# punti' }),
  themes: {
    master: 'Sei il capomastro',
    guessing: 'Indovinare',
    empty: 'Pugno vuoto',
  },
};
