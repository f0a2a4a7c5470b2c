import type { PuzzleTexts } from '../../en/die-mauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('ja');

export const puzzles: PuzzleTexts = {
  task: 'このターンで、失点になるブロックをできるだけ手放してください。',
  counts:
    'このターンで手放すブロックの失点を数え、受け取るブロックの失点を引きます。全員が同時に選び、ライバルの選択も、渡すブロックも、どれも同じ確率とします。全員の手元は公開されています。',
  value: value => `${number(value)}点`,
  themes: {
    master: 'あなたが棟梁',
    guessing: '当てる',
    empty: '空のこぶし',
  },
};
