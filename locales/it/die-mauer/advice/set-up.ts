import type { Block } from '../../../../src/games/die-mauer/game.ts';
import type { Flaw } from '../../../../src/games/die-mauer/rules/set-up.ts';
import type { Texts } from '../../../en/die-mauer/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, plural } = grammar('it');

function many(block: Block): string {
  if (block === 'T') return 'torri';
  return block === 'G' ? 'cancelli' : `sezioni da ${block}`;
}

export const flaws: Words<Flaw> = {
  'too-many-blocks': ({ block, most }) => `Ci sono solo ${number(most)} ${many(block)}.`,
  'blocks-missing': ({ block, most }) =>
    `Manca ${board.block[block]}: tra mani e muro ce ne sono sempre ${number(most)}.`,
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
