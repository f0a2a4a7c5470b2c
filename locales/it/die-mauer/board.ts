import type { Block, End, Ending, Fist, Happening } from '../../../src/games/die-mauer/game.ts';
import type { LANDMARKS } from '../../../src/games/die-mauer/landmarks.ts';
import type { Reasons, Texts } from '../../en/die-mauer/board.ts';
import { grammar } from '../../grammar.ts';
import type { NameOf, Words } from '../../words.ts';

const { and, number, plural } = grammar('it');

const BLOCKS: Readonly<Record<Block, string>> = {
  1: 'una sezione da 1',
  2: 'una sezione da 2',
  3: 'una sezione da 3',
  4: 'una sezione da 4',
  6: 'una sezione da 6',
  T: 'una torre',
  G: 'un cancello',
};

const FISTS: Readonly<Record<Fist, string>> = { ...BLOCKS, '-': 'nulla' };

const ENDS: Readonly<Record<End, string>> = { L: 'a sinistra', R: 'a destra' };
const END_NAMES: Readonly<Record<End, string>> = { L: 'Estremità sinistra', R: 'Estremità destra' };

export const words: Words<Happening> = {
  'turn-began': ({ master }, name) => `Il capomastro è ${name(master)}.`,
  chose: ({ seat, fist }, name) => {
    if (fist === null) return `${name(seat)} chiude il pugno.`;
    return fist === '-'
      ? `${name(seat)} chiude il pugno vuoto.`
      : `${name(seat)} nasconde nel pugno ${BLOCKS[fist]}.`;
  },
  revealed: ({ master, fists }, name) => {
    const rivals = fists.flatMap((fist, seat) => (seat === master ? [] : [`${name(seat)} ${FISTS[fist]}`]));
    return `Tutti aprono il pugno: ${name(master)}, il capomastro, mostra ${FISTS[fists[master]]}, ${and(rivals)}.`;
  },
  'no-room': ({ block }) => `Non c’è posto per ${BLOCKS[block]}: nessuno costruisce.`,
  unguessed: ({ master }, name) => `Nessuno l’ha indovinato: costruisce ${name(master)}.`,
  guessed: ({ master, guessers }, name) =>
    guessers.length === 1
      ? `${name(guessers[0])} l’ha indovinato e costruisce al posto di ${name(master)}.`
      : `${names(guessers, name)} l’hanno indovinato e costruiscono al posto di ${name(master)}.`,
  'guessed-by-too-many': ({ master, guessers, room }, name) =>
    `${names(guessers, name)} l’hanno indovinato, ma c’è posto solo per ${number(room)}: costruisce ${name(master)}.`,
  built,
  'free-choice': ({ master }, name) =>
    `Solo ${name(master)} ha il pugno vuoto, e può costruire un blocco a scelta.`,
  'built-freely': built,
  'could-not-build': ({ master }, name) => `Ma ${name(master)} non ha nessun blocco che si possa costruire.`,
  'gift-due': ({ from, to, must }, name) =>
    `Come ${name(to)}, anche ${name(from)} ha il pugno vuoto: ${must ? 'deve' : 'può'} donare un blocco a ${name(to)}.`,
  gave: ({ from, to, block }, name) =>
    block === null
      ? `${name(from)} dona in segreto un blocco a ${name(to)}.`
      : `${name(from)} dona in segreto a ${name(to)} ${BLOCKS[block]}.`,
  declined: ({ from, to }, name) => `${name(from)} non dona nulla a ${name(to)}.`,
  'too-many-empty': ({ master, rivals }, name) =>
    `Hanno il pugno vuoto ${name(master)} e anche ${names(rivals, name)}: non succede nulla.`,
  'round-ended': ({ round, ending, out, charges }, name) => {
    const paid = charges.map((charge, seat) => `${name(seat)} ${charge === 0 ? 'nulla' : number(charge)}`);
    return `${REASONS[ending](out, name)} La manche ${number(round)} è finita; costa a ${and(paid)}.`;
  },
  'round-began': ({ round }) =>
    `Inizia la manche ${number(round)}: il muro è smontato, e tutti hanno di nuovo i sette blocchi.`,
  'match-ended': ({ scores, winners }, name) => {
    const charge = -scores[winners[0]];
    const cost = charge === 0 ? 'senza punti negativi' : `con soli ${plural(charge, POINTS)}`;
    return winners.length === 1
      ? `${name(winners[0])} vince la partita ${cost}.`
      : `${names(winners, name)} vincono insieme, ${cost} ciascuno.`;
  },
};

