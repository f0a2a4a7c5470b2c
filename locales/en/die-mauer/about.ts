import type { facts } from '../../../src/games/die-mauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number, plural } = grammar('en');

export const about: About<typeof facts.options> = {
  name: 'Die Mauer',
  line: 'Guess what the master builder hides, and be first to get rid of your blocks.',
  progress: (done, of) => `Round ${number(done)} of ${number(of)}`,
  standing: {
    T: 'a tower',
    G: 'a gate',
    6: 'a section of 6',
    4: 'a section of 4',
    3: 'a section of 3',
    2: 'a section of 2',
    1: 'a section of 1',
    '-': 'an empty fist',
  },
  options: {
    rounds: {
      name: 'Rounds',
      line: 'More rounds even out luck; fewer make a shorter match.',
      value: (n: number) => plural(n, { one: '# round', other: '# rounds' }),
    },
    gift: {
      name: 'Gift when both fists are empty',
      line: 'Whether the other player with an empty fist has to give the master builder a block.',
      values: { must: 'required', may: 'optional' },
    },
    memory: {
      name: 'Memory aid',
      line: 'Whether “Who has what” shows what can be deduced about the others’ blocks.',
      off: 'Off: remember it yourself',
      on: 'On: see what others may have',
    },
  },
};
