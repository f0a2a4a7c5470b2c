import type { help as english } from '../en/help.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('ja');

export const help: typeof english = {
  accept: 'この手を指す',
  chances: (best, next) => `この手の勝率は約${number(best)}%、次善の手は約${number(next)}%です。`,
  asGood: best => `この手の勝率は約${number(best)}%で、次善の手もほぼ同じです。`,
  alike: 'ほかにも同じくらいよい手があります。',
  onlyMove: '指せる手はこれだけです。',
  restIsWorse: 'ほかの手は明らかに劣ります。',

  heading: 'キー操作',
  intro: 'これらのキーはテーブルのどこでも使えます。答えは読み上げられ、ここにも表示されます。',
  keys: {
    turn: '何をすればいい？',
    changed: '前回の手のあとに何が起きた？',
    hand: '自分の手元は？',
    seats: 'みんなの状況は？',
    row: '1、2、3…行目には何がある？',
    around: '今いる場所のまわりには何がある？',
    again: 'もう一度読む',
    help: 'このキー一覧',
  },
  walk: 'Tabでグループ間、矢印キーで場所の間を移動し、Enterで選び、Escapeで戻ります。',
  row: (nth, what) => `${number(nth)}行目：${what}`,
  noRow: rows => `盤面は${number(rows)}行です。`,
  empty: 'なし',
  nothingChanged: '前回の手のあとには何も起きていません。',
  nothingInHand: '手元には何もありません。',
  noPlace: '先に盤面の場所へ移動してください。',
};
