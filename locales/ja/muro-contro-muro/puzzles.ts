import type { PuzzleTexts } from '../../en/muro-contro-muro/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('ja');

export const puzzles: PuzzleTexts = {
  task: '相手の次のターンの後に、できるだけリードしてください。',
  counts:
    '相手の次のターンの後に対戦が終わるとして、あなたの点から相手の点を引きます。相手のサイコロはどの目も同じ確率で出て、相手はあなたにとって一番悪い手を選びます。',
  value: value => `${value > 0 ? '+' : ''}${number(value)}点`,
  themes: {
    laying: 'レンガを置く',
    moving: 'レンガを動かす',
    end: '最後のレンガ',
  },
};
