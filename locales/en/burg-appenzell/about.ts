import type { facts } from '../../../src/games/burg-appenzell/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number, plural } = grammar('en');

export const about: About<typeof facts.options> = {
  name: 'Burg Appenzell',
  line: 'Guide your mice through a castle with sliding floors: two mice per cheese.',
  progress: (done, of) => `Leader: ${number(done)} of ${number(of)} cheeses`,
  options: {
    layout: {
      name: 'Castle',
      line: 'Where the rooms lie under the roofs.',
      values: { A: 'Castle 1', B: 'Castle 2' },
    },
    target: {
      name: 'Cheeses to win',
      line: 'Fewer kinds make a shorter match.',
      value: (n: number) => plural(n, { one: '# kind', other: '# kinds' }),
    },
    memory: {
      name: 'Memory aid',
      line: 'Remembering tiles is half the game; this does it for you.',
      off: 'Off: remember them yourself',
      on: 'On: seen tiles stay visible',
    },
    lastMouse: {
      name: 'Player with one mouse left',
      line: 'Whether one remaining mouse is enough to win when a match ends by falls.',
      off: 'Can’t win if falls end it',
      on: 'Can win with the most kinds',
    },
  },
};
