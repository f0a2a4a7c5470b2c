import type { Colour, Face, Happening } from '../../../src/games/muro-contro-muro/game.ts';
import type { Texts } from '../../en/muro-contro-muro/board.ts';
import { grammar } from '../../grammar.ts';
import type { Who, Words } from '../../words.ts';

const { and, number } = grammar('ja');

const FACE: Readonly<Record<Face, string>> = {
  G: '緑',
  F: 'ピンク',
  B: '水色',
  N: '自分の色以外',
  M: '移動',
  C: '自由選択',
};

export const words: Words<Happening> = {
  'colour-chosen': ({ seat, colour }, who) => `${who.called(seat, 'あなた')}は${FACE[colour]}を選びました。`,
  'die-rolled': ({ seat, face, purpose }, who) =>
    purpose === 'first-turn'
      ? `${who.called(seat, 'あなた')}が先手を決めるサイコロを振りました。出目は「${FACE[face]}」です。`
      : `${who.called(seat, 'あなた')}がサイコロを振りました。出目は「${FACE[face]}」です。`,
  'first-turn-won': ({ seat }, who) => `自分の色が出たので、${who.called(seat, 'あなた')}が先手です。`,
  'turn-passed': ({ seat, face, why }, who) => {
    switch (why) {
      case 'no-brick-of-colour':
        return `${FACE[face]}の面があるレンガはもうないので、${who.called(seat, 'あなた')}はパスします。`;
      case 'no-neutral-brick':
        return `自分の色の面がないレンガはもうないので、${who.called(seat, 'あなた')}はパスします。`;
      case 'no-wall':
        return `動かすレンガがまだないので、${who.called(seat, 'あなた')}はパスします。`;
      case 'nothing-to-move':
        return `動かせるレンガがないので、${who.called(seat, 'あなた')}はパスします。`;
    }
  },
  'brick-laid': ({ seat, front, back, to, left }, who) =>
    `${who.called(seat, 'あなた')}が${number(to.row + 1)}段目にレンガを置きました（${told(front, back, who)}）。${left === 0 ? 'この種類はこれが最後です。' : ''}`,
  'brick-moved': ({ seat, front, back, from, to, turned }, who) =>
    `${who.called(seat, 'あなた')}が${number(from.row + 1)}段目のレンガを${turned ? '反転して' : ''}${from.row === to.row ? '同じ段の中で' : `${number(to.row + 1)}段目に`}移しました（${told(front, back, who)}）。`,
  'brick-turned': ({ seat, front, back, at }, who) =>
    `${who.called(seat, 'あなた')}が${number(at.row + 1)}段目のレンガを反転しました（${told(front, back, who)}）。`,
  'match-over': ({ scores, winners }, who) => {
    const result = scores
      .toSorted((a, b) => b - a)
      .map(points => number(points))
      .join('対');
    return winners.length === 1
      ? `山がなくなりました。${result}で${who.called(winners[0], 'あなた')}の勝ちです。`
      : `山がなくなりました。${result}で、${and(who.names(winners, { first: 'あなた' }))}がそろって勝ちました。`;
  },
};

function told(front: Colour, back: Colour, who: Who): string {
  return front === back
    ? `両面とも${FACE[front]}`
    : `${who.called(0, 'あなた')}の側が${FACE[front]}、${who.called(1, 'あなた')}の側が${FACE[back]}`;
}

export const texts: Texts = {
  colour: { G: '緑', F: 'ピンク', B: '水色' },
  colourName: { G: '緑', F: 'ピンク', B: '水色' },

  chooseColour: '自分の色を選んでください',
  colourTaken: colour => `${colour}、選択済み`,
  colourHelp: '得点になるのは自分の側の自分の色だけです',
  layColour: colour => `${colour}の面があるレンガを置いてください`,
  layNeutral: own => `${own}の面がないレンガを置いてください`,
  moveBrick: '壁の自由なレンガを選び、移すか反転してください',
  choose: '自由選択：レンガを置くか、壁のレンガを動かしてください',
  nowPlace: '置く場所を選ぶか、先に反転してください',
  nowPlaceOnly: '置く場所を選んでください',
  onlyTurn: 'このレンガは反転しかできません。もう一度タップしてください',
  tapAgain: 'もう一度タップすると、そこに置きます',

  dieFace: {
    G: '緑',
    F: 'ピンク',
    B: '水色',
    N: '自分の色以外',
    M: '移動',
    C: '自由選択',
  },
  dieSpoken: face => `サイコロの出目：${face}`,
  dieWaits: 'サイコロはまだ振られていません',
  rolled: name => `${name}の出目`,
  youRolled: 'あなたの出目',

  pile: 'レンガの山',
  kind: (a, b, left) => `${a === b ? `両面とも${a}のレンガ` : `${a}と${b}のレンガ`}、残り${number(left)}個`,
  inHand: (near, far) =>
    near === far ? `手の中：両面とも${near}のレンガ` : `手の中：手前が${near}、裏が${far}`,
  handChoices: '手の中のレンガ',
  turnBrick: '反転',
  turnBrickTo: near => `レンガを反転して${near}を見せる`,
  putBack: 'レンガを戻す',
  layIt: '置く',
  takeFrom: (near, far, place) =>
    near === far ? `両面とも${near}のレンガ、${place}` : `${near}のレンガ（裏は${far}）、${place}`,
  takeHere: '取るレンガ',
  placeHere: 'レンガを置く場所',

  otherSide: '反対側',
  yourSide: 'あなたの側',
  sideOf: name => `${name}の側`,
  turnTable: side => `テーブルを回す。見えているのは${side}`,

  award: { diagonal: 'ななめ', row: '横', connection: 'つながり' },
  awards: '現在の得点',
  points: n => `${number(n)}点`,
  worth: n => `${number(n)}点`,
  awardSpoken: (award, name, size, points) =>
    `${award}、${name}：レンガ${number(size)}個、${number(points)}点。壁の上に示す`,
  number,

  firstPlace: '壁の最初の場所',
  leftEnd: '1段目の左端',
  rightEnd: '1段目の右端',
  inBase: nth => `1段目の左から${number(nth)}番目`,
  inRow: (row, nth) => `${number(row)}段目の左から${number(nth)}番目`,
  lay: (near, far, place) =>
    near === far
      ? `両面とも${near}のレンガを置く：${place}`
      : `手前が${near}、裏が${far}のレンガを置く：${place}`,
  turnAt: (near, far, place) => `${place}のレンガを反転する：手前が${near}、裏が${far}`,
  move: (from, near, far, place) =>
    near === far
      ? `両面とも${near}のレンガを移す：「${from}」から「${place}」へ`
      : `レンガを移す：「${from}」から「${place}」へ、手前が${near}、裏が${far}`,

  factSpoken: (colour, points) => `${colour}。いま終われば${number(points)}点`,
  resultHeading: '得点の内訳',
  total: '合計',
  bricks: n => `${number(n)}個`,
};
