import type { Reason } from '../../../../src/games/muro-contro-muro/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { number, plural } = grammar('es');

const AWARD = {
  diagonal: 'diagonal más larga',
  row: 'fila más larga',
  connection: 'conexión más amplia',
};

function bricks(n: number): string {
  return plural(n, { one: '# ladrillo', many: '# de ladrillos', other: '# ladrillos' });
}

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  wins: () => 'Con esto ganas la partida.',
  'takes-lead': ({ award, size }) => `Tomas la delantera: tu ${AWARD[award]} tiene ${bricks(size)}.`,
  'draws-level': ({ award, size }) => `Empatas: tu ${AWARD[award]} tiene ${bricks(size)}.`,
  breaks: ({ award, size }) => `La ${AWARD[award]} del rival se queda en ${bricks(size)}.`,
  lengthens: ({ award, size }) => `Tu ${AWARD[award]} llega a ${bricks(size)}.`,
  blocks: ({ award, size }) => `La ${AWARD[award]} del rival podría haber llegado ahí a ${bricks(size)}.`,
  'any-colour': () => 'Aún no hay ningún ladrillo: todos los colores valen lo mismo.',
  'keeps-down': ({ award, size }) =>
    `Con otras jugadas, la ${AWARD[award]} del rival podría llegar a ${bricks(size)}.`,
  prepares: ({ award, size }) => `En tu próximo turno, tu ${AWARD[award]} puede llegar a ${bricks(size)}.`,
  'keeps-points': ({ points }) =>
    `Conservas tus ${plural(points, { one: '# punto', many: '# de puntos', other: '# puntos' })}: con otras jugadas perderías alguno.`,
  secures: ({ bricks: n }) =>
    plural(n, {
      one: 'Cubre un ladrillo de tu color: ya nadie podrá moverlo ni girarlo.',
      many: 'Cubre # de ladrillos de tu color: ya nadie podrá moverlos ni girarlos.',
      other: 'Cubre # ladrillos de tu color: ya nadie podrá moverlos ni girarlos.',
    }),
  'hides-colour': () => 'No le enseña al rival su color; otras jugadas sí.',
  'shows-colour': () => 'Añade tu color en tu lado; otras jugadas no.',
  'opens-less': ({ places }) =>
    `Le deja al rival ${plural(places, { one: '# sitio', many: '# de sitios', other: '# sitios' })} para su próximo ladrillo; otras jugadas le dejan más.`,
  'moves-alike': ({ own, rival }) => `Hagas lo que hagas, seguís ${number(own)} a ${number(rival)}.`,
  'keeps-score': ({ own, rival }) => `Seguís ${number(own)} a ${number(rival)}.`,
};
