import type { Reason } from '../../../../src/games/muro-contro-muro/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { number, plural } = grammar('de');

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
  'keeps-points': ({ points }) =>
    `Du behältst deine ${plural(points, { one: '# Punkt', other: '# Punkte' })}: Andere Züge würden dich welche kosten.`,
  secures: ({ bricks: n }) =>
    plural(n, {
      one: 'Er deckt einen Stein deiner Farbe zu: Niemand kann ihn mehr versetzen oder umdrehen.',
      other: 'Er deckt # Steine deiner Farbe zu: Niemand kann sie mehr versetzen oder umdrehen.',
    }),
  'hides-colour': () => 'Dein Gegner sieht dort nicht seine Farbe; bei anderen Zügen schon.',
  'shows-colour': () => 'Er bringt deine Farbe auf deine Seite; andere Züge nicht.',
  'opens-less': ({ places }) =>
    `Dein Gegner hat für den nächsten Stein ${plural(places, { one: '# Platz', other: '# Plätze' })}; nach anderen Zügen hätte er mehr.`,
  'moves-alike': ({ own, rival }) => `Was du auch tust, es bleibt bei ${number(own)} zu ${number(rival)}.`,
  'keeps-score': ({ own, rival }) => `Es bleibt bei ${number(own)} zu ${number(rival)}.`,
};
