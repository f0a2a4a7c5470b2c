import type { Block, End, Ending, Fist, Happening } from '../../../src/games/die-mauer/game.ts';
import type { Texts } from '../../en/die-mauer/board.ts';
import { grammar } from '../../grammar.ts';
import { sentences, type Together, type Who, type Words } from '../../words.ts';

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

/** As short as possible, because there are up to six: a section is just its number. */
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
  'turn-began': ({ master }, who) => `${who(master, '# est', 'Vous êtes')} maître de construction.`,
  chose: ({ seat, fist }, who) => {
    if (fist === null) return `${who(seat, '# ferme', 'Vous fermez')} le poing.`;
    if (fist === '-') return `${who(seat, '# ferme', 'Vous fermez')} un poing vide.`;
    return `${who(seat, '# cache', 'Vous cachez')} ${BLOCKS[fist]}.`;
  },
  revealed: ({ master, fists }, who) => {
    const rivals = fists.flatMap((fist, seat) =>
      seat === master ? [] : [`${FISTS[fist]} pour ${who.called(seat, 'vous')}`],
    );
    const whose = who(master, 'le maître, #', 'vous, le maître');
    return `Les poings s’ouvrent : ${FISTS[fists[master]]} pour ${whose} ; ${and(rivals)}.`;
  },
  'no-room': ({ block }) => `Pas de place pour ${BLOCKS[block]} : personne ne construit.`,
  unguessed: ({ master }, who) => `Personne n’a deviné : ${who(master, '# construit', 'vous construisez')}.`,
  guessed: ({ master, guessers }, who) => {
    const instead = who(master, 'à la place du maître, #', 'à votre place');
    if (guessers.length === 1) {
      return `${who(guessers[0], '# a deviné et construit', 'Vous avez deviné et construisez')} ${instead}.`;
    }
    const build = who.isYou(...guessers) ? 'avez deviné et construisez' : 'ont deviné et construisent';
    return `${names(guessers, who)} ${build} ${instead}.`;
  },
  'guessed-by-too-many': ({ master, guessers, room }, who) =>
    `${names(guessers, who)} ${have(guessers, who)} deviné, mais il n’y a de place que pour ${plural(room, PIECES)} : ${who(master, '# construit', 'vous construisez')}.`,
  built,
  'free-choice': ({ master }, who) =>
    who(
      master,
      'Seul le maître, #, a le poing vide et peut construire la pièce de son choix.',
      'Vous êtes le maître et votre poing est le seul vide : construisez la pièce de votre choix.',
    ),
  'built-freely': built,
  'could-not-build': ({ master }, who) =>
    `Mais ${who(master, '# n’a', 'vous n’avez')} aucune pièce qui tienne.`,
  'gift-due': ({ from, to, must }, who) =>
    `${who(from, '# a', 'Vous avez')} le poing vide, et ${who.called(to, 'vous')} aussi : ${must ? who(from, '# doit', 'vous devez') : who(from, '# peut', 'vous pouvez')} ${who(to, 'donner une pièce à #', 'vous donner une pièce')}.`,
  gave: ({ from, to, block }, who) => {
    const what = `en secret ${block === null ? 'une pièce' : BLOCKS[block]}`;
    return who.isYou(to)
      ? `${who.called(from)} vous donne ${what}.`
      : `${who(from, '# donne', 'Vous donnez')} ${what} à ${who.called(to)}.`;
  },
  declined: ({ from, to }, who) =>
    who.isYou(to)
      ? `${who.called(from)} ne vous donne rien.`
      : `${who(from, '# ne donne', 'Vous ne donnez')} rien à ${who.called(to)}.`,
  'too-many-empty': ({ master, rivals }, who) =>
    `${names(rivals, who)} ${have(rivals, who)} le poing vide, et ${who(master, 'le maître, #,', 'vous, le maître,')} aussi : il ne se passe rien.`,
  'round-ended': ({ round, ending, out, charges }, who) => {
    const paid = charges.map((charge, seat) => `${who.called(seat, 'vous')} ${number(charge)}`);
    return `${REASONS[ending](out, who)} La manche ${number(round)} est terminée. Points négatifs : ${and(paid)}.`;
  },
  'round-began': ({ round }) =>
    `La manche ${number(round)} commence : la muraille est démontée, et chacun reprend ses sept pièces.`,
  'match-ended': ({ scores, winners }, who) => {
    const charge = -scores[winners[0]];
    const cost = charge === 0 ? 'sans aucun point négatif' : `avec seulement ${plural(charge, POINTS)}`;
    if (winners.length === 1) return `${who(winners[0], '# gagne', 'Vous gagnez')} la partie ${cost}.`;
    const share = who.isYou(...winners) ? 'partagez' : 'se partagent';
    return `${names(winners, who)} ${share} la victoire, chacun ${cost}.`;
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
          )} ferment le poing.`,
      ).join(' '),
  },
};

const POINTS = { one: '# point négatif', many: '# de points négatifs', other: '# points négatifs' };
const PIECES = { one: '# pièce', many: '# de pièces', other: '# pièces' };

const REASONS: Readonly<Record<Ending, (out: readonly number[], who: Who) => string>> = {
  out: (out, who) =>
    out.length === 1
      ? `${who(out[0], '# n’a', 'Vous n’avez')} plus de pièces.`
      : `${names(out, who)} ${who.isYou(...out) ? 'n’avez' : 'n’ont'} plus de pièces.`,
  deadlock: () => 'Il ne reste que des tours et des portes, et il n’y a pas de place pour elles.',
  stalling: () => 'Personne n’a rien construit depuis trop longtemps.',
};

function built(
  { seat, block, end, first }: Extract<Happening, { kind: 'built' | 'built-freely' }>,
  who: Who,
): string {
  return first
    ? `${who(seat, '# commence', 'Vous commencez')} la muraille avec ${BLOCKS[block]}.`
    : `${who(seat, '# construit', 'Vous construisez')} ${BLOCKS[block]} ${ENDS[end]}.`;
}

function names(seats: readonly number[], who: Who): string {
  return and(who.names(seats, { last: 'vous' }));
}

/** After several names. */
function have(seats: readonly number[], who: Who): string {
  return who.isYou(...seats) ? 'avez' : 'ont';
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
  yourFistIs: what => `Votre poing : ${what}`,
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
  wentOut: (seats, who) =>
    seats.length === 1
      ? `${who(seats[0], '# n’avait', 'vous n’aviez')} plus de pièces`
      : `${names(seats, who)} ${who.isYou(...seats) ? 'n’aviez' : 'n’avaient'} plus de pièces`,
  howCharged: 'Chaque mur restant coûte son nombre, une porte 10, une tour 15.',
};
