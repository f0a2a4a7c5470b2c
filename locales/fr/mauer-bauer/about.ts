import type { facts } from '../../../src/games/mauer-bauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('fr');

export const about: About<typeof facts.options> = {
  name: 'Mauer Bauer',
  line: 'Construisez murs et villes dans un même pays, et marquez des points avec vos cartes de guilde secrètes.',
  progress: (done, of) => `Murs restants : ${number(done)} sur ${number(of)}`,
  options: {
    hastyRoll: {
      name: 'Lancer les dés trop tôt',
      line: 'Une pénalité pour les impatients : ils perdent un point, et le lancer ne compte pas.',
      off: 'Interdit',
      on: 'Permis, mais coûte un point',
    },
  },
};
