import type { facts } from '../../../src/games/burg-appenzell/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number, plural } = grammar('it');

export const about: About<typeof facts.options> = {
  name: 'Burg Appenzell',
  line: 'Guida i tuoi topi in un castello dal pavimento che scorre: due topi per formaggio.',
  progress: (done, of) =>
    `In testa: ${plural(done, { one: '# formaggio', many: '# di formaggi', other: '# formaggi' })} su ${number(of)}`,
  options: {
    layout: {
      name: 'Castello',
      line: 'Come sono disposte le stanze sotto i tetti.',
      values: { A: 'Castello 1', B: 'Castello 2' },
    },
    target: {
      name: 'Formaggi per vincere',
      line: 'Meno tipi, partita più breve.',
      value: n => plural(n, { one: '# tipo', many: '# di tipi', other: '# tipi' }),
    },
    memory: {
      name: 'Aiuto alla memoria',
      line: 'La memoria è metà del gioco; con l’aiuto non serve.',
      off: 'No: devi ricordare tu',
      on: 'Sì: le tessere restano visibili',
    },
    lastMouse: {
      name: 'Chi ha un solo topo',
      line: 'Se la partita finisce per le cadute, un solo topo può non bastare per vincere.',
      off: 'Non vince dopo le cadute',
      on: 'Può vincere se ha più tipi',
    },
  },
};
