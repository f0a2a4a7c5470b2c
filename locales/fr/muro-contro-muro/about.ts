import type { facts } from '../../../src/games/muro-contro-muro/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number, plural } = grammar('fr');

export const about: About<typeof facts.options> = {
  name: 'Muro contro muro',
  line: 'Un mur de briques, deux côtés : formez les plus longues lignes de votre couleur.',
  progress: (done, of) =>
    `${plural(done, { one: '# brique posée', many: '# de briques posées', other: '# briques posées' })} sur ${number(of)}`,
  options: {
    copies: {
      name: 'Briques de chaque sorte',
      line: 'Plus de briques, un mur plus large et une partie plus longue.',
      value: n => `${number(n)} (${number(6 * n)} en tout)`,
    },
    pass: {
      name: 'Tourner une brique d’une seule couleur',
      line: 'Peut-on tourner une telle brique sur place, même si rien ne change ?',
      off: 'Non : il faut un changement',
      on: 'Oui : pour passer son tour',
    },
  },
};
