import type { CardName, Happening, HouseColour, TowerColour } from '../../../src/games/mauer-bauer/game.ts';
import type { Texts } from '../../en/mauer-bauer/board.ts';
import { grammar } from '../../grammar.ts';
import type { ById, Together, Who, Words } from '../../words.ts';

const { and, number, plural } = grammar('it');

/** Torri e case: al femminile. */
const TOWERS: Readonly<Record<TowerColour, string>> = { w: 'bianca', g: 'grigia', k: 'nera' };

const HOUSES: Readonly<Record<HouseColour, string>> = {
  R: 'rossa',
  G: 'verde',
  B: 'blu',
  Y: 'gialla',
  P: 'rosa',
};
const HOUSES_PLURAL: Readonly<Record<HouseColour, string>> = {
  R: 'rosse',
  G: 'verdi',
  B: 'blu',
  Y: 'gialle',
  P: 'rosa',
};
/** I colori per sé stessi, e dei dadi. */
const COLOURS: Readonly<Record<HouseColour, string>> = {
  R: 'rosso',
  G: 'verde',
  B: 'blu',
  Y: 'giallo',
  P: 'rosa',
};
const FACES: Readonly<Record<HouseColour | '?', string>> = { ...COLOURS, '?': 'un colore a scelta' };

const CARDS: ById<CardName> = {
  S1: 'città di una pianura',
  S2: 'città di due pianure',
  S3: 'città di tre pianure',
  S7: 'città di sette o più pianure',
  C: 'colori nella città',
  Tw: 'torri bianche intorno alla città',
  Tg: 'torri grigie intorno alla città',
  Tk: 'torri nere intorno alla città',
  T: 'torri intorno alla città',
  P: 'palazzi nella città',
  HR: 'rosso nella città',
  HG: 'verde nella città',
  HB: 'blu nella città',
  HY: 'giallo nella città',
  HP: 'rosa nella città',
  oR: 'case rosse fuori',
  oG: 'case verdi fuori',
  oB: 'case blu fuori',
  oY: 'case gialle fuori',
  oP: 'case rosa fuori',
  rW: 'case a ovest',
  rC: 'case al centro',
  rE: 'case a est',
  ot: 'torri fuori',
  otw: 'torri bianche fuori',
  otg: 'torri grigie fuori',
  otk: 'torri nere fuori',
  oc: 'torri sulla costa',
  ow: 'muri fuori',
  N: 'città sul tabellone',
};

const RULES: ById<CardName> = {
  S1: 'Città di esattamente una pianura: 6 punti',
  S2: 'Città di esattamente due pianure: 7 punti',
  S3: 'Città di esattamente tre pianure: 8 punti',
  S7: 'Città di sette o più pianure: 9 punti',
  C: 'Città con 2 o 3 colori: 4 punti; con 4 o 5: 7',
  Tw: 'Torri bianche intorno alla città: 2 ciascuna',
  Tg: 'Torri grigie intorno alla città: 2 ciascuna',
  Tk: 'Torri nere intorno alla città: 2 ciascuna',
  T: 'Torri intorno alla città: 1 ciascuna',
  P: 'Palazzi nella città: 1 ciascuno',
  HR: 'Rosso nella città: 3 per palazzo, 1 per casa',
  HG: 'Verde nella città: 3 per palazzo, 1 per casa',
  HB: 'Blu nella città: 3 per palazzo, 1 per casa',
  HY: 'Giallo nella città: 3 per palazzo, 1 per casa',
  HP: 'Rosa nella città: 3 per palazzo, 1 per casa',
  oR: 'Case rosse fuori dalle città: 1 ciascuna',
  oG: 'Case verdi fuori dalle città: 1 ciascuna',
  oB: 'Case blu fuori dalle città: 1 ciascuna',
  oY: 'Case gialle fuori dalle città: 1 ciascuna',
  oP: 'Case rosa fuori dalle città: 1 ciascuna',
  rW: 'Case a ovest, fuori dalle città: 1 ciascuna',
  rC: 'Case al centro, fuori dalle città: 1 ciascuna',
  rE: 'Case a est, fuori dalle città: 1 ciascuna',
  ot: 'Torri fuori dalle città: 1 ciascuna',
  otw: 'Torri bianche fuori dalle città: 2 ciascuna',
  otg: 'Torri grigie fuori dalle città: 2 ciascuna',
  otk: 'Torri nere fuori dalle città: 2 ciascuna',
  oc: 'Torri sulla costa, fuori dalle città: 2 ciascuna',
  ow: 'Muri fuori dalle città: 1 ciascuno',
  N: 'Città sul tabellone: 1 ciascuna',
};

