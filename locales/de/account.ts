import type { account as english } from '../en/account.ts';

export const account: typeof english = {
  heading: 'Deine Daten',
  line: 'Alles, was der Server und dieses Gerät über dich wissen, in einer Datei.',
  download: 'Meine Daten herunterladen',
  gathering: 'Deine Daten werden gesammelt …',
  done: name => `Gespeichert als ${name}.`,

  guestLine: 'An diesem Gerät bist du Gast. Hast du schon ein Profil? Melde dich mit seinem Passkey an.',
  bringQuestion: 'Was wird aus den Partien dieses Gasts?',
  bring: [
    'Tische, Partien, Statistik und Benachrichtigungen ziehen in dein Profil um.',
    'Eine Wertung zieht um, wenn dein Profil in dem Spiel noch keine hat.',
    'Sitzen beide am selben Tisch, gibt der Gast seinen Platz auf.',
  ],
  bringDo: 'Mitnehmen',
  leaveLine: 'Was du zurücklässt, lässt sich nicht mehr öffnen.',
  leaveDo: 'Zurücklassen',

  goes: 'Gelöscht wird',
  goesWhat: [
    'Dein Name, deine Wertungen und deine Statistik',
    'Passkeys, Anmeldungen auf allen Geräten und Benachrichtigungen',
    'Bot-Konten und ihre Token',
  ],
  stays: 'Es bleibt',
  staysWhat: [
    'Beendete Partien, für die anderen: Aus deinem Namen wird „Anonym“',
    'Partien auf diesem Gerät',
  ],
  underWay: 'Alle laufenden Partien gibst du auf.',
};
