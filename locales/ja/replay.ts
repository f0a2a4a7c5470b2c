import type { replay as english } from '../en/replay.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('ja');

export const replay: typeof english = {
  of: game => `${game}：リプレイ`,
  loading: '対戦を読み込んでいます…',

  controls: 'リプレイの操作',
  slider: '対戦の場面',
  moment: (play, plays) => `${number(plays)}手中${number(play)}手目`,
  beginning: '対戦の始まり',
  quiet: '見た目の変化はありません。',
  toStart: '最初へ',
  toEnd: '最後へ',
  back: '1手戻る',
  forward: '1手進む',
  play: '再生',
  pause: '一時停止',
  speed: factor => `${number(factor)}×`,
  speedLabel: factor => `再生速度：${number(factor)}倍`,
  find: 'ジャンプ',
  previous: what => `前へ：${what}`,
  next: what => `次へ：${what}`,
  keys: 'キー：← → 1手、↑ ↓ 1手番、スペースで再生・停止、Homeで最初、Endで最後',

  as: '視点',
  everything: 'すべて公開',
  spectator: '観戦者',

  hands: '手持ち',
  analyse: '研究する',
  log: 'ログ',
  review: '検討',
  share: '共有',
  unfinished: 'この対戦はまだ終わっていません。今あなたが知りうることだけを表示しています。',
  remembering: 'この対戦では記憶も勝負のうちなので、リプレイは終わってから見られます。',

  shareSheet: {
    heading: '対戦を共有',
    link: '対戦へのリンク',
    linkHere: 'この手へのリンク',
    copy: 'コピー',
    copied: 'コピーしました',
    send: '共有…',
    embed: 'ウェブページに埋め込む',
    embedHint: 'ページのHTMLに貼り付けてください。',
    packed: 'このリンクには対戦がまるごと入っており、サーバーなしで開けます。',
    onlyHere:
      'この対戦はこの端末にしかありません。ファイルを共有しましょう。Quattro Muraにドロップすれば、どの端末でも開けます。',
    record: '対戦ファイルを共有',
    download: '対戦ファイルを保存',
    check: '対戦を検証',
    checking: '検証しています…',
    checked: (plays, fair) =>
      fair
        ? `検証しました。乱数は1手目より前に決まっていて、全${number(plays)}手がルールどおりです。`
        : `全${number(plays)}手がルールどおりです。ファイルに検証できる乱数がありません。`,
    wrong: message => `検証に失敗しました：${message}`,
  },

  shared: {
    broken: 'このリンクに対戦は入っていません',
    brokenWhy: 'コピーや送信の途中で切れたのかもしれません。',
  },

  matchPage: {
    notFound: '対戦が見つかりません。',
    notFoundWhy: 'リンクが途中で切れているか、非公開の対戦です。',
    notOver: 'この対戦はまだ進行中です。',
    watch: '観戦する',
    noServer: '対戦を読み込めませんでした。接続を確認してください。',
    openApp: 'Quattro Muraで開く',
  },

  list: {
    heading: 'リプレイ',
    line: 'この端末で終えた対戦と、開いた対戦ファイルです。',
    none: 'この端末で終えた対戦はまだありません。',
    finished: 'この端末で遊んだ対戦',
    imported: 'ファイルから開いた対戦',
    unfinished: '進行中',
    won: names => `${names}の勝ち`,
    notOver: '未終了',
    watch: 'リプレイ',
    watchOf: (game, names) => `${names}の${game}をリプレイ`,
    remove: game => `この${game}の対戦を削除`,
    date: at => new Intl.DateTimeFormat('ja', { dateStyle: 'medium' }).format(at),
  },

  importing: {
    open: '対戦ファイルを開く…',
    hint: 'アプリのどこかにドロップしても開けます。',
    drop: '対戦ファイルをドロップするとリプレイできます',
    failed: 'このファイルは開けません',
    notJson: '対戦ファイルではありません（JSONとして読めません）。',
    tooBig: '対戦ファイルにしては大きすぎます。',
  },
};