const POINTS = { one: '# punto negativo', many: '# di punti negativi', other: '# punti negativi' };

const REASONS: Readonly<Record<Ending, (out: readonly number[], name: NameOf) => string>> = {
  out: (out, name) => `${names(out, name)} ${out.length === 1 ? 'ha' : 'hanno'} finito i blocchi.`,
  deadlock: () => 'Restano solo torri e cancelli, e non c’è posto per loro.',
  stalling: () => 'Da troppo tempo nessuno costruisce nulla.',
};

function built(
  { seat, block, end, first }: Extract<Happening, { kind: 'built' | 'built-freely' }>,
  name: NameOf,
): string {
  return first
    ? `${name(seat)} inizia il muro con ${BLOCKS[block]}.`
    : `${name(seat)} costruisce ${BLOCKS[block]} ${ENDS[end]}.`;
}

function names(seats: readonly number[], name: NameOf): string {
  return and(seats.map(name));
}

export const texts: Texts = {
  block: BLOCKS,
  blockName: {
    1: 'Sezione da 1',
    2: 'Sezione da 2',
    3: 'Sezione da 3',
    4: 'Sezione da 4',
    6: 'Sezione da 6',
    T: 'Torre',
    G: 'Cancello',
  },

  planAsMaster: 'Sei il capomastro: nascondi un blocco, o tieni il pugno vuoto',
  planAsRival: 'Indovina il blocco del capomastro, o tieni il pugno vuoto',
  buildSection: 'Scegli a quale estremità del muro costruire',
  buildAny: 'Solo il tuo pugno è vuoto: costruisci un blocco a scelta',
  giveOne: 'Anche il tuo pugno era vuoto: dona un blocco al capomastro',
  giveOrNot: 'Dona un blocco al capomastro, oppure nulla',
  nowClose: 'Tocca il pugno per chiuderlo, o scegli altro',
  nowGive: 'Tocca la mano per donarlo, o scegli un altro blocco',
  nowEnd: 'Ora scegli l’estremità del muro',
  nowAgain: 'Tocca di nuovo per costruire lì',

  hide: block => `Nascondi ${BLOCKS[block]}`,
  keepEmpty: 'Tieni il pugno vuoto',
  give: block => `Dona ${BLOCKS[block]}`,
  giveNothing: 'Non donare nulla',
  begin: block => `Inizia il muro con ${BLOCKS[block]}`,
  buildAt: (block, end) => `Costruisci ${BLOCKS[block]} ${ENDS[end]}`,
  buildOn: end => (end === 'L' ? 'Costruisci a sinistra' : 'Costruisci a destra'),

  yourBlocks: 'I tuoi blocchi e il tuo pugno',
  whereToBuild: 'Dove costruire',
  handBlock: (block, count, charge, hasRoom) =>
    [
      block,
      count > 1 && `ne hai ${number(count)}`,
      `se resta costa ${number(charge)}`,
      !hasRoom && 'ora non c’è posto',
    ]
      .filter(Boolean)
      .join(', '),
  charge: points => `−${number(points)}`,
  number,

  button: { empty: 'Vuoto', close: 'Chiudi', give: 'Dona', giveNothing: 'Nulla' },
  yourFist: 'Il tuo pugno',
  fistResting: 'non ha ancora scelto',
  fistClosed: 'ha il pugno chiuso',
  fistHides: what => `il pugno chiuso nasconde ${what}`,
  fistShows: what => `mostra ${what}`,
  nothing: 'nulla',
  station: (name, what, isMaster) => `${name}${isMaster ? ', capomastro' : ''}: ${what}`,
  master: 'Capomastro',

  roundOf: (round, rounds) => `Manche ${number(round)} di ${number(rounds)}`,
  chargedSoFar: points =>
    points === 0 ? 'Finora nessun punto negativo' : `Finora ${plural(points, POINTS)}`,
  idle: (turns, limit) => `Nulla di costruito: ${number(turns)} turni su ${number(limit)}`,
  lastTurn: 'turno prima',
  lastTurnSpoken: shown => `Il turno prima: ${and(shown)}`,
  showed: (name, what, didBuild) => `${name} ${what}${didBuild ? ', ha costruito' : ''}`,
  wall: blocks =>
    blocks.length === 0 ? 'Non c’è ancora un muro' : `Il muro da sinistra a destra: ${blocks.join(', ')}`,
  endOpen: end => `${END_NAMES[end]}: c’è posto per torri e cancelli`,
  endClosed: end => `${END_NAMES[end]}: nessun posto per torri e cancelli`,
  hidden: blocks => `+${number(blocks)}`,
  hiddenSpoken: blocks =>
    plural(blocks, { one: 'Un altro blocco', many: 'Altri # di blocchi', other: 'Altri # blocchi' }),

  look: 'Chi ha che cosa',
  lookHeading: 'Che cosa può avere ancora ognuno',
  player: 'Giocatore',
  legendHas: 'ce l’ha di sicuro',
  legendMay: 'può averlo',
  surely: (block, count) => (count > 1 ? `${number(count)} × ${block}` : block),
  perhaps: (block, least, most) =>
    `${block}: ${least === 0 ? `forse ${number(most)}` : `da ${number(least)} a ${number(most)}`}`,
  hasNone: block => `${block}: nessuno`,
  blocksLeft: blocks => plural(blocks, { one: '# blocco', many: '# di blocchi', other: '# blocchi' }),
  chargedHeading: 'Punti',
  wholeWall: 'Il muro',
  turnsHeading: 'I turni di questa manche',
  turn: 'Turno',

  roundOver: round => `La manche ${number(round)} è finita`,
  leftAndCost: (name, left, charge) =>
    left.length === 0
      ? `${name} ha finito`
      : `A ${name} restano ${and(left)}: ${number(charge)} punti negativi`,
  out: 'finito',

  factBlocks: blocks =>
    plural(blocks, { one: 'resta # blocco', many: 'restano # di blocchi', other: 'restano # blocchi' }),
  round: round => `Manche ${number(round)}`,
  total: 'Totale',
  ending: {
    out: 'qualcuno ha finito i blocchi',
    deadlock: 'restavano solo torri e cancelli, senza posto per loro',
    stalling: 'da troppo tempo nessuno costruiva',
  },
  wentOut: names => `${and(names)} ${names.length === 1 ? 'ha' : 'hanno'} finito i blocchi`,
  howCharged: 'Ogni sezione che resta costa i suoi merli, un cancello 10, una torre 15.',
};

