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

const { and, number, or, plural } = grammar('de');

/** All of them masculine: den Appenzeller, den Brie. */
const CHEESES: Readonly<Record<CheeseLetter, string>> = {
  A: 'Appenzeller',
  B: 'Brie',
  C: 'Camembert',
  D: 'Danablu',
  E: 'Emmentaler',
  F: 'Feta',
  G: 'Gouda',
};

const SIDES: ById<Side> = {
  W: 'von links in Reihe',
  E: 'von rechts in Reihe',
  N: 'von oben in Spalte',
  S: 'von unten in Spalte',
};

/** BA-19: these words never say which tile lies where. */
export const words: Words<Happening> = {
  'mouse-entered': ({ seat, tower, setUp }, who) =>
    setUp
      ? `${who(seat, '# setzt die', 'Du setzt deine')} erste Maus in den Turm ${tower}.`
      : `${who(seat, '# setzt', 'Du setzt')} eine weitere Maus in den Turm ${tower}.`,
  'roof-off': ({ seat, room }, who) => `${who(seat, '# deckt', 'Du deckst')} Raum ${room} auf.`,
  'mouse-ran': ({ seat, from, path }, who) => {
    const to = path[path.length - 1];
    if (path.length === 1)
      return `${who(seat, 'Eine Maus von #', 'Eine deiner Mäuse')} läuft von ${from} nach ${to}.`;
    const others = plural(path.length - 1, { one: 'eine andere Maus', other: '# andere Mäuse' });
    return `${who(seat, 'Eine Maus von #', 'Eine deiner Mäuse')} springt über ${others}: von ${from} nach ${to}.`;
  },
  slid: ({ seat, slide }, who) =>
    `${who(seat, '# schiebt', 'Du schiebst')} das Schiebeplättchen ${SIDES[slide[0]]} ${slide[1]}.`,
  'tile-seen': one => tilesSeen([one]),
  'mouse-fell': ({ seat, fallen }, who) => {
    const lost = plural(fallen, { one: 'die erste', other: 'schon # verloren' });
    return `${who(seat, 'Eine Maus von #', 'Eine deiner Mäuse')} fällt ins Verlies: ${lost}.`;
  },
  'cheese-taken': ({ seat, cheese, kinds }, who) =>
    `${who(seat, '# bekommt', 'Du bekommst')} den ${CHEESES[cheese]} und ${who(seat, 'hat', 'hast')} jetzt ${kindsOf(kinds)}.`,
  'turn-ended': ({ seat, actions }, who) =>
    actions === 0
      ? `${who(seat, '# hat', 'Du hast')} alle vier Aktionen verbraucht.`
      : `${who(seat, '# beendet', 'Du beendest')} den Zug und lässt ${actionsOf(actions)} verfallen.`,
  'roofs-back': ({ rooms }) =>
    rooms.length === 1
      ? `Der leere Raum ${rooms[0]} bekommt sein Dach zurück.`
      : `Die leeren Räume ${and(rooms)} bekommen ihr Dach zurück.`,
  'turn-began': ({ seat }, who) => `${who(seat, '# ist am Zug', 'Du bist am Zug')}.`,
  'match-ended': ({ winner, reason }, who) => {
    switch (reason) {
      case 'cheese':
        return who(winner, '# hat genug Käsesorten und gewinnt!', 'Du hast genug Käsesorten und gewinnst!');
      case 'falls':
        return `Drei Mäuse einer Farbe sind im Verlies: Die Partie ist zu Ende, und ${who(winner, '# gewinnt', 'du gewinnst')}.`;
      case 'stalling':
        return `Zu lange kein Käse und kein Sturz: Die Partie ist zu Ende, und ${who(winner, '# gewinnt', 'du gewinnst')}.`;
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
            ? `Das Plättchen auf ${and(squares)} ist aufgedeckt.`
            : `Die Plättchen auf ${and(squares)} sind aufgedeckt.`,
        ]),
    ...(squares.length === run.length ? [] : ['Das neue Schiebeplättchen ist aufgedeckt.']),
  ].join(' ');
}

const TILES: Readonly<Record<TileLetter | '?', string>> = {
  ...CHEESES,
  '.': 'leerer Boden',
  x: 'Mausefalle',
  '?': 'noch nicht gesehen',
};

const TOWERS: ById<TowerName> = {
  a1: 'a1, oben links',
  g1: 'g1, oben rechts',
  a7: 'a7, unten links',
  g7: 'g7, unten rechts',
};

