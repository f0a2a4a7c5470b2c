import type {
  CheeseLetter,
  Happening,
  TileLetter,
  TowerName,
} from '../../../src/games/burg-appenzell/game.ts';
import type { Texts } from '../../en/burg-appenzell/board.ts';
import { grammar } from '../../grammar.ts';
import type { ById, Together, Words } from '../../words.ts';

const { and, number, or } = grammar('ja');

const CHEESES: Readonly<Record<CheeseLetter, string>> = {
  A: 'アッペンツェラー',
  B: 'ブリー',
  C: 'カマンベール',
  D: 'ダナブルー',
  E: 'エメンタール',
  F: 'フェタ',
  G: 'ゴーダ',
};

const SIDES: Readonly<Record<string, (line: string) => string>> = {
  W: line => `${line}行目の左から`,
  E: line => `${line}行目の右から`,
  N: line => `${line}列の上から`,
  S: line => `${line}列の下から`,
};

/** BA-19: these words never say which tile lies where. */
export const words: Words<Happening> = {
  'mouse-entered': ({ seat, tower, setUp }, who) =>
    setUp
      ? `${who.called(seat, 'あなた')}が最初のネズミを塔${tower}に置きました。`
      : `${who.called(seat, 'あなた')}が次のネズミを塔${tower}に入れました。`,
  'roof-off': ({ seat, room }, who) => `${who.called(seat, 'あなた')}が部屋${room}の屋根を外しました。`,
  'mouse-ran': ({ seat, from, path }, who) => {
    const to = path[path.length - 1];
    return path.length === 1
      ? `${who.called(seat, 'あなた')}のネズミが${from}から${to}へ走りました。`
      : `${who.called(seat, 'あなた')}のネズミが、ほかのネズミ${number(path.length - 1)}匹を跳び越えて${from}から${to}へ進みました。`;
  },
  slid: ({ seat, slide }, who) =>
    `${who.called(seat, 'あなた')}が余りタイルを${SIDES[slide[0]](slide[1])}押し込みました。`,
  'tile-seen': one => tilesSeen([one]),
  'mouse-fell': ({ seat, fallen }, who) =>
    `${who.called(seat, 'あなた')}のネズミが地下牢に落ちました。これで${number(fallen)}匹目です。`,
  'cheese-taken': ({ seat, cheese, kinds }, who) =>
    `${who.called(seat, 'あなた')}が${CHEESES[cheese]}を手に入れ、チーズは${number(kinds)}種類になりました。`,
  'turn-ended': ({ seat, actions }, who) =>
    actions === 0
      ? `${who.called(seat, 'あなた')}は4アクションをすべて使いました。`
      : `${who.called(seat, 'あなた')}は${number(actions)}アクションを残して手番を終えました。`,
  'roofs-back': ({ rooms }) => `空になった部屋${and(rooms)}に屋根が戻りました。`,
  'turn-began': ({ seat }, who) => `${who.called(seat, 'あなた')}の手番です。`,
  'match-ended': ({ winner, reason }, who) => {
    switch (reason) {
      case 'cheese':
        return `${who.called(winner, 'あなた')}が必要なチーズをそろえて勝ちました！`;
      case 'falls':
        return `ネズミを3匹失った人がいるので対戦は終わり、${who.called(winner, 'あなた')}の勝ちです。`;
      case 'stalling':
        return `チーズも落下もない手番が続いたので対戦は終わり、${who.called(winner, 'あなた')}の勝ちです。`;
    }
  },
};

export const together: Together<Happening> = { bySeat: { 'tile-seen': tilesSeen } };

function tilesSeen(run: readonly Extract<Happening, { readonly kind: 'tile-seen' }>[]): string {
  const squares = run.map(({ place }) => place).filter(place => place !== 'spare');
  return [
    ...(squares.length === 0 ? [] : [`${and(squares)}のタイルが見えました。`]),
    ...(squares.length === run.length ? [] : ['新しい余りタイルが見えました。']),
  ].join('');
}

const TILES: Readonly<Record<TileLetter | '?', string>> = {
  ...CHEESES,
  '.': '何もない床',
  x: '落とし穴',
  '?': '未確認',
};

const TOWERS: ById<TowerName> = {
  a1: 'a1（左上）',
  g1: 'g1（右上）',
  a7: 'a7（左下）',
  g7: 'g7（右下）',
};