/** Perché una mossa è buona. */
export const reasons: Reasons = {
  'last-block': ({ block }) => `È il tuo ultimo blocco: senza ${BLOCKS[block]} hai finito.`,
  'nobody-can-guess': ({ block }) => `Nessun altro ha ${BLOCKS[block]}: nessuno può indovinare.`,
  'master-has-only': ({ block }) => `Il capomastro non può costruire altro che ${BLOCKS[block]}.`,
  'nothing-to-guess': () =>
    'Non hai nulla che il capomastro possa costruire: il pugno vuoto non costa niente.',
  waits: ({ block }) =>
    `Non c’è posto per ${BLOCKS[block]}, quindi nessuno costruisce: ad aspettare non perdi nulla.`,
  dearest: ({ block, charge }) => `Dei tuoi blocchi il più caro è ${BLOCKS[block]}: costa ${number(charge)}.`,
  'makes-room': () => 'Così entrambe le estremità sono aperte per la tua torre o il tuo cancello.',
  'makes-no-room': () => 'Non hai più né torri né cancelli, e non fai posto a quelli degli altri.',
};

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Comincia un turno',
  fists: 'Si aprono i pugni',
  guessed: 'Il capomastro è indovinato',
  built: 'Si costruisce un blocco',
  gift: 'Un dono',
  round: 'Finisce una manche',
};
