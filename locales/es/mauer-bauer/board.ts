import type { CardName, Happening, HouseColour, TowerColour } from '../../../src/games/mauer-bauer/game.ts';
import type { Texts } from '../../en/mauer-bauer/board.ts';
import { grammar } from '../../grammar.ts';
import type { ById, Together, Who, Words } from '../../words.ts';

const { and, number, plural } = grammar('es');

/** Towers and houses are feminine. */
const TOWERS: Readonly<Record<TowerColour, string>> = { w: 'blanca', g: 'gris', k: 'negra' };

const HOUSES: Readonly<Record<HouseColour, string>> = {
  R: 'roja',
  G: 'verde',
  B: 'azul',
  Y: 'amarilla',
  P: 'rosa',
};
const HOUSES_PLURAL: Readonly<Record<HouseColour, string>> = {
  R: 'rojas',
  G: 'verdes',
  B: 'azules',
  Y: 'amarillas',
  P: 'rosas',
};

/** The colours by themselves, and on the dice. */
const FACES: Readonly<Record<HouseColour | '?', string>> = {
  R: 'rojo',
  G: 'verde',
  B: 'azul',
  Y: 'amarillo',
  P: 'rosa',
  '?': 'color a elegir',
};

const CARDS: ById<CardName> = {
  S1: 'ciudad de una llanura',
  S2: 'ciudad de dos llanuras',
  S3: 'ciudad de tres llanuras',
  S7: 'ciudad de siete llanuras o más',
  C: 'colores en la ciudad',
  Tw: 'torres blancas en torno a la ciudad',
  Tg: 'torres grises en torno a la ciudad',
  Tk: 'torres negras en torno a la ciudad',
  T: 'torres en torno a la ciudad',
  P: 'palacios en la ciudad',
  HR: 'rojo en la ciudad',
  HG: 'verde en la ciudad',
  HB: 'azul en la ciudad',
  HY: 'amarillo en la ciudad',
  HP: 'rosa en la ciudad',
  oR: 'casas rojas fuera',
  oG: 'casas verdes fuera',
  oB: 'casas azules fuera',
  oY: 'casas amarillas fuera',
  oP: 'casas rosas fuera',
  rW: 'casas en el oeste',
  rC: 'casas en el centro',
  rE: 'casas en el este',
  ot: 'torres fuera',
  otw: 'torres blancas fuera',
  otg: 'torres grises fuera',
  otk: 'torres negras fuera',
  oc: 'torres en la costa',
  ow: 'muros fuera',
  N: 'ciudades en el tablero',
};

/** What a card scores, in one line. */
const RULES: ById<CardName> = {
  S1: 'Ciudad de exactamente una llanura: 6 puntos',
  S2: 'Ciudad de exactamente dos llanuras: 7 puntos',
  S3: 'Ciudad de exactamente tres llanuras: 8 puntos',
  S7: 'Ciudad de siete llanuras o más: 9 puntos',
  C: 'Ciudad con 2 o 3 colores: 4 puntos; con 4 o 5: 7',
  Tw: 'Torres blancas en torno a la ciudad: 2 cada una',
  Tg: 'Torres grises en torno a la ciudad: 2 cada una',
  Tk: 'Torres negras en torno a la ciudad: 2 cada una',
  T: 'Torres en torno a la ciudad: 1 cada una',
  P: 'Palacios en la ciudad: 1 cada uno',
  HR: 'Rojo en la ciudad: 3 por palacio, 1 por casa',
  HG: 'Verde en la ciudad: 3 por palacio, 1 por casa',
  HB: 'Azul en la ciudad: 3 por palacio, 1 por casa',
  HY: 'Amarillo en la ciudad: 3 por palacio, 1 por casa',
  HP: 'Rosa en la ciudad: 3 por palacio, 1 por casa',
  oR: 'Casas rojas fuera de las ciudades: 1 cada una',
  oG: 'Casas verdes fuera de las ciudades: 1 cada una',
  oB: 'Casas azules fuera de las ciudades: 1 cada una',
  oY: 'Casas amarillas fuera de las ciudades: 1 cada una',
  oP: 'Casas rosas fuera de las ciudades: 1 cada una',
  rW: 'Casas en el oeste, fuera de las ciudades: 1 cada una',
  rC: 'Casas en el centro, fuera de las ciudades: 1 cada una',
  rE: 'Casas en el este, fuera de las ciudades: 1 cada una',
  ot: 'Torres fuera de las ciudades: 1 cada una',
  otw: 'Torres blancas fuera de las ciudades: 2 cada una',
  otg: 'Torres grises fuera de las ciudades: 2 cada una',
  otk: 'Torres negras fuera de las ciudades: 2 cada una',
  oc: 'Torres en la costa, fuera de las ciudades: 2 cada una',
  ow: 'Muros fuera de las ciudades: 1 cada uno',
  N: 'Ciudades en el tablero: 1 cada una',
};

