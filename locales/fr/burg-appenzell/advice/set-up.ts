import type { Flaw } from '../../../../src/games/burg-appenzell/rules/set-up.ts';
import type { Texts } from '../../../en/burg-appenzell/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, plural, range } = grammar('fr');

/** Why a position is refused. */
export const flaws: Words<Flaw> = {
  'too-many-tiles': ({ tile, most }) => `Il n’y a que ${number(most)} dalles « ${board.tile[tile]} ».`,
  'too-many-mice': ({ seat, most }, who) => `${who.called(seat)} n’a que ${number(most)} souris.`,
  'two-mice': ({ square }) => `Il n’y a de place que pour une souris en ${square}.`,
  'mouse-under-roof': ({ room }) => `Il y a une souris dans la salle ${room} : son toit doit être ôté.`,
  'no-mouse': ({ seat }, who) =>
    `${who.called(seat)} n’a pas encore de souris : avant le premier tour, chacun en met une dans une tour.`,
  'tile-missing': ({ place }) =>
    place === 'spare' ? 'Choisissez la dalle de réserve.' : `Choisissez la dalle en ${place}.`,
  'mouse-on-trap': ({ square }) => `La souris en ${square} est sur une trappe : elle serait tombée.`,
  'cheese-due': ({ seat, cheese }, who) =>
    `${who.called(seat)} a deux souris sur le même fromage (${board.cheese[cheese]}) et doit donc déjà l’avoir.`,
  'cheese-unseen': ({ seat, cheese }, who) =>
    `${who.called(seat)} a déjà ce fromage (${board.cheese[cheese]}), mais moins de deux de ses dalles ont été vues.`,
  'cheese-too-early': ({ seat }, who) =>
    `${who.called(seat)} a du fromage, mais moins de deux souris ont quitté les tours : il en faut deux.`,
  'no-trap-seen': ({ seat }, who) =>
    `Une souris est tombée (${who.called(seat)}), mais aucune trappe n’a été vue.`,
  'roof-off': ({ room, most }) =>
    most === 0
      ? `Aucune souris dans la salle ${room} : au début d’un tour, son toit est en place.`
      : `Aucune souris dans la salle ${room}, et trop peu d’actions utilisées pour ouvrir autant de salles.`,
  'roof-off-far': ({ room, seat }, who) =>
    `Aucune souris dans la salle ${room}, et ${who.called(seat)} n’a pu ni l’ouvrir ni la quitter pendant ce tour.`,
  'mouse-too-deep': ({ square, least }) =>
    `Avant qu’une souris arrive en ${square}, au moins ${number(least)} dalles ont été vues : choisissez-en sous les toits de son chemin.`,
  'no-slide': () => 'Aucune ligne n’a pu être poussée pendant ce tour : la dalle introduite serait connue.',
  'no-event': () => 'Ce qui a été fait pendant ce tour n’a pu apporter ni fromage ni chute.',
  'too-many-actions': ({ seat, least }, who) =>
    `Toutes les souris sont dans les tours (${who.called(seat)}) : il doit rester au moins ${number(least)} actions.`,
  'no-actions': () => 'Sans action restante, le tour est terminé.',
  'turn-not-begun': () => 'Aucune action n’a été utilisée : rien n’a pu se passer pendant ce tour.',
  'too-few-turns': ({ turns }) =>
    plural(turns, {
      one: 'C’est plus que ce qui peut se passer en # tour.',
      many: 'C’est plus que ce qui peut se passer en # de tours.',
      other: 'C’est plus que ce qui peut se passer en # tours.',
    }),
  'quiet-turns': ({ least, most }) =>
    `Tours depuis le dernier fromage ou la dernière chute : seul ${range(least, most)} est possible.`,
  'nothing-happened': () => 'Il n’y a eu ni fromage ni chute jusqu’ici.',
  'last-seen': ({ square }) => `La dalle en ${square} n’a pu être vue que lors d’un tour précédent.`,
  won: ({ seat, target }, who) => `${who.called(seat)} a ${number(target)} fromages : la partie est finie.`,
  'third-fall': ({ seat, most }, who) =>
    `${who.called(seat)} a perdu ${number(most)} souris : la partie est finie.`,
  stalled: ({ most }) => `Après ${number(most)} tours sans fromage ni chute, la partie est finie.`,
};

/** What can be set up. */
export const texts: Texts = {
  tower: square => `Tour ${square}`,
  square: square => `Case ${square}`,
  room: room => `Salle ${room}`,
  roof: room => `Toit sur la salle ${room}`,
  tile: 'Dalle',
  tileAt: square => `Dalle en ${square}`,
  mouse: 'Souris',
  noMouse: 'Aucune souris',
  mouseOf: name => `Souris (${name})`,
  turn: 'Tour de jeu',
  whoseTurn: 'À qui de jouer',
  actions: 'Actions restantes',
  slid: 'A déjà poussé une ligne ce tour-ci',
  eventful: 'Ce tour a apporté un fromage ou une chute',
  turns: 'Tours joués',
  quietTurns: 'Tours depuis le dernier fromage ou la dernière chute',
  spare: 'Dalle de réserve',
  fallen: 'Souris aux oubliettes',
};
