import type { Reason } from '../../../../src/games/muro-contro-muro/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { number, plural } = grammar('fr');

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
  'keeps-points': ({ points }) =>
    `Vous gardez vos ${plural(points, { one: '# point', many: '# de points', other: '# points' })} : d’autres coups vous en coûteraient.`,
  secures: ({ bricks: n }) =>
    plural(n, {
      one: 'Elle couvre une brique de votre couleur : personne ne pourra plus la déplacer ni la retourner.',
      many: 'Elle couvre # de briques de votre couleur : personne ne pourra plus les déplacer ni les retourner.',
      other:
        'Elle couvre # briques de votre couleur : personne ne pourra plus les déplacer ni les retourner.',
    }),
  'hides-colour': () => 'Elle ne montre pas à l’adversaire sa couleur ; d’autres coups le feraient.',
  'shows-colour': () => 'Elle ajoute votre couleur de votre côté ; d’autres coups ne le feraient pas.',
  'opens-less': ({ places }) =>
    `Elle laisse à l’adversaire ${plural(places, { one: '# place', many: '# de places', other: '# places' })} pour sa prochaine brique ; d’autres coups en laissent plus.`,
  'moves-alike': ({ own, rival }) =>
    `Quoi que vous fassiez, on reste à ${number(own)} contre ${number(rival)}.`,
  'keeps-score': ({ own, rival }) => `On reste à ${number(own)} contre ${number(rival)}.`,
};
