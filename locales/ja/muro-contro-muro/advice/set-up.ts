import type { Flaw } from '../../../../src/games/muro-contro-muro/rules/set-up.ts';
import type { Texts } from '../../../en/muro-contro-muro/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';

const { number } = grammar('ja');

const KINDS = {
  GG: '両面とも緑',
  FF: '両面ともピンク',
  BB: '両面とも水色',
  GF: '緑とピンク',
  GB: '緑と水色',
  FB: 'ピンクと水色',
};

export const flaws: Words<Flaw> = {
  'too-many-bricks': ({ brick, most }) => `${KINDS[brick]}のレンガは${number(most)}個しかありません。`,
  'first-brick-elsewhere': () => 'レンガが1個だけのときは、最初の場所にしか置けません。',
  'gap-in-base': () => '1段目にすき間があります。',
  'base-too-wide': ({ most }) => `1段目の幅は${number(most)}個までです。`,
  'nothing-below': () => 'このレンガの下にはレンガが2つ必要です。',
  'same-colour': () => '2人が同じ色を選ぶことはできません。',
  'wall-too-early': () => '色を選び、先手を決めるまでは、レンガは置かれません。',
  'die-allows-nothing': () => 'この出目でできる手はなく、手番は相手に移っているはずです。',
  'pile-empty': () => '山が空なので、対戦は終わっています。',
  'pile-not-empty': () => '山にレンガが残っているので、対戦は終わっていません。',
};

export const texts: Texts = {
  toPlay: '手番',
  phase: '次にすること',
  phases: {
    'choose-colour': '色を選ぶ',
    'first-roll': '先手を決めるために振る',
    roll: 'サイコロを振る',
    move: '手を指す',
    over: 'なし（対戦終了）',
  },
  seat: 'プレイヤー',
  die: 'サイコロ',
  colours: '色',
  brick: 'レンガ',
  noBrick: 'レンガなし',
  faces: (near, far) => (near === far ? `両面とも${near}` : `手前が${near}、裏が${far}`),
};
