import type { LearnTexts } from '../en/learn.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('ja');

export const learn: LearnTexts = {
  heading: '遊び方',
  line: 'ゲームごとに、短いレッスンと図解つきのルールがあります。',
  begin: 'レッスン',
  beginOf: game => `${game}のレッスン`,
  goOn: 'レッスンを続ける',
  goOnOf: game => `${game}のレッスンを続ける`,
  again: 'レッスンをもう一度',
  againOf: game => `${game}のレッスンをもう一度`,
  finished: 'レッスン修了',
  progress: (step, all) => `ステップ${number(step)}／${number(all)}`,
  rules: 'ルール',
  rulesOf: game => `${game}のルール`,
  language: '言語',

  names: ['アダ', 'ブルーノ', 'カルラ', 'ダリオ', 'エレナ', 'ファビオ'],

  contents: '目次',
  search: 'ルールを検索',
  foundAt: (which, n) => `${number(which)}／${number(n)}`,
  notFound: '見つかりませんでした',
  nextFound: '次の箇所',
  previousFound: '前の箇所',
  print: '印刷',
  wholePage: 'ページ全体で開く',
  example: '例',
  ruling: '裁定',
  why: 'なぜ？',
  frame: (which, n) => `${number(which)}／${number(n)}`,
  forward: '次へ',
  backward: '前へ',
  next: '次へ',
  showMe: 'お手本',
  analyse: 'この局面を研究する',
  startOver: '最初から',
  leave: '中断。あとで続きから再開できます。',
  toMatch: '対戦に戻る',
};
