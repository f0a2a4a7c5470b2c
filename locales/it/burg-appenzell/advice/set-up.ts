import type { Flaw } from '../../../../src/games/burg-appenzell/rules/set-up.ts';
import type { Texts } from '../../../en/burg-appenzell/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, plural, range } = grammar('it');

/** Why a position is refused. */
export const flaws: Words<Flaw> = {
  'too-many-tiles': ({ tile, most }) => `Ci sono solo ${number(most)} tessere «${board.tile[tile]}».`,
  'too-many-mice': ({ seat, most }, who) => `${who.called(seat)} ha solo ${number(most)} topi.`,
  'two-mice': ({ square }) => `In ${square} c’è posto per un solo topo.`,
  'mouse-under-roof': ({ room }) => `Nella stanza ${room} c’è un topo, quindi è senza tetto.`,
  'no-mouse': ({ seat }, who) =>
    `${who.called(seat)} non ha ancora topi: prima del primo turno ognuno ne mette uno in una torre.`,
  'tile-missing': ({ place }) =>
    place === 'spare' ? 'Scegli la tessera di riserva.' : `Scegli la tessera in ${place}.`,
  'mouse-on-trap': ({ square }) => `Il topo in ${square} è su una trappola: sarebbe caduto.`,
  'cheese-due': ({ seat, cheese }, who) =>
    `${who.called(seat)} ha due topi sullo stesso formaggio (${board.cheese[cheese]}), quindi deve già averlo.`,
  'cheese-unseen': ({ seat, cheese }, who) =>
    `${who.called(seat)} ha già questo formaggio (${board.cheese[cheese]}), ma finora se ne sono viste meno di due tessere.`,
  'cheese-too-early': ({ seat }, who) =>
    `${who.called(seat)} ha del formaggio, ma dalle torri non sono usciti due topi: ne servono due.`,
  'no-trap-seen': ({ seat }, who) =>
    `È caduto un topo di ${who.called(seat)}, ma non si è ancora vista nessuna trappola.`,
  'roof-off': ({ room, most }) =>
    most === 0
      ? `Nella stanza ${room} non ci sono topi: all’inizio di un turno ha il tetto.`
      : `Nella stanza ${room} non ci sono topi, e le azioni usate non bastano per tante stanze aperte.`,
  'roof-off-far': ({ room, seat }, who) =>
    `Nella stanza ${room} non ci sono topi, e in questo turno ${who.called(seat)} non può averla aperta né lasciata.`,
  'mouse-too-deep': ({ square, least }) =>
    `Prima che un topo arrivi in ${square} si vedono almeno ${number(least)} tessere: scegline alcune sotto i tetti per cui è passato.`,
  'no-slide': () =>
    'In questo turno non può essere scorsa nessuna linea: si conoscerebbe la tessera inserita.',
  'no-event': () => 'Ciò che è stato fatto in questo turno non può aver portato né formaggi né cadute.',
  'too-many-actions': ({ seat, least }, who) =>
    `I topi di ${who.called(seat)} sono tutti nelle torri: devono restare almeno ${number(least)} azioni.`,
  'no-actions': () => 'Senza azioni rimaste il turno è finito.',
  'turn-not-begun': () => 'Nessuna azione è stata usata: in questo turno non può essere successo nulla.',
  'too-few-turns': ({ turns }) =>
    plural(turns, {
      one: 'È più di quanto possa succedere in # turno.',
      many: 'È più di quanto possa succedere in # di turni.',
      other: 'È più di quanto possa succedere in # turni.',
    }),
  'quiet-turns': ({ least, most }) =>
    `Turni dall’ultimo formaggio o dall’ultima caduta: è possibile solo ${range(least, most)}.`,
  'nothing-happened': () => 'Finora non ci sono stati né formaggi né cadute.',
  'last-seen': ({ square }) => `La tessera in ${square} può essere stata vista solo in un turno precedente.`,
  won: ({ seat, target }, who) => `${who.called(seat)} ha ${number(target)} formaggi: la partita è finita.`,
  'third-fall': ({ seat, most }, who) =>
    `${who.called(seat)} ha perso ${number(most)} topi: la partita è finita.`,
  stalled: ({ most }) => `Dopo ${number(most)} turni senza formaggi né cadute la partita è finita.`,
};

/** What can be set up. */
export const texts: Texts = {
  tower: square => `Torre ${square}`,
  square: square => `Casella ${square}`,
  room: room => `Stanza ${room}`,
  roof: room => `Tetto sulla stanza ${room}`,
  tile: 'Tessera',
  tileAt: square => `Tessera in ${square}`,
  mouse: 'Topo',
  noMouse: 'Nessun topo',
  mouseOf: name => `Topo di ${name}`,
  turn: 'Turno',
  whoseTurn: 'A chi tocca',
  actions: 'Azioni rimaste',
  slid: 'Ha già fatto scorrere una linea in questo turno',
  eventful: 'Questo turno ha portato formaggio o una caduta',
  turns: 'Turni giocati',
  quietTurns: 'Turni dall’ultimo formaggio o dall’ultima caduta',
  spare: 'Tessera di riserva',
  fallen: 'Topi nelle segrete',
};
