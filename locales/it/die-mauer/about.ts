import type { facts } from '../../../src/games/die-mauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number, plural } = grammar('it');

export const about: About<typeof facts.options> = {
  name: 'Die Mauer',
  line: 'Indovina che cosa nasconde il capomastro e liberati per primo dei blocchi.',
  progress: (done, of) => `Manche ${number(done)} di ${number(of)}`,
  standing: {
    T: 'una torre',
    G: 'un cancello',
    6: 'una sezione da 6',
    4: 'una sezione da 4',
    3: 'una sezione da 3',
    2: 'una sezione da 2',
    1: 'una sezione da 1',
    '-': 'il pugno vuoto',
  },
  options: {
    rounds: {
      name: 'Manche',
      line: 'Più manche, meno fortuna; meno manche, partita più breve.',
      value: n => plural(n, { one: '# manche', many: '# di manche', other: '# manche' }),
    },
    gift: {
      name: 'Dono con entrambi i pugni vuoti',
      line: 'L’altro giocatore con il pugno vuoto deve donare un blocco al capomastro?',
      values: { must: 'obbligatorio', may: 'facoltativo' },
    },
    memory: {
      name: 'Aiuto alla memoria',
      line: '«Chi ha che cosa» mostra quello che si può dedurre sui blocchi altrui?',
      off: 'No: devi ricordare tu',
      on: 'Sì: vedi che cosa è possibile',
    },
  },
};
