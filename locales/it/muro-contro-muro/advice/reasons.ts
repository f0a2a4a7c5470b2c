import type { Reason } from '../../../../src/games/muro-contro-muro/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { plural } = grammar('it');

const YOURS = {
  diagonal: 'la tua diagonale più lunga',
  row: 'la tua riga più lunga',
  connection: 'la tua connessione più grande',
};
const THEIRS = {
  diagonal: 'la diagonale più lunga dell’avversario',
  row: 'la riga più lunga dell’avversario',
  connection: 'la connessione più grande dell’avversario',
};

function bricks(n: number): string {
  return plural(n, { one: '# mattoncino', many: '# di mattoncini', other: '# mattoncini' });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  wins: () => 'Così vinci la partita.',
  'takes-lead': ({ award, size }) => `Passi in testa: ${YOURS[award]} ha ${bricks(size)}.`,
  'draws-level': ({ award, size }) => `Pareggi: ${YOURS[award]} ha ${bricks(size)}.`,
  breaks: ({ award, size }) => `${capital(THEIRS[award])} resta con ${bricks(size)}.`,
  lengthens: ({ award, size }) => `${capital(YOURS[award])} arriva a ${bricks(size)}.`,
  blocks: ({ award, size }) => `${capital(THEIRS[award])} lì poteva arrivare a ${bricks(size)}.`,
  'any-colour': () => 'Non c’è ancora nessun mattoncino: ogni colore vale l’altro.',
  'keeps-down': ({ award, size }) => `Con altre mosse ${THEIRS[award]} potrebbe arrivare a ${bricks(size)}.`,
  prepares: ({ award, size }) => `Al prossimo turno ${YOURS[award]} può arrivare a ${bricks(size)}.`,
  'gives-nothing': () => 'Il prossimo mattoncino dell’avversario non potrà dargli punti.',
};
