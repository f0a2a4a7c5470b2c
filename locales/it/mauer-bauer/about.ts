import type { facts } from '../../../src/games/mauer-bauer/rules/facts.ts';
import type { About } from '../../about.ts';

export const about: About<typeof facts.options> = {
  name: 'Mauer Bauer',
  line: 'Costruisci muri e città su una terra comune e fai punti con le tue carte gilda segrete.',
  options: {
    hastyRoll: {
      name: 'Tirare i dadi troppo presto',
      off: 'Non ammesso',
      on: 'Ammesso: costa un punto, e il tiro non vale',
    },
  },
};
