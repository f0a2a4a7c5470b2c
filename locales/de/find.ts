import type { find as english } from '../en/find.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('de');

export const find: typeof english = {
  heading: 'Mitspieler finden',
  line: 'Sobald genug Mitspieler da sind, bekommst du einen Platz am Tisch.',
  games: 'Spiele',
  anyGame: 'Ohne Auswahl spielst du, was zuerst zustande kommt.',
  speed: 'Tempo',
  live: (time: string) => `Live: ${time} pro Zug`,
  slow: (time: string) => `Langsam: ${time} pro Zug`,
  seats: 'Spieler',
  anySeats: 'Beliebig viele',
  seatCount: (n: number) => `${number(n)} Spieler`,
  rated: 'Gewertet, wenn alle wollen',
  near: 'Nur ähnliche Wertung',
  nearHint: 'Das kann länger dauern.',
  more: 'Weitere Optionen',
  start: 'Suche starten',
  looking: 'Mitspieler werden gesucht …',
  usually: (time: string) => `Dauert meist etwa ${time}.`,
  unknown: 'Du kannst inzwischen etwas anderes tun.',
  slowly: 'Du kannst die Seite schließen: Die Suche läuft drei Tage weiter.',
  withBots: 'Jetzt mit Bots spielen',
  cancel: 'Suche beenden',
  found: 'Partie gefunden!',
  open: 'Öffnen',
  missed: (time: string) =>
    `Du hast mehrere Partien hintereinander verpasst. In ${time} kannst du wieder suchen.`,
};
