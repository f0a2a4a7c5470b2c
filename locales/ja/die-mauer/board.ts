import type { Block, End, Ending, Fist, Happening } from '../../../src/games/die-mauer/game.ts';
import type { Texts } from '../../en/die-mauer/board.ts';
import { grammar } from '../../grammar.ts';
import { sentences, type Together, type Who, type Words } from '../../words.ts';

const { and, number } = grammar('ja');

const BLOCKS: Readonly<Record<Block, string>> = {
  1: '壁1',
  2: '壁2',
  3: '壁3',
  4: '壁4',
  6: '壁6',
  T: '塔',
  G: '門',
};

/** As short as possible, because there are up to six: a section is just its number. */
const FISTS: Readonly<Record<Fist, string>> = {
  ...BLOCKS,
  1: '1',
  2: '2',
  3: '3',
  4: '4',
  6: '6',
  '-': '空のこぶし',
};

const ENDS: Readonly<Record<End, string>> = { L: '左端', R: '右端' };

export const words: Words<Happening> = {
  'turn-began': ({ master }, who) => `${who.called(master, 'あなた')}が棟梁です。`,
  chose: ({ seat, fist }, who) => {
    if (fist === null) return `${who(seat, '#が', '')}こぶしを握りました。`;
    return `${who(seat, '#は', '')}${fist === '-' ? '空のまま' : `${BLOCKS[fist]}を`}握りました。`;
  },
  revealed: ({ master, fists }, who) => {
    const rivals = fists.flatMap((fist, seat) =>
      seat === master ? [] : [`${who.called(seat, 'あなた')}は${FISTS[fist]}`],
    );
    return `こぶしを開きました。棟梁の${who.called(master, 'あなた')}は${FISTS[fists[master]]}、${and(rivals)}です。`;
  },
  'no-room': ({ block }) => `${BLOCKS[block]}を建てる場所がないので、誰も建てません。`,
  unguessed: ({ master }, who) => `誰も当てられなかったので、${who.called(master, 'あなた')}が建てます。`,
  guessed: ({ master, guessers }, who) =>
    `${names(guessers, who)}が当てたので、${who.called(master, 'あなた')}の代わりに建てます。`,
  'guessed-by-too-many': ({ master, guessers, room }, who) =>
    `${names(guessers, who)}が当てましたが、場所は${number(room)}つしかないので、${who.called(master, 'あなた')}が建てます。`,
  built,
  'free-choice': ({ master }, who) =>
    `空のこぶしは${who.called(master, 'あなた')}だけなので、好きなブロックを建てられます。`,
  'built-freely': built,
  'could-not-build': ({ master }, who) =>
    `しかし、${who.called(master, 'あなた')}には建てられるブロックがありません。`,
  'gift-due': ({ from, to, must }, who) =>
    `空のこぶしは${who.called(to, 'あなた')}と${who.called(from, 'あなた')}の2人です。${who.called(from, 'あなた')}は${who.called(to, 'あなた')}にブロックを1つ${must ? '渡さなければなりません' : '渡せます'}。`,
  gave: ({ from, to, block }, who) =>
    `${who.called(from, 'あなた')}が${who.called(to, 'あなた')}に${block === null ? 'ブロックを1つ、' : `${BLOCKS[block]}を`}こっそり渡しました。`,
  declined: ({ from, to }, who) =>
    `${who.called(from, 'あなた')}は${who.called(to, 'あなた')}に何も渡しませんでした。`,
  'too-many-empty': ({ master, rivals }, who) =>
    `${names([master, ...rivals], who)}が空のこぶしなので、何も起こりません。`,
  'round-ended': ({ round, ending, out, charges }, who) => {
    const paid = charges.map(
      (charge, seat) => `${who.called(seat, 'あなた')}が${charge === 0 ? 'なし' : `${number(charge)}点`}`,
    );
    return `${REASONS[ending](out, who)}第${number(round)}ラウンドが終わりました。失点は、${and(paid)}です。`;
  },
  'round-began': ({ round }) =>
    `第${number(round)}ラウンドが始まります。城壁は片づけられ、全員が7つのブロックを手元に戻します。`,
  'match-ended': ({ scores, winners }, who) => {
    const charge = -scores[winners[0]];
    const cost = charge === 0 ? '失点なし' : `わずか${number(charge)}点の失点`;
    return winners.length === 1
      ? `${names(winners, who)}が${cost}で勝ちました。`
      : `${names(winners, who)}が${cost}で並び、そろって勝ちました。`;
  },
};

export const together: Together<Happening> = {
  byKind: {
    chose: (run, who) =>
      sentences(
        run,
        ({ fist }) => fist === null,
        one => words.chose(one, who),
        closed =>
          `${names(
            closed.map(({ seat }) => seat),
            who,
          )}がこぶしを握りました。`,
      ).join(''),
  },
};

const REASONS: Readonly<Record<Ending, (out: readonly number[], who: Who) => string>> = {
  out: (out, who) => `${names(out, who)}がブロックを使い切りました。`,
  deadlock: () => '残っているのは塔と門だけで、建てる場所がありません。',
  stalling: () => '長いあいだ誰も建てませんでした。',
};

