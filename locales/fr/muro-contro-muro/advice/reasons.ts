import type { Reason } from '../../../../src/games/muro-contro-muro/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { plural } = grammar('fr');

const AWARD = {
  diagonal: 'plus longue diagonale',
  row: 'plus longue ligne',
  connection: 'plus grande liaison',
};

function bricks(n: number): string {
  return plural(n, { one: '# brique', many: '# de briques', other: '# briques' });
}

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  wins: () => 'Ce coup gagne la partie.',
  'takes-lead': ({ award, size }) => `Vous prenez la tête : votre ${AWARD[award]} a ${bricks(size)}.`,
  'draws-level': ({ award, size }) => `Vous égalisez : votre ${AWARD[award]} a ${bricks(size)}.`,
  breaks: ({ award, size }) => `La ${AWARD[award]} adverse n’a plus que ${bricks(size)}.`,
  lengthens: ({ award, size }) => `Votre ${AWARD[award]} passe à ${bricks(size)}.`,
  blocks: ({ award, size }) => `La ${AWARD[award]} adverse pouvait y atteindre ${bricks(size)}.`,
  'any-colour': () => 'Aucune brique n’est posée : toutes les couleurs se valent.',
  'keeps-down': ({ award, size }) =>
    `Avec d’autres coups, la ${AWARD[award]} adverse pourrait atteindre ${bricks(size)}.`,
  prepares: ({ award, size }) => `Au prochain tour, votre ${AWARD[award]} peut atteindre ${bricks(size)}.`,
  'gives-nothing': () => 'La prochaine brique adverse ne pourra rien rapporter.',
};
