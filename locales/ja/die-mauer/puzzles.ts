import type { PuzzleTexts } from '../../en/die-mauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('ja');

export const puzzles: PuzzleTexts = {
  task: 'このターンでできるだけ多くの点を減らしてください。',
  counts:
    'このターンで手放すブロックの失点を数え、受け取らなければならないブロックの失点を引きます。全員が同時に選びます。ライバルが握れるこぶしはどれも同じ確からしさで、渡すブロックも同じです。全員の手元は分かっています。',
  value: value => `${number(value)}点`,
  themes: {
    master: 'あなたが棟梁',
    guessing: '当てる',
    empty: '空のこぶし',
  },
};
