import type { CardName, Happening, HouseColour, TowerColour } from '../../../src/games/mauer-bauer/game.ts';
import type { Texts } from '../../en/mauer-bauer/board.ts';
import { grammar } from '../../grammar.ts';
import type { ById, Together, Who, Words } from '../../words.ts';

const { and, number } = grammar('ja');

const TOWERS: Readonly<Record<TowerColour, string>> = { w: '白い塔', g: '灰色の塔', k: '黒い塔' };

const HOUSES: Readonly<Record<HouseColour, string>> = {
  R: '赤い家',
  G: '緑の家',
  B: '青い家',
  Y: '黄色い家',
  P: 'ピンクの家',
};

/** The colours by themselves, and on the dice. */
const FACES: Readonly<Record<HouseColour | '?', string>> = {
  R: '赤',
  G: '緑',
  B: '青',
  Y: '黄色',
  P: 'ピンク',
  '?': '好きな色',
};

/** About seven letters at most: they have one line on the cards. */
const CARDS: ById<CardName> = {
  S1: '1マスの都市',
  S2: '2マスの都市',
  S3: '3マスの都市',
  S7: '7マス以上の都市',
  C: '都市の色数',
  Tw: '都市の白い塔',
  Tg: '都市の灰色の塔',
  Tk: '都市の黒い塔',
  T: '都市の塔',
  P: '都市の宮殿',
  HR: '都市の赤',
  HG: '都市の緑',
  HB: '都市の青',
  HY: '都市の黄色',
  HP: '都市のピンク',
  oR: '外の赤い家',
  oG: '外の緑の家',
  oB: '外の青い家',
  oY: '外の黄色い家',
  oP: '外のピンクの家',
  rW: '西部の家',
  rC: '中央の家',
  rE: '東部の家',
  ot: '外の塔',
  otw: '外の白い塔',
  otg: '外の灰色の塔',
  otk: '外の黒い塔',
  oc: '海岸の塔',
  ow: '外の城壁',
  N: '盤上の都市',
};

const RULES: ById<CardName> = {
  S1: 'ちょうど1マスの都市：6点',
  S2: 'ちょうど2マスの都市：7点',
  S3: 'ちょうど3マスの都市：8点',
  S7: '7マス以上の都市：9点',
  C: '都市の色が2～3色なら4点、4～5色なら7点',
  Tw: '都市のまわりの白い塔：1つ2点',
  Tg: '都市のまわりの灰色の塔：1つ2点',
  Tk: '都市のまわりの黒い塔：1つ2点',
  T: '都市のまわりの塔：1つ1点',
  P: '都市の宮殿：1つ1点',
  HR: '都市の赤：宮殿1つ3点、家1軒1点',
  HG: '都市の緑：宮殿1つ3点、家1軒1点',
  HB: '都市の青：宮殿1つ3点、家1軒1点',
  HY: '都市の黄色：宮殿1つ3点、家1軒1点',
  HP: '都市のピンク：宮殿1つ3点、家1軒1点',
  oR: 'どの都市にも入っていない赤い家：1軒1点',
  oG: 'どの都市にも入っていない緑の家：1軒1点',
  oB: 'どの都市にも入っていない青い家：1軒1点',
  oY: 'どの都市にも入っていない黄色い家：1軒1点',
  oP: 'どの都市にも入っていないピンクの家：1軒1点',
  rW: '西部の、どの都市にも入っていない家：1軒1点',
  rC: '中央の、どの都市にも入っていない家：1軒1点',
  rE: '東部の、どの都市にも入っていない家：1軒1点',
  ot: 'どの都市のものでもない塔：1つ1点',
  otw: 'どの都市のものでもない白い塔：1つ2点',
  otg: 'どの都市のものでもない灰色の塔：1つ2点',
  otk: 'どの都市のものでもない黒い塔：1つ2点',
  oc: '海岸の、どの都市のものでもない塔：1つ2点',
  ow: 'どの都市のものでもない城壁：1つ1点',
  N: '盤上の都市：1つ1点',
};

