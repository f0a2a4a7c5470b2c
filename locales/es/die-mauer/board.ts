import type { Block, End, Ending, Fist, Happening } from '../../../src/games/die-mauer/game.ts';
import type { LANDMARKS } from '../../../src/games/die-mauer/landmarks.ts';
import type { Texts } from '../../en/die-mauer/board.ts';
import { grammar } from '../../grammar.ts';
import type { NameOf, Words } from '../../words.ts';

const { and, number, plural } = grammar('es');

const BLOCKS: Readonly<Record<Block, string>> = {
  1: 'un tramo de 1',
  2: 'un tramo de 2',
  3: 'un tramo de 3',
  4: 'un tramo de 4',
  6: 'un tramo de 6',
  T: 'una torre',
  G: 'una puerta',
};

/** As short as can be, because there are up to six: a section by its number alone. */
const FISTS: Readonly<Record<Fist, string>> = {
  ...BLOCKS,
  1: '1',
  2: '2',
  3: '3',
  4: '4',
  6: '6',
  '-': 'nada',
};

const ENDS: Readonly<Record<End, string>> = { L: 'a la izquierda', R: 'a la derecha' };
const END_NAMES: Readonly<Record<End, string>> = { L: 'Extremo izquierdo', R: 'Extremo derecho' };

export const words: Words<Happening> = {
  'turn-began': ({ master }, name) => `${name(master)} hace de maestro de obras.`,
  chose: ({ seat, fist }, name) => {
    if (fist === null) return `${name(seat)} cierra el puño.`;
    return fist === '-'
      ? `${name(seat)} cierra el puño vacío.`
      : `${name(seat)} esconde ${BLOCKS[fist]} en el puño.`;
  },
  revealed: ({ master, fists }, name) => {
    const rivals = fists.flatMap((fist, seat) =>
      seat === master ? [] : [`${FISTS[fist]} en el de ${name(seat)}`],
    );
    return `Puños abiertos: ${FISTS[fists[master]]} en el del maestro de obras, ${name(master)}; ${and(rivals)}.`;
  },
  'no-room': ({ block }) => `No hay sitio para ${BLOCKS[block]}: no construye nadie.`,
  unguessed: ({ master }, name) => `Nadie acierta: construye ${name(master)}.`,
  guessed: ({ master, guessers }, name) =>
    guessers.length === 1
      ? `${name(guessers[0])} acierta y construye en lugar de ${name(master)}.`
      : `${names(guessers, name)} aciertan y construyen en lugar de ${name(master)}.`,
  'guessed-by-too-many': ({ master, guessers, room }, name) =>
    `${names(guessers, name)} aciertan, pero solo hay sitio para ${plural(room, PIECES)}: construye ${name(master)}.`,
  built,
  'free-choice': ({ master }, name) =>
    `Solo ${name(master)} tiene el puño vacío, así que puede construir la pieza que quiera.`,
  'built-freely': built,
  'could-not-build': ({ master }, name) => `Pero ${name(master)} no tiene ninguna pieza que quepa.`,
  'gift-due': ({ from, to, must }, name) =>
    `${name(to)} y ${name(from)} tienen el puño vacío: ${name(from)} ${must ? 'debe' : 'puede'} dar una pieza a ${name(to)}.`,
  gave: ({ from, to, block }, name) =>
    `${name(from)} le da en secreto ${block === null ? 'una pieza' : BLOCKS[block]} a ${name(to)}.`,
  declined: ({ from, to }, name) => `${name(from)} no le da nada a ${name(to)}.`,
  'too-many-empty': ({ master, rivals }, name) =>
    `${names([master, ...rivals], name)} tienen el puño vacío: no pasa nada.`,
  'round-ended': ({ round, ending, out, charges }, name) => {
    const paid = charges.map((charge, seat) => `${name(seat)}, ${charge === 0 ? 'ninguno' : number(charge)}`);
    return `${REASONS[ending](out, name)} Termina la ronda ${number(round)}. Puntos de penalización: ${paid.join('; ')}.`;
  },
  'round-began': ({ round }) =>
    `Empieza la ronda ${number(round)}: se desmonta la muralla y todos recuperan sus siete piezas.`,
  'match-ended': ({ scores, winners }, name) => {
    const charge = -scores[winners[0]];
    const cost = charge === 0 ? 'sin un solo punto de penalización' : `con solo ${plural(charge, POINTS)}`;
    return winners.length === 1
      ? `${name(winners[0])} gana la partida ${cost}.`
      : `${names(winners, name)} comparten la victoria, cada uno ${cost}.`;
  },
};

const POINTS = {
  one: '# punto de penalización',
  many: '# de puntos de penalización',
  other: '# puntos de penalización',
};
const TURNS = { one: '# turno', many: '# de turnos', other: '# turnos' };
const PIECES = { one: '# pieza', many: '# de piezas', other: '# piezas' };

const REASONS: Readonly<Record<Ending, (out: readonly number[], name: NameOf) => string>> = {
  out: (out, name) =>
    out.length === 1
      ? `A ${name(out[0])} no le quedan piezas.`
      : `A ${names(out, name)} no les quedan piezas.`,
  deadlock: () => 'Solo quedan torres y puertas, y no hay sitio para ellas.',
  stalling: () => 'Hace demasiado que nadie construye.',
};

function built(
  { seat, block, end, first }: Extract<Happening, { kind: 'built' | 'built-freely' }>,
  name: NameOf,
): string {
  return first
    ? `${name(seat)} empieza la muralla con ${BLOCKS[block]}.`
    : `${name(seat)} construye ${BLOCKS[block]} ${ENDS[end]}.`;
}

