import type { Flaw } from '../../../../src/games/mauer-bauer/rules/set-up.ts';
import type { Texts } from '../../../en/mauer-bauer/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, or, range } = grammar('ja');

/** Why a position is refused. */
export const flaws: Words<Flaw> = {
  'too-many-walls': ({ most }) => `城壁は${number(most)}個しかありません。`,
  'too-many-towers': ({ colour, most }) => `${board.towerFace(colour)}は${number(most)}個しかありません。`,
  'too-many-houses': ({ colour, most }) =>
    `家（${board.houseFace(colour)}）は${number(most)}個しかありません。`,
  'too-many-palaces': ({ colour, most }) =>
    `宮殿（${board.houseFace(colour)}）は${number(most)}個しかありません。`,
  'too-many-cards': ({ card, most }) => `「${board.card(card)}」のカードは${number(most)}枚しかありません。`,
  'wall-inside': ({ at }) => `線${at}は都市の中なので、城壁は建ちません。`,
  'tower-missing': ({ at }) => `${at}は城壁の端なので、塔が必要です。`,
  'tower-astray': ({ at }) => `${at}に城壁が届いていないので、塔は建ちません。`,
  'houses-on-plain': ({ at, count, walls }) =>
    `城壁1つごとに両側のマスに家が1軒建ちます。${at}の家は${number(count)}軒ではなく${number(walls)}軒のはずです。`,
  'houses-in-city': ({ at, count, walls, most }) =>
    `都市${at}の家は、宮殿を2軒と数えて${number(count)}軒です。城壁によって建った家は${sums(walls, most)}軒のはずです。`,
  'palace-due': ({ at, colour }) =>
    `都市${at}の同じ色の家2軒（${board.houseFace(colour)}）は、宮殿が残っていれば宮殿になります。`,
  'houses-at-once': ({ at, colour, count, most }) =>
    `都市${at}には、宮殿になる前に家（${board.houseFace(colour)}）が${number(count)}軒あったことになります。家は${number(most)}軒しかありません。`,
  'last-palace-twice': ({ colour }) =>
    `ほかの都市にも、この色（${board.houseFace(colour)}）の宮殿と家2軒があります。それができるのは、最後の宮殿を得た都市だけです。`,
  'used-up': ({ what }) => USED_UP[what],
  'no-line': () => '城壁を建てられる線がもうないので、次の手番は始まりません。',
  'scored-too-early': ({ seat }, who) =>
    `まだ都市が完成していないので、${who.called(seat)}に得点があるはずはありません。`,
  'score-too-high': ({ seat, most }, who) =>
    `これまでに使ったカードでは、${who.called(seat)}の得点は${number(most)}点までのはずです。`,
  'scores-too-high': () => '捨て札のカードで、これほどの得点にはなりません。',
  'hand-size': ({ seat, count, least, most }, who) =>
    `${who.called(seat)}の手札は${number(count)}枚ですが、${range(least, most)}枚のはずです。`,
  'discarded-too-early': () => 'まだ都市が完成していないので、捨て札はありません。',
  'too-few-discarded': ({ least }) =>
    `都市が完成するたびに全員がカードを使うか捨てます。捨て札は${number(least)}枚以上あるはずです。`,
  'too-many-discarded': ({ most }) => `捨て札は、まだ${number(most)}枚までのはずです。`,
  'deck-empty': () => '山札が空です。捨て札がもう新しい山札になっているはずです。',
  'wrong-step': () => 'この局面が手番の途中になることはありません。手番の初めを選んでください。',
};

const USED_UP = {
  walls: '最後の城壁が建ったので、次の手番は始まりません。',
  towers: '最後の塔が建ったので、次の手番は始まりません。',
  houses: '最後の家が建ったので、次の手番は始まりません。',
  palaces: '最後の宮殿が建ったので、次の手番は始まりません。',
};

/** Every other number from the one to the other. */
function sums(least: number, most: number): string {
  return or(Array.from({ length: (most - least) / 2 + 1 }, (_, i) => number(least + 2 * i)));
}

/** What can be set up. */
export const texts: Texts = {
  line: line => `線${line}`,
  wall: '城壁',
  point: point => `角${point}`,
  tower: '塔',
  plain: plain => `マス${plain}`,
  house: '家',
  city: city => `都市${city}`,
  housesOf: colour => `家（${colour}）`,
  palacesOf: colour => `宮殿（${colour}）`,
  turn: '手番',
  whoseTurn: name => `${name}の手番です。城壁は1手番に1つ建つので、城壁の数で決まります。`,
  step: '場面',
  middle: '手番の途中',
  dealing: 'カードを配る',
  over: '対戦終了',
  beginning: '手番の初め',
  hasty: 'サイコロを早く振りすぎた',
  score: '得点',
  discard: '捨て札',
};
