import type { Block, End, Ending, Fist, Happening } from '../../../src/games/die-mauer/game.ts';
import type { Texts } from '../../en/die-mauer/board.ts';
import { grammar } from '../../grammar.ts';
import { sentences, type Together, type Who, type Words } from '../../words.ts';

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

/** As short as possible, because there are up to six: a section is just its number. */
const FISTS: Readonly<Record<Fist, string>> = {
  ...BLOCKS,
  1: '1',
  2: '2',
  3: '3',
  4: '4',
  6: '6',
  '-': 'niente',
};

const ENDS: Readonly<Record<End, string>> = { L: 'a sinistra', R: 'a destra' };
const END_NAMES: Readonly<Record<End, string>> = { L: 'Estremità sinistra', R: 'Estremità destra' };

export const words: Words<Happening> = {
  'turn-began': ({ master }, who) => `Il capomastro ${who(master, 'è #', 'sei tu')}.`,
  chose: ({ seat, fist }, who) => {
    if (fist === null) return `${who(seat, '# ha', 'Hai')} chiuso il pugno.`;
    if (fist === '-') return `${who(seat, '# ha', 'Hai')} chiuso il pugno vuoto.`;
    return `${who(seat, '# ha', 'Hai')} nascosto nel pugno ${BLOCKS[fist]}.`;
  },
  revealed: ({ master, fists }, who) => {
    const rivals = fists.flatMap((fist, seat) =>
      seat === master ? [] : [`${who.called(seat, 'tu')} ${FISTS[fist]}`],
    );
    const shows = who(master, 'il capomastro # mostra', 'tu, il capomastro, mostri');
    return `Pugni aperti: ${shows} ${FISTS[fists[master]]}, ${and(rivals)}.`;
  },
  'no-room': ({ block }) => `Non c’è posto per ${BLOCKS[block]}: nessuno costruisce.`,
  unguessed: ({ master }, who) => `Nessuno ha indovinato: ${who(master, 'costruisce #', 'costruisci tu')}.`,
  guessed: ({ master, guessers }, who) => {
    const instead = who(master, 'al posto di #', 'al posto tuo');
    if (guessers.length === 1) {
      return `${who(guessers[0], '# ha indovinato e costruisce', 'Hai indovinato e costruisci')} ${instead}.`;
    }
    const build = who.isYou(...guessers) ? 'avete indovinato e costruite' : 'hanno indovinato e costruiscono';
    return `${names(guessers, who)} ${build} ${instead}.`;
  },
  'guessed-by-too-many': ({ master, guessers, room }, who) =>
    `${names(guessers, who)} ${have(guessers, who)} indovinato, ma c’è posto solo per ${number(room)}: ${who(master, 'costruisce #', 'costruisci tu')}.`,
  built,
  'free-choice': ({ master }, who) =>
    `Solo ${who(master, '# ha il pugno vuoto e può', 'tu hai il pugno vuoto e puoi')} costruire un blocco a scelta.`,
  'built-freely': built,
  'could-not-build': ({ master }, who) => `Ma ${who(master, '# non ha', 'non hai')} blocchi che ci stiano.`,
  'gift-due': ({ from, to, must }, who) =>
    `Pugno vuoto per ${who.called(to, 'te')} e per ${who.called(from, 'te')}: ${must ? who(from, '# deve', 'devi') : who(from, '# può', 'puoi')} ${who(to, 'donare un blocco a #', 'donarti un blocco')}.`,
  gave: ({ from, to, block }, who) => {
    const what = block === null ? 'un blocco' : BLOCKS[block];
    return who.isYou(to)
      ? `${who.called(from)} ti ha donato in segreto ${what}.`
      : `${who(from, '# ha donato', 'Hai donato')} in segreto a ${who.called(to)} ${what}.`;
  },
  declined: ({ from, to }, who) =>
    who.isYou(to)
      ? `${who.called(from)} non ti ha donato niente.`
      : `${who(from, '# non ha', 'Non hai')} donato niente a ${who.called(to)}.`,
  'too-many-empty': ({ master, rivals }, who) =>
    `Pugno vuoto per ${and(who.names([master, ...rivals], { first: 'te' }))}: non succede niente.`,
  'round-ended': ({ round, ending, out, charges }, who) => {
    const paid = charges.map((charge, seat) => `${who.called(seat, 'tu')} ${number(charge)}`);
    return `${REASONS[ending](out, who)} La manche ${number(round)} è finita. Punti di penalità: ${and(paid)}.`;
  },
  'round-began': ({ round }) =>
    `Inizia la manche ${number(round)}: il muro è smontato e tutti riprendono i sette blocchi.`,
  'match-ended': ({ scores, winners }, who) => {
    const charge = -scores[winners[0]];
    const cost = charge === 0 ? 'senza punti di penalità' : `con ${plural(charge, ONLY)}`;
    if (winners.length === 1) return `${who(winners[0], '# ha', 'Hai')} vinto la partita ${cost}.`;
    return `${names(winners, who)} ${have(winners, who)} vinto a pari merito, ${cost} a testa.`;
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
          )} hanno chiuso il pugno.`,
      ).join(' '),
  },
};

const POINTS = { one: '# punto di penalità', many: '# di punti di penalità', other: '# punti di penalità' };
const ONLY = {
  one: 'un solo punto di penalità',
  many: 'soli # di punti di penalità',
  other: 'soli # punti di penalità',
};

const REASONS: Readonly<Record<Ending, (out: readonly number[], who: Who) => string>> = {
  out: (out, who) =>
    out.length === 1
      ? `${who(out[0], '# ha', 'Hai')} finito i blocchi.`
      : `${names(out, who)} ${have(out, who)} finito i blocchi.`,
  deadlock: () => 'Restano solo torri e cancelli, e non c’è posto.',
  stalling: () => 'Da troppo tempo nessuno costruisce.',
};

function built(
  { seat, block, end, first }: Extract<Happening, { kind: 'built' | 'built-freely' }>,
  who: Who,
): string {
  return first
    ? `${who(seat, '# ha', 'Hai')} iniziato il muro con ${BLOCKS[block]}.`
    : `${who(seat, '# ha', 'Hai')} costruito ${BLOCKS[block]} ${ENDS[end]}.`;
}

function names(seats: readonly number[], who: Who): string {
  return and(who.names(seats, { first: 'Tu' }));
}

/** After several names. */
function have(seats: readonly number[], who: Who): string {
  return who.isYou(...seats) ? 'avete' : 'hanno';
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

  planAsMaster: 'Sei il capomastro: nascondi un blocco o tieni il pugno vuoto',
  planAsRival: 'Indovina: nascondi lo stesso blocco del capomastro, o niente',
  buildSection: 'Scegli a quale estremità costruire',
  buildAny: 'Solo il tuo pugno è vuoto: costruisci un blocco a scelta',
  giveOne: 'Anche il tuo pugno è vuoto: dona un blocco al capomastro',
  giveOrNot: 'Anche il tuo pugno è vuoto: puoi donare un blocco al capomastro',
  nowClose: 'Tocca il pugno per chiuderlo, o scegli altro',
  nowGive: 'Tocca la mano per donarlo, o scegli un altro blocco',
  nowEnd: 'Ora scegli l’estremità del muro',
  nowAgain: 'Tocca di nuovo per costruire lì',

  hide: block => `Nascondi ${BLOCKS[block]}`,
  keepEmpty: 'Tieni il pugno vuoto',
  give: block => `Dona ${BLOCKS[block]}`,
  giveNothing: 'Non donare niente',
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

  button: { empty: 'Vuoto', close: 'Chiudi', give: 'Dona', giveNothing: 'Niente' },
  yourFistIs: what => `Il tuo pugno: ${what}`,
  fistResting: 'sta scegliendo',
  fistClosed: 'pugno chiuso',
  fistHides: what => `nel pugno chiuso: ${what}`,
  fistShows: what => `mostra ${what}`,
  nothing: 'niente',
  station: (name, what, isMaster) => `${name}${isMaster ? ', capomastro' : ''}: ${what}`,
  master: 'Capomastro',

  roundOf: (round, rounds) => `Manche ${number(round)} di ${number(rounds)}`,
  chargedSoFar: points => (points === 0 ? 'Finora nessuna penalità' : `Finora ${plural(points, POINTS)}`),
  idle: (turns, limit) => `Turni senza costruire: ${number(turns)} su ${number(limit)}`,
  lastTurn: 'turno precedente',
  lastTurnSpoken: shown => `Turno precedente: ${and(shown)}`,
  showed: (name, what, didBuild) => `${name} ${what}${didBuild ? ', ha costruito' : ''}`,
  wall: blocks =>
    blocks.length === 0 ? 'Ancora nessun muro' : `Muro, da sinistra a destra: ${blocks.join(', ')}`,
  endOpen: end => `${END_NAMES[end]}: c’è posto per torri e cancelli`,
  endClosed: end => `${END_NAMES[end]}: nessun posto per torri e cancelli`,
  hidden: blocks => `+${number(blocks)}`,
  hiddenSpoken: blocks =>
    plural(blocks, { one: 'Un altro blocco', many: 'Altri # di blocchi', other: 'Altri # blocchi' }),

  look: 'Chi ha che cosa',
  lookHeading: 'Che cosa può ancora avere ognuno',
  player: 'Giocatore',
  legendHas: 'ce l’ha',
  legendMay: 'forse ce l’ha',
  toRemember: 'da ricordare',
  surely: (block, count) => (count > 1 ? `${number(count)} × ${block}` : block),
  perhaps: (block, least, most) =>
    `${block}: ${least === 0 ? `fino a ${number(most)}` : `da ${number(least)} a ${number(most)}`}`,
  hasNone: block => `${block}: zero`,
  blocksLeft: blocks => plural(blocks, { one: '# blocco', many: '# di blocchi', other: '# blocchi' }),
  chargedHeading: 'Penalità',
  wholeWall: 'Il muro',
  turnsHeading: 'Turni di questa manche',
  turn: 'Turno',

  roundOver: round => `La manche ${number(round)} è finita`,
  leftAndCost: (name, left, charge) =>
    left.length === 0
      ? `${name}: blocchi finiti`
      : `${name}: in mano ${and(left)}, ${plural(charge, POINTS)}`,
  out: 'finiti',

  factBlocks: blocks =>
    plural(blocks, { one: 'resta # blocco', many: 'restano # di blocchi', other: 'restano # blocchi' }),
  round: round => `Manche ${number(round)}`,
  total: 'Totale',
  ending: {
    out: 'qualcuno ha finito i blocchi',
    deadlock: 'restavano solo torri e cancelli, e non c’era posto',
    stalling: 'da troppo tempo nessuno costruiva',
  },
  wentOut: (seats, who) =>
    seats.length === 1
      ? `${who(seats[0], '# ha', 'hai')} finito i blocchi`
      : `${and(who.names(seats, { first: 'tu' }))} ${have(seats, who)} finito i blocchi`,
  howCharged: 'Ogni sezione che resta costa il suo numero, un cancello 10 e una torre 15.',
};
