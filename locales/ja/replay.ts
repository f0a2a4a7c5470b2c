import type { replay as english } from '../en/replay.ts';
import { grammar } from '../grammar.ts';

const { number, and } = grammar('ja');

export const replay: typeof english = {
  of: game => `${game}：リプレイ`,
  loading: '対戦を読み込んでいます…',

  controls: '再生の操作',
  slider: '対戦の場面',
  moment: (play, plays) => `${number(plays)}手中${number(play)}手目`,
  beginning: '対戦の始まりです',
  quiet: 'ここで見えるものはありません。',
  toStart: '最初へ',
  toEnd: '最後へ',
  back: '1手戻る',
  forward: '1手進む',
  play: '再生',
  pause: '一時停止',
  speed: factor => `${number(factor)}×`,
  speedLabel: factor => `速さ：${number(factor)}倍`,
  find: '探す',
  previous: what => `前へ：${what}`,
  next: what => `次へ：${what}`,
  keys: 'キー：← → 1手、↑ ↓ 1手番、スペースで再生、HomeとEnd',

  as: '視点',
  everything: 'すべて公開',
  spectator: '観戦者',

  log: 'できごと',
  review: '振り返り',
  share: '共有',
  result: winners => (winners.length === 1 ? `${and(winners)}の勝ち` : `${and(winners)}がそろって勝ち`),
  unfinished: 'この対戦はまだ終わっていません。知ってよい範囲だけが見えています。',
  remembering: 'この対戦では覚えることも勝負のうちなので、終わるまで見返すことはできません。',

  shareSheet: {
    heading: 'この対戦を共有',
    link: '対戦へのリンク',
    linkHere: 'この場面へのリンク',
    copy: 'コピー',
    copied: 'コピーしました',
    send: '送る…',
    embed: 'ほかのウェブページに埋め込む',
    embedHint: '表示したいページにこれを貼り付けてください。',
    onlyHere:
      'この対戦はこの端末にしかありません。記録を送ってください。どのアプリでも、ページに落とせば開けます。',
    record: '記録を送る',
    download: '記録をダウンロード',
    check: '対戦を検証',
    checking: '検証しています…',
    checked: (plays, fair) =>
      fair
        ? `問題ありません。運の結果は最初の一手より前に決まっていて、全${number(plays)}手がルールどおりです。`
        : `全${number(plays)}手がルールどおりです。運の決め方は記録に書かれていません。`,
    wrong: message => `問題があります：${message}`,
  },

  matchPage: {
    notFound: 'その対戦はここにありません。',
    notFoundWhy: 'リンクが途中で切れているか、対戦が公開されていない可能性があります。',
    notOver: 'この対戦はまだ続いています。',
    watch: '観戦する',
    noServer: '対戦を読み込めませんでした。ネットワークにつながっていますか？',
    openApp: 'Quattro Muraで開く',
  },

  list: {
    heading: '対戦をもう一度見る',
    line: 'この端末で終わった対戦と、ここで開いた記録です。',
    none: 'この端末にはまだ終わった対戦がありません。',
    finished: 'ここで遊んだ対戦',
    imported: 'ファイルから開いた対戦',
    unfinished: 'まだ続いている対戦',
    won: names => `${names}の勝ち`,
    notOver: '終わっていません',
    watch: '見る',
    watchOf: (game, names) => `${names}の${game}を見る`,
    remove: game => `この${game}の対戦を取り除く`,
    date: at => new Intl.DateTimeFormat('ja', { dateStyle: 'medium' }).format(at),
  },

  importing: {
    open: '記録を開く…',
    hint: 'ファイルをアプリのどこかに落としても開けます。',
    drop: '記録をここに落とすと対戦を見られます',
    failed: 'このファイルは開けません',
    notJson: '対戦の記録ではありません。JSONではないようです。',
    tooBig: '対戦の記録にしては大きすぎます。',
    wrong: message => `原因：${message}`,
  },
};
