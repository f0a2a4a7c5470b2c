import type { CardName, Happening, HouseColour, TowerColour } from '../../../src/games/mauer-bauer/game.ts';
import type { Texts } from '../../en/mauer-bauer/board.ts';
import { grammar } from '../../grammar.ts';
import type { ById, Together, Who, Words } from '../../words.ts';

const { and, number, plural } = grammar('de');

/** „der weiße Turm“; an ending makes it „weißer Turm“ or „einen weißen Turm“. */
const TOWERS: Readonly<Record<TowerColour, string>> = { w: 'weiße', g: 'graue', k: 'schwarze' };

/** „rotes Haus“, „ein rotes Haus“. */
const HOUSES: Readonly<Record<HouseColour, string>> = {
  R: 'rotes',
  G: 'grünes',
  B: 'blaues',
  Y: 'gelbes',
  P: 'rosa',
};
const HOUSES_PLURAL: Readonly<Record<HouseColour, string>> = {
  R: 'rote',
  G: 'grüne',
  B: 'blaue',
  Y: 'gelbe',
  P: 'rosa',
};
/** The colours by themselves, and on the dice. */
const FACES: Readonly<Record<HouseColour | '?', string>> = {
  R: 'Rot',
  G: 'Grün',
  B: 'Blau',
  Y: 'Gelb',
  P: 'Rosa',
  '?': 'freie Farbe',
};

const CARDS: ById<CardName> = {
  S1: 'Stadt mit einem Feld',
  S2: 'Stadt mit zwei Feldern',
  S3: 'Stadt mit drei Feldern',
  S7: 'Stadt ab sieben Feldern',
  C: 'Farben in der Stadt',
  Tw: 'weiße Türme um die Stadt',
  Tg: 'graue Türme um die Stadt',
  Tk: 'schwarze Türme um die Stadt',
  T: 'Türme um die Stadt',
  P: 'Paläste in der Stadt',
  HR: 'Rot in der Stadt',
  HG: 'Grün in der Stadt',
  HB: 'Blau in der Stadt',
  HY: 'Gelb in der Stadt',
  HP: 'Rosa in der Stadt',
  oR: 'rote Häuser draußen',
  oG: 'grüne Häuser draußen',
  oB: 'blaue Häuser draußen',
  oY: 'gelbe Häuser draußen',
  oP: 'rosa Häuser draußen',
  rW: 'Häuser im Westen',
  rC: 'Häuser in der Mitte',
  rE: 'Häuser im Osten',
  ot: 'Türme draußen',
  otw: 'weiße Türme draußen',
  otg: 'graue Türme draußen',
  otk: 'schwarze Türme draußen',
  oc: 'Türme an der Küste',
  ow: 'Mauern draußen',
  N: 'Städte auf dem Plan',
};

const RULES: ById<CardName> = {
  S1: 'Stadt mit genau einem Feld: 6 Punkte',
  S2: 'Stadt mit genau zwei Feldern: 7 Punkte',
  S3: 'Stadt mit genau drei Feldern: 8 Punkte',
  S7: 'Stadt mit sieben oder mehr Feldern: 9 Punkte',
  C: 'Stadt mit 2 oder 3 Farben: 4 Punkte; mit 4 oder 5: 7',
  Tw: 'Weiße Türme um die Stadt: je 2',
  Tg: 'Graue Türme um die Stadt: je 2',
  Tk: 'Schwarze Türme um die Stadt: je 2',
  T: 'Türme um die Stadt: je 1',
  P: 'Paläste in der Stadt: je 1',
  HR: 'Rot in der Stadt: Paläste je 3, Häuser je 1',
  HG: 'Grün in der Stadt: Paläste je 3, Häuser je 1',
  HB: 'Blau in der Stadt: Paläste je 3, Häuser je 1',
  HY: 'Gelb in der Stadt: Paläste je 3, Häuser je 1',
  HP: 'Rosa in der Stadt: Paläste je 3, Häuser je 1',
  oR: 'Rote Häuser außerhalb aller Städte: je 1',
  oG: 'Grüne Häuser außerhalb aller Städte: je 1',
  oB: 'Blaue Häuser außerhalb aller Städte: je 1',
  oY: 'Gelbe Häuser außerhalb aller Städte: je 1',
  oP: 'Rosa Häuser außerhalb aller Städte: je 1',
  rW: 'Häuser im Westen, außerhalb aller Städte: je 1',
  rC: 'Häuser in der Mitte, außerhalb aller Städte: je 1',
  rE: 'Häuser im Osten, außerhalb aller Städte: je 1',
  ot: 'Türme außerhalb aller Städte: je 1',
  otw: 'Weiße Türme außerhalb aller Städte: je 2',
  otg: 'Graue Türme außerhalb aller Städte: je 2',
  otk: 'Schwarze Türme außerhalb aller Städte: je 2',
  oc: 'Türme an der Küste, außerhalb aller Städte: je 2',
  ow: 'Mauern außerhalb aller Städte: je 1',
  N: 'Städte auf dem Plan: je 1',
};

