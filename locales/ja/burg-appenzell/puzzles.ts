import type { PuzzleTexts } from '../../en/burg-appenzell/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('ja');

export const puzzles: PuzzleTexts = {
  task: 'この手番でできるだけ多くの種類のチーズを手に入れてください。',
  counts:
    '手番が終わるまでに手に入れるチーズの種類を数えます。誰も見ていないタイルは運しだいで、一度見えたタイルは表示されます。',
  value: value => `チーズ${number(value)}種類`,
  themes: {
    winning: '勝つ手',
    sliding: 'タイルを押し込む',
    uncovering: '屋根を外す',
    running: '走る',
  },
};