export const texts: Texts = {
  number,
  cheese: CHEESES,
  tile: TILES,
  solid: 'fester Boden',
  covered: 'unter einem Dach',

  chooseTower: 'Wähle einen Turm für deine erste Maus',
  way: { uncover: 'Raum aufdecken', run: 'laufen', enter: 'Maus einsetzen', slide: 'Linie schieben' },
  turn: (actions, ways) => `${actionsOf(actions)}: ${or(ways)}`,
  onlyEnd: 'Keine Aktion möglich: Beende deinen Zug',
  nowRun: 'Tippe auf ein leuchtendes Feld zum Laufen',
  chooseWay: 'Mehrere Wege: Tippe auf ein Feld, über das du läufst',
  runOver: square => `Über ${square} laufen`,
  tapToPush: 'Tippe auf die leuchtende Linie zum Schieben',

  enter: tower => `Eine Maus in den Turm ${TOWERS[tower]} setzen`,
  uncover: room => `Raum ${room} aufdecken`,
  run: (from, to, tile, cost) =>
    `Von ${from} nach ${to} laufen${tile === null ? '' : `, ${tile}`}${cost === 1 ? '' : `, ${actionsOf(cost)}`}`,
  push: (slide, spare) => `Das Schiebeplättchen (${spare}) ${SIDES[slide[0]]} ${slide[1]} schieben`,
  endTurn: 'Zug beenden',

  towers: 'Türme',
  roofs: 'Dächer',
  mice: 'Deine Mäuse',
  goals: 'Wohin laufen',
  banners: 'Fahnen',
  mouse: (square, tile) => `Deine Maus auf ${square}${tile === null ? '' : `, ${tile}`}`,
  wouldTake: (cheese, isYours, name) =>
    isYours ? `du bekämst den ${cheese}` : `${name} bekäme den ${cheese}`,
  wouldFall: (isYours, name) =>
    isYours ? 'eine deiner Mäuse würde fallen' : `eine Maus von ${name} würde fallen`,
  foreseen: (deed, effects) => [deed, ...effects].join('; '),

  castleSpoken: (roofs, squares) =>
    `Die Burg, ${plural(roofs, { one: '# Dach liegt', other: '# Dächer liegen' })}. ${squares.join('; ')}`,
  towerSpoken: (tower, whose) => `Turm ${tower}: ${whose === null ? 'frei' : `Maus von ${whose}`}`,
  squareSpoken: (square, tile, whose) => `${square}: ${tile}${whose === null ? '' : `, Maus von ${whose}`}`,
  rememberedSpoken: (square, tile) => `${square}, unter dem Dach: ${tile}`,

  spare: 'Plättchen',
  spareSpoken: tile => `Schiebeplättchen: ${tile}`,
  nextSpareSpoken: tile => `Nächstes Schiebeplättchen: ${tile}`,
  dungeon: 'Verlies',
  dungeonEmpty: 'Noch keine Maus gefallen',
  fallenSpoken: (name, n) => `${name}: ${miceOf(n)} im Verlies`,
  actionsSpoken: (left, all) => `noch ${number(left)} von ${number(all)} Aktionen`,
  actions: 'Aktionen',

  cheesesSpoken: (cheeses, target) =>
    cheeses.length === 0
      ? `0 von ${number(target)} Käsesorten`
      : `${number(cheeses.length)} von ${number(target)} Käsesorten: ${and(cheeses)}`,
  stockSpoken: n => `${miceOf(n)} in Reserve`,
  fallenCount: n => plural(n, { one: '# Maus gefallen', other: '# Mäuse gefallen' }),

  resultHeading: 'So endete die Partie',
  ended: {
    cheese: (winner, target, who) => `${who(winner, '# hatte', 'Du hattest')} als Erstes ${kindsOf(target)}.`,
    falls: (fallen, who) => `${lost(fallen, who)} die dritte Maus verloren: Damit endete die Partie.`,
    stalling: turns =>
      `${plural(turns, { one: '# Zug', other: '# Züge' })} lang gab es weder Käse noch einen Sturz: Damit endete die Partie.`,
    most: (winner, who) => `${who(winner, '# hat', 'Du hast')} die meisten Käsesorten.`,
    longestAgo: (winner, others, who) =>
      `${who(winner, '# hat', 'Du hast')} so viele Käsesorten wie ${and(who.names(others, { first: 'du' }))} und ${who(winner, 'gewinnt, weil der letzte eigene', 'gewinnst, weil dein letzter')} Zug am längsten her ist.`,
    mostOfRest: (winner, who) =>
      `Von den übrigen Spielern ${who(winner, 'hat #', 'hast du')} die meisten Käsesorten.`,
  },
  player: 'Spieler',
  kinds: 'Käse',
  lost: 'Gefallen',
  noCheese: 'keiner',
};

function kindsOf(kinds: number): string {
  return plural(kinds, { one: '# Käsesorte', other: '# Käsesorten' });
}

function actionsOf(actions: number): string {
  return plural(actions, { one: '# Aktion', other: '# Aktionen' });
}

function miceOf(mice: number): string {
  return plural(mice, { one: '# Maus', other: '# Mäuse' });
}

/** Whose third mouse fell: the beginning of a sentence. */
function lost(fallen: readonly number[], who: Who): string {
  return fallen.length === 1
    ? who(fallen[0], '# hat', 'Du hast')
    : `${and(who.names(fallen, { first: 'Du' }))} ${who.isYou(...fallen) ? 'habt' : 'haben'}`;
}
