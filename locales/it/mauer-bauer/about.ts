import type { facts } from '../../../src/games/mauer-bauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('it');

export const about: About<typeof facts.options> = {
  name: 'Mauer Bauer',
  line: 'Costruisci muri e città su una terra comune e fai punti con le tue carte gilda segrete.',
  progress: (done, of) => `Muri rimasti: ${number(done)} di ${number(of)}`,
  options: {
    hastyRoll: {
      name: 'Tirare i dadi troppo presto',
      line: 'Una penalità per gli impazienti: perdono un punto, e il tiro non vale.',
      off: 'Non ammesso',
      on: 'Ammesso, ma costa un punto',
    },
  },
};
