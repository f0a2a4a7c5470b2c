import type { Reason } from '../../../../src/games/muro-contro-muro/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

const COLOURS = { G: '緑', F: 'ピンク', B: '水色' };

export const forbidden: ReasonsFor<Reason> = {
  'colour-taken': () => 'この色は相手が選んでいます。',
  'none-left': () => '山にはもうありません。',
  'die-wants-colour': ({ colour }) => `この出目で置けるのは、${COLOURS[colour]}の面があるレンガだけです。`,
  'die-wants-neutral': () => 'この出目で置けるのは、自分の色の面がないレンガだけです。',
  'die-wants-a-move': () => 'この出目では、壁のレンガの移動か反転しかできません。',
  'die-wants-laying': () => 'この出目では、山のレンガを置きます。壁のレンガは動かせません。',
  'carries-a-brick': () => '上に別のレンガが乗っています。',
  'would-tear-the-base': () => '1段目にすき間ができます。取れるのは両端だけです。',
  'nothing-below': () => '下にレンガが2つ必要です。',
  'base-full': () => '1段目はいっぱいです。幅は10個までです。',
  'not-at-the-end': () => '1段目にすき間は作れません。どちらかの端に置きます。',
};
