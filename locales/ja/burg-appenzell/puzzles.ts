import type { PuzzleTexts } from '../../en/burg-appenzell/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('ja');

export const puzzles: PuzzleTexts = {
  task: 'このターンでできるだけ多くのチーズを取ってください。',
  counts:
    'あなたのターンが終わるまでに取るチーズの種類を数えます。誰も見ていないタイルは運で、見たことのあるタイルは表示されます。',
  value: value => `チーズ${number(value)}個`,
  themes: {
    winning: '勝つ手',
    sliding: 'タイルを押す',
    uncovering: '屋根を開ける',
    running: '走る',
  },
};
