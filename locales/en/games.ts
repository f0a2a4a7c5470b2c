import { grammar } from '../grammar.ts';

const { plural, number } = grammar('en');

/** What the home page and the set-up page say of each game. The order of option values is that of the rules. */
export const games = {
  'die-mauer': {
    name: 'Die Mauer',
    line: 'Guess what the master builder hides, and be rid of your blocks first.',
    options: {
      rounds: { name: 'Rounds', value: (n: number) => plural(n, { one: '# round', other: '# rounds' }) },
      gift: {
        name: 'The gift to an empty-fisted master',
        values: { must: 'must be given', may: 'may be refused' },
      },
    },
  },
  'muro-contro-muro': {
    name: 'Muro contro muro',
    line: 'One brick wall, two sides: the longest lines in your own colour win.',
    options: {
      copies: { name: 'Bricks of each kind', value: (n: number) => `${number(n)} (${number(6 * n)} in all)` },
    },
  },
  'mauer-bauer': {
    name: 'Mauer Bauer',
    line: 'Wall in cities together, and cash in your secret guild cards.',
    options: {
      hastyRoll: {
        name: 'Rolling too early',
        off: 'Not allowed',
        on: 'Allowed: it costs a point, and the roll does not count',
      },
    },
  },
  'burg-appenzell': {
    name: 'Burg Appenzell',
    line: 'Lead your mice through a castle whose floors slide, two to a cheese.',
    options: {
      layout: { name: 'Castle', values: { A: 'The first castle', B: 'The second castle' } },
      target: {
        name: 'Cheeses to win',
        value: (n: number) => plural(n, { one: '# kind', other: '# kinds' }),
      },
      memory: {
        name: 'Memory aid',
        off: 'Off: remember what is under the roofs',
        on: 'On: tiles once seen stay shown',
      },
    },
  },
};
