import type { PuzzleTexts } from '../../en/mauer-bauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('ja');

export const puzzles: PuzzleTexts = {
  task: 'この手番でできるだけ多くの点を取ってください。',
  counts:
    'この手番でカードを使い終えるまでに取る点を数えます。サイコロは運しだいで、そのあとは最善の手を選ぶものとします。それまで誰もカードを引かないので、伏せられたカードは関係ありません。',
  value: value => `${number(value)}点`,
  themes: {
    wall: '城壁を建てる',
    towers: '塔',
    houses: '家',
    joining: '都市の合併',
    cards: 'カード',
  },
};
