import type { MistakesTexts } from '../en/mistakes.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('ja');

export const mistakes: MistakesTexts = {
  heading: 'ミスから学ぶ',
  headingOf: name => `${name}のミスから学ぶ`,
  leave: '検討に戻る',
  progress: (now, all) => `${number(now)}／${number(all)}`,
  task: move => `あなたの手：${move}。もっとよい手を見つけてください。`,
  taskOf: (name, move) => `${name}の手：${move}。もっとよい手を見つけてください。`,
  answer: '問題と答え',
  judging: '手を確かめています…',
  same: 'それは対戦で実際に選んだ手です。別の手を試してください。',
  worse: (move, points) =>
    `${move}：これも勝率が約${number(points)}ポイント下がります。別の手を試してください。`,
  unknown: '手を確かめられませんでした。もう一度お試しください。',
  found: '正解です！',
  alsoGood: 'それもよい手です！',
  tell: '答えを見る',
  next: '次のミス',
  again: 'もう一度',
  done: '終わる',
  result: (solved, all) => `${number(all)}問中${number(solved)}問正解です。`,
  otherwise: '運が違っていたら',
  outcome: '結果',
  likely: '確率',
  yours: '実際の手',
  better: 'よりよい手',
  counting: 'それぞれの結果のあとの勝率',
};
