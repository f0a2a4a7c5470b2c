import type { Lesson } from '../../../web/learn/lesson.ts';

/** The kind of move, by its notation. */
function sort(move: string): string {
  if (move.startsWith('@')) return 'enter';
  if (move.startsWith('^')) return 'uncover';
  if (move === '.') return 'end';
  return move.includes('-') ? 'run' : 'slide';
}

/**
 * You and Bruno. Your mice come to stand on b1 and b2; then column b is pushed up again and again, until Feta and Gouda
 * are yours beside the Brie and two Camemberts lie ready.
 */
export const lesson = {
  seats: 2,
  start: 'spare=x',
  steps: [
    { key: 'aim' },
    { key: 'tower', accept: { '@a1': '@g7' } },
    { key: 'roof', accept: { '^b1': 'b1=B b2=B b3=F' }, mistake: sort },
    { key: 'run', accept: { 'a1-b1': '' }, mistake: sort },
    { key: 'further', accept: { 'b1-b2': '' }, mistake: sort },
    { key: 'second', accept: { '@a1': '' }, mistake: sort },
    { key: 'cheese', plays: '^g5 g6=. g7-g6 .', accept: { 'a1-b1': '' }, mistake: sort },
    { key: 'trap', accept: { E6: 'spare=C' }, mistake: sort },
    {
      key: 'win',
      meanwhile: '. @g7 Sb b3=F . Sb b3=G . Sb b3=G . Sb b3=C . Sb .',
      accept: { Sb: '', 'b1-b3': '' },
      mistake: sort,
    },
    { key: 'end' },
  ],
} as const satisfies Lesson;
