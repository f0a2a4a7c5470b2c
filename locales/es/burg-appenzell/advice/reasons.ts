import type { Reason } from '../../../../src/games/burg-appenzell/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';
import { texts } from '../board.ts';

const { number, plural } = grammar('es');

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  wins: () => 'Con esto ganas la partida.',
  'takes-cheese': ({ cheese }) => `Consigues el ${texts.cheese[cheese]}.`,
  'drops-rivals': ({ mice }) =>
    plural(mice, {
      one: 'Un ratón rival cae a la mazmorra.',
      many: '# de ratones rivales caen a la mazmorra.',
      other: '# ratones rivales caen a la mazmorra.',
    }),
  'leaves-danger': ({ square }) =>
    `Al deslizar una línea, una trampa podría acabar bajo tu ratón de ${square}.`,
  'waits-on-cheese': ({ cheese, square }) =>
    `Aún te falta el ${texts.cheese[cheese]} de ${square}: bastará con un segundo ratón.`,
  explores: ({ tiles }) =>
    plural(tiles, {
      one: 'Hay # loseta de esa sala que nadie ha visto aún.',
      many: 'Hay # de losetas de esa sala que nadie ha visto aún.',
      other: 'Hay # losetas de esa sala que nadie ha visto aún.',
    }),
  reopens: ({ square, steps }) =>
    `En esa sala ya se ha visto todo, y tu ratón de ${square} está a ${plural(steps, { one: '# paso', many: '# de pasos', other: '# pasos' })}.`,
  'turns-up': ({ tiles }) =>
    plural(tiles, {
      one: 'Descubre una loseta que nadie ha visto aún.',
      many: 'Descubre # de losetas que nadie ha visto aún.',
      other: 'Descubre # losetas que nadie ha visto aún.',
    }),
  'second-mouse': () => 'Solo tienes un ratón en el castillo, y para un queso hacen falta dos.',
  'any-tower': () => 'Aún no se ha visto nada: todas las torres valen lo mismo.',
  'more-mice': ({ mice }) =>
    `Con ${number(mice)} ratones en el castillo juntarás antes dos sobre el mismo queso.`,
  'brings-cheese': ({ cheese, square }) =>
    `Trae bajo tu ratón de ${square} un queso que te falta: el ${texts.cheese[cheese]}.`,
  'takes-from-rival': ({ cheese, square }) =>
    `Quita el ${texts.cheese[cheese]} de debajo de un ratón rival en ${square}.`,
  'spends-trap': () =>
    'La loseta de reserva es una trampa: una vez en el castillo, nadie podrá meterla bajo tus ratones.',
  'nears-cheese': ({ cheese, square, steps }) =>
    `Te acercas al ${texts.cheese[cheese]} de ${square}, que aún te falta: estarás a ${plural(steps, { one: '# paso', many: '# de pasos', other: '# pasos' })}.`,
  'sets-out': ({ square }) => `En la torre ${square} no hay queso: pon en marcha a tu ratón.`,
  'keeps-open': ({ room }) => `Mientras tu ratón esté en la sala ${room}, el tejado seguirá levantado.`,
  'reaches-roof': ({ room }) => `Desde ahí puedes levantar el tejado de la sala ${room}.`,
  'safe-there': ({ square }) => `En ${square} nadie puede meter una trampa visible bajo tu ratón.`,
  'stays-on-cheese': ({ cheese, square }) =>
    `Tu ratón de ${square} sigue sobre un queso que te falta: el ${texts.cheese[cheese]}.`,
  'shows-nothing': ({ actions }) =>
    plural(actions, {
      one: 'Lo que descubras con tu última acción, tus rivales pueden usarlo antes.',
      many: 'Lo que descubras con # de acciones también pueden usarlo tus rivales.',
      other: 'Lo que descubras con # acciones también pueden usarlo tus rivales.',
    }),
  'removes-danger': ({ square }) =>
    `Después, nadie podrá meter una trampa visible bajo tu ratón de ${square}.`,
  'brings-nearer': ({ cheese, square, steps }) =>
    `Lleva a ${square} el ${texts.cheese[cheese]}, que aún te falta: a ${plural(steps, { one: '# paso', many: '# de pasos', other: '# pasos' })} de tu ratón.`,
  'keeps-from-rival': ({ cheese, steps }) =>
    `A un rival aún le falta el ${texts.cheese[cheese]} y estaba a ${plural(steps, { one: '# paso', many: '# de pasos', other: '# pasos' })}: ahora le queda más lejos.`,
  'shifts-hidden': ({ tiles }) =>
    plural(tiles, {
      one: 'Mueve # loseta ya vista bajo un tejado: recuerda adónde va.',
      many: 'Mueve # de losetas ya vistas bajo tejados: recuerda adónde van.',
      other: 'Mueve # losetas ya vistas bajo tejados: recuerda adónde van.',
    }),
};