export const words: Words<Happening> = {
  dealt: (one, who) => dealt([one], who),
  'dealt-face-down': (one, who) => dealtFaceDown([one], who),
  reshuffled: ({ cards }) =>
    `Se acabó el mazo: ${plural(cards, { one: 'la única carta descartada forma', many: 'las # de cartas descartadas forman', other: 'las # cartas descartadas forman' })} el nuevo.`,
  'turn-began': ({ seat }, who) => `Es ${who(seat, 'el turno de #', 'tu turno')}.`,
  'rolled-too-early': ({ seat, lost }, who) =>
    lost > 0
      ? `${who(seat, '# tira los dados antes de construir un muro y pierde', 'Tiras los dados antes de construir un muro y pierdes')} un punto.`
      : who(
          seat,
          '# tira los dados antes de construir un muro, pero no tiene puntos que perder.',
          'Tiras los dados antes de construir un muro, pero no tienes puntos que perder.',
        ),
  'wall-put': ({ seat, line }, who) =>
    `${who(seat, '# construye', 'Construyes')} un muro de ${line.replace('-', ' a ')}.`,
  rolled: ({ seat, tower, houses: [a, b] }, who) => {
    const die = tower === null ? '' : `torre ${TOWERS[tower]}; `;
    const houses =
      a !== b ? [FACES[a], FACES[b]] : [a === '?' ? 'dos colores a elegir' : `dos veces ${FACES[a]}`];
    return `${who(seat, '# tira', 'Tiras')} los dados: ${die}${and(houses)}.`;
  },
  'tower-put': (one, who) => towersBuilt([one], who),
  'house-put': (one, who) => housesBuilt([one], who),
  'city-completed': ({ seat, city, plains }, who) =>
    `¡${who(seat, '# completa', 'Completas')} la ciudad ${city}, de ${plainsOf(plains.length)}!`,
  'walls-cleared': ({ lines }) =>
    plural(lines.length, {
      one: 'Un muro del interior de la ciudad vuelve a la reserva.',
      many: '# de muros del interior de la ciudad vuelven a la reserva.',
      other: '# muros del interior de la ciudad vuelven a la reserva.',
    }),
  'towers-cleared': ({ towers }) =>
    towers.length === 1
      ? `También vuelve a la reserva la torre ${TOWERS[towers[0].colour]} de ${towers[0].point}, que ya no toca ningún muro.`
      : `También vuelven a la reserva las torres de ${and(towers.map(({ point }) => point))}, que ya no tocan ningún muro.`,
  'palace-built': ({ city, colour }) =>
    `Dos casas ${HOUSES_PLURAL[colour]} de ${city} se convierten en un palacio.`,
  joined: ({ seat, city, other, joined }, who) =>
    `${who(seat, '# une', 'Unes')} las ciudades ${city} y ${other} en una sola: ${joined}.`,
  'kept-apart': ({ seat, city }, who) =>
    `${who(seat, '# mantiene', 'Mantienes')} separada la ciudad ${city}.`,
  scored: ({ seat, city, cards, points, score }, who) => {
    const played = and(cards.map(({ card, points }) => `${quoted(card)} (${number(points)})`));
    const where = city === null ? '' : ` para la ciudad ${city}`;
    return `${who(seat, '# juega', 'Juegas')} ${played}${where}: ${pointsOf(points)}, ${number(score)} en total.`;
  },
  'threw-away': ({ seat, card }, who) => `${who(seat, '# descarta', 'Descartas')} ${quoted(card)}.`,
  'may-exchange': ({ seat }, who) =>
    `${who(seat, '# va en último lugar y puede', 'Vas en último lugar y puedes')} cambiar cartas.`,
  exchanged: ({ seat, cards }, who) =>
    cards === 0
      ? `${who(seat, '# conserva todas sus', 'Conservas todas tus')} cartas.`
      : `${who(seat, '# cambia', 'Cambias')} ${plural(cards, { one: '# carta', many: '# de cartas', other: '# cartas' })}.`,
  ending: ({ because }) => ENDINGS[because],
  'last-scoring': () => 'Puntuación final: cada jugador juega cartas para la ciudad que quiera.',
  'match-ended': ({ scores, winners }, who) => {
    const standing = scores
      .map((score, seat) => `${who.called(seat, seat === 0 ? 'Tú' : 'tú')} ${number(score)}`)
      .join(', ');
    const won = and(who.names(winners, { last: 'tú' }));
    return winners.length === 1
      ? `¡${who(winners[0], 'Gana #', 'Ganas')}! ${standing}.`
      : `¡${won} comparten la victoria! ${standing}.`;
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
  return `${who(run[0].seat, '# recibe', 'Recibes')} ${and(run.map(({ card }) => quoted(card)))}.`;
}

function dealtFaceDown(run: Run<'dealt-face-down'>, who: Who): string {
  return `${who(run[0].seat, '# recibe', 'Recibes')} ${plural(run.length, { one: 'una carta', many: '# de cartas', other: '# cartas' })}.`;
}

function towersBuilt(run: Run<'tower-put'>, who: Who): string {
  return `${who(run[0].seat, '# construye', 'Construyes')} ${and(run.map(({ colour, point }) => `una torre ${TOWERS[colour]} en ${point}`))}.`;
}

function housesBuilt(run: Run<'house-put'>, who: Who): string {
  return `${who(run[0].seat, '# construye', 'Construyes')} ${and(run.map(({ colour, plain }) => `una casa ${HOUSES[colour]} en ${plain}`))}.`;
}

const ENDINGS: Readonly<Record<Extract<Happening, { kind: 'ending' }>['because'], string>> = {
  walls: 'Era el último muro: la partida termina con este turno.',
  towers: 'Era la última torre: la partida termina con este turno.',
  houses: 'Era la última casa: la partida termina con este turno.',
  palaces: 'Era el último palacio: la partida termina con este turno.',
  lines: 'Ya no hay sitio para otro muro: la partida termina.',
};

export const texts: Texts = {
  number,
  card: card => CARDS[card],
  rule: card => RULES[card],

  chooseLine: 'Elige dónde construir tu muro',
  chooseLineHasty: 'Has tirado antes de tiempo. Ahora construye tu muro',
  chooseTowers: 'Elige los colores de las torres y construye',
  chooseTower: 'Elige el color de la torre y construye',
  chooseHouses: 'Elige qué casa va en cada llanura y construye',
  chooseHouse: 'Elige el color de la casa y construye',
  chooseJoin: 'Une la nueva ciudad a una vecina o mantenla separada',
  chooseCards: 'Juega una o dos cartas para la nueva ciudad, o descarta una',
  chooseCardsOnly: 'Juega una o dos cartas para la nueva ciudad',
  chooseExchange: 'Vas en último lugar: descarta cartas y roba otras',
  chooseLast: 'Puntuación final: juega una o dos cartas para cualquier ciudad',
  chooseLastNoCity: 'Puntuación final: juega una o dos cartas',

  tapAgain: 'Toca otra vez para construir ahí',
  tapAgainCloses: plains => `Completa una ciudad de ${plainsOf(plains)}. Toca otra vez`,
  reallyHasty: '¿Tirar antes de construir? Cuesta un punto y la tirada no cuenta',
  chooseColour: 'Elige un color',
  looksAt: (card, points) => `${RULES[card]} – ${pointsNow(points)}`,

  lines: 'Dónde construir el muro',
  line: (from, to) => `De ${from} a ${to}`,
  closes: plains => `Completa una ciudad de ${plainsOf(plains)}`,
  build: 'Construir',
  back: 'Atrás',
  rollEarly: 'Tirar ya: −1',
  rollEarlyYes: 'Tirar: −1',

  places: 'Qué va dónde',
  towerOn: (point, colour) =>
    colour === null ? `Sin torre en ${point}` : `Torre ${TOWERS[colour]} en ${point}`,
  houseOn: (plain, colour) =>
    colour === null ? `Sin casa en ${plain}` : `Casa ${HOUSES[colour]} en ${plain}`,
  change: what => `${what}. Cambiar`,

  apart: 'No unir',
  join: 'Unir',
  joinCity: city => `Unir a la ciudad ${city}`,
  apartLong: 'Mantener separada la ciudad',
  cities: 'Ciudades',
  city: (city, plains) => `Ciudad ${city}, de ${plainsOf(plains)}`,

  hand: 'Tus cartas de gremio',
  handCard: (card, points) => `${capital(CARDS[card])}: ${pointsNow(points)}`,
  cardTip: 'Toca una carta para ver cuánto da',
  play: points => `Jugar: ${pointsOf(points)}`,
  throwAway: 'Descartar',
  done: 'Listo',
  doneLong: 'Conservar tus cartas',
  throwLong: card => `Descartar ${quoted(card)}`,
  playLong: (cards, city) =>
    `${city === null ? 'Jugar' : `Para la ciudad ${city}: jugar`} ${and(cards.map(({ card, points }) => quoted(card) + (points === null ? '' : ` (${number(points)})`)))}`,
  pickCard: 'Elige una o dos cartas',
  pickThrow: 'Elige una carta para descartar',

  wallLong: (from, to) => `Muro de ${from} a ${to}`,
  hastyLong: 'Tirar antes de tiempo y perder un punto',
  joinedBy: parts => and(parts.map((part, i) => (i === 0 ? part : lower(part)))),

  dice: faces => `Dados: ${and(faces)}`,
  towerFace: colour => `torre ${TOWERS[colour]}`,
  houseFace: face => FACES[face],

  supplies: 'Reserva: la partida termina cuando se agota una de estas piezas',
  supply: {
    walls: n => plural(n, { one: 'queda # muro', many: 'quedan # de muros', other: 'quedan # muros' }),
    towers: n => plural(n, { one: 'queda # torre', many: 'quedan # de torres', other: 'quedan # torres' }),
    houses: n => plural(n, { one: 'queda # casa', many: 'quedan # de casas', other: 'quedan # casas' }),
    palaces: n =>
      plural(n, { one: 'queda # palacio', many: 'quedan # de palacios', other: 'quedan # palacios' }),
  },
  deck: n =>
    plural(n, { one: '# carta en el mazo', many: '# de cartas en el mazo', other: '# cartas en el mazo' }),
  ending: 'Último turno',

  scoredBy: (name, points) => `${name}: ${pointsOf(points)}`,

  points: pointsOf,
  worth: n => plural(n, { one: '# pt', many: '# pts', other: '# pts' }),
  factCards: n =>
    plural(n, { one: '# carta en la mano', many: '# de cartas en la mano', other: '# cartas en la mano' }),
  resultCity: city => `Ciudad ${city}`,
  resultBy: (seat, who) => `completada por ${who.called(seat, 'ti')}`,
  resultFinal: 'Puntuación final',
  resultStart: points => `Al empezar: ${points}.`,
  resultHasty: lost => `Perdidos por tirar antes de tiempo: ${lost.join(', ')}.`,
  resultTotal: 'Total',
  resultLeft: 'Cartas que quedan en la mano',
  resultNote: 'En caso de empate, gana quien tiene más cartas en la mano.',
};

function quoted(card: string): string {
  return `«${CARDS[card]}»`;
}

function pointsOf(points: number): string {
  return plural(points, { one: '# punto', many: '# de puntos', other: '# puntos' });
}

function pointsNow(points: number): string {
  return plural(points, { one: '# punto ahora', many: '# de puntos ahora', other: '# puntos ahora' });
}

function plainsOf(plains: number): string {
  return plural(plains, { one: 'una llanura', many: '# de llanuras', other: '# llanuras' });
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
