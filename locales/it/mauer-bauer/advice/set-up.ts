import type { Flaw } from '../../../../src/games/mauer-bauer/rules/set-up.ts';
import type { Texts } from '../../../en/mauer-bauer/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, or, plural, range } = grammar('it');

/** Of several: towers, houses and palaces. */
const TOWERS = { w: 'bianche', g: 'grigie', k: 'nere' };
const HOUSES = { R: 'rosse', G: 'verdi', B: 'blu', Y: 'gialle', P: 'rosa' };
const PALACES = { R: 'rossi', G: 'verdi', B: 'blu', Y: 'gialli', P: 'rosa' };

/** Why a position is refused. */
export const flaws: Words<Flaw> = {
  'too-many-walls': ({ most }) => `Ci sono solo ${number(most)} muri.`,
  'too-many-towers': ({ colour, most }) => `Ci sono solo ${number(most)} torri ${TOWERS[colour]}.`,
  'too-many-houses': ({ colour, most }) => `Ci sono solo ${number(most)} case ${HOUSES[colour]}.`,
  'too-many-palaces': ({ colour, most }) => `Ci sono solo ${number(most)} palazzi ${PALACES[colour]}.`,
  'too-many-cards': ({ card, most }) => `Ci sono solo ${number(most)} carte «${board.card(card)}».`,
  'wall-inside': ({ at }) => `La linea ${at} è dentro una città: non può esserci un muro.`,
  'tower-missing': ({ at }) => `In ${at} finisce un muro: ci vuole una torre.`,
  'tower-astray': ({ at }) => `In ${at} non finisce nessun muro: non può esserci una torre.`,
  'houses-on-plain': ({ at, count, walls }) =>
    `Ogni muro porta una casa alle pianure accanto: ${at} deve averne ${number(walls)}, non ${number(count)}.`,
  'houses-in-city': ({ at, count, walls, most }) =>
    `La città ${at} ha ${number(count)} case, contando ogni palazzo come due: i suoi muri ne hanno portate ${sums(walls, most)}.`,
  'palace-due': ({ at, colour }) =>
    `Nella città ${at} due case ${HOUSES[colour]} diventano un palazzo, finché ce ne sono.`,
  'houses-at-once': ({ at, colour, count, most }) =>
    `Prima dei palazzi la città ${at} avrebbe avuto ${number(count)} case ${HOUSES[colour]}: ce ne sono solo ${number(most)}.`,
  'last-palace-twice': ({ colour }) =>
    `Anche un’altra città ha sia un palazzo sia due case di questo colore (${board.houseFace(colour)}): può averli solo quella con l’ultimo palazzo.`,
  'used-up': ({ what }) => USED_UP[what],
  'no-line': () => 'Non c’è più posto per un muro: non comincia nessun altro turno.',
  'scored-too-early': ({ seat }, who) =>
    `${who.called(seat)} non può ancora aver fatto punti: nessuna città è stata completata.`,
  'score-too-high': ({ seat, most }, who) =>
    `Con le carte giocate finora ${who.called(seat)} non può avere più di ${plural(most, { one: '# punto', many: '# di punti', other: '# punti' })}.`,
  'scores-too-high': () => 'Le carte scartate non possono aver dato tanti punti.',
  'hand-size': ({ seat, count, least, most }, who) =>
    `${who.called(seat)} ha ${number(count)} carte e dovrebbe averne ${range(least, most)}.`,
  'discarded-too-early': () => 'Nessuna città è stata completata, quindi non ci sono scarti.',
  'too-few-discarded': ({ least }) =>
    `Per ogni città ognuno ha giocato o scartato una carta: gli scarti sono almeno ${number(least)}.`,
  'too-many-discarded': ({ most }) => `Finora gli scarti possono essere al massimo ${number(most)}.`,
  'deck-empty': () => 'Il mazzo è finito: gli scarti sarebbero già il nuovo mazzo.',
  'wrong-step': () => 'La partita non può essere a metà di questo turno: scegli l’inizio di un turno.',
};

const USED_UP = {
  walls: 'L’ultimo muro è costruito: non comincia nessun altro turno.',
  towers: 'L’ultima torre è costruita: non comincia nessun altro turno.',
  houses: 'L’ultima casa è costruita: non comincia nessun altro turno.',
  palaces: 'L’ultimo palazzo è costruito: non comincia nessun altro turno.',
};

/** Every other number from the one to the other. */
function sums(least: number, most: number): string {
  return or(Array.from({ length: (most - least) / 2 + 1 }, (_, i) => number(least + 2 * i)));
}

/** What can be set up. */
export const texts: Texts = {
  line: line => `Linea ${line}`,
  wall: 'Muro',
  point: point => `Vertice ${point}`,
  tower: 'Torre',
  plain: plain => `Pianura ${plain}`,
  house: 'Casa',
  city: city => `Città ${city}`,
  housesOf: colour => `Case di colore ${colour}`,
  palacesOf: colour => `Palazzi di colore ${colour}`,
  turn: 'Turno',
  whoseTurn: name => `Tocca a ${name}: lo dicono i muri, uno per turno.`,
  step: 'Momento',
  middle: 'A metà di un turno',
  dealing: 'Si danno le carte',
  over: 'La partita è finita',
  beginning: 'Inizio di un turno',
  hasty: 'Ha tirato troppo presto',
  score: 'Punti',
  discard: 'Scarti',
};
