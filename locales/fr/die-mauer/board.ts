import type { Block, End, Ending, Fist, Happening } from '../../../src/games/die-mauer/game.ts';
import type { LANDMARKS } from '../../../src/games/die-mauer/landmarks.ts';
import type { Texts } from '../../en/die-mauer/board.ts';
import { grammar } from '../../grammar.ts';
import type { NameOf, Words } from '../../words.ts';

const { and, number, plural } = grammar('fr');

const BLOCKS: Readonly<Record<Block, string>> = {
  1: 'un mur de 1',
  2: 'un mur de 2',
  3: 'un mur de 3',
  4: 'un mur de 4',
  6: 'un mur de 6',
  T: 'une tour',
  G: 'une porte',
};

/** As short as can be, because there are up to six: a section by its number alone. */
const FISTS: Readonly<Record<Fist, string>> = {
  ...BLOCKS,
  1: '1',
  2: '2',
  3: '3',
  4: '4',
  6: '6',
  '-': 'rien',
};

const ENDS: Readonly<Record<End, string>> = { L: 'à gauche', R: 'à droite' };
const END_NAMES: Readonly<Record<End, string>> = { L: 'Bout gauche', R: 'Bout droit' };

export const words: Words<Happening> = {
  'turn-began': ({ master }, name) => `${name(master)} est maître de construction.`,
  chose: ({ seat, fist }, name) => {
    if (fist === null) return `${name(seat)} ferme le poing.`;
    return fist === '-' ? `${name(seat)} ferme un poing vide.` : `${name(seat)} cache ${BLOCKS[fist]}.`;
  },
  revealed: ({ master, fists }, name) => {
    const rivals = fists.flatMap((fist, seat) =>
      seat === master ? [] : [`${FISTS[fist]} pour ${name(seat)}`],
    );
    return `Les poings s’ouvrent : ${FISTS[fists[master]]} pour le maître, ${name(master)} ; ${and(rivals)}.`;
  },
  'no-room': ({ block }) => `Pas de place pour ${BLOCKS[block]} : personne ne construit.`,
  unguessed: ({ master }, name) => `Personne n’a deviné : ${name(master)} construit.`,
  guessed: ({ master, guessers }, name) =>
    guessers.length === 1
      ? `${name(guessers[0])} a deviné et construit à la place du maître, ${name(master)}.`
      : `${names(guessers, name)} ont deviné et construisent à la place du maître, ${name(master)}.`,
  'guessed-by-too-many': ({ master, guessers, room }, name) =>
    `${names(guessers, name)} ont deviné, mais il n’y a de place que pour ${plural(room, PIECES)} : ${name(master)} construit.`,
  built,
  'free-choice': ({ master }, name) =>
    `Seul le maître, ${name(master)}, a le poing vide et peut construire la pièce de son choix.`,
  'built-freely': built,
  'could-not-build': ({ master }, name) => `Mais ${name(master)} n’a aucune pièce qui tienne.`,
  'gift-due': ({ from, to, must }, name) =>
    `${name(from)} a le poing vide, et ${name(to)} aussi : ${name(from)} ${must ? 'doit' : 'peut'} donner une pièce à ${name(to)}.`,
  gave: ({ from, to, block }, name) =>
    `${name(from)} donne en secret ${block === null ? 'une pièce' : BLOCKS[block]} à ${name(to)}.`,
  declined: ({ from, to }, name) => `${name(from)} ne donne rien à ${name(to)}.`,
  'too-many-empty': ({ master, rivals }, name) =>
    `${names(rivals, name)} ont le poing vide, et le maître, ${name(master)}, aussi : il ne se passe rien.`,
  'round-ended': ({ round, ending, out, charges }, name) => {
    const paid = charges.map((charge, seat) => `${name(seat)} ${number(charge)}`);
    return `${REASONS[ending](out, name)} La manche ${number(round)} est terminée. Points négatifs : ${and(paid)}.`;
  },
  'round-began': ({ round }) =>
    `La manche ${number(round)} commence : la muraille est démontée, et chacun reprend ses sept pièces.`,
  'match-ended': ({ scores, winners }, name) => {
    const charge = -scores[winners[0]];
    const cost = charge === 0 ? 'sans aucun point négatif' : `avec seulement ${plural(charge, POINTS)}`;
    return winners.length === 1
      ? `${name(winners[0])} gagne la partie ${cost}.`
      : `${names(winners, name)} se partagent la victoire, chacun ${cost}.`;
  },
};

const POINTS = { one: '# point négatif', many: '# de points négatifs', other: '# points négatifs' };
const PIECES = { one: '# pièce', many: '# de pièces', other: '# pièces' };

const REASONS: Readonly<Record<Ending, (out: readonly number[], name: NameOf) => string>> = {
  out: (out, name) => `${names(out, name)} ${out.length === 1 ? 'n’a' : 'n’ont'} plus de pièces.`,
  deadlock: () => 'Il ne reste que des tours et des portes, et il n’y a pas de place pour elles.',
  stalling: () => 'Personne n’a rien construit depuis trop longtemps.',
};

function built(
  { seat, block, end, first }: Extract<Happening, { kind: 'built' | 'built-freely' }>,
  name: NameOf,
): string {
  return first
    ? `${name(seat)} commence la muraille avec ${BLOCKS[block]}.`
    : `${name(seat)} construit ${BLOCKS[block]} ${ENDS[end]}.`;
}

function names(seats: readonly number[], name: NameOf): string {
  return and(seats.map(name));
}