function built(
  { seat, block, end, first }: Extract<Happening, { kind: 'built' | 'built-freely' }>,
  who: Who,
): string {
  const builder = who.called(seat, 'あなた');
  return first
    ? `${builder}が城壁の最初に${BLOCKS[block]}を建てました。`
    : `${builder}が${ENDS[end]}に${BLOCKS[block]}を建てました。`;
}

function names(seats: readonly number[], who: Who): string {
  return and(who.names(seats, { first: 'あなた' }));
}

export const texts: Texts = {
  block: BLOCKS,
  blockName: BLOCKS,

  planAsMaster: 'あなたが棟梁です。ブロックを握るか、空のまま握ってください',
  planAsRival: '棟梁のブロックを読んで握るか、空のまま握ってください',
  buildSection: 'どちらの端に建てるか選んでください',
  buildAny: '空のこぶしはあなただけ。好きなブロックを建ててください',
  giveOne: 'あなたのこぶしも空です。棟梁にブロックを1つ渡してください',
  giveOrNot: 'あなたのこぶしも空です。棟梁にブロックを1つ渡せます',
  nowClose: 'こぶしをタップして握るか、選び直してください',
  nowGive: '手をタップして渡すか、選び直してください',
  nowEnd: '次に、城壁の端を選んでください',
  nowAgain: 'もう一度タップすると、そこに建てます',

  hide: block => `${BLOCKS[block]}を握る`,
  keepEmpty: '空のまま握る',
  give: block => `${BLOCKS[block]}を渡す`,
  giveNothing: '何も渡さない',
  begin: block => `城壁の最初に${BLOCKS[block]}を建てる`,
  buildAt: (block, end) => `${ENDS[end]}に${BLOCKS[block]}を建てる`,
  buildOn: end => `${ENDS[end]}に建てる`,

  yourBlocks: 'あなたのブロックとこぶし',
  whereToBuild: '建てる場所',
  handBlock: (block, count, charge, hasRoom) =>
    [
      block,
      count > 1 && `${number(count)}個あります`,
      `残ると${number(charge)}点の失点`,
      !hasRoom && '今は建てる場所がありません',
    ]
      .filter(Boolean)
      .join('、'),
  charge: points => `−${number(points)}`,
  number,

  /** Japanese letters are twice as wide as those that the button is made for: four at most. */
  button: { empty: '空のまま', close: '握る', give: '渡す', giveNothing: '渡さない' },
  yourFistIs: what => `あなたのこぶし：${what}`,
  fistResting: '選んでいます',
  fistClosed: 'こぶしを握っています',
  fistHides: what => `握ったもの：${what}`,
  fistShows: what => `見せたもの：${what}`,
  nothing: 'なし',
  station: (name, what, isMaster) => `${name}${isMaster ? '（棟梁）' : ''}：${what}`,
  master: '棟梁',

  roundOf: (round, rounds) => `ラウンド${number(round)}/${number(rounds)}`,
  chargedSoFar: points => (points === 0 ? 'ここまで失点なし' : `ここまでの失点${number(points)}`),
  idle: (turns, limit) => `建築なし：${number(turns)}/${number(limit)}ターン`,
  lastTurn: '前のターン',
  lastTurnSpoken: shown => `前のターン：${and(shown)}`,
  showed: (name, what, didBuild) =>
    `${name}${name === '' ? '' : 'は'}${what}${didBuild ? '（建てました）' : ''}`,
  wall: blocks => (blocks.length === 0 ? 'まだ城壁はありません' : `城壁、左から：${blocks.join('、')}`),
  endOpen: end => `${ENDS[end]}：塔や門を建てられます`,
  endClosed: end => `${ENDS[end]}：塔も門も建てられません`,
  hidden: blocks => `+${number(blocks)}`,
  hiddenSpoken: blocks => `ほかにブロック${number(blocks)}個`,

  look: '誰が何を？',
  lookHeading: '残っていそうなもの',
  player: 'プレイヤー',
  legendHas: '持っている',
  legendMay: '持っているかも',
  toRemember: '自分で覚えておく',
  surely: (block, count) => (count > 1 ? `${block}が${number(count)}個` : block),
  perhaps: (block, least, most) =>
    `${block}：${least === 0 ? `最大${number(most)}個` : `${number(least)}～${number(most)}個`}`,
  hasNone: block => `${block}：なし`,
  blocksLeft: blocks => `${number(blocks)}個`,
  chargedHeading: '失点',
  wholeWall: '城壁',
  turnsHeading: 'このラウンドのターン',
  turn: 'ターン',

  roundOver: round => `第${number(round)}ラウンド終了`,
  leftAndCost: (name, left, charge) =>
    left.length === 0 ? `${name}：残りなし` : `${name}：残りは${and(left)}、失点${number(charge)}`,
  out: '残りなし',

  factBlocks: blocks => `残り${number(blocks)}個`,
  round: round => `第${number(round)}ラウンド`,
  total: '合計',
  ending: {
    out: 'ブロックを使い切った人がいました',
    deadlock: '塔と門だけが残り、建てる場所がありませんでした',
    stalling: '長いあいだ誰も建てませんでした',
  },
  wentOut: (seats, who) => `${names(seats, who)}がブロックを使い切りました`,
  howCharged: '残った壁はその数字、門は10点、塔は15点の失点です。',
};
