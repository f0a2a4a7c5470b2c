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

const { and, number, or, plural } = grammar('fr');

const CHEESES: Readonly<Record<CheeseLetter, string>> = {
  A: 'appenzeller',
  B: 'brie',
  C: 'camembert',
  D: 'danablu',
  E: 'emmental',
  F: 'feta',
  G: 'gouda',
};

/** Each with its article. */
const THE: Readonly<Record<CheeseLetter, string>> = {
  A: 'l’appenzeller',
  B: 'le brie',
  C: 'le camembert',
  D: 'le danablu',
  E: 'l’emmental',
  F: 'la feta',
  G: 'le gouda',
};

const SIDES: ById<Side> = {
  W: 'par la gauche dans la rangée',
  E: 'par la droite dans la rangée',
  N: 'par le haut dans la colonne',
  S: 'par le bas dans la colonne',
};

/** BA-19: these words never say which tile lies where. */
export const words: Words<Happening> = {
  'mouse-entered': ({ seat, tower, setUp }, who) =>
    setUp
      ? `${who(seat, '# place sa première', 'Vous placez votre première')} souris dans la tour ${tower}.`
      : `${who(seat, '# fait entrer', 'Vous faites entrer')} une autre souris dans la tour ${tower}.`,
  'roof-off': ({ seat, room }, who) => `${who(seat, '# soulève', 'Vous soulevez')} le toit en ${room}.`,
  'mouse-ran': ({ seat, from, path }, who) => {
    const to = path[path.length - 1];
    if (path.length === 1)
      return `${who(seat, '# fait courir', 'Vous faites courir')} une souris de ${from} à ${to}.`;
    const others = plural(path.length - 1, { one: 'une autre', many: '# d’autres', other: '# autres' });
    return `${who(seat, '# fait sauter', 'Vous faites sauter')} une souris de ${from} à ${to}, par-dessus ${others}.`;
  },
  slid: ({ seat, slide }, who) =>
    `${who(seat, '# pousse', 'Vous poussez')} la dalle de réserve ${SIDES[slide[0]]} ${slide[1]}.`,
  'tile-seen': one => tilesSeen([one]),
  'mouse-fell': ({ seat, fallen }, who) => {
    const lost = plural(fallen, {
      one: 'c’est la première',
      many: 'cela en fait #',
      other: 'cela en fait #',
    });
    return `${who(seat, '# perd', 'Vous perdez')} une souris, tombée dans les oubliettes : ${lost}.`;
  },
  'cheese-taken': ({ seat, cheese, kinds }, who) =>
    `${who(seat, '# obtient', 'Vous obtenez')} ${THE[cheese]} et ${who(seat, 'a', 'avez')} maintenant ${cheesesOf(kinds)}.`,
  'turn-ended': ({ seat, actions }, who) =>
    actions === 0
      ? `${who(seat, '# a utilisé ses', 'Vous avez utilisé vos')} quatre actions.`
      : `${who(seat, '# termine son tour alors qu’il lui reste', 'Vous terminez votre tour alors qu’il vous reste')} ${actionsOf(actions)}.`,
  'roofs-back': ({ rooms }) =>
    rooms.length === 1
      ? `La salle vide en ${rooms[0]} retrouve son toit.`
      : `Les salles vides en ${and(rooms)} retrouvent leurs toits.`,
  'turn-began': ({ seat }, who) => `C’est à ${who.called(seat, 'vous')} de jouer.`,
  'match-ended': ({ winner, reason }, who) => {
    switch (reason) {
      case 'cheese':
        return `${who(winner, '# a assez de fromages et gagne', 'Vous avez assez de fromages et gagnez')} !`;
      case 'falls':
        return `Un joueur a perdu trois souris : la partie est terminée, et ${who(winner, '# gagne', 'vous gagnez')}.`;
      case 'stalling':
        return `Trop longtemps sans fromage ni chute : la partie est terminée, et ${who(winner, '# gagne', 'vous gagnez')}.`;
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
            ? `La dalle en ${and(squares)} est révélée.`
            : `Les dalles en ${and(squares)} sont révélées.`,
        ]),
    ...(squares.length === run.length ? [] : ['La nouvelle dalle de réserve est révélée.']),
  ].join(' ');
}

const TILES: Readonly<Record<TileLetter | '?', string>> = {
  ...CHEESES,
  '.': 'sol nu',
  x: 'trappe',
  '?': 'pas encore vue',
};

const TOWERS: ById<TowerName> = {
  a1: 'a1, en haut à gauche',
  g1: 'g1, en haut à droite',
  a7: 'a7, en bas à gauche',
  g7: 'g7, en bas à droite',
};

