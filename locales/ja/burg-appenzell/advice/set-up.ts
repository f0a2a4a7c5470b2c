import type { Flaw } from '../../../../src/games/burg-appenzell/rules/set-up.ts';
import type { Texts } from '../../../en/burg-appenzell/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, plural, range } = grammar('ja');

/** Why a position is refused. */
export const flaws: Words<Flaw> = {
  'too-many-tiles': ({ tile, most }) => `「${board.tile[tile]}」のタイルは${number(most)}枚しかありません。`,
  'too-many-mice': ({ seat, most }, who) => `${who.called(seat)}のネズミは${number(most)}匹だけです。`,
  'two-mice': ({ square }) => `${square}に入れるネズミは1匹だけです。`,
  'mouse-under-roof': ({ room }) => `部屋${room}にネズミがいるので、屋根は外れているはずです。`,
  'no-mouse': ({ seat }, who) =>
    `${who.called(seat)}のネズミがまだいません。最初の手番の前に、全員が塔に1匹置きます。`,
  'tile-missing': ({ place }) =>
    place === 'spare' ? '余りタイルを選んでください。' : `${place}のタイルを選んでください。`,
  'mouse-on-trap': ({ square }) => `${square}のネズミは落とし穴の上です。もう落ちているはずです。`,
  'cheese-due': ({ seat, cheese }, who) =>
    `${who.called(seat)}のネズミが2匹${board.cheese[cheese]}の上にいるので、もう手に入れているはずです。`,
  'cheese-unseen': ({ seat, cheese }, who) =>
    `${who.called(seat)}は${board.cheese[cheese]}を持っていますが、そのタイルはまだ2枚見つかっていません。`,
  'cheese-too-early': ({ seat }, who) =>
    `${who.called(seat)}はチーズを持っていますが、塔を出たネズミが2匹に足りません。`,
  'no-trap-seen': ({ seat }, who) =>
    `${who.called(seat)}のネズミが落ちていますが、落とし穴はまだ見つかっていません。`,
  'roof-off': ({ room, most }) =>
    most === 0
      ? `部屋${room}にネズミがいません。手番の初めには屋根がかかっています。`
      : `部屋${room}にネズミがいません。使ったアクションでは、これほど多くの部屋は開けられません。`,
  'roof-off-far': ({ room, seat }, who) =>
    `部屋${room}にネズミがいません。この手番で${who.called(seat)}が開けたり出たりすることもできません。`,
  'mouse-too-deep': ({ square, least }) =>
    `ネズミが${square}に着くまでに、少なくとも${number(least)}枚のタイルが見えたはずです。通り道の屋根の下のタイルを選んでください。`,
  'no-slide': () => 'この手番で列を押したはずはありません。押し込んだタイルがわかっているはずです。',
  'no-event': () => 'この手番の行動では、チーズも落下も起きません。',
  'too-many-actions': ({ seat, least }, who) =>
    `${who.called(seat)}のネズミは全部塔にいるので、アクションは${number(least)}以上残っているはずです。`,
  'no-actions': () => 'アクションが残っていなければ、手番は終わりです。',
  'turn-not-begun': () => 'アクションを使っていないので、この手番ではまだ何も起きていないはずです。',
  'too-few-turns': ({ turns }) => plural(turns, { other: '#手番では、そこまで進みません。' }),
  'quiet-turns': ({ least, most }) =>
    `最後にチーズか落下があってからの手番数は、${range(least, most)}のはずです。`,
  'nothing-happened': () => 'まだチーズも落下もありません。',
  'last-seen': ({ square }) => `${square}のタイルが見えたのは、前の手番のはずです。`,
  won: ({ seat, target }, who) =>
    `${who.called(seat)}はチーズが${number(target)}種類そろい、対戦は終わっています。`,
  'third-fall': ({ seat, most }, who) =>
    `${who.called(seat)}はネズミを${number(most)}匹失い、対戦は終わっています。`,
  stalled: ({ most }) => `チーズも落下もない手番が${number(most)}回続くと、対戦は終わりです。`,
};

/** What can be set up. */
export const texts: Texts = {
  tower: square => `塔${square}`,
  square: square => `マス${square}`,
  room: room => `部屋${room}`,
  roof: room => `部屋${room}の屋根`,
  tile: 'タイル',
  tileAt: square => `${square}のタイル`,
  mouse: 'ネズミ',
  noMouse: 'ネズミなし',
  mouseOf: name => `${name}のネズミ`,
  turn: '手番',
  whoseTurn: '誰の手番か',
  actions: '残りアクション',
  slid: 'この手番でもう押し込んだ',
  eventful: 'この手番でチーズか落下があった',
  turns: '終わった手番の数',
  quietTurns: '最後のチーズか落下からの手番数',
  spare: '余りタイル',
  fallen: '地下牢のネズミ',
};
