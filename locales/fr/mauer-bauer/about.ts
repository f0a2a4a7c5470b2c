import type { facts } from '../../../src/games/mauer-bauer/rules/facts.ts';
import type { About } from '../../about.ts';

export const about: About<typeof facts.options> = {
  name: 'Mauer Bauer',
  line: 'Construisez murs et villes dans un même pays, et marquez grâce à vos cartes de guilde secrètes.',
  options: {
    hastyRoll: {
      name: 'Lancer les dés trop tôt',
      off: 'Interdit',
      on: 'Permis : coûte un point, et le lancer ne compte pas',
    },
  },
};
