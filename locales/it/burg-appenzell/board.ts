import type {
  CheeseLetter,
  Happening,
  Side,
  TileLetter,
  TowerName,
} from '../../../src/games/burg-appenzell/game.ts';
import type { Texts } from '../../en/burg-appenzell/board.ts';
import { grammar } from '../../grammar.ts';
import type { ById, Together, Who, Words } from '../../words.ts';

const { and, number, or, plural } = grammar('it');

const CHEESES: Readonly<Record<CheeseLetter, string>> = {
  A: 'Appenzeller',
  B: 'Brie',
  C: 'Camembert',
  D: 'Danablu',
  E: 'Emmentaler',
  F: 'Feta',
  G: 'Gouda',
};

/** Each with its article. */
const THE: Readonly<Record<CheeseLetter, string>> = {
  A: 'l’Appenzeller',
  B: 'il Brie',
  C: 'il Camembert',
  D: 'il Danablu',
  E: 'l’Emmentaler',
  F: 'la Feta',
  G: 'il Gouda',
};

const SIDES: ById<Side> = {
  W: 'da sinistra nella riga',
  E: 'da destra nella riga',
  N: 'dall’alto nella colonna',
  S: 'dal basso nella colonna',
};

/** BA-19: these words never say which tile lies where. */
export const words: Words<Happening> = {
  'mouse-entered': ({ seat, tower, setUp }, who) =>
    setUp
      ? `${who(seat, '# ha messo il', 'Hai messo il tuo')} primo topo nella torre ${tower}.`
      : `${who(seat, '# ha messo', 'Hai messo')} un altro topo nella torre ${tower}.`,
  'roof-off': ({ seat, room }, who) =>
    `${who(seat, '# ha tolto', 'Hai tolto')} il tetto della stanza ${room}.`,
  'mouse-ran': ({ seat, from, path }, who) => {
    const to = path[path.length - 1];
    if (path.length === 1) return `${who(seat, 'Un topo di #', 'Un tuo topo')} corre da ${from} a ${to}.`;
    const others = plural(path.length - 1, {
      one: 'un altro topo',
      many: 'altri # di topi',
      other: 'altri # topi',
    });
    return `${who(seat, 'Un topo di #', 'Un tuo topo')} salta ${others} e va da ${from} a ${to}.`;
  },
  slid: ({ seat, slide }, who) =>
    `${who(seat, '# ha spinto', 'Hai spinto')} la tessera di riserva ${SIDES[slide[0]]} ${slide[1]}.`,
  'tile-seen': one => tilesSeen([one]),
  'mouse-fell': ({ seat, fallen }, who) => {
    const lostSoFar = `ora ne ${who(seat, 'ha', 'hai')} persi #`;
    const lost = plural(fallen, {
      one: who(seat, 'è il primo che perde', 'è il primo che perdi'),
      many: lostSoFar,
      other: lostSoFar,
    });
    return `${who(seat, 'Un topo di #', 'Un tuo topo')} cade nelle segrete: ${lost}.`;
  },
  'cheese-taken': ({ seat, cheese, kinds }, who) =>
    `${who(seat, '# ha preso', 'Hai preso')} ${THE[cheese]} e ora ${who(seat, 'ha', 'hai')} ${plural(kinds, { one: '# tipo', many: '# di tipi', other: '# tipi' })} di formaggio.`,
  'turn-ended': ({ seat, actions }, who) =>
    actions === 0
      ? `${who(seat, '# ha', 'Hai')} usato tutte e quattro le azioni.`
      : `${who(seat, '# ha terminato', 'Hai terminato')} il turno con ${plural(actions, { one: 'ancora # azione', many: 'ancora # di azioni', other: 'ancora # azioni' })}.`,
  'roofs-back': ({ rooms }) =>
    rooms.length === 1
      ? `Il tetto torna sulla stanza vuota ${rooms[0]}.`
      : `I tetti tornano sulle stanze vuote ${and(rooms)}.`,
  'turn-began': ({ seat }, who) => `Tocca a ${who.called(seat, 'te')}.`,
  'match-ended': ({ winner, reason }, who) => {
    switch (reason) {
      case 'cheese':
        return `${who(winner, '# ha abbastanza formaggi e vince', 'Hai abbastanza formaggi e vinci')}!`;
      case 'falls':
        return `Un giocatore ha perso tre topi: la partita è finita e ${who(winner, 'vince #', 'vinci tu')}.`;
      case 'stalling':
        return `Da troppo tempo nessun formaggio e nessuna caduta: la partita è finita e ${who(winner, 'vince #', 'vinci tu')}.`;
    }
  },
};

export const together: Together<Happening> = { bySeat: { 'tile-seen': tilesSeen } };

function tilesSeen(run: readonly Extract<Happening, { readonly kind: 'tile-seen' }>[]): string {
  const squares = run.map(({ place }) => place).filter(place => place !== 'spare');
  return [
    ...(squares.length === 0
      ? []
      : [
          squares.length === 1
            ? `Si scopre la tessera in ${and(squares)}.`
            : `Si scoprono le tessere in ${and(squares)}.`,
        ]),
    ...(squares.length === run.length ? [] : ['Si scopre la nuova tessera di riserva.']),
  ].join(' ');
}

const TILES: Readonly<Record<TileLetter | '?', string>> = {
  ...CHEESES,
  '.': 'pavimento spoglio',
  x: 'trappola',
  '?': 'non ancora vista',
};