export const words: Words<Happening> = {
  dealt: (one, who) => dealt([one], who),
  'dealt-face-down': (one, who) => dealtFaceDown([one], who),
  reshuffled: ({ cards }) => `山札がなくなり、捨て札${number(cards)}枚が新しい山札になりました。`,
  'turn-began': ({ seat }, who) => `${who.called(seat, 'あなた')}の手番です。`,
  'rolled-too-early': ({ seat, lost }, who) =>
    lost > 0
      ? `${who.called(seat, 'あなた')}は城壁を建てる前にサイコロを振り、1点を失いました。`
      : `${who.called(seat, 'あなた')}は城壁を建てる前にサイコロを振りましたが、失う点がありません。`,
  'wall-put': ({ seat, line }, who) =>
    `${who.called(seat, 'あなた')}が${line.replace('-', 'から')}まで城壁を建てました。`,
  rolled: ({ seat, tower, houses: [a, b] }, who) => {
    const dice = a === b ? `${FACES[a]}が2つ` : `${FACES[a]}と${FACES[b]}`;
    return `${who.called(seat, 'あなた')}がサイコロを振りました。出目は${tower === null ? '' : `${TOWERS[tower]}、`}${dice}です。`;
  },
  'tower-put': (one, who) => towersBuilt([one], who),
  'house-put': (one, who) => housesBuilt([one], who),
  'city-completed': ({ seat, city, plains }, who) =>
    `${who.called(seat, 'あなた')}が${plainsOf(plains.length)}の都市${city}を完成させました！`,
  'walls-cleared': ({ lines }) => `都市の中の城壁${number(lines.length)}つがストックに戻りました。`,
  'towers-cleared': ({ towers }) =>
    towers.length === 1
      ? `城壁に接しなくなった${towers[0].point}の${TOWERS[towers[0].colour]}も戻りました。`
      : `城壁に接しなくなった${and(towers.map(({ point }) => point))}の塔も戻りました。`,
  'palace-built': ({ city, colour }) => `${city}の${HOUSES[colour]}2軒が宮殿になりました。`,
  joined: ({ seat, city, other, joined }, who) =>
    `${who.called(seat, 'あなた')}が都市${city}と都市${other}を合併しました。これで1つの都市${joined}です。`,
  'kept-apart': ({ seat, city }, who) => `${who.called(seat, 'あなた')}は都市${city}を合併しませんでした。`,
  scored: ({ seat, city, cards, points, score }, who) => {
    const played = and(cards.map(({ card, points }) => `${quoted(card)}（${pointsOf(points)}）`));
    const where = city === null ? '' : `都市${city}に`;
    return `${who.called(seat, 'あなた')}が${where}${played}を使い、${pointsOf(points)}を得ました。合計${pointsOf(score)}です。`;
  },
  'threw-away': ({ seat, card }, who) => `${who.called(seat, 'あなた')}が${quoted(card)}を捨てました。`,
  'may-exchange': ({ seat }, who) => `${who.called(seat, 'あなた')}は最下位なので、カードを交換できます。`,
  exchanged: ({ seat, cards }, who) =>
    cards === 0
      ? `${who.called(seat, 'あなた')}はカードを交換しませんでした。`
      : `${who.called(seat, 'あなた')}がカードを${number(cards)}枚交換しました。`,
  ending: ({ because }) => ENDINGS[because],
  'last-scoring': () => '最後の得点計算です。全員が好きな都市を選び、カードを使います。',
  'match-ended': ({ scores, winners }, who) => {
    const standing = scores
      .map((score, seat) => `${who.called(seat, 'あなた')}は${pointsOf(score)}`)
      .join('、');
    const won = and(who.names(winners, { first: 'あなた' }));
    return winners.length === 1
      ? `${won}の勝ちです！${standing}でした。`
      : `${won}がそろって勝ちました！${standing}でした。`;
  },
};

export const together: Together<Happening> = {
  bySeat: {
    dealt,
    'dealt-face-down': dealtFaceDown,
    'tower-put': towersBuilt,
    'house-put': housesBuilt,
  },
};

type Run<K extends Happening['kind']> = readonly Extract<Happening, { readonly kind: K }>[];

function dealt(run: Run<'dealt'>, who: Who): string {
  return `${who.called(run[0].seat, 'あなた')}に${and(run.map(({ card }) => quoted(card)))}が配られました。`;
}

function dealtFaceDown(run: Run<'dealt-face-down'>, who: Who): string {
  return `${who.called(run[0].seat, 'あなた')}にカードが${number(run.length)}枚配られました。`;
}

function towersBuilt(run: Run<'tower-put'>, who: Who): string {
  return `${who.called(run[0].seat, 'あなた')}が${and(run.map(({ colour, point }) => `${point}に${TOWERS[colour]}`))}を建てました。`;
}

function housesBuilt(run: Run<'house-put'>, who: Who): string {
  return `${who.called(run[0].seat, 'あなた')}が${and(run.map(({ colour, plain }) => `${plain}に${HOUSES[colour]}`))}を建てました。`;
}

const ENDINGS: Readonly<Record<Extract<Happening, { kind: 'ending' }>['because'], string>> = {
  walls: '最後の城壁が建ちました。対戦はこの手番で終わります。',
  towers: '最後の塔が建ちました。対戦はこの手番で終わります。',
  houses: '最後の家が建ちました。対戦はこの手番で終わります。',
  palaces: '最後の宮殿が建ちました。対戦はこの手番で終わります。',
  lines: '城壁を建てる場所がもうありません。対戦は終わりです。',
};

