import type { CardName, Happening, HouseColour, TowerColour } from '../../../src/games/mauer-bauer/game.ts';
import type { Texts } from '../../en/mauer-bauer/board.ts';
import { grammar } from '../../grammar.ts';
import type { ById, Together, Who, Words } from '../../words.ts';

const { and, number, plural } = grammar('fr');

/** Towers and houses are feminine; all these colours take a plain s in the plural. */
const TOWERS: Readonly<Record<TowerColour, string>> = { w: 'blanche', g: 'grise', k: 'noire' };

const HOUSES: Readonly<Record<HouseColour, string>> = {
  R: 'rouge',
  G: 'verte',
  B: 'bleue',
  Y: 'jaune',
  P: 'rose',
};

/** The colours by themselves, and on the dice. */
const FACES: Readonly<Record<HouseColour | '?', string>> = {
  R: 'rouge',
  G: 'vert',
  B: 'bleu',
  Y: 'jaune',
  P: 'rose',
  '?': 'couleur au choix',
};

const CARDS: ById<CardName> = {
  S1: 'ville d’une plaine',
  S2: 'ville de deux plaines',
  S3: 'ville de trois plaines',
  S7: 'ville de sept plaines ou plus',
  C: 'couleurs dans la ville',
  Tw: 'tours blanches autour de la ville',
  Tg: 'tours grises autour de la ville',
  Tk: 'tours noires autour de la ville',
  T: 'tours autour de la ville',
  P: 'palais dans la ville',
  HR: 'rouge dans la ville',
  HG: 'vert dans la ville',
  HB: 'bleu dans la ville',
  HY: 'jaune dans la ville',
  HP: 'rose dans la ville',
  oR: 'maisons rouges hors ville',
  oG: 'maisons vertes hors ville',
  oB: 'maisons bleues hors ville',
  oY: 'maisons jaunes hors ville',
  oP: 'maisons roses hors ville',
  rW: 'maisons à l’ouest',
  rC: 'maisons au centre',
  rE: 'maisons à l’est',
  ot: 'tours hors ville',
  otw: 'tours blanches hors ville',
  otg: 'tours grises hors ville',
  otk: 'tours noires hors ville',
  oc: 'tours sur la côte',
  ow: 'murs hors ville',
  N: 'villes sur le plateau',
};

/** What a card pays for and how much, in one line. */
const RULES: ById<CardName> = {
  S1: 'Ville d’exactement une plaine : 6 points',
  S2: 'Ville d’exactement deux plaines : 7 points',
  S3: 'Ville d’exactement trois plaines : 8 points',
  S7: 'Ville de sept plaines ou plus : 9 points',
  C: 'Ville de 2 ou 3 couleurs : 4 points ; 4 ou 5 couleurs : 7',
  Tw: 'Tours blanches autour de la ville : 2 chacune',
  Tg: 'Tours grises autour de la ville : 2 chacune',
  Tk: 'Tours noires autour de la ville : 2 chacune',
  T: 'Tours autour de la ville : 1 chacune',
  P: 'Palais dans la ville : 1 chacun',
  HR: 'Rouge dans la ville : 3 par palais, 1 par maison',
  HG: 'Vert dans la ville : 3 par palais, 1 par maison',
  HB: 'Bleu dans la ville : 3 par palais, 1 par maison',
  HY: 'Jaune dans la ville : 3 par palais, 1 par maison',
  HP: 'Rose dans la ville : 3 par palais, 1 par maison',
  oR: 'Maisons rouges hors des villes : 1 chacune',
  oG: 'Maisons vertes hors des villes : 1 chacune',
  oB: 'Maisons bleues hors des villes : 1 chacune',
  oY: 'Maisons jaunes hors des villes : 1 chacune',
  oP: 'Maisons roses hors des villes : 1 chacune',
  rW: 'Maisons à l’ouest, hors des villes : 1 chacune',
  rC: 'Maisons au centre, hors des villes : 1 chacune',
  rE: 'Maisons à l’est, hors des villes : 1 chacune',
  ot: 'Tours hors des villes : 1 chacune',
  otw: 'Tours blanches hors des villes : 2 chacune',
  otg: 'Tours grises hors des villes : 2 chacune',
  otk: 'Tours noires hors des villes : 2 chacune',
  oc: 'Tours sur la côte, hors des villes : 2 chacune',
  ow: 'Murs hors des villes : 1 chacun',
  N: 'Villes sur le plateau : 1 chacune',
};

