import type { PuzzleTexts } from '../../en/muro-contro-muro/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('ja');

export const puzzles: PuzzleTexts = {
  task: '相手の次の手番が終わったとき、できるだけ大きくリードしてください。',
  counts:
    '相手の次の手番で対戦が終わるとして、あなたの点から相手の点を引きます。相手のサイコロはどの目も同じ確率で出るものとし、相手はあなたにとっていちばん悪い手を選びます。',
  value: value => `${value > 0 ? '+' : ''}${number(value)}点`,
  themes: {
    laying: 'レンガを置く',
    moving: 'レンガを動かす',
    end: '最後のレンガ',
  },
};
