import type { Reason } from '../../../../src/games/mauer-bauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

export const forbidden: ReasonsFor<Reason> = {
  'wall-there': () => 'すでに城壁があります。',
  'inside-city': () => '完成した都市の中には、もう城壁を置けません。',
  'wall-first': () => 'まず城壁、次にサイコロ、それから塔と家です。',
  'one-wall': () => '城壁は1手番に1つで、もう置きました。',
  'tower-there': () => 'すでに塔があります。',
  'not-at-wall': ({ line }) => `新しい塔は${line}の両端にだけ置けます。`,
  'towers-now': () => '先に塔、次に家です。',
  'houses-now': () => '塔は置きました。次は家です。',
  'not-beside-wall': ({ line }) => `家は新しい城壁${line}の隣にだけ置けます。`,
  'not-next-to-city': () => '合併できるのは、新しい都市と城壁を共有する都市だけです。',
  scoring: () => '都市の得点計算中です。今は建てられません。',
  'not-in-hand': () => 'この手札にはありません。',
};