const TOWERS: ById<TowerName> = {
  a1: 'a1, in alto a sinistra',
  g1: 'g1, in alto a destra',
  a7: 'a7, in basso a sinistra',
  g7: 'g7, in basso a destra',
};

export const texts: Texts = {
  number,
  cheese: CHEESES,
  tile: TILES,
  solid: 'pavimento fisso',
  covered: 'sotto un tetto',

  chooseTower: 'Scegli una torre per il tuo primo topo',
  way: { uncover: 'togli un tetto', run: 'corri', enter: 'metti un topo', slide: 'spingi una linea' },
  turn: (actions, ways) =>
    `${plural(actions, { one: '# azione', many: '# di azioni', other: '# azioni' })}: ${or(ways)}`,
  onlyEnd: 'Nessuna azione possibile: termina il turno',
  nowRun: 'Tocca una casella che brilla per correre lì',
  chooseWay: 'Più strade portano lì: tocca una casella da cui passare',
  runOver: square => `Passa da ${square}`,
  tapToPush: 'Tocca la linea che brilla per farla scorrere',

  enter: tower => `Metti un topo nella torre ${TOWERS[tower]}`,
  uncover: room => `Togli il tetto della stanza ${room}`,
  run: (from, to, tile, cost) =>
    `Corri da ${from} a ${to}${tile === null ? '' : `, ${tile}`}${cost === 1 ? '' : `, ${plural(cost, { one: '# azione', many: '# di azioni', other: '# azioni' })}`}`,
  push: (slide, spare) => `Spingi la tessera di riserva, ${spare}, ${SIDES[slide[0]]} ${slide[1]}`,
  endTurn: 'Fine turno',

  towers: 'Torri',
  roofs: 'Tetti',
  mice: 'I tuoi topi',
  goals: 'Dove correre',
  banners: 'Stendardi',
  mouse: (square, tile) => `Il tuo topo in ${square}${tile === null ? '' : `, ${tile}`}`,
  wouldTake: (cheese, isYours, name) =>
    isYours ? `prenderesti: ${cheese}` : `${name} prenderebbe: ${cheese}`,
  wouldFall: (isYours, name) => (isYours ? 'un tuo topo cadrebbe' : `un topo di ${name} cadrebbe`),
  foreseen: (deed, effects) => [deed, ...effects].join('; '),

  castleSpoken: (roofs, squares) =>
    `Il castello, ${plural(roofs, { one: '# tetto al suo posto', many: '# di tetti al loro posto', other: '# tetti al loro posto' })}. ${squares.join('; ')}`,
  towerSpoken: (tower, whose) => `Torre ${tower}: ${whose === null ? 'libera' : `topo di ${whose}`}`,
  squareSpoken: (square, tile, whose) => `${square}: ${tile}${whose === null ? '' : `, topo di ${whose}`}`,
  rememberedSpoken: (square, tile) => `${square}, sotto il tetto: ${tile}`,

  spare: 'Riserva',
  spareSpoken: tile => `Tessera di riserva: ${tile}`,
  nextSpareSpoken: tile => `Prossima tessera di riserva: ${tile}`,
  dungeon: 'Segrete',
  dungeonEmpty: 'Nessun topo è ancora caduto',
  fallenSpoken: (name, n) =>
    `${name}: ${plural(n, { one: '# topo', many: '# di topi', other: '# topi' })} nelle segrete`,
  actionsSpoken: (left, all) => `Azioni rimaste: ${number(left)} su ${number(all)}`,
  actions: 'Azioni',

  cheesesSpoken: (cheeses, target) =>
    cheeses.length === 0
      ? `formaggi: 0 su ${number(target)}`
      : `formaggi: ${number(cheeses.length)} su ${number(target)}, ${and(cheeses)}`,
  stockSpoken: n =>
    plural(n, { one: '# topo di scorta', many: '# di topi di scorta', other: '# topi di scorta' }),
  fallenCount: n => plural(n, { one: '# topo caduto', many: '# di topi caduti', other: '# topi caduti' }),

  resultHeading: 'Com’è finita la partita',
  ended: {
    cheese: (winner, target, who) =>
      `${who(winner, '# ha', 'Hai')} raggiunto prima di tutti ${plural(target, { one: '# tipo', many: '# di tipi', other: '# tipi' })} di formaggio.`,
    falls: (fallen, who) => `${lost(fallen, who)} perso il terzo topo, e la partita è finita.`,
    stalling: turns =>
      `Per ${plural(turns, { one: '# turno', many: '# di turni', other: '# turni' })} di fila nessun formaggio e nessuna caduta: la partita è finita.`,
    most: (winner, who) => `${who(winner, '# ha', 'Hai')} il maggior numero di tipi di formaggio.`,
    longestAgo: (winner, others, who) =>
      `Parità tra ${and(who.names([winner, ...others], { first: 'te' }))}: ${who(winner, 'vince #, il cui', 'vinci tu, perché il tuo')} ultimo turno è il meno recente.`,
    mostOfRest: (winner, who) =>
      `Tra i giocatori rimasti, ${who(winner, '# ha', 'hai')} più tipi di formaggio.`,
  },
  player: 'Giocatore',
  kinds: 'Formaggi',
  lost: 'Caduti',
  noCheese: 'nessuno',
};

/** Whose third mouse fell: the beginning of a sentence. */
function lost(fallen: readonly number[], who: Who): string {
  return fallen.length === 1
    ? who(fallen[0], '# ha', 'Hai')
    : `${and(who.names(fallen, { first: 'Tu' }))} ${who.isYou(...fallen) ? 'avete' : 'hanno'}`;
}