function names(seats: readonly number[], name: NameOf): string {
  return and(seats.map(name));
}

export const texts: Texts = {
  block: BLOCKS,
  blockName: {
    1: 'Tramo de 1',
    2: 'Tramo de 2',
    3: 'Tramo de 3',
    4: 'Tramo de 4',
    6: 'Tramo de 6',
    T: 'Torre',
    G: 'Puerta',
  },

  planAsMaster: 'Eres el maestro de obras: esconde una pieza o deja el puño vacío',
  planAsRival: 'Adivina la pieza del maestro: esconde la misma o deja el puño vacío',
  buildSection: 'Elige en qué extremo construir',
  buildAny: 'Solo tu puño está vacío: construye la pieza que quieras',
  giveOne: 'Tu puño también está vacío: da una pieza al maestro',
  giveOrNot: 'Tu puño también está vacío: puedes dar una pieza al maestro',
  nowClose: 'Toca el puño para cerrarlo, o elige otra cosa',
  nowGive: 'Toca la mano para darla, o elige otra pieza',
  nowEnd: 'Ahora elige un extremo de la muralla',
  nowAgain: 'Toca otra vez para construir ahí',

  hide: block => `Esconder ${BLOCKS[block]}`,
  keepEmpty: 'Dejar el puño vacío',
  give: block => `Dar ${BLOCKS[block]}`,
  giveNothing: 'No dar nada',
  begin: block => `Empezar la muralla con ${BLOCKS[block]}`,
  buildAt: (block, end) => `Construir ${BLOCKS[block]} ${ENDS[end]}`,
  buildOn: end => `Construir ${ENDS[end]}`,

  yourBlocks: 'Tus piezas y tu puño',
  whereToBuild: 'Dónde construir',
  handBlock: (block, count, charge, hasRoom) =>
    [
      block,
      count > 1 && `tienes ${number(count)}`,
      `cuesta ${number(charge)} si te queda`,
      !hasRoom && 'ahora no hay sitio',
    ]
      .filter(Boolean)
      .join(', '),
  charge: points => `−${number(points)}`,
  number,

  button: { empty: 'Puño vacío', close: 'Cerrar', give: 'Dar', giveNothing: 'Nada' },
  yourFist: 'Tu puño',
  fistResting: 'eligiendo',
  fistClosed: 'puño cerrado',
  fistHides: what => `puño cerrado: ${what}`,
  fistShows: what => `muestra ${what}`,
  nothing: 'nada',
  station: (name, what, isMaster) => `${name}${isMaster ? ', maestro de obras' : ''}: ${what}`,
  master: 'Maestro de obras',

  roundOf: (round, rounds) => `Ronda ${number(round)} de ${number(rounds)}`,
  chargedSoFar: points =>
    points === 0 ? 'Sin penalización por ahora' : `${plural(points, POINTS)} por ahora`,
  idle: (turns, limit) => `Sin construir: ${number(turns)} de ${plural(limit, TURNS)}`,
  lastTurn: 'turno anterior',
  lastTurnSpoken: shown => `Turno anterior: ${and(shown)}`,
  showed: (name, what, didBuild) => `${name} ${what}${didBuild ? ' (ha construido)' : ''}`,
  wall: blocks =>
    blocks.length === 0 ? 'Todavía no hay muralla' : `Muralla, de izquierda a derecha: ${blocks.join(', ')}`,
  endOpen: end => `${END_NAMES[end]}: caben torres y puertas`,
  endClosed: end => `${END_NAMES[end]}: no caben torres ni puertas`,
  hidden: blocks => `+${number(blocks)}`,
  hiddenSpoken: blocks =>
    plural(blocks, { one: '# pieza más', many: '# de piezas más', other: '# piezas más' }),

  look: 'Qué tienen',
  lookHeading: 'Qué puede tener aún cada jugador',
  player: 'Jugador',
  legendHas: 'la tiene',
  legendMay: 'puede tenerla',
  toRemember: 'recuérdalo',
  surely: (block, count) => (count > 1 ? `${number(count)} × ${block}` : block),
  perhaps: (block, least, most) =>
    `${block}: ${least === 0 ? `hasta ${number(most)}` : `de ${number(least)} a ${number(most)}`}`,
  hasNone: block => `${block}: no tiene`,
  blocksLeft: blocks => plural(blocks, PIECES),
  chargedHeading: 'Penalización',
  wholeWall: 'La muralla',
  turnsHeading: 'Turnos de esta ronda',
  turn: 'Turno',

  roundOver: round => `Termina la ronda ${number(round)}`,
  leftAndCost: (name, left, charge) =>
    left.length === 0
      ? `A ${name} no le quedan piezas`
      : `${name} se queda con ${and(left)}: ${plural(charge, POINTS)}`,
  out: 'ninguna',

  factBlocks: blocks =>
    plural(blocks, { one: 'queda # pieza', many: 'quedan # de piezas', other: 'quedan # piezas' }),
  round: round => `Ronda ${number(round)}`,
  total: 'Total',
  ending: {
    out: 'un jugador se quedó sin piezas',
    deadlock: 'solo quedaban torres y puertas, sin sitio para ellas',
    stalling: 'hacía demasiado que nadie construía',
  },
  wentOut: names => `${and(names)} ${names.length === 1 ? 'se quedó' : 'se quedaron'} sin piezas`,
  howCharged: 'Cada tramo que queda cuesta su número; una puerta, 10; una torre, 15.',
};

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Inicio de turno',
  fists: 'Puños abiertos',
  guessed: 'Pieza del maestro adivinada',
  built: 'Pieza construida',
  gift: 'Regalo',
  round: 'Fin de ronda',
};
