import type { Reason } from '../../../../src/games/burg-appenzell/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';
import { texts } from '../board.ts';

const { number, plural } = grammar('de');

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  wins: () => 'Damit gewinnst du die Partie.',
  'takes-cheese': ({ cheese }) => `Damit bekommst du den ${texts.cheese[cheese]}.`,
  'drops-rivals': ({ mice }) =>
    plural(mice, {
      one: 'Eine gegnerische Maus fällt ins Verlies.',
      other: '# gegnerische Mäuse fallen ins Verlies.',
    }),
  'leaves-danger': ({ square }) => `Auf ${square} könnte jemand eine Mausefalle unter deine Maus schieben.`,
  'waits-on-cheese': ({ cheese, square }) =>
    `Dir fehlt noch der ${texts.cheese[cheese]}, der auf ${square} liegt: Mit einer zweiten Maus auf dieser Sorte gehört er dir.`,
  explores: ({ tiles }) =>
    plural(tiles, {
      one: 'Ein Plättchen dieses Raums hat noch niemand gesehen.',
      other: '# Plättchen dieses Raums hat noch niemand gesehen.',
    }),
  reopens: ({ square, steps }) =>
    `In diesem Raum ist alles bekannt, und deine Maus auf ${square} ist ${plural(steps, { one: '# Schritt', other: '# Schritte' })} entfernt.`,
  'turns-up': ({ tiles }) =>
    plural(tiles, {
      one: 'Das deckt ein Plättchen auf, das noch niemand gesehen hat.',
      other: 'Das deckt # Plättchen auf, die noch niemand gesehen hat.',
    }),
  'second-mouse': () => 'Du hast erst eine Maus in der Burg, für einen Käse brauchst du zwei.',
  'any-tower': () => 'Noch hat niemand etwas gesehen: Alle Türme sind gleich gut.',
  'more-mice': ({ mice }) =>
    `Mit ${number(mice)} Mäusen in der Burg hast du schneller zwei auf demselben Käse.`,
  'brings-cheese': ({ cheese, square }) =>
    `Unter deine Maus auf ${square} kommt ${texts.cheese[cheese]}, und der fehlt dir noch.`,
  'takes-from-rival': ({ cheese, square }) =>
    `Der gegnerischen Maus auf ${square} wird der ${texts.cheese[cheese]} weggeschoben.`,
  'spends-trap': () =>
    'Das Schiebeplättchen ist eine Mausefalle: Liegt sie in der Burg, kann sie dir niemand mehr unterschieben.',
  'nears-cheese': ({ cheese, square, steps }) =>
    `Du kommst dem ${texts.cheese[cheese]} auf ${square} näher, der dir noch fehlt: noch ${plural(steps, { one: '# Schritt', other: '# Schritte' })}.`,
  'sets-out': ({ square }) => `Im Turm ${square} gibt es keinen Käse: Schick deine Maus los.`,
  'keeps-open': ({ room }) => `Solange deine Maus im Raum ${room} ist, bleibt das Dach ab.`,
  'reaches-roof': ({ room }) => `Von dort kannst du das Dach von Raum ${room} abheben.`,
  'safe-there': ({ square }) =>
    `Auf ${square} kann niemand eine sichtbare Mausefalle unter deine Maus schieben.`,
  'stays-on-cheese': ({ cheese, square }) =>
    `Deine Maus auf ${square} bleibt beim ${texts.cheese[cheese]}, der dir noch fehlt.`,
  'shows-nothing': ({ actions }) =>
    plural(actions, {
      one: 'Was du mit deiner letzten Aktion aufdeckst, können die anderen zuerst nutzen.',
      other: 'Was du mit deinen # Aktionen aufdeckst, können auch die anderen nutzen.',
    }),
  'removes-danger': ({ square }) =>
    `Danach kann dir niemand eine sichtbare Mausefalle unter die Maus auf ${square} schieben.`,
  'brings-nearer': ({ cheese, square, steps }) =>
    `Der ${texts.cheese[cheese]}, der dir noch fehlt, kommt nach ${square}: ${plural(steps, { one: '# Schritt', other: '# Schritte' })} von deiner Maus.`,
  'keeps-from-rival': ({ cheese, steps }) =>
    `Jemandem fehlt noch der ${texts.cheese[cheese]}, und er war nur ${plural(steps, { one: '# Schritt', other: '# Schritte' })} weg: Jetzt ist er weiter weg.`,
  'shifts-hidden': ({ tiles }) =>
    plural(tiles, {
      one: 'Das verschiebt # bekanntes Plättchen unter einem Dach: Merk dir, wohin.',
      other: 'Das verschiebt # bekannte Plättchen unter Dächern: Merk dir, wohin.',
    }),
};