export const words: Words<Happening> = {
  dealt: (one, who) => dealt([one], who),
  'dealt-face-down': (one, who) => dealtFaceDown([one], who),
  reshuffled: ({ cards }) =>
    `Der Nachziehstapel ist leer: ${plural(cards, { one: 'Die eine abgeworfene Karte bildet', other: 'Die # abgeworfenen Karten bilden' })} den neuen.`,
  'turn-began': ({ seat }, who) => `${who(seat, '# ist am Zug', 'Du bist am Zug')}.`,
  'rolled-too-early': ({ seat, lost }, who) =>
    lost > 0
      ? who(
          seat,
          '# würfelt, bevor die Mauer steht, und verliert einen Punkt.',
          'Du würfelst, bevor die Mauer steht, und verlierst einen Punkt.',
        )
      : who(
          seat,
          '# würfelt, bevor die Mauer steht, hat aber keinen Punkt zu verlieren.',
          'Du würfelst, bevor die Mauer steht, hast aber keinen Punkt zu verlieren.',
        ),
  'wall-put': ({ seat, line }, who) =>
    `${who(seat, '# baut', 'Du baust')} eine Mauer von ${line.replace('-', ' nach ')}.`,
  rolled: ({ seat, tower, houses: [a, b] }, who) => {
    const dice = a === b ? `zweimal ${FACES[a]}` : `${FACES[a]} und ${FACES[b]}`;
    return tower === null
      ? `${who(seat, '# würfelt', 'Du würfelst')} ${dice}.`
      : `${who(seat, '# würfelt', 'Du würfelst')} einen ${TOWERS[tower]}n Turm, dazu ${dice}.`;
  },
  'tower-put': (one, who) => towersBuilt([one], who),
  'house-put': (one, who) => housesBuilt([one], who),
  'city-completed': ({ seat, city, plains }, who) =>
    `${who(seat, '# vollendet', 'Du vollendest')} die Stadt ${city} mit ${plainsOf(plains.length)}!`,
  'walls-cleared': ({ lines }) =>
    plural(lines.length, {
      one: 'Eine Mauer im Innern der Stadt kommt zurück in den Vorrat.',
      other: '# Mauern im Innern der Stadt kommen zurück in den Vorrat.',
    }),
  'towers-cleared': ({ towers }) =>
    towers.length === 1
      ? `Auch der ${TOWERS[towers[0].colour]} Turm auf ${towers[0].point} kommt zurück: An ihm steht keine Mauer mehr.`
      : `Auch die Türme auf ${and(towers.map(({ point }) => point))} kommen zurück: An ihnen steht keine Mauer mehr.`,
  'palace-built': ({ city, colour }) =>
    `Zwei ${HOUSES_PLURAL[colour]} Häuser in ${city} werden zu einem Palast.`,
  joined: ({ seat, city, other, joined }, who) =>
    `${who(seat, '# verbindet', 'Du verbindest')} die Städte ${city} und ${other} zu ${joined}.`,
  'kept-apart': ({ seat, city }, who) => `${who(seat, '# lässt', 'Du lässt')} die Stadt ${city} getrennt.`,
  scored: ({ seat, city, cards, points, score }, who) => {
    const played = and(cards.map(({ card, points }) => `${quoted(card)} (${number(points)})`));
    const where = city === null ? '' : ` für die Stadt ${city}`;
    return `${who(seat, '# spielt', 'Du spielst')} ${played}${where}: ${pointsOf(points)}, insgesamt ${number(score)}.`;
  },
  'threw-away': ({ seat, card }, who) => `${who(seat, '# wirft', 'Du wirfst')} ${quoted(card)} ab.`,
  'may-exchange': ({ seat }, who) =>
    `${who(seat, '# liegt auf dem letzten Platz und darf', 'Du liegst auf dem letzten Platz und darfst')} Karten tauschen.`,
  exchanged: ({ seat, cards }, who) =>
    cards === 0
      ? `${who(seat, '# behält', 'Du behältst')} alle Karten.`
      : `${who(seat, '# tauscht', 'Du tauschst')} ${plural(cards, { one: '# Karte', other: '# Karten' })}.`,
  ending: ({ because }) => ENDINGS[because],
  'last-scoring': () => 'Schlusswertung: Alle spielen Karten für eine Stadt ihrer Wahl.',
  'match-ended': ({ scores, winners }, who) => {
    const standing = scores
      .map((score, seat) => `${who.called(seat, seat === 0 ? 'Du' : 'du')} ${number(score)}`)
      .join(', ');
    const won = and(who.names(winners, { first: 'Du' }));
    return winners.length === 1
      ? `${who(winners[0], '# gewinnt', 'Du gewinnst')}! ${standing}.`
      : `${won} ${who.isYou(...winners) ? 'gewinnt' : 'gewinnen'} gemeinsam! ${standing}.`;
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
  return `${who(run[0].seat, '# bekommt', 'Du bekommst')} ${and(run.map(({ card }) => quoted(card)))}.`;
}

function dealtFaceDown(run: Run<'dealt-face-down'>, who: Who): string {
  return `${who(run[0].seat, '# bekommt', 'Du bekommst')} ${plural(run.length, { one: 'eine Karte', other: '# Karten' })}.`;
}

function towersBuilt(run: Run<'tower-put'>, who: Who): string {
  return `${who(run[0].seat, '# baut', 'Du baust')} ${and(run.map(({ colour, point }) => `einen ${TOWERS[colour]}n Turm auf ${point}`))}.`;
}

function housesBuilt(run: Run<'house-put'>, who: Who): string {
  return `${who(run[0].seat, '# baut', 'Du baust')} ${and(run.map(({ colour, plain }) => `ein ${HOUSES[colour]} Haus auf ${plain}`))}.`;
}

const ENDINGS: Readonly<Record<Extract<Happening, { kind: 'ending' }>['because'], string>> = {
  walls: 'Das war die letzte Mauer: Die Partie endet mit diesem Zug.',
  towers: 'Das war der letzte Turm: Die Partie endet mit diesem Zug.',
  houses: 'Das war das letzte Haus: Die Partie endet mit diesem Zug.',
  palaces: 'Das war der letzte Palast: Die Partie endet mit diesem Zug.',
  lines: 'Für eine Mauer ist nirgends mehr Platz: Die Partie endet.',
};

export const texts: Texts = {
  number,
  card: card => CARDS[card],
  rule: card => RULES[card],

  chooseLine: 'Wähle, wo du deine Mauer baust',
  chooseLineHasty: 'Zu früh gewürfelt. Baue jetzt deine Mauer',
  chooseTowers: 'Wähle die Farben der Türme, dann baue',
  chooseTower: 'Wähle die Farbe des Turms, dann baue',
  chooseHouses: 'Wähle, welches Haus auf welches Feld kommt, dann baue',
  chooseHouse: 'Wähle die Farbe des Hauses, dann baue',
  chooseJoin: 'Verbinde die neue Stadt mit einer Nachbarstadt oder nicht',
  chooseCards: 'Spiele 1 oder 2 Karten für die neue Stadt oder wirf eine ab',
  chooseCardsOnly: 'Spiele 1 oder 2 Karten für die neue Stadt',
  chooseExchange: 'Letzter Platz: Wirf Karten ab und ziehe neue',
  chooseLast: 'Schlusswertung: 1 oder 2 Karten für eine beliebige Stadt',
  chooseLastNoCity: 'Schlusswertung: Spiele 1 oder 2 Karten',

  tapAgain: 'Tippe noch einmal, um dort zu bauen',
  tapAgainCloses: plains => `Vollendet eine Stadt mit ${plainsOf(plains)}. Tippe noch einmal`,
  reallyHasty: 'Vor dem Bauen würfeln? Kostet einen Punkt, der Wurf zählt nicht',
  chooseColour: 'Wähle eine Farbe',
  looksAt: (card, points) =>
    `${RULES[card]} – ${plural(points, { one: 'jetzt # Punkt', other: 'jetzt # Punkte' })}`,

  lines: 'Wo die Mauer gebaut wird',
  line: (from, to) => `Von ${from} nach ${to}`,
  closes: plains => `Vollendet eine Stadt mit ${plainsOf(plains)}`,
  build: 'Bauen',
  back: 'Zurück',
  rollEarly: 'Würfeln: −1',
  rollEarlyYes: 'Ja: −1',

  places: 'Was wohin kommt',
  towerOn: (point, colour) =>
    colour === null ? `Kein Turm auf ${point}` : `${capital(TOWERS[colour])}r Turm auf ${point}`,
  houseOn: (plain, colour) =>
    colour === null ? `Kein Haus auf ${plain}` : `${capital(HOUSES[colour])} Haus auf ${plain}`,
  change: what => `${what}. Ändern`,

  apart: 'Getrennt',
  join: 'Verbinden',
  joinCity: city => `Mit der Stadt ${city} verbinden`,
  apartLong: 'Die Stadt getrennt lassen',
  cities: 'Städte',
  city: (city, plains) => `Stadt ${city} mit ${plainsOf(plains)}`,

  hand: 'Deine Gildekarten',
  handCard: (card, points) =>
    `${capital(CARDS[card])}: ${plural(points, { one: 'jetzt # Punkt', other: 'jetzt # Punkte' })}`,
  cardTip: 'Tippe auf eine Karte: Was bringt sie?',
  play: points => `Spielen: ${pointsOf(points)}`,
  throwAway: 'Abwerfen',
  done: 'Fertig',
  doneLong: 'Karten behalten',
  throwLong: card => `${quoted(card)} abwerfen`,
  playLong: (cards, city) =>
    `${city === null ? '' : `Für die Stadt ${city}: `}${and(cards.map(({ card, points }) => quoted(card) + (points === null ? '' : ` (${number(points)})`)))} spielen`,
  pickCard: 'Wähle eine oder zwei Karten',
  pickThrow: 'Wähle eine Karte zum Abwerfen',

  wallLong: (from, to) => `Mauer von ${from} nach ${to}`,
  hastyLong: 'Zu früh würfeln und einen Punkt verlieren',
  joinedBy: parts => and(parts.map((part, i) => (i === 0 ? part : lower(part)))),

  dice: faces => `Würfel: ${and(faces)}`,
  towerFace: colour => `${TOWERS[colour]}r Turm`,
  houseFace: face => FACES[face],

  supplies: 'Vorrat: Die Partie endet, wenn etwas davon ausgeht',
  supply: {
    walls: n => plural(n, { one: 'noch # Mauer', other: 'noch # Mauern' }),
    towers: n => plural(n, { one: 'noch # Turm', other: 'noch # Türme' }),
    houses: n => plural(n, { one: 'noch # Haus', other: 'noch # Häuser' }),
    palaces: n => plural(n, { one: 'noch # Palast', other: 'noch # Paläste' }),
  },
  deck: n => plural(n, { one: '# Karte im Nachziehstapel', other: '# Karten im Nachziehstapel' }),
  ending: 'Letzter Zug',

  scoredBy: (name, points) => `${name}: ${pointsOf(points)}`,

  points: pointsOf,
  worth: n => `${number(n)} Pkt.`,
  factCards: n => plural(n, { one: '# Karte auf der Hand', other: '# Karten auf der Hand' }),
  resultCity: city => `Stadt ${city}`,
  resultBy: (seat, who) => `vollendet von ${who.called(seat, 'dir')}`,
  resultFinal: 'Schlusswertung',
  resultStart: points => `Am Anfang: ${points}.`,
  resultHasty: lost => `Zu früh gewürfelt: ${lost.join(', ')}.`,
  resultTotal: 'Gesamt',
  resultLeft: 'Karten übrig',
  resultNote: 'Bei Gleichstand gewinnt, wer mehr Karten übrig hat.',
};

function quoted(card: string): string {
  return `„${CARDS[card]}“`;
}

function pointsOf(points: number): string {
  return plural(points, { one: '# Punkt', other: '# Punkte' });
}

/** In the dative, after „mit“. */
function plainsOf(plains: number): string {
  return plural(plains, { one: '# Feld', other: '# Feldern' });
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
