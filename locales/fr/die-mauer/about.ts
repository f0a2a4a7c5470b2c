import type { facts } from '../../../src/games/die-mauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number, plural } = grammar('fr');

export const about: About<typeof facts.options> = {
  name: 'Die Mauer',
  line: 'Devinez ce que cache le maître de construction, et débarrassez-vous le premier de vos pièces.',
  progress: (done, of) => `Manche ${number(done)} sur ${number(of)}`,
  standing: {
    T: 'une tour',
    G: 'une porte',
    6: 'un mur de 6',
    4: 'un mur de 4',
    3: 'un mur de 3',
    2: 'un mur de 2',
    1: 'un mur de 1',
    '-': 'un poing vide',
  },
  options: {
    rounds: {
      name: 'Manches',
      line: 'Plus de manches, c’est moins de hasard ; moins de manches, une partie plus courte.',
      value: n => plural(n, { one: '# manche', many: '# de manches', other: '# manches' }),
    },
    gift: {
      name: 'Don entre deux poings vides',
      line: 'L’autre joueur au poing vide doit-il donner une pièce au maître ?',
      values: { must: 'obligatoire', may: 'facultatif' },
    },
    memory: {
      name: 'Aide-mémoire',
      line: '« Qui a quoi » montre-t-il ce qu’on peut déduire des pièces des autres ?',
      off: 'Non : à vous de retenir',
      on: 'Oui : on voit ce qui est possible',
    },
  },
};