export const texts: Texts = {
  number,
  card: card => CARDS[card],
  rule: card => RULES[card],

  chooseLine: '城壁を建てる線を選んでください',
  chooseLineHasty: '早振りでした。城壁を建ててください',
  chooseTowers: '塔の色を選び、建ててください',
  chooseTower: '塔の色を選び、建ててください',
  chooseHouses: 'どのマスにどの家を建てるか選び、建ててください',
  chooseHouse: '家の色を選び、建ててください',
  chooseJoin: '新しい都市を隣と合併するか、しないか選んでください',
  chooseCards: '新しい都市にカードを1～2枚使うか、1枚捨ててください',
  chooseCardsOnly: '新しい都市にカードを1～2枚使ってください',
  chooseExchange: '最下位です。いらないカードを捨てて引き直せます',
  chooseLast: '最後の得点計算：好きな都市にカードを1～2枚使ってください',
  chooseLastNoCity: '最後の得点計算：カードを1～2枚使ってください',

  tapAgain: 'もう一度タップすると、そこに建てます',
  tapAgainCloses: plains => `${plainsOf(plains)}の都市が完成します。もう一度タップで建てます`,
  reallyHasty: '建てる前に振りますか？1点を失い、出目は無効です',
  chooseColour: '色を選んでください',
  looksAt: (card, points) => `${RULES[card]}（今は${pointsOf(points)}）`,

  lines: '城壁を建てる場所',
  line: (from, to) => `${from}から${to}まで`,
  closes: plains => `${plainsOf(plains)}の都市が完成します`,
  build: '建てる',
  back: '戻る',
  rollEarly: '今振る：−1',
  rollEarlyYes: '振る：−1',

  places: '何をどこに建てるか',
  towerOn: (point, colour) => `${point}に${colour === null ? '塔なし' : TOWERS[colour]}`,
  houseOn: (plain, colour) => `${plain}に${colour === null ? '家なし' : HOUSES[colour]}`,
  change: what => `${what}。変える`,

  apart: '合併しない',
  join: '合併',
  joinCity: city => `都市${city}と合併する`,
  apartLong: '都市を合併しない',
  cities: '都市',
  city: (city, plains) => `都市${city}、${plainsOf(plains)}`,

  hand: 'あなたのギルドカード',
  handCard: (card, points) => `${CARDS[card]}：今は${pointsOf(points)}`,
  cardTip: 'カードをタップすると、何が点になるかわかります',
  play: points => `使う：${pointsOf(points)}`,
  throwAway: '捨てる',
  done: '完了',
  doneLong: 'カードを残す',
  throwLong: card => `${quoted(card)}を捨てる`,
  playLong: (cards, city) =>
    `${city === null ? '' : `都市${city}に`}${and(cards.map(({ card, points }) => quoted(card) + (points === null ? '' : `（${pointsOf(points)}）`)))}を使う`,
  pickCard: 'カードを1～2枚選んでください',
  pickThrow: '捨てるカードを選んでください',

  wallLong: (from, to) => `${from}から${to}まで城壁を建てる`,
  hastyLong: '早振りをして1点を失う',
  joinedBy: parts => and(parts),

  dice: faces => `サイコロ：${and(faces)}`,
  towerFace: colour => TOWERS[colour],
  houseFace: face => FACES[face],

  supplies: 'ストック：どれかがなくなると対戦が終わります',
  supply: {
    walls: n => `城壁は残り${number(n)}`,
    towers: n => `塔は残り${number(n)}`,
    houses: n => `家は残り${number(n)}`,
    palaces: n => `宮殿は残り${number(n)}`,
  },
  deck: n => `山札は${number(n)}枚`,
  ending: '最後の手番',

  scoredBy: (name, points) => `${name}：${pointsOf(points)}`,

  points: pointsOf,
  worth: pointsOf,
  factCards: n => `手札${number(n)}枚`,
  resultCity: city => `都市${city}`,
  resultBy: (seat, who) => `${who.called(seat, 'あなた')}が完成`,
  resultFinal: '最終得点計算',
  resultStart: points => `開始時：${points}。`,
  resultHasty: lost => `早振りの失点：${lost.join('、')}。`,
  resultTotal: '合計',
  resultLeft: '残った手札',
  resultNote: '同点なら、残った手札の多い人の勝ちです。',
};

function quoted(card: string): string {
  return `「${CARDS[card]}」`;
}

function pointsOf(points: number): string {
  return `${number(points)}点`;
}

function plainsOf(plains: number): string {
  return `${number(plains)}マス`;
}
