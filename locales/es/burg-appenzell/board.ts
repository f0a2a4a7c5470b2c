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

const { and, number, or, plural } = grammar('es');

/** All of them masculine. */
const CHEESES: Readonly<Record<CheeseLetter, string>> = {
  A: 'appenzeller',
  B: 'brie',
  C: 'camembert',
  D: 'danablu',
  E: 'emmental',
  F: 'feta',
  G: 'gouda',
};

const SIDES: ById<Side> = {
  W: 'por la izquierda en la fila',
  E: 'por la derecha en la fila',
  N: 'por arriba en la columna',
  S: 'por abajo en la columna',
};

const CHEESE = { one: '# queso', many: '# de quesos', other: '# quesos' };

/** BA-19: these words never say which tile lies where. */
export const words: Words<Happening> = {
  'mouse-entered': ({ seat, tower, setUp }, who) =>
    setUp
      ? `${who(seat, '# pone su', 'Pones tu')} primer ratón en la torre ${tower}.`
      : `${who(seat, '# mete', 'Metes')} otro ratón en la torre ${tower}.`,
  'roof-off': ({ seat, room }, who) => `${who(seat, '# levanta', 'Levantas')} el tejado de la sala ${room}.`,
  'mouse-ran': ({ seat, from, path }, who) => {
    const to = path[path.length - 1];
    if (path.length === 1)
      return `${who(seat, 'Un ratón de #', 'Uno de tus ratones')} corre de ${from} a ${to}.`;
    const others = plural(path.length - 1, {
      one: 'otro ratón',
      many: 'otros # de ratones',
      other: 'otros # ratones',
    });
    return `${who(seat, 'Un ratón de #', 'Uno de tus ratones')} salta por encima de ${others}, de ${from} a ${to}.`;
  },
  slid: ({ seat, slide }, who) =>
    `${who(seat, '# mete', 'Metes')} la loseta de reserva ${SIDES[slide[0]]} ${slide[1]}.`,
  'tile-seen': one => tilesSeen([one]),
  'mouse-fell': ({ seat, fallen }, who) => {
    const lostSoFar = `${who(seat, 'ya ha', 'ya has')} perdido #`;
    const lost = plural(fallen, {
      one: who(seat, 'es el primero que pierde', 'es el primero que pierdes'),
      many: lostSoFar,
      other: lostSoFar,
    });
    return `${who(seat, 'Un ratón de #', 'Uno de tus ratones')} cae a la mazmorra: ${lost}.`;
  },
  'cheese-taken': ({ seat, cheese, kinds }, who) =>
    `${who(seat, '# consigue', 'Consigues')} el ${CHEESES[cheese]} y ya ${who(seat, 'tiene', 'tienes')} ${plural(kinds, CHEESE)}.`,
  'turn-ended': ({ seat, actions }, who) =>
    actions === 0
      ? `${who(seat, '# ha usado sus', 'Has usado tus')} cuatro acciones.`
      : `${who(seat, '# termina su turno; aún le', 'Terminas tu turno; aún te')} ${plural(actions, { one: 'quedaba # acción', many: 'quedaban # de acciones', other: 'quedaban # acciones' })}.`,
  'roofs-back': ({ rooms }) =>
    rooms.length === 1
      ? `Vuelve el tejado a la sala vacía ${rooms[0]}.`
      : `Vuelven los tejados a las salas vacías ${and(rooms)}.`,
  'turn-began': ({ seat }, who) => `Es ${who(seat, 'el turno de #', 'tu turno')}.`,
  'match-ended': ({ winner, reason }, who) => {
    switch (reason) {
      case 'cheese':
        return `¡${who(winner, '# tiene suficientes quesos y gana', 'Tienes suficientes quesos y ganas')}!`;
      case 'falls':
        return `Un jugador ha perdido tres ratones: la partida termina y ${who(winner, 'gana #', 'ganas')}.`;
      case 'stalling':
        return `Demasiado tiempo sin quesos ni caídas: la partida termina y ${who(winner, 'gana #', 'ganas')}.`;
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
            ? `Se descubre la loseta de ${and(squares)}.`
            : `Se descubren las losetas de ${and(squares)}.`,
        ]),
    ...(squares.length === run.length ? [] : ['Se descubre la nueva loseta de reserva.']),
  ].join(' ');
}

const TILES: Readonly<Record<TileLetter | '?', string>> = {
  ...CHEESES,
  '.': 'suelo vacío',
  x: 'trampa',
  '?': 'aún no vista',
};

const TOWERS: ById<TowerName> = {
  a1: 'a1, arriba a la izquierda',
  g1: 'g1, arriba a la derecha',
  a7: 'a7, abajo a la izquierda',
  g7: 'g7, abajo a la derecha',
};