export const texts: Texts = {
  number,
  cheese: CHEESES,
  tile: TILES,
  solid: '動かない床',
  covered: '屋根の下',

  chooseTower: '最初のネズミを置く塔を選んでください',
  way: { uncover: '屋根を外す', run: '走る', enter: 'ネズミを入れる', slide: 'タイルを押し込む' },
  turn: (actions, ways) => `残り${number(actions)}アクション：${or(ways)}`,
  onlyEnd: 'できることがありません。手番を終えてください',
  nowRun: '光っているマスをタップすると、そこへ走ります',
  chooseWay: '道がいくつかあります。通るマスをタップしてください',
  runOver: square => `${square}を通って走る`,
  tapToPush: '光っている列をタップすると、タイルを押し込みます',

  enter: tower => `塔${TOWERS[tower]}にネズミを入れる`,
  uncover: room => `部屋${room}の屋根を外す`,
  run: (from, to, tile, cost) =>
    `${from}から${to}${tile === null ? '' : `（${tile}）`}へ走る${cost === 1 ? '' : `、${number(cost)}アクション`}`,
  push: (slide, spare) => `余りタイル（${spare}）を${SIDES[slide[0]](slide[1])}押し込む`,
  endTurn: '手番終了',

  towers: '塔',
  roofs: '屋根',
  mice: 'あなたのネズミ',
  goals: 'ネズミの行き先',
  banners: '旗',
  mouse: (square, tile) => `${square}のあなたのネズミ${tile === null ? '' : `、${tile}`}`,
  wouldTake: (cheese, isYours, name) => `${isYours ? 'あなた' : name}が${cheese}を手に入れます`,
  wouldFall: (isYours, name) => `${isYours ? 'あなた' : name}のネズミが落ちます`,
  foreseen: (deed, effects) => [deed, ...effects].join('；'),

  castleSpoken: (roofs, squares) => `お城、閉じた屋根は${number(roofs)}枚。${squares.join('；')}`,
  towerSpoken: (tower, whose) => `塔${tower}：${whose === null ? '空き' : `${whose}のネズミ`}`,
  squareSpoken: (square, tile, whose) => `${square}：${tile}${whose === null ? '' : `、${whose}のネズミ`}`,
  rememberedSpoken: (square, tile) => `${square}、屋根の下：${tile}`,

  spare: '余り',
  spareSpoken: tile => `余りタイル：${tile}`,
  nextSpareSpoken: tile => `次の余りタイル：${tile}`,
  dungeon: '地下牢',
  dungeonEmpty: 'まだ1匹も落ちていません',
  fallenSpoken: (name, n) => `${name}：地下牢に${number(n)}匹`,
  actionsSpoken: (left, all) => `${number(all)}アクション中、残り${number(left)}`,
  actions: 'アクション',

  cheesesSpoken: (cheeses, target) =>
    cheeses.length === 0
      ? `チーズ${number(target)}種類中、まだなし`
      : `チーズ${number(target)}種類中${number(cheeses.length)}種類：${and(cheeses)}`,
  stockSpoken: n => `控えのネズミ${number(n)}匹`,
  fallenCount: n => `落ちたネズミ${number(n)}匹`,

  resultHeading: '対戦の終わり方',
  ended: {
    cheese: (winner, target, who) =>
      `${who.called(winner, 'あなた')}が最初にチーズを${number(target)}種類そろえました。`,
    falls: (fallen, who) =>
      `${and(who.names(fallen, { first: 'あなた' }))}の3匹目のネズミが落ち、対戦が終わりました。`,
    stalling: turns => `${number(turns)}手番続けてチーズも落下もなく、対戦が終わりました。`,
    most: (winner, who) => `チーズの種類がいちばん多いのは${who.called(winner, 'あなた')}です。`,
    longestAgo: (winner, others, who) => {
      const [best, ...rest] = [winner, ...others].map(seat => who.called(seat, 'あなた'));
      return `${best}と${and(rest)}は同数ですが、最後の手番がいちばん前だった${best}の勝ちです。`;
    },
    mostOfRest: (winner, who) =>
      `残った人の中でチーズの種類がいちばん多いのは${who.called(winner, 'あなた')}です。`,
  },
  player: 'プレイヤー',
  kinds: 'チーズ',
  lost: '落下',
  noCheese: 'なし',
};
