import type { Flaw } from '../../../../src/games/burg-appenzell/rules/set-up.ts';
import type { Texts } from '../../../en/burg-appenzell/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, plural, range } = grammar('de');

/** Why a position is refused. */
export const flaws: Words<Flaw> = {
  'too-many-tiles': ({ tile, most }) => `Es gibt nur ${number(most)} Plättchen „${board.tile[tile]}“.`,
  'too-many-mice': ({ seat, most }, who) => `${who.called(seat)} hat nur ${number(most)} Mäuse.`,
  'two-mice': ({ square }) => `Auf ${square} ist nur Platz für eine Maus.`,
  'mouse-under-roof': ({ room }) => `In Raum ${room} ist eine Maus, also liegt dort kein Dach.`,
  'no-mouse': ({ seat }, who) =>
    `${who.called(seat)} hat noch keine Maus: Vor dem ersten Zug setzen alle eine in einen Turm.`,
  'tile-missing': ({ place }) =>
    place === 'spare' ? 'Das Schiebeplättchen fehlt noch.' : `Das Plättchen auf ${place} fehlt noch.`,
  'mouse-on-trap': ({ square }) => `Die Maus auf ${square} ist auf einer Mausefalle: Sie wäre gefallen.`,
  'cheese-due': ({ seat, cheese }, who) =>
    `${who.called(seat)} hat zwei Mäuse auf ${board.cheese[cheese]} und muss ihn also schon haben.`,
  'cheese-unseen': ({ seat, cheese }, who) =>
    `${who.called(seat)} hat ${board.cheese[cheese]}, aber bisher waren weniger als zwei Plättchen davon zu sehen.`,
  'cheese-too-early': ({ seat }, who) =>
    `${who.called(seat)} hat Käse, aber noch keine zwei Mäuse haben die Türme verlassen: Dazu gehören zwei.`,
  'no-trap-seen': ({ seat }, who) =>
    `${who.called(seat)} hat eine Maus verloren, aber noch niemand hat eine Mausefalle gesehen.`,
  'roof-off': ({ room, most }) =>
    most === 0
      ? `In Raum ${room} ist keine Maus: Zu Beginn eines Zugs liegt dort das Dach.`
      : `In Raum ${room} ist keine Maus, und für so viele offene Räume reichen die Aktionen nicht.`,
  'roof-off-far': ({ room, seat }, who) =>
    `In Raum ${room} ist keine Maus, und ${who.called(seat)} kann ihn in diesem Zug weder geöffnet noch verlassen haben.`,
  'mouse-too-deep': ({ square, least }) =>
    `Bis eine Maus auf ${square} ist, waren mindestens ${number(least)} Plättchen zu sehen: Wähle welche unter den Dächern auf ihrem Weg.`,
  'no-slide': () =>
    'In diesem Zug kann keine Reihe geschoben worden sein: Das eingeschobene Plättchen wäre bekannt.',
  'no-event': () => 'Was in diesem Zug geschah, kann weder Käse noch einen Sturz gebracht haben.',
  'too-many-actions': ({ seat, least }, who) =>
    `Alle Mäuse von ${who.called(seat)} sind in Türmen: Es müssen mindestens ${number(least)} Aktionen übrig sein.`,
  'no-actions': () => 'Ohne Aktionen ist der Zug vorbei.',
  'turn-not-begun': () => 'Noch keine Aktion ist verbraucht, also kann in diesem Zug nichts passiert sein.',
  'too-few-turns': ({ turns }) =>
    plural(turns, {
      one: 'So viel kann in # Zug nicht passiert sein.',
      other: 'So viel kann in # Zügen nicht passiert sein.',
    }),
  'quiet-turns': ({ least, most }) =>
    `Züge seit dem letzten Käse oder Sturz: Möglich ist nur ${range(least, most)}.`,
  'nothing-happened': () => 'Bisher gab es weder Käse noch einen Sturz.',
  'last-seen': ({ square }) =>
    `Das Plättchen auf ${square} kann nur in einem früheren Zug zu sehen gewesen sein.`,
  won: ({ seat, target }, who) => `${who.called(seat)} hat ${number(target)} Käse: Die Partie ist vorbei.`,
  'third-fall': ({ seat, most }, who) =>
    `${who.called(seat)} hat ${number(most)} Mäuse verloren: Die Partie ist vorbei.`,
  stalled: ({ most }) => `Nach ${number(most)} Zügen ohne Käse und Sturz ist die Partie vorbei.`,
};

/** What can be set up. */
export const texts: Texts = {
  tower: square => `Turm ${square}`,
  square: square => `Feld ${square}`,
  room: room => `Raum ${room}`,
  roof: room => `Dach auf Raum ${room}`,
  tile: 'Plättchen',
  tileAt: square => `Plättchen auf ${square}`,
  mouse: 'Maus',
  noMouse: 'Keine Maus',
  mouseOf: name => `Maus von ${name}`,
  turn: 'Zug',
  whoseTurn: 'Wer ist dran?',
  actions: 'Übrige Aktionen',
  slid: 'Hat in diesem Zug schon geschoben',
  eventful: 'Dieser Zug brachte Käse oder einen Sturz',
  turns: 'Gespielte Züge',
  quietTurns: 'Züge seit dem letzten Käse oder Sturz',
  spare: 'Schiebeplättchen',
  fallen: 'Mäuse im Verlies',
};
