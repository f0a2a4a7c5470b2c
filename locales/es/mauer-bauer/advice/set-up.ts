import type { Flaw } from '../../../../src/games/mauer-bauer/rules/set-up.ts';
import type { Texts } from '../../../en/mauer-bauer/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, or, plural, range } = grammar('es');

/** Of several: towers, houses and palaces. */
const TOWERS = { w: 'blancas', g: 'grises', k: 'negras' };
const HOUSES = { R: 'rojas', G: 'verdes', B: 'azules', Y: 'amarillas', P: 'rosas' };
const PALACES = { R: 'rojos', G: 'verdes', B: 'azules', Y: 'amarillos', P: 'rosas' };

/** Why a position is refused. */
export const flaws: Words<Flaw> = {
  'too-many-walls': ({ most }) => `Solo hay ${number(most)} muros.`,
  'too-many-towers': ({ colour, most }) => `Solo hay ${number(most)} torres ${TOWERS[colour]}.`,
  'too-many-houses': ({ colour, most }) => `Solo hay ${number(most)} casas ${HOUSES[colour]}.`,
  'too-many-palaces': ({ colour, most }) => `Solo hay ${number(most)} palacios ${PALACES[colour]}.`,
  'too-many-cards': ({ card, most }) => `Solo hay ${number(most)} cartas «${board.card(card)}».`,
  'wall-inside': ({ at }) => `La línea ${at} está dentro de una ciudad: no puede haber un muro.`,
  'tower-missing': ({ at }) => `En ${at} termina un muro: debe haber una torre.`,
  'tower-astray': ({ at }) => `En ${at} no termina ningún muro: no puede haber una torre.`,
  'houses-on-plain': ({ at, count, walls }) =>
    `Cada muro da una casa a las llanuras de al lado: ${at} debe tener ${number(walls)}, no ${number(count)}.`,
  'houses-in-city': ({ at, count, walls, most }) =>
    `La ciudad ${at} tiene ${number(count)} casas, contando cada palacio como dos: sus muros han dado ${sums(walls, most)}.`,
  'palace-due': ({ at, colour }) =>
    `En la ciudad ${at}, dos casas ${HOUSES[colour]} se convierten en un palacio mientras quede alguno.`,
  'houses-at-once': ({ at, colour, count, most }) =>
    `Antes de sus palacios, la ciudad ${at} habría tenido ${number(count)} casas ${HOUSES[colour]}: solo hay ${number(most)}.`,
  'last-palace-twice': ({ colour }) =>
    `Otra ciudad tiene también un palacio y dos casas de este color (${board.houseFace(colour)}): solo puede la del último palacio.`,
  'used-up': ({ what }) => USED_UP[what],
  'no-line': () => 'No queda sitio para otro muro: no empieza ningún turno más.',
  'scored-too-early': ({ seat }, who) =>
    `${who.called(seat)} no puede haber puntuado: aún no se ha completado ninguna ciudad.`,
  'score-too-high': ({ seat, most }, who) =>
    `Con las cartas jugadas hasta ahora, ${who.called(seat)} no puede tener más de ${plural(most, { one: '# punto', many: '# de puntos', other: '# puntos' })}.`,
  'scores-too-high': () => 'Las cartas descartadas no pueden haber dado tantos puntos.',
  'hand-size': ({ seat, count, least, most }, who) =>
    `${who.called(seat)} tiene ${number(count)} cartas y debería tener ${range(least, most)}.`,
  'discarded-too-early': () => 'Aún no se ha completado ninguna ciudad: no hay descartes.',
  'too-few-discarded': ({ least }) =>
    `Por cada ciudad, cada jugador ha jugado o descartado una carta: hay al menos ${number(least)} descartes.`,
  'too-many-discarded': ({ most }) => `Hasta ahora puede haber como mucho ${number(most)} descartes.`,
  'deck-empty': () => 'El mazo está vacío: los descartes ya serían el nuevo mazo.',
  'wrong-step': () => 'La partida no puede estar a mitad de este turno: elige el comienzo de un turno.',
};

const USED_UP = {
  walls: 'Ya se ha construido el último muro: no empieza ningún turno más.',
  towers: 'Ya se ha construido la última torre: no empieza ningún turno más.',
  houses: 'Ya se ha construido la última casa: no empieza ningún turno más.',
  palaces: 'Ya se ha construido el último palacio: no empieza ningún turno más.',
};

/** Every other number from the one to the other. */
function sums(least: number, most: number): string {
  return or(Array.from({ length: (most - least) / 2 + 1 }, (_, i) => number(least + 2 * i)));
}

/** What can be set up. */
export const texts: Texts = {
  line: line => `Línea ${line}`,
  wall: 'Muro',
  point: point => `Vértice ${point}`,
  tower: 'Torre',
  plain: plain => `Llanura ${plain}`,
  house: 'Casa',
  city: city => `Ciudad ${city}`,
  housesOf: colour => `Casas de color ${colour}`,
  palacesOf: colour => `Palacios de color ${colour}`,
  turn: 'Turno',
  whoseTurn: name => `Por los muros, le toca a ${name}: en cada turno se construye uno.`,
  step: 'Momento',
  middle: 'A mitad de un turno',
  dealing: 'Reparto de cartas',
  over: 'La partida ha terminado',
  beginning: 'Comienzo de un turno',
  hasty: 'Ha tirado demasiado pronto',
  score: 'Puntos',
  discard: 'Descartes',
};