export const texts: Texts = {
  number,
  cheese: CHEESES,
  tile: TILES,
  solid: 'sol fixe',
  covered: 'sous un toit',

  chooseTower: 'Choisissez une tour pour votre première souris',
  way: {
    uncover: 'soulever un toit',
    run: 'courir',
    enter: 'faire entrer une souris',
    slide: 'pousser une ligne',
  },
  turn: (actions, ways) => `${actionsOf(actions)} : ${or(ways)}`,
  onlyEnd: 'Aucune action possible : terminez votre tour',
  nowRun: 'Touchez une case qui brille pour y courir',
  chooseWay: 'Plusieurs chemins : touchez une case de passage',
  runOver: square => `Passer par ${square}`,
  tapToPush: 'Touchez la ligne qui brille pour la pousser',

  enter: tower => `Faire entrer une souris dans la tour ${TOWERS[tower]}`,
  uncover: room => `Soulever le toit en ${room}`,
  run: (from, to, tile, cost) =>
    `Courir de ${from} à ${to}${tile === null ? '' : `, ${tile}`}${cost === 1 ? '' : `, ${actionsOf(cost)}`}`,
  push: (slide, spare) => `Pousser la dalle de réserve, ${spare}, ${SIDES[slide[0]]} ${slide[1]}`,
  endTurn: 'Fin du tour',

  towers: 'Tours',
  roofs: 'Toits',
  mice: 'Vos souris',
  goals: 'Où courir',
  banners: 'Étendards',
  mouse: (square, tile) => `Votre souris en ${square}${tile === null ? '' : `, ${tile}`}`,
  wouldTake: (cheese, isYours, name) =>
    isYours ? `vous obtiendriez ${withArticle(cheese)}` : `${name} obtiendrait ${withArticle(cheese)}`,
  wouldFall: (isYours, name) => (isYours ? 'une de vos souris tomberait' : `${name} perdrait une souris`),
  foreseen: (deed, effects) => [deed, ...effects].join(' ; '),

  castleSpoken: (roofs, squares) =>
    `Le château, ${plural(roofs, { one: '# toit en place', many: '# de toits en place', other: '# toits en place' })}. ${squares.join(' ; ')}`,
  towerSpoken: (tower, whose) => `Tour ${tower} : ${whose === null ? 'libre' : `occupée par ${whose}`}`,
  squareSpoken: (square, tile, whose) =>
    `${square} : ${tile}${whose === null ? '' : `, ${whose} y a une souris`}`,
  rememberedSpoken: (square, tile) => `${square}, sous son toit : ${tile}`,

  spare: 'Réserve',
  spareSpoken: tile => `Dalle de réserve : ${tile}`,
  nextSpareSpoken: tile => `Prochaine dalle de réserve : ${tile}`,
  dungeon: 'Oubliettes',
  dungeonEmpty: 'Aucune souris n’est encore tombée',
  fallenSpoken: (name, n) => `${name} : ${plural(n, MICE)} dans les oubliettes`,
  actionsSpoken: (left, all) =>
    `${plural(left, { one: '# action restante', many: '# d’actions restantes', other: '# actions restantes' })} sur ${number(all)}`,
  actions: 'Actions',

  cheesesSpoken: (cheeses, target) =>
    cheeses.length === 0
      ? `aucun fromage sur ${number(target)}`
      : `${cheesesOf(cheeses.length)} sur ${number(target)} : ${and(cheeses)}`,
  stockSpoken: n =>
    plural(n, { one: '# souris en attente', many: '# de souris en attente', other: '# souris en attente' }),
  fallenCount: n =>
    plural(n, { one: '# souris tombée', many: '# de souris tombées', other: '# souris tombées' }),

  resultHeading: 'Comment la partie s’est terminée',
  ended: {
    cheese: (winner, target, who) =>
      `${who(winner, '# a', 'Vous avez')} réuni ${kindsOf(target)} de fromage avant tout le monde.`,
    falls: (fallen, who) => `${lost(fallen, who)} perdu une troisième souris, ce qui met fin à la partie.`,
    stalling: turns =>
      `${plural(turns, { one: '# tour', many: '# de tours', other: '# tours' })} sans fromage ni chute, ce qui met fin à la partie.`,
    most: (winner, who) => `${who(winner, '# a', 'Vous avez')} le plus de sortes de fromage.`,
    longestAgo: (winner, others, who) =>
      `À égalité avec ${and(who.names(others, { last: 'vous' }))}, ${who(winner, '# l’emporte : son', 'vous l’emportez : votre')} dernier tour est le plus ancien.`,
    mostOfRest: (winner, who) =>
      `Parmi les autres joueurs, ${who(winner, '# a', 'vous avez')} le plus de sortes de fromage.`,
  },
  player: 'Joueur',
  kinds: 'Fromages',
  lost: 'Tombées',
  noCheese: 'aucun',
};

const MICE = { one: '# souris', many: '# de souris', other: '# souris' };

function actionsOf(actions: number): string {
  return plural(actions, { one: '# action', many: '# d’actions', other: '# actions' });
}

function cheesesOf(cheeses: number): string {
  return plural(cheeses, { one: '# fromage', many: '# de fromages', other: '# fromages' });
}

function kindsOf(kinds: number): string {
  return plural(kinds, { one: '# sorte', many: '# de sortes', other: '# sortes' });
}

function withArticle(cheese: string): string {
  return Object.values(THE).find(the => the.endsWith(cheese)) ?? cheese;
}

/** Whose third mouse fell: the beginning of a sentence. */
function lost(fallen: readonly number[], who: Who): string {
  return fallen.length === 1
    ? who(fallen[0], '# a', 'Vous avez')
    : `${and(who.names(fallen, { last: 'vous' }))} ${who.isYou(...fallen) ? 'avez' : 'ont'}`;
}
