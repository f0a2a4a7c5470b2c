import type { Reason } from '../../../../src/games/muro-contro-muro/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { number, plural } = grammar('it');

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
  'keeps-points': ({ points }) =>
    `Tieni i tuoi ${plural(points, { one: '# punto', many: '# di punti', other: '# punti' })}: con altre mosse ne perderesti.`,
  secures: ({ bricks: n }) =>
    plural(n, {
      one: 'Copre un mattoncino del tuo colore: nessuno potrà più spostarlo o girarlo.',
      many: 'Copre # di mattoncini del tuo colore: nessuno potrà più spostarli o girarli.',
      other: 'Copre # mattoncini del tuo colore: nessuno potrà più spostarli o girarli.',
    }),
  'hides-colour': () => 'Non mostra all’avversario il suo colore; altre mosse sì.',
  'shows-colour': () => 'Aggiunge il tuo colore dal tuo lato; altre mosse no.',
  'opens-less': ({ places }) =>
    `Lascia all’avversario ${plural(places, { one: '# posto', many: '# di posti', other: '# posti' })} per il prossimo mattoncino; altre mosse ne lasciano di più.`,
  'moves-alike': ({ own, rival }) => `Qualunque cosa tu faccia, si resta ${number(own)} a ${number(rival)}.`,
  'keeps-score': ({ own, rival }) => `Si resta ${number(own)} a ${number(rival)}.`,
};
