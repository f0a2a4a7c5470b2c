import type { PuzzleTexts } from '../../en/mauer-bauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('ja');

export const puzzles: PuzzleTexts = {
  task: 'このターンでできるだけ多くの点を取ってください。',
  counts:
    'このターンであなたがカードを出すまでに取る点を数えます。サイコロは運で、その後はあなたが最善を選びます。それまで誰もカードを引かないので、隠れたものは関係ありません。',
  value: value => `${number(value)}点`,
  themes: {
    wall: '城壁を置く',
    towers: '塔',
    houses: '家',
    joining: '都市をつなぐ',
    cards: 'カード',
  },
};