export const words: Words<Happening> = {
  dealt: (one, who) => dealt([one], who),
  'dealt-face-down': (one, who) => dealtFaceDown([one], who),
  reshuffled: ({ cards }) =>
    `Il mazzo è finito: ${plural(cards, { one: 'l’unica carta scartata forma', many: 'le # di carte scartate formano', other: 'le # carte scartate formano' })} quello nuovo.`,
  'turn-began': ({ seat }, who) => `Tocca a ${who.called(seat, 'te')}.`,
  'rolled-too-early': ({ seat, lost }, who) =>
    lost > 0
      ? `${who(seat, '# ha tirato prima di costruire un muro e perde', 'Hai tirato prima di costruire un muro e perdi')} un punto.`
      : `${who(seat, '# ha tirato prima di costruire un muro, ma non ha', 'Hai tirato prima di costruire un muro, ma non hai')} punti da perdere.`,
  'wall-put': ({ seat, line }, who) =>
    `${who(seat, '# ha costruito', 'Hai costruito')} un muro da ${line.replace('-', ' a ')}.`,
  rolled: ({ seat, tower, houses: [a, b] }, who) => {
    const dice = a === b ? `due volte ${FACES[a]}` : `${FACES[a]} e ${FACES[b]}`;
    return tower === null
      ? `${who(seat, '# ha tirato', 'Hai tirato')} ${dice}.`
      : `${who(seat, '# ha tirato', 'Hai tirato')} torre ${TOWERS[tower]}, ${dice}.`;
  },
  'tower-put': (one, who) => towersBuilt([one], who),
  'house-put': (one, who) => housesBuilt([one], who),
  'city-completed': ({ seat, city, plains }, who) =>
    `${who(seat, '# ha completato', 'Hai completato')} la città ${city}, di ${plainsOf(plains.length)}!`,
  'walls-cleared': ({ lines }) =>
    plural(lines.length, {
      one: 'Un muro dentro la città torna nella riserva.',
      many: '# di muri dentro la città tornano nella riserva.',
      other: '# muri dentro la città tornano nella riserva.',
    }),
  'towers-cleared': ({ towers }) =>
    towers.length === 1
      ? `Vi torna anche la torre ${TOWERS[towers[0].colour]} in ${towers[0].point}, che nessun muro tocca più.`
      : `Vi tornano anche le torri in ${and(towers.map(({ point }) => point))}, che nessun muro tocca più.`,
  'palace-built': ({ city, colour }) => `Due case ${HOUSES_PLURAL[colour]} in ${city} diventano un palazzo.`,
  joined: ({ seat, city, other, joined }, who) =>
    `${who(seat, '# ha unito', 'Hai unito')} le città ${city} e ${other} in ${joined}.`,
  'kept-apart': ({ seat, city }, who) =>
    `${who(seat, '# ha tenuto separata', 'Hai tenuto separata')} la città ${city}.`,
  scored: ({ seat, city, cards, points, score }, who) => {
    const played = and(cards.map(({ card, points }) => `${quoted(card)} (${number(points)})`));
    const where = city === null ? '' : ` per la città ${city}`;
    return `${who(seat, '# ha giocato', 'Hai giocato')} ${played}${where}: ${pointsOf(points)}, ${number(score)} in tutto.`;
  },
  'threw-away': ({ seat, card }, who) => `${who(seat, '# ha scartato', 'Hai scartato')} ${quoted(card)}.`,
  'may-exchange': ({ seat }, who) =>
    `${who(seat, '# è all’ultimo posto e può', 'Sei all’ultimo posto e puoi')} cambiare carte.`,
  exchanged: ({ seat, cards }, who) =>
    cards === 0
      ? `${who(seat, '# ha tenuto tutte le carte', 'Hai tenuto tutte le carte')}.`
      : `${who(seat, '# ha cambiato', 'Hai cambiato')} ${plural(cards, { one: '# carta', many: '# di carte', other: '# carte' })}.`,
  ending: ({ because }) => ENDINGS[because],
  'last-scoring': () => 'Punteggio finale: ognuno gioca carte per una città a scelta.',
  'match-ended': ({ scores, winners }, who) => {
    const standing = scores
      .map((score, seat) => `${who.called(seat, seat === 0 ? 'Tu' : 'tu')} ${number(score)}`)
      .join(', ');
    const won = and(who.names(winners, { first: 'Tu' }));
    return winners.length === 1
      ? `${who(winners[0], 'Vince #', 'Hai vinto')}! ${standing}.`
      : `${won} ${who.isYou(...winners) ? 'avete' : 'hanno'} vinto a pari merito! ${standing}.`;
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
  return `${who(run[0].seat, '# ha ricevuto', 'Hai ricevuto')} ${and(run.map(({ card }) => quoted(card)))}.`;
}

function dealtFaceDown(run: Run<'dealt-face-down'>, who: Who): string {
  return `${who(run[0].seat, '# ha ricevuto', 'Hai ricevuto')} ${plural(run.length, { one: 'una carta', many: '# di carte', other: '# carte' })}.`;
}

function towersBuilt(run: Run<'tower-put'>, who: Who): string {
  return `${who(run[0].seat, '# ha costruito', 'Hai costruito')} ${and(run.map(({ colour, point }) => `una torre ${TOWERS[colour]} in ${point}`))}.`;
}

function housesBuilt(run: Run<'house-put'>, who: Who): string {
  return `${who(run[0].seat, '# ha costruito', 'Hai costruito')} ${and(run.map(({ colour, plain }) => `una casa ${HOUSES[colour]} in ${plain}`))}.`;
}

const ENDINGS: Readonly<Record<Extract<Happening, { kind: 'ending' }>['because'], string>> = {
  walls: 'Era l’ultimo muro: la partita finisce con questo turno.',
  towers: 'Era l’ultima torre: la partita finisce con questo turno.',
  houses: 'Era l’ultima casa: la partita finisce con questo turno.',
  palaces: 'Era l’ultimo palazzo: la partita finisce con questo turno.',
  lines: 'Non c’è più posto per un muro: la partita finisce.',
};

export const texts: Texts = {
  number,
  card: card => CARDS[card],
  rule: card => RULES[card],

  chooseLine: 'Scegli dove costruire il muro',
  chooseLineHasty: 'Hai tirato troppo presto. Ora costruisci il muro',
  chooseTowers: 'Scegli i colori delle torri, poi costruisci',
  chooseTower: 'Scegli il colore della torre, poi costruisci',
  chooseHouses: 'Scegli quale casa va in quale pianura, poi costruisci',
  chooseHouse: 'Scegli il colore della casa, poi costruisci',
  chooseJoin: 'Unisci la nuova città a una vicina o tienila separata',
  chooseCards: 'Gioca una o due carte per la nuova città, o scartane una',
  chooseCardsOnly: 'Gioca una o due carte per la nuova città',
  chooseExchange: 'Sei all’ultimo posto: scarta carte e pescane di nuove',
  chooseLast: 'Punteggio finale: gioca una o due carte per una città',
  chooseLastNoCity: 'Punteggio finale: gioca una o due carte',

  tapAgain: 'Tocca di nuovo per costruire lì',
  tapAgainCloses: plains => `Completa una città di ${plainsOf(plains)}. Tocca di nuovo`,
  reallyHasty: 'Tirare prima di costruire? Costa un punto e il tiro non vale',
  chooseColour: 'Scegli un colore',
  looksAt: (card, points) =>
    `${RULES[card]} – ${plural(points, { one: 'ora # punto', many: 'ora # di punti', other: 'ora # punti' })}`,

  lines: 'Dove costruire il muro',
  line: (from, to) => `Da ${from} a ${to}`,
  closes: plains => `Completa una città di ${plainsOf(plains)}`,
  build: 'Costruisci',
  back: 'Indietro',
  rollEarly: 'Tira ora: −1',
  rollEarlyYes: 'Tira: −1',

  places: 'Che cosa va dove',
  towerOn: (point, colour) =>
    colour === null ? `Nessuna torre in ${point}` : `Torre ${TOWERS[colour]} in ${point}`,
  houseOn: (plain, colour) =>
    colour === null ? `Nessuna casa in ${plain}` : `Casa ${HOUSES[colour]} in ${plain}`,
  change: what => `${what}. Cambia`,

  apart: 'Separata',
  join: 'Unisci',
  joinCity: city => `Unisci alla città ${city}`,
  apartLong: 'Tieni separata la città',
  cities: 'Città',
  city: (city, plains) => `Città ${city}, di ${plainsOf(plains)}`,

  hand: 'Le tue carte gilda',
  handCard: (card, points) =>
    `${capital(CARDS[card])}: ${plural(points, { one: 'ora # punto', many: 'ora # di punti', other: 'ora # punti' })}`,
  cardTip: 'Tocca una carta per vedere quanto vale',
  play: points => `Gioca: ${pointsOf(points)}`,
  throwAway: 'Scarta',
  done: 'Fatto',
  doneLong: 'Tieni le tue carte',
  throwLong: card => `Scarta ${quoted(card)}`,
  playLong: (cards, city) =>
    `${city === null ? 'Gioca' : `Per la città ${city}: gioca`} ${and(cards.map(({ card, points }) => quoted(card) + (points === null ? '' : ` (${number(points)})`)))}`,
  pickCard: 'Scegli una o due carte',
  pickThrow: 'Scegli una carta da scartare',

  wallLong: (from, to) => `Muro da ${from} a ${to}`,
  hastyLong: 'Tira troppo presto e perdi un punto',
  joinedBy: parts => and(parts.map((part, i) => (i === 0 ? part : lower(part)))),

  dice: faces => `Dadi: ${and(faces)}`,
  towerFace: colour => `torre ${TOWERS[colour]}`,
  houseFace: face => FACES[face],

  supplies: 'Riserva: la partita finisce quando si esaurisce un tipo di pezzi',
  supply: {
    walls: n => plural(n, { one: '# muro rimasto', many: '# di muri rimasti', other: '# muri rimasti' }),
    towers: n => plural(n, { one: '# torre rimasta', many: '# di torri rimaste', other: '# torri rimaste' }),
    houses: n => plural(n, { one: '# casa rimasta', many: '# di case rimaste', other: '# case rimaste' }),
    palaces: n =>
      plural(n, { one: '# palazzo rimasto', many: '# di palazzi rimasti', other: '# palazzi rimasti' }),
  },
  deck: n =>
    plural(n, { one: '# carta nel mazzo', many: '# di carte nel mazzo', other: '# carte nel mazzo' }),
  ending: 'Ultimo turno',

  scoredBy: (name, points) => `${name}: ${pointsOf(points)}`,

  points: pointsOf,
  worth: n => plural(n, { one: '# pt', many: '# di pt', other: '# pt' }),
  factCards: n => plural(n, { one: '# carta in mano', many: '# di carte in mano', other: '# carte in mano' }),
  resultCity: city => `Città ${city}`,
  resultBy: (seat, who) => `completata da ${who.called(seat, 'te')}`,
  resultFinal: 'Punteggio finale',
  resultStart: points => `All’inizio: ${points}.`,
  resultHasty: lost => `Persi tirando troppo presto: ${lost.join(', ')}.`,
  resultTotal: 'Totale',
  resultLeft: 'Carte rimaste in mano',
  resultNote: 'A pari punti vince chi ha più carte rimaste in mano.',
};

function quoted(card: string): string {
  return `«${CARDS[card]}»`;
}

function pointsOf(points: number): string {
  return plural(points, { one: '# punto', many: '# di punti', other: '# punti' });
}

function plainsOf(plains: number): string {
  return plural(plains, { one: '# pianura', many: '# di pianure', other: '# pianure' });
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
