import type { Reason } from '../../../../src/games/die-mauer/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';
import { texts } from '../board.ts';

const { plural } = grammar('es');

const POINTS = {
  one: '# punto de penalización',
  many: '# de puntos de penalización',
  other: '# puntos de penalización',
};

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  'last-block': ({ block }) => `Es tu última pieza: construye ${texts.block[block]} y no te quedará ninguna.`,
  'nobody-can-guess': ({ block }) => `Nadie más tiene ${texts.block[block]}, así que nadie puede acertar.`,
  'master-has-only': ({ block }) => `El maestro solo puede construir ${texts.block[block]}.`,
  'nothing-to-guess': () =>
    'No tienes ninguna pieza que el maestro pueda construir: el puño vacío no te cuesta nada.',
  waits: ({ block }) =>
    `No hay sitio para ${texts.block[block]}, así que nadie construye: esperar no te cuesta nada.`,
  dearest: ({ block, charge }) =>
    `Si te queda ${texts.block[block]}, es lo que más te cuesta: ${plural(charge, POINTS)}.`,
  'makes-room': () => 'Deja los dos extremos abiertos para tu torre o tu puerta.',
  'makes-no-room': () => 'Ya no tienes ni torre ni puerta, y esto no hace sitio para las de tus rivales.',
  'few-can-guess': ({ block, rivals }) =>
    plural(rivals, {
      one: `Solo # rival tiene aún ${texts.block[block]}: tus otras piezas son más fáciles de acertar.`,
      many: `Solo # de rivales tienen aún ${texts.block[block]}: tus otras piezas son más fáciles de acertar.`,
      other: `Solo # rivales tienen aún ${texts.block[block]}: tus otras piezas son más fáciles de acertar.`,
    }),
  surprises: ({ expected }) =>
    `Es más probable que tus rivales esperen ${texts.block[expected]}, que te costaría más.`,
  'free-choice': ({ block }) =>
    `Si solo tu puño está vacío, puedes construir cualquier pieza: incluso ${texts.block[block]}.`,
  'may-guess': ({ block, charge }) =>
    `El maestro puede mostrar ${texts.block[block]}: si aciertas, te deshaces de tu pieza y te ahorras ${plural(charge, { one: '# punto', many: '# de puntos', other: '# puntos' })}.`,
  'may-give': ({ block }) =>
    `Si el puño del maestro también está vacío, puedes regalar ${texts.block[block]}.`,
  'keeps-blocks': ({ blocks }) =>
    plural(blocks, {
      one: 'Tu última pieza puedes construirla tú.',
      many: 'Tus # de piezas puedes construirlas tú.',
      other: 'Tus # piezas puedes construirlas tú.',
    }),
  'keeps-dearer': ({ block }) => `Te quedas ${texts.block[block]}: cuesta más, pero hay sitio en la muralla.`,
  'ends-alike': () => 'Los dos extremos son iguales: ninguno hace ni quita sitio a torres y puertas.',
  'one-at-a-time': () => 'Queda un extremo abierto: solo hay sitio para una torre o una puerta a la vez.',
  'end-matters-little': () => 'Ya no tienes ni torre ni puerta: a ti el extremo te importa poco.',
  'nothing-fits': () => 'Ahora no hay sitio en la muralla para ninguna de tus piezas.',
  'no-room-for': ({ block }) =>
    `No hay sitio en la muralla para ${texts.block[block]}: ahora no podrías construir.`,
  'dearest-that-fits': ({ block, charge }) =>
    `De tus piezas con sitio en la muralla, la que más cuesta es ${texts.block[block]}: ${plural(charge, POINTS)}.`,
};
