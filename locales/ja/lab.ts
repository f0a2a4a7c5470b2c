import type { LabTexts } from '../en/lab.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('ja');

export const lab: LabTexts = {
  heading: 'ハウスルール実験室',
  line: 'ボットが何度も対戦し、ルールがゲームをどう変えるかを示します。',
  vary: '比べるルール',
  varyNothing: 'なし（下のルールのみ）',
  matches: '値ごとの対戦数',
  matchCount: n => `${number(n)}回`,
  seed: 'シード',
  seedLine: '同じ数なら、いつも同じ対戦になります。',
  start: '始める',
  startAnew: '最初から始める',
  stop: '中止',
  working: 'ボットが対戦しています…',
  progress: (done, all) => `${number(all)}回中${number(done)}回`,
  done: 'すべての対戦が終わりました。',
  stopped: '中止しました。下はそれまでの結果です。',
  failed: 'うまくいきませんでした。もう一度お試しください。',
  found: game => `${game}：結果`,
  seat: n => `席${number(n)}の勝率`,
  luck: '運の割合',
  length: '1対戦の手数',
  score: '1人の得点',
  spread: '首位と最下位の差（点）',
  share: ({ value, low, high }) =>
    `${number(Math.round(100 * value))}%（${number(Math.round(100 * low))}～${number(Math.round(100 * high))}）`,
  number: ({ value, low, high }) => `${short(value)}（${short(low)}～${short(high)}）`,
  command: 'ターミナルで同じことをするには',
  meaning:
    'かっこ内は95%信頼区間です。目盛りは全員が同じ割合のときの値です。対戦の半分は職人どうしで、残りの半分では1人の職人が見習いと対戦します。運の割合は、それでも勝てない割合です。いつも勝てば0%、ほかと同じだけしか勝てなければ100%です。',
};

/** One decimal is as much as the matches can tell. */
function short(value: number): string {
  return number(Math.round(10 * value) / 10);
}
