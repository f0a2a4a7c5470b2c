import type { Block, End, Ending, Fist, Happening } from '../../../src/games/die-mauer/game.ts';
import type { Texts } from '../../en/die-mauer/board.ts';
import { grammar } from '../../grammar.ts';
import { sentences, type Together, type Who, type Words } from '../../words.ts';

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

/** As short as possible, because there are up to six: a section is just its number. */
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
  'turn-began': ({ master }, who) => `${who(master, '# hace', 'Haces')} de maestro de obras.`,
  chose: ({ seat, fist }, who) => {
    if (fist === null) return `${who(seat, '# cierra', 'Cierras')} el puño.`;
    if (fist === '-') return `${who(seat, '# cierra', 'Cierras')} el puño vacío.`;
    return `${who(seat, '# esconde', 'Escondes')} ${BLOCKS[fist]} en el puño.`;
  },
  revealed: ({ master, fists }, who) => {
    const rivals = fists.flatMap((fist, seat) =>
      seat === master ? [] : [`${FISTS[fist]} en ${who(seat, 'el de #', 'el tuyo')}`],
    );
    const whose = who(master, 'el del maestro de obras, #', 'el tuyo, el del maestro de obras');
    return `Puños abiertos: ${FISTS[fists[master]]} en ${whose}; ${and(rivals)}.`;
  },
  'no-room': ({ block }) => `No hay sitio para ${BLOCKS[block]}: no construye nadie.`,
  unguessed: ({ master }, who) => `Nadie acierta: ${who(master, 'construye #', 'construyes tú')}.`,
  guessed: ({ master, guessers }, who) => {
    const instead = who(master, 'en lugar de #', 'en tu lugar');
    return guessers.length === 1
      ? `${who(guessers[0], '# acierta y construye', 'Aciertas y construyes')} ${instead}.`
      : `${names(guessers, who)} aciertan y construyen ${instead}.`;
  },
  'guessed-by-too-many': ({ master, guessers, room }, who) =>
    `${names(guessers, who)} aciertan, pero solo hay sitio para ${plural(room, PIECES)}: ${who(master, 'construye #', 'construyes tú')}.`,
  built,
  'free-choice': ({ master }, who) =>
    `Solo ${who(master, '# tiene el puño vacío, así que puede construir la pieza que quiera', 'tú tienes el puño vacío, así que puedes construir la pieza que quieras')}.`,
  'built-freely': built,
  'could-not-build': ({ master }, who) =>
    `Pero ${who(master, '# no tiene', 'no tienes')} ninguna pieza que quepa.`,
  'gift-due': ({ from, to, must }, who) =>
    `${names([to, from], who)} tienen el puño vacío: ${must ? who(from, '# debe', 'debes') : who(from, '# puede', 'puedes')} ${who(to, 'darle una pieza a #', 'darte una pieza')}.`,
  gave: ({ from, to, block }, who) => {
    const what = `en secreto ${block === null ? 'una pieza' : BLOCKS[block]}`;
    return who.isYou(to)
      ? `${who.called(from)} te da ${what}.`
      : `${who(from, '# le da', 'Le das')} ${what} a ${who.called(to)}.`;
  },
  declined: ({ from, to }, who) =>
    who.isYou(to)
      ? `${who.called(from)} no te da nada.`
      : `${who(from, '# no le da', 'No le das')} nada a ${who.called(to)}.`,
  'too-many-empty': ({ master, rivals }, who) =>
    `${names([master, ...rivals], who)} tienen el puño vacío: no pasa nada.`,
  'round-ended': ({ round, ending, out, charges }, who) => {
    const paid = charges.map(
      (charge, seat) => `${who.called(seat, 'tú')}, ${charge === 0 ? 'ninguno' : number(charge)}`,
    );
    return `${REASONS[ending](out, who)} Termina la ronda ${number(round)}. Puntos de penalización: ${paid.join('; ')}.`;
  },
  'round-began': ({ round }) =>
    `Empieza la ronda ${number(round)}: se desmonta la muralla y todos recuperan sus siete piezas.`,
  'match-ended': ({ scores, winners }, who) => {
    const charge = -scores[winners[0]];
    const cost = charge === 0 ? 'sin un solo punto de penalización' : `con solo ${plural(charge, POINTS)}`;
    return winners.length === 1
      ? `${who(winners[0], '# gana', 'Ganas')} la partida ${cost}.`
      : `${names(winners, who)} comparten la victoria, cada uno ${cost}.`;
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
          )} cierran el puño.`,
      ).join(' '),
  },
};

const POINTS = {
  one: '# punto de penalización',
  many: '# de puntos de penalización',
  other: '# puntos de penalización',
};
const TURNS = { one: '# turno', many: '# de turnos', other: '# turnos' };
const PIECES = { one: '# pieza', many: '# de piezas', other: '# piezas' };

const REASONS: Readonly<Record<Ending, (out: readonly number[], who: Who) => string>> = {
  out: (out, who) =>
    out.length === 1
      ? `${who(out[0], '# se queda', 'Te quedas')} sin piezas.`
      : `${names(out, who)} se quedan sin piezas.`,
  deadlock: () => 'Solo quedan torres y puertas, y no hay sitio para ellas.',
  stalling: () => 'Hace demasiado que nadie construye.',
};

function built(
  { seat, block, end, first }: Extract<Happening, { kind: 'built' | 'built-freely' }>,
  who: Who,
): string {
  return first
    ? `${who(seat, '# empieza', 'Empiezas')} la muralla con ${BLOCKS[block]}.`
    : `${who(seat, '# construye', 'Construyes')} ${BLOCKS[block]} ${ENDS[end]}.`;
}

/** The verb after several names is the same with you among them: ustedes. */
function names(seats: readonly number[], who: Who): string {
  return and(who.names(seats, { last: 'tú' }));
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
  yourFistIs: what => `Tu puño: ${what}`,
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
  wentOut: (seats, who) =>
    seats.length === 1
      ? `${who(seats[0], '# se quedó', 'te quedaste')} sin piezas`
      : `${names(seats, who)} se quedaron sin piezas`,
  howCharged: 'Cada tramo que queda cuesta su número; una puerta, 10; una torre, 15.',
};
