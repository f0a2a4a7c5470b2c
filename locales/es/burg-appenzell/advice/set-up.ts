import type { Flaw } from '../../../../src/games/burg-appenzell/rules/set-up.ts';
import type { Texts } from '../../../en/burg-appenzell/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, plural, range } = grammar('es');

/** Why a position is refused. */
export const flaws: Words<Flaw> = {
  'too-many-tiles': ({ tile, most }) => `Solo hay ${number(most)} losetas «${board.tile[tile]}».`,
  'too-many-mice': ({ seat, most }, who) => `${who.called(seat)} solo tiene ${number(most)} ratones.`,
  'two-mice': ({ square }) => `En ${square} solo cabe un ratón.`,
  'mouse-under-roof': ({ room }) => `En la sala ${room} hay un ratón, así que no tiene tejado.`,
  'no-mouse': ({ seat }, who) =>
    `${who.called(seat)} aún no tiene ratones: antes del primer turno, cada jugador pone uno en una torre.`,
  'tile-missing': ({ place }) =>
    place === 'spare' ? 'Elige la loseta de reserva.' : `Elige la loseta de ${place}.`,
  'mouse-on-trap': ({ square }) => `El ratón de ${square} está sobre una trampa: habría caído.`,
  'cheese-due': ({ seat, cheese }, who) =>
    `${who.called(seat)} tiene dos ratones sobre ${board.cheese[cheese]}, así que ya debe tenerlo.`,
  'cheese-unseen': ({ seat, cheese }, who) =>
    `${who.called(seat)} tiene el ${board.cheese[cheese]}, pero se han visto menos de dos losetas de ese tipo.`,
  'cheese-too-early': ({ seat }, who) =>
    `${who.called(seat)} tiene queso, pero aún no han salido dos ratones de las torres: hacen falta dos.`,
  'no-trap-seen': ({ seat }, who) =>
    `Ha caído un ratón de ${who.called(seat)}, pero aún no se ha visto ninguna trampa.`,
  'roof-off': ({ room, most }) =>
    most === 0
      ? `En la sala ${room} no hay ratones: al empezar un turno tiene el tejado puesto.`
      : `En la sala ${room} no hay ratones, y no se han usado acciones bastantes para abrir tantas salas.`,
  'roof-off-far': ({ room, seat }, who) =>
    `En la sala ${room} no hay ratones, y ${who.called(seat)} no puede haberla abierto ni dejado en este turno.`,
  'mouse-too-deep': ({ square, least }) =>
    `Antes de que un ratón llegue a ${square} se han visto al menos ${number(least)} losetas: elige algunas bajo los tejados por los que pasó.`,
  'no-slide': () =>
    'En este turno no se puede haber deslizado ninguna línea: se conocería la loseta introducida.',
  'no-event': () => 'Lo hecho en este turno no puede haber traído ni queso ni caídas.',
  'too-many-actions': ({ seat, least }, who) =>
    `Todos los ratones de ${who.called(seat)} están en las torres: deben quedar al menos ${number(least)} acciones.`,
  'no-actions': () => 'Sin acciones restantes, el turno se ha acabado.',
  'turn-not-begun': () => 'No se ha usado ninguna acción: en este turno no puede haber pasado nada.',
  'too-few-turns': ({ turns }) =>
    plural(turns, {
      one: 'Es más de lo que puede pasar en # turno.',
      many: 'Es más de lo que puede pasar en # de turnos.',
      other: 'Es más de lo que puede pasar en # turnos.',
    }),
  'quiet-turns': ({ least, most }) =>
    `Turnos desde el último queso o la última caída: solo es posible ${range(least, most)}.`,
  'nothing-happened': () => 'Hasta ahora no ha habido ni queso ni caídas.',
  'last-seen': ({ square }) => `La loseta de ${square} solo se puede haber visto en un turno anterior.`,
  won: ({ seat, target }, who) =>
    `${who.called(seat)} tiene ${number(target)} quesos: la partida ha terminado.`,
  'third-fall': ({ seat, most }, who) =>
    `${who.called(seat)} ha perdido ${number(most)} ratones: la partida ha terminado.`,
  stalled: ({ most }) => `Tras ${number(most)} turnos sin queso ni caídas, la partida ha terminado.`,
};

/** What can be set up. */
export const texts: Texts = {
  tower: square => `Torre ${square}`,
  square: square => `Casilla ${square}`,
  room: room => `Sala ${room}`,
  roof: room => `Tejado de la sala ${room}`,
  tile: 'Loseta',
  tileAt: square => `Loseta de ${square}`,
  mouse: 'Ratón',
  noMouse: 'Ningún ratón',
  mouseOf: name => `Ratón de ${name}`,
  turn: 'Turno',
  whoseTurn: 'A quién le toca',
  actions: 'Acciones restantes',
  slid: 'Ya ha deslizado una línea en este turno',
  eventful: 'Este turno ha dado queso o una caída',
  turns: 'Turnos jugados',
  quietTurns: 'Turnos desde el último queso o la última caída',
  spare: 'Loseta de reserva',
  fallen: 'Ratones en la mazmorra',
};
