import type { Lesson } from '../../../web/learn/lesson.ts';

/** The kind of fist. */
function fist(move: string): string {
  if (move === '-') return 'empty';
  if (move === 'T') return 'tower';
  return move === 'G' ? 'gate' : 'section';
}

/** You, Bruno and Carla; one round, in which you go out. */
export const lesson = {
  seats: 3,
  options: { rounds: 1 },
  start: '',
  steps: [
    { key: 'aim' },
    { key: 'hide', accept: { T: '1:6 2:4' }, mistake: fist },
    { key: 'guess', accept: { '6': '1:6 2:3' }, mistake: fist },
    { key: 'room', accept: { G: '1:2 2:G' }, mistake: fist },
    { key: 'empty', accept: { '-': '1:4 2:1' }, mistake: fist },
    { key: 'any', accept: { '4R': '' } },
    { key: 'both', accept: { '-': '1:- 2:2' }, mistake: fist },
    { key: 'gift', accept: { '3': '' } },
    {
      key: 'out',
      meanwhile: '0:1 1:3 2:6 L 0:2 1:6 2:3',
      accept: { '1': '1:1 2:4' },
    },
    { key: 'end' },
  ],
} as const satisfies Lesson;
