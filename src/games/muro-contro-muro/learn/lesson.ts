import type { Lesson } from '../../../web/learn/lesson.ts';

/** What is wrong with a brick laid by the learner, who is green: nothing, if it shows green only on this side. */
function brickOf(move: string): string {
  const [front, back] = move.slice(move.indexOf('>') + 1);
  if (back === 'F') return 'gift';
  if (front !== 'G') return 'away';
  return back === 'G' ? 'plain' : 'place';
}

/** You are green, Bruno is fuchsia. */
export const lesson = {
  seats: 2,
  options: { copies: 4 },
  start: '',
  steps: [
    { key: 'aim' },
    { key: 'colour', accept: { G: 'F G G' } },
    { key: 'first', accept: { 'GB@0,0': '' }, mistake: brickOf },
    { key: 'row', plays: 'F BF@0,1 G', accept: { 'GB@0,-1': '' }, mistake: brickOf },
    { key: 'diagonal', plays: 'F BF@0,2 B', accept: { 'GB@1,-1': '' }, mistake: brickOf },
    {
      key: 'block',
      plays: 'F BF@1,1 N',
      accept: { 'BB@0,3': '' },
      mistake: move => (move[1] === 'F' ? 'gift' : move.startsWith('BB') ? 'place' : 'brick'),
    },
    {
      key: 'turn',
      plays: 'F FF@0,4 M',
      accept: { '1,1>FB@1,1': '' },
      mistake: move => (move.startsWith('1,1>') ? 'moved' : 'other'),
    },
    {
      key: 'win',
      meanwhile: `M 1,-1>BG@1,-1 N FB@1,3 C 1,3>BF@1,0 G GG@0,-2 G GF@2,-1 B GB@0,-3 G FG@0,-4 F GF@1,-2 C 1,1>BF@1,1
        N BB@1,2 M 0,4>FF@2,0 C GG@2,-2 C FF@3,-1 F GF@1,-3 B BB@0,-5 C GG@2,-3 M 2,-2>GG@0,-6 N BB@2,1 C FF@1,-4
        M 0,-6>GG@2,-4 F FF@3,0`,
      plays: 'G',
      accept: { 'GG@3,-4': '', 'GG@2,-2': '' },
    },
    { key: 'end' },
  ],
} as const satisfies Lesson;
