import type { Reason } from '../../../../src/games/muro-contro-muro/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { plural } = grammar('de');

const AWARD = { diagonal: 'längste Diagonale', row: 'längste Reihe', connection: 'größte Verbindung' };

function bricks(n: number): string {
  return plural(n, { one: '# Stein', other: '# Steine' });
}

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  wins: () => 'Damit gewinnst du die Partie.',
  'takes-lead': ({ award, size }) => `Du gehst in Führung: Deine ${AWARD[award]} hat ${bricks(size)}.`,
  'draws-level': ({ award, size }) => `Du ziehst gleich: Deine ${AWARD[award]} hat ${bricks(size)}.`,
  breaks: ({ award, size }) => `Die ${AWARD[award]} deines Gegners schrumpft auf ${bricks(size)}.`,
  lengthens: ({ award, size }) => `Deine ${AWARD[award]} wächst auf ${bricks(size)}.`,
  blocks: ({ award, size }) =>
    `Die ${AWARD[award]} deines Gegners hätte dort auf ${bricks(size)} wachsen können.`,
  'any-colour': () => 'Noch liegt kein Stein: Alle Farben sind gleich gut.',
  'keeps-down': ({ award, size }) =>
    `Sonst könnte die ${AWARD[award]} deines Gegners als Nächstes auf ${bricks(size)} wachsen.`,
  prepares: ({ award, size }) => `Im nächsten Zug kann deine ${AWARD[award]} auf ${bricks(size)} wachsen.`,
  'gives-nothing': () => 'Der nächste Stein deines Gegners kann danach keine Punkte bringen.',
};