export const texts: Texts = {
  number,
  cheese: CHEESES,
  tile: TILES,
  solid: 'suelo fijo',
  covered: 'bajo un tejado',

  chooseTower: 'Elige una torre para tu primer ratón',
  way: {
    uncover: 'levantar un tejado',
    run: 'correr',
    enter: 'meter un ratón',
    slide: 'deslizar una línea',
  },
  turn: (actions, ways) => `${actionsOf(actions)}: ${or(ways)}`,
  onlyEnd: 'No hay acciones posibles: termina tu turno',
  nowRun: 'Toca una casilla que brille para correr hasta ella',
  chooseWay: 'Hay varios caminos: toca una casilla por la que pasar',
  runOver: square => `Pasar por ${square}`,
  tapToPush: 'Toca la línea que brilla para deslizarla',

  enter: tower => `Meter un ratón en la torre ${TOWERS[tower]}`,
  uncover: room => `Levantar el tejado de la sala ${room}`,
  run: (from, to, tile, cost) =>
    `Correr de ${from} a ${to}${tile === null ? '' : `, ${tile}`}${cost === 1 ? '' : `, ${actionsOf(cost)}`}`,
  push: (slide, spare) => `Meter la loseta de reserva, ${spare}, ${SIDES[slide[0]]} ${slide[1]}`,
  endTurn: 'Terminar turno',

  towers: 'Torres',
  roofs: 'Tejados',
  mice: 'Tus ratones',
  goals: 'Adónde correr',
  banners: 'Estandartes',
  mouse: (square, tile) => `Tu ratón en ${square}${tile === null ? '' : `, ${tile}`}`,
  wouldTake: (cheese, isYours, name) =>
    isYours ? `conseguirías el ${cheese}` : `${name} conseguiría el ${cheese}`,
  wouldFall: (isYours, name) => (isYours ? 'caería un ratón tuyo' : `caería un ratón de ${name}`),
  foreseen: (deed, effects) => [deed, ...effects].join('; '),

  castleSpoken: (roofs, squares) =>
    `El castillo, con ${plural(roofs, { one: '# tejado', many: '# de tejados', other: '# tejados' })}. ${squares.join('; ')}`,
  towerSpoken: (tower, whose) => `Torre ${tower}: ${whose === null ? 'libre' : `ratón de ${whose}`}`,
  squareSpoken: (square, tile, whose) => `${square}: ${tile}${whose === null ? '' : `, ratón de ${whose}`}`,
  rememberedSpoken: (square, tile) => `${square}, bajo su tejado: ${tile}`,

  spare: 'Reserva',
  spareSpoken: tile => `Loseta de reserva: ${tile}`,
  nextSpareSpoken: tile => `Próxima loseta de reserva: ${tile}`,
  dungeon: 'Mazmorra',
  dungeonEmpty: 'Aún no ha caído ningún ratón',
  fallenSpoken: (name, n) =>
    `${name}: ${plural(n, { one: '# ratón', many: '# de ratones', other: '# ratones' })} en la mazmorra`,
  actionsSpoken: (left, all) =>
    `${plural(left, { one: 'queda # acción', many: 'quedan # de acciones', other: 'quedan # acciones' })} de ${number(all)}`,
  actions: 'Acciones',

  cheesesSpoken: (cheeses, target) =>
    cheeses.length === 0
      ? `0 de ${plural(target, CHEESE)}`
      : `${number(cheeses.length)} de ${plural(target, CHEESE)}: ${and(cheeses)}`,
  stockSpoken: n =>
    plural(n, {
      one: '# ratón en reserva',
      many: '# de ratones en reserva',
      other: '# ratones en reserva',
    }),
  fallenCount: n =>
    plural(n, { one: '# ratón caído', many: '# de ratones caídos', other: '# ratones caídos' }),

  resultHeading: 'Cómo terminó la partida',
  ended: {
    cheese: (winner, target, who) =>
      `${who(winner, '# reunió', 'Reuniste')} ${kindsOf(target)} de queso antes que nadie.`,
    falls: (fallen, who) => `${lost(fallen, who)} tercer ratón, y así terminó la partida.`,
    stalling: turns =>
      `Pasaron ${plural(turns, { one: '# turno', many: '# de turnos', other: '# turnos' })} sin quesos ni caídas, y así terminó la partida.`,
    most: (winner, who) => `${who(winner, '# es', 'Eres')} quien tiene más tipos de queso.`,
    longestAgo: (winner, others, who) => {
      const withOthers = and(others.map(seat => (who.isYou(seat) ? 'contigo' : `con ${who.called(seat)}`)));
      return `${who(winner, '# empata', 'Empatas')} ${withOthers} y ${who(winner, 'gana el desempate: su', 'ganas el desempate: tu')} último turno fue hace más tiempo.`;
    },
    mostOfRest: (winner, who) =>
      `De los demás jugadores, ${who(winner, '# es', 'tú eres')} quien tiene más tipos de queso.`,
  },
  player: 'Jugador',
  kinds: 'Quesos',
  lost: 'Caídos',
  noCheese: 'ninguno',
};

function actionsOf(actions: number): string {
  return plural(actions, { one: '# acción', many: '# de acciones', other: '# acciones' });
}

function kindsOf(kinds: number): string {
  return plural(kinds, { one: '# tipo', many: '# de tipos', other: '# tipos' });
}

/** Whose third mouse fell: the beginning of a sentence. */
function lost(fallen: readonly number[], who: Who): string {
  return fallen.length === 1
    ? who(fallen[0], '# perdió su', 'Perdiste tu')
    : `${and(who.names(fallen, { last: 'tú' }))} perdieron su`;
}
