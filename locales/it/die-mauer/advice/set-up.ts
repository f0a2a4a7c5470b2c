import type { Flaw } from '../../../../src/games/die-mauer/rules/set-up.ts';
import type { Texts } from '../../../en/die-mauer/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';

const { number, plural } = grammar('it');

const ONE = {
  1: 'una sezione da 1',
  2: 'una sezione da 2',
  3: 'una sezione da 3',
  4: 'una sezione da 4',
  6: 'una sezione da 6',
  T: 'una torre',
  G: 'un cancello',
};
const MANY = {
  1: 'sezioni da 1',
  2: 'sezioni da 2',
  3: 'sezioni da 3',
  4: 'sezioni da 4',
  6: 'sezioni da 6',
  T: 'torri',
  G: 'cancelli',
};

export const flaws: Words<Flaw> = {
  'too-many-blocks': ({ block, most }) => `Ci sono solo ${number(most)} ${MANY[block]}.`,
  'blocks-missing': ({ block, most }) =>
    `Manca ${ONE[block]}: tra mani e muro ce ne sono sempre ${number(most)}.`,
  'no-section-between': () => 'Torri e cancelli non possono stare uno accanto all’altro.',
  'too-many-gifts': ({ seat }, who) =>
    `${who.called(seat)} non può aver già ricevuto così tanti blocchi in questa manche.`,
  'hand-empty': ({ seat }, who) => `${who.called(seat)} non ha più blocchi: la manche è finita.`,
  deadlock: () => 'Nessuno può più costruire: la manche è finita.',
};

export const texts: Texts = {
  turn: 'Turno',
  master: 'Capomastro',
  idle: 'Turni dall’ultima costruzione',
  turns: n => plural(n, { one: '# turno', many: '# turni', other: '# turni' }),
  nothingSeen: 'Se cambi qualcosa, ciò che si è visto nei turni passati viene dimenticato.',
  hand: name => `Blocchi di ${name}`,
  block: 'Blocco',
  noBlock: 'Nessun blocco',
  builder: 'Costruito da',
  nth: n => `${number(n)}º blocco da sinistra`,
  leftEnd: 'Estremità sinistra del muro',
  rightEnd: 'Estremità destra del muro',
  first: 'Primo blocco del muro',
  rounds: 'Manche precedenti',
  roundsPlayed: 'Manche finite',
  left: (round, name) => `Manche ${number(round)}: rimasti a ${name}`,
};
