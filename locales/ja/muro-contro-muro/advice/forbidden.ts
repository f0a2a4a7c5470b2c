import type { Reason } from '../../../../src/games/muro-contro-muro/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

const COLOURS = { G: '緑', F: 'フクシア', B: '水色' };

export const forbidden: ReasonsFor<Reason> = {
  'colour-taken': () => 'この色は相手が選んでいます。',
  'none-left': () => '山にはもうありません。',
  'die-wants-colour': ({ colour }) => `サイコロの目は、${COLOURS[colour]}のあるレンガです。`,
  'die-wants-neutral': () => 'サイコロの目は、自分の色のないレンガです。',
  'die-wants-a-move': () => 'サイコロの目は、壁のレンガの移動か反転です。',
  'die-wants-laying': () => 'サイコロの目は山のレンガです。壁のレンガは動かせません。',
  'carries-a-brick': () => '上に別のレンガが載っています。',
  'would-tear-the-base': () => '土台に隙間ができます。取れるのは両端だけです。',
  'nothing-below': () => '下にレンガが2つ必要です。',
  'base-full': () => '土台はいっぱいです。最大10個です。',
  'not-at-the-end': () => '土台に隙間は作れません。どちらかの端に置きます。',
};
