import type { PuzzleTexts } from '../../en/burg-appenzell/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('it');

export const puzzles: PuzzleTexts = {
  task: 'Prendi più formaggi che puoi in questo turno.',
  counts:
    'Si contano i tipi di formaggio che prendi fino alla fine del tuo turno. Le tessere che nessuno ha visto dipendono dal caso; quelle già viste sono mostrate.',
  value: value => plural(value, { one: '# formaggio', many: '# di formaggi', other: '# formaggi' }),
  themes: {
    winning: 'Mossa vincente',
    sliding: 'Far scorrere le tessere',
    uncovering: 'Togliere tetti',
    running: 'Correre',
  },
};
