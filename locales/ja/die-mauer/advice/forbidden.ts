import type { Reason } from '../../../../src/games/die-mauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

export const forbidden: ReasonsFor<Reason> = {
  'not-in-hand': () => '手元にはもうありません。',
  'no-room': () => '建てる場所がありません。塔と門の隣は壁でなければなりません。',
  'must-build-fist': () => '建てるのは、こぶしの中のブロックだけです。',
  'must-give': () => '必ずブロックを1つ渡さなければなりません。',
  'not-building': () => '今は建てるときではありません。',
  'same-as-other-end': () => 'どちらの端でも同じです。右端に入力してください。',
  'end-closed': () => 'この端は塔か門なので、隣に塔や門は建てられません。',
};
