import type { account as english } from '../en/account.ts';

export const account: typeof english = {
  heading: 'あなたのデータ',
  line: 'サーバーとこの端末にあるあなたの情報すべてを、1つのファイルにまとめます。',
  download: 'データをダウンロード',
  gathering: 'データを集めています…',
  done: name => `${name}として保存しました。`,

  guestLine: 'この端末ではゲストです。プロフィールがあれば、そのパスキーでサインインできます。',
  bringQuestion: 'このゲストの対戦をどうしますか？',
  bring: [
    'テーブル、対戦、統計、通知がプロフィールに移ります。',
    'レートは、プロフィールにそのゲームのレートがなければ移ります。',
    '同じテーブルに両方がいる場合、ゲストの席は投了になります。',
  ],
  bringDo: '引き継ぐ',
  leaveLine: '引き継がないものは、二度と開けません。',
  leaveDo: '引き継がない',

  goes: '消えるもの',
  goesWhat: [
    '名前、レート、統計',
    'パスキー、すべての端末のサインイン、通知',
    'ボットアカウントとそのトークン',
  ],
  stays: '残るもの',
  staysWhat: ['相手のもとの終わった対戦（名前は「匿名」になります）', 'この端末の対戦'],
  underWay: '進行中の対戦は投了になります。',
};
