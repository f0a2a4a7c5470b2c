import type { games as english } from '../en/games.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('it');

export const games: typeof english = {
  'die-mauer': {
    name: 'Die Mauer',
    line: 'Indovina che cosa nasconde il capomastro, e libera per primo la mano dai blocchi.',
    options: {
      rounds: { name: 'Manche', value: n => plural(n, { one: '# manche', other: '# manche' }) },
      gift: {
        name: 'Il dono al capomastro dal pugno vuoto',
        values: { must: 'è d’obbligo', may: 'si può negare' },
      },
    },
  },
  'muro-contro-muro': {
    name: 'Muro contro muro',
    line: 'Un muro di mattoni, due facce: vincono le linee più lunghe del tuo colore.',
    options: {
      copies: { name: 'Mattoni di ogni tipo', value: n => `${number(n)} (${number(6 * n)} in tutto)` },
    },
  },
  'mauer-bauer': {
    name: 'Mauer Bauer',
    line: 'Cingete insieme città di mura, e riscuoti le tue carte segrete delle gilde.',
    options: {
      hastyRoll: {
        name: 'Tirare i dadi troppo presto',
        off: 'Non ammesso',
        on: 'Ammesso: costa un punto, e il tiro non vale',
      },
    },
  },
  'burg-appenzell': {
    name: 'Burg Appenzell',
    line: 'Guida i tuoi topi in un castello dai pavimenti che scorrono, due per formaggio.',
    options: {
      layout: { name: 'Castello', values: { A: 'Il primo castello', B: 'Il secondo castello' } },
      target: {
        name: 'Formaggi per vincere',
        value: n => plural(n, { one: '# tipo', other: '# tipi' }),
      },
      memory: {
        name: 'Aiuto alla memoria',
        off: 'No: ricorda che cosa c’è sotto i tetti',
        on: 'Sì: le tessere viste restano visibili',
      },
    },
  },
};