export const texts: Texts = {
  block: BLOCKS,
  blockName: {
    1: 'Mur de 1',
    2: 'Mur de 2',
    3: 'Mur de 3',
    4: 'Mur de 4',
    6: 'Mur de 6',
    T: 'Tour',
    G: 'Porte',
  },

  planAsMaster: 'Vous êtes le maître : cachez une pièce, ou gardez le poing vide',
  planAsRival: 'Devinez la pièce du maître : cachez la même, ou gardez le poing vide',
  buildSection: 'Choisissez à quel bout construire',
  buildAny: 'Seul votre poing est vide : construisez la pièce de votre choix',
  giveOne: 'Votre poing est vide aussi : donnez une de vos pièces au maître',
  giveOrNot: 'Votre poing est vide aussi : vous pouvez donner une pièce au maître',
  nowClose: 'Touchez le poing pour le fermer, ou choisissez autre chose',
  nowGive: 'Touchez la main pour la donner, ou choisissez une autre pièce',
  nowEnd: 'Choisissez maintenant le bout de la muraille',
  nowAgain: 'Touchez de nouveau pour construire là',

  hide: block => `Cacher ${BLOCKS[block]}`,
  keepEmpty: 'Garder le poing vide',
  give: block => `Donner ${BLOCKS[block]}`,
  giveNothing: 'Ne rien donner',
  begin: block => `Commencer la muraille avec ${BLOCKS[block]}`,
  buildAt: (block, end) => `Construire ${BLOCKS[block]} ${ENDS[end]}`,
  buildOn: end => `Construire ${ENDS[end]}`,

  yourBlocks: 'Vos pièces et votre poing',
  whereToBuild: 'Où construire',
  handBlock: (block, count, charge, hasRoom) =>
    [
      block,
      count > 1 && `vous en avez ${number(count)}`,
      `coûte ${number(charge)} en fin de manche`,
      !hasRoom && 'pas de place pour l’instant',
    ]
      .filter(Boolean)
      .join(', '),
  charge: points => `−${number(points)}`,
  number,

  button: { empty: 'Poing vide', close: 'Fermer', give: 'Donner', giveNothing: 'Rien' },
  yourFist: 'Votre poing',
  fistResting: 'choisit encore',
  fistClosed: 'poing fermé',
  fistHides: what => `poing fermé sur ${what}`,
  fistShows: what => `montre ${what}`,
  nothing: 'rien',
  station: (name, what, isMaster) => `${name}${isMaster ? ', maître de construction' : ''} : ${what}`,
  master: 'Maître de construction',

  roundOf: (round, rounds) => `Manche ${number(round)} sur ${number(rounds)}`,
  chargedSoFar: points =>
    points === 0 ? 'Aucun point négatif pour l’instant' : `${plural(points, POINTS)} pour l’instant`,
  idle: (turns, limit) =>
    `Rien construit depuis ${plural(turns, { one: '# tour', many: '# de tours', other: '# tours' })} sur ${number(limit)}`,
  lastTurn: 'tour précédent',
  lastTurnSpoken: shown => `Tour précédent : ${and(shown)}`,
  showed: (name, what, didBuild) => `${name} ${what}${didBuild ? ', a construit' : ''}`,
  wall: blocks =>
    blocks.length === 0 ? 'Pas encore de muraille' : `Muraille, de gauche à droite : ${blocks.join(', ')}`,
  endOpen: end => `${END_NAMES[end]} : une tour ou une porte y tient`,
  endClosed: end => `${END_NAMES[end]} : ni tour ni porte n’y tient`,
  hidden: blocks => `+${number(blocks)}`,
  hiddenSpoken: blocks =>
    plural(blocks, { one: '# autre pièce', many: '# d’autres pièces', other: '# autres pièces' }),

  look: 'Qui a quoi',
  lookHeading: 'Ce que chacun peut encore avoir',
  player: 'Joueur',
  legendHas: 'l’a sûrement',
  legendMay: 'peut l’avoir',
  toRemember: 'à retenir',
  surely: (block, count) => (count > 1 ? `${number(count)} × ${block}` : block),
  perhaps: (block, least, most) =>
    `${block} : ${least === 0 ? `${number(most)} au plus` : `de ${number(least)} à ${number(most)}`}`,
  hasNone: block => `${block} : n’en a pas`,
  blocksLeft: blocks => plural(blocks, PIECES),
  chargedHeading: 'Négatifs',
  wholeWall: 'La muraille',
  turnsHeading: 'Tours de cette manche',
  turn: 'Tour',

  roundOver: round => `La manche ${number(round)} est terminée`,
  leftAndCost: (name, left, charge) =>
    left.length === 0
      ? `${name} : plus de pièces`
      : `${name} : il reste ${and(left)}, ${plural(charge, POINTS)}`,
  out: 'aucune',

  factBlocks: blocks =>
    plural(blocks, { one: '# pièce en main', many: '# de pièces en main', other: '# pièces en main' }),
  round: round => `Manche ${number(round)}`,
  total: 'Total',
  ending: {
    out: 'un joueur n’avait plus de pièces',
    deadlock: 'il ne restait que des tours et des portes, sans place pour elles',
    stalling: 'personne n’avait construit depuis trop longtemps',
  },
  wentOut: names => `${and(names)} ${names.length === 1 ? 'n’avait' : 'n’avaient'} plus de pièces`,
  howCharged: 'Chaque mur restant coûte son nombre, une porte 10, une tour 15.',
};

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Début d’un tour',
  fists: 'Poings ouverts',
  guessed: 'Pièce du maître devinée',
  built: 'Pièce construite',
  gift: 'Don',
  round: 'Fin d’une manche',
};