export const words: Words<Happening> = {
  dealt: (one, who) => dealt([one], who),
  'dealt-face-down': (one, who) => dealtFaceDown([one], who),
  reshuffled: ({ cards }) =>
    `La pioche est vide : ${plural(cards, { one: 'l’unique carte défaussée forme', many: 'les # de cartes défaussées forment', other: 'les # cartes défaussées forment' })} la nouvelle.`,
  'turn-began': ({ seat }, who) => `C’est à ${who.called(seat, 'vous')} de jouer.`,
  'rolled-too-early': ({ seat, lost }, who) =>
    lost > 0
      ? who(
          seat,
          '# lance les dés avant de construire un mur et perd un point.',
          'Vous lancez les dés avant de construire un mur et perdez un point.',
        )
      : who(
          seat,
          '# lance les dés avant de construire un mur, mais n’a aucun point à perdre.',
          'Vous lancez les dés avant de construire un mur, mais n’avez aucun point à perdre.',
        ),
  'wall-put': ({ seat, line }, who) =>
    `${who(seat, '# construit', 'Vous construisez')} un mur de ${line.replace('-', ' à ')}.`,
  rolled: ({ seat, tower, houses: [a, b] }, who) => {
    const die = tower === null ? '' : `tour ${TOWERS[tower]} ; `;
    const houses =
      a !== b ? [FACES[a], FACES[b]] : [a === '?' ? 'deux couleurs au choix' : `deux fois ${FACES[a]}`];
    return `${who(seat, '# lance', 'Vous lancez')} les dés : ${die}${and(houses)}.`;
  },
  'tower-put': (one, who) => towersBuilt([one], who),
  'house-put': (one, who) => housesBuilt([one], who),
  'city-completed': ({ seat, city, plains }, who) =>
    `${who(seat, '# achève', 'Vous achevez')} la ville ${city}, ${ofPlains(plains.length)} !`,
  'walls-cleared': ({ lines }) =>
    plural(lines.length, {
      one: 'Un mur à l’intérieur de la ville retourne à la réserve.',
      many: '# de murs à l’intérieur de la ville retournent à la réserve.',
      other: '# murs à l’intérieur de la ville retournent à la réserve.',
    }),
  'towers-cleared': ({ towers }) =>
    towers.length === 1
      ? `La tour ${TOWERS[towers[0].colour]} en ${towers[0].point}, que plus aucun mur ne touche, retourne aussi à la réserve.`
      : `Les tours en ${and(towers.map(({ point }) => point))}, que plus aucun mur ne touche, retournent aussi à la réserve.`,
  'palace-built': ({ city, colour }) => `Deux maisons ${HOUSES[colour]}s de ${city} deviennent un palais.`,
  joined: ({ seat, city, other, joined }, who) =>
    `${who(seat, '# réunit', 'Vous réunissez')} les villes ${city} et ${other} en ${joined}.`,
  'kept-apart': ({ seat, city }, who) => `${who(seat, '# laisse', 'Vous laissez')} la ville ${city} à part.`,
  scored: ({ seat, city, cards, points, score }, who) => {
    const played = and(cards.map(({ card, points }) => `${quoted(card)} (${number(points)})`));
    const where = city === null ? '' : ` pour la ville ${city}`;
    return `${who(seat, '# joue', 'Vous jouez')} ${played}${where} : ${pointsOf(points)}, ${number(score)} en tout.`;
  },
  'threw-away': ({ seat, card }, who) => `${who(seat, '# défausse', 'Vous défaussez')} ${quoted(card)}.`,
  'may-exchange': ({ seat }, who) =>
    `${who(seat, '# occupe la dernière place et peut', 'Vous occupez la dernière place et pouvez')} échanger des cartes.`,
  exchanged: ({ seat, cards }, who) =>
    cards === 0
      ? `${who(seat, '# garde toutes ses', 'Vous gardez toutes vos')} cartes.`
      : `${who(seat, '# échange', 'Vous échangez')} ${plural(cards, { one: '# carte', many: '# de cartes', other: '# cartes' })}.`,
  ending: ({ because }) => ENDINGS[because],
  'last-scoring': () => 'Décompte final : chacun joue des cartes pour une ville de son choix.',
  'match-ended': ({ scores, winners }, who) => {
    const standing = scores
      .map((score, seat) => `${who.called(seat, seat === 0 ? 'Vous' : 'vous')} ${number(score)}`)
      .join(', ');
    const won = and(who.names(winners, { last: 'vous' }));
    return winners.length === 1
      ? `${who(winners[0], '# gagne', 'Vous gagnez')} ! ${standing}.`
      : `${won} ${who.isYou(...winners) ? 'partagez' : 'se partagent'} la victoire ! ${standing}.`;
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
  return `${who(run[0].seat, '# reçoit', 'Vous recevez')} ${and(run.map(({ card }) => quoted(card)))}.`;
}

function dealtFaceDown(run: Run<'dealt-face-down'>, who: Who): string {
  return `${who(run[0].seat, '# reçoit', 'Vous recevez')} ${plural(run.length, { one: 'une carte', many: '# de cartes', other: '# cartes' })}.`;
}

function towersBuilt(run: Run<'tower-put'>, who: Who): string {
  return `${who(run[0].seat, '# construit', 'Vous construisez')} ${and(run.map(({ colour, point }) => `une tour ${TOWERS[colour]} en ${point}`))}.`;
}

function housesBuilt(run: Run<'house-put'>, who: Who): string {
  return `${who(run[0].seat, '# construit', 'Vous construisez')} ${and(run.map(({ colour, plain }) => `une maison ${HOUSES[colour]} en ${plain}`))}.`;
}

const ENDINGS: Readonly<Record<Extract<Happening, { kind: 'ending' }>['because'], string>> = {
  walls: 'C’était le dernier mur : la partie se termine avec ce tour.',
  towers: 'C’était la dernière tour : la partie se termine avec ce tour.',
  houses: 'C’était la dernière maison : la partie se termine avec ce tour.',
  palaces: 'C’était le dernier palais : la partie se termine avec ce tour.',
  lines: 'Il n’y a plus de place pour un mur : la partie se termine.',
};

export const texts: Texts = {
  number,
  card: card => CARDS[card],
  rule: card => RULES[card],

  chooseLine: 'Choisissez où construire votre mur',
  chooseLineHasty: 'Vous avez lancé trop tôt. Construisez maintenant votre mur',
  chooseTowers: 'Choisissez les couleurs des tours, puis construisez',
  chooseTower: 'Choisissez la couleur de la tour, puis construisez',
  chooseHouses: 'Choisissez quelle maison va sur quelle plaine, puis construisez',
  chooseHouse: 'Choisissez la couleur de la maison, puis construisez',
  chooseJoin: 'Réunissez la nouvelle ville à une voisine, ou laissez-la à part',
  chooseCards: 'Jouez une ou deux cartes pour la nouvelle ville, ou défaussez-en une',
  chooseCardsOnly: 'Jouez une ou deux cartes pour la nouvelle ville',
  chooseExchange: 'Vous êtes à la dernière place : défaussez les cartes à échanger',
  chooseLast: 'Décompte final : jouez une ou deux cartes pour une ville',
  chooseLastNoCity: 'Décompte final : jouez une ou deux cartes',

  tapAgain: 'Touchez de nouveau pour construire là',
  tapAgainCloses: plains => `Achève une ville ${ofPlains(plains)}. Touchez de nouveau`,
  reallyHasty: 'Lancer avant de construire ? Cela coûte un point, et le lancer ne compte pas',
  chooseColour: 'Choisissez une couleur',
  looksAt: (card, points) => `${RULES[card]} – ${pointsNow(points)}`,

  lines: 'Où construire le mur',
  line: (from, to) => `De ${from} à ${to}`,
  closes: plains => `Achève une ville ${ofPlains(plains)}`,
  build: 'Construire',
  back: 'Retour',
  rollEarly: 'Lancer déjà : −1',
  rollEarlyYes: 'Lancer : −1',

  places: 'Ce qui va où',
  towerOn: (point, colour) =>
    colour === null ? `Pas de tour en ${point}` : `Tour ${TOWERS[colour]} en ${point}`,
  houseOn: (plain, colour) =>
    colour === null ? `Pas de maison en ${plain}` : `Maison ${HOUSES[colour]} en ${plain}`,
  change: what => `${what}. Changer`,

  apart: 'Laisser à part',
  join: 'Réunir',
  joinCity: city => `Réunir à la ville ${city}`,
  apartLong: 'Laisser la ville à part',
  cities: 'Villes',
  city: (city, plains) => `Ville ${city}, ${ofPlains(plains)}`,

  hand: 'Vos cartes de guilde',
  handCard: (card, points) => `${capital(CARDS[card])} : ${pointsNow(points)}`,
  cardTip: 'Touchez une carte pour voir ce qu’elle rapporte',
  play: points => `Jouer : ${pointsOf(points)}`,
  throwAway: 'Défausser',
  done: 'Terminé',
  doneLong: 'Garder mes cartes',
  throwLong: card => `Défausser ${quoted(card)}`,
  playLong: (cards, city) =>
    `${city === null ? 'Jouer' : `Pour la ville ${city} : jouer`} ${and(cards.map(({ card, points }) => quoted(card) + (points === null ? '' : ` (${number(points)})`)))}`,
  pickCard: 'Choisissez une ou deux cartes',
  pickThrow: 'Choisissez une carte à défausser',

  wallLong: (from, to) => `Mur de ${from} à ${to}`,
  hastyLong: 'Lancer trop tôt et perdre un point',
  joinedBy: parts => and(parts.map((part, i) => (i === 0 ? part : lower(part)))),

  dice: faces => `Dés : ${and(faces)}`,
  towerFace: colour => `tour ${TOWERS[colour]}`,
  houseFace: face => FACES[face],

  supplies: 'Réserve : la partie se termine dès qu’une de ces sortes est épuisée',
  supply: {
    walls: n => plural(n, { one: '# mur restant', many: '# de murs restants', other: '# murs restants' }),
    towers: n =>
      plural(n, { one: '# tour restante', many: '# de tours restantes', other: '# tours restantes' }),
    houses: n =>
      plural(n, { one: '# maison restante', many: '# de maisons restantes', other: '# maisons restantes' }),
    palaces: n =>
      plural(n, { one: '# palais restant', many: '# de palais restants', other: '# palais restants' }),
  },
  deck: n =>
    plural(n, {
      one: '# carte dans la pioche',
      many: '# de cartes dans la pioche',
      other: '# cartes dans la pioche',
    }),
  ending: 'Dernier tour',

  scoredBy: (name, points) => `${name} : ${pointsOf(points)}`,

  points: pointsOf,
  worth: n => plural(n, { one: '# pt', many: '# pts', other: '# pts' }),
  factCards: n =>
    plural(n, { one: '# carte en main', many: '# de cartes en main', other: '# cartes en main' }),
  resultCity: city => `Ville ${city}`,
  resultBy: (seat, who) => `achevée par ${who.called(seat, 'vous')}`,
  resultFinal: 'Décompte final',
  resultStart: points => `Au départ : ${points}.`,
  resultHasty: lost => `Dés lancés trop tôt : ${lost.join(', ')}.`,
  resultTotal: 'Total',
  resultLeft: 'Cartes en main',
  resultNote: 'À égalité de points, le joueur qui a le plus de cartes en main gagne.',
};

function quoted(card: string): string {
  return `« ${CARDS[card]} »`;
}

function pointsOf(points: number): string {
  return plural(points, { one: '# point', many: '# de points', other: '# points' });
}

function pointsNow(points: number): string {
  return plural(points, {
    one: '# point maintenant',
    many: '# de points maintenant',
    other: '# points maintenant',
  });
}

function ofPlains(plains: number): string {
  return plural(plains, { one: 'd’une plaine', many: 'de # de plaines', other: 'de # plaines' });
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
