import type { LabTexts } from '../en/lab.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('de');

export const lab: LabTexts = {
  heading: 'Hausregel-Labor',
  line: 'Bots spielen viele Partien. So siehst du, was eine Regel am Spiel ändert.',
  vary: 'Regel zum Vergleichen',
  varyNothing: 'Keine: nur die Regeln unten',
  matches: 'Partien je Wert',
  matchCount: n => plural(n, { one: '# Partie', other: '# Partien' }),
  seed: 'Startwert',
  seedLine: 'Mit demselben Startwert kommen immer dieselben Partien heraus.',
  start: 'Starten',
  startAnew: 'Neu starten',
  stop: 'Anhalten',
  working: 'Die Bots spielen …',
  progress: (done, all) => `${number(done)} von ${number(all)} Partien`,
  done: 'Alle Partien sind gespielt.',
  stopped: 'Angehalten. Das sind die Ergebnisse bis hierher.',
  failed: 'Etwas ist schiefgegangen. Versuche es noch einmal.',
  found: game => `${game}: Ergebnisse`,
  seat: n => `Siege von Platz ${number(n)}`,
  luck: 'Glück',
  length: 'Züge je Partie',
  score: 'Punkte je Spieler',
  spread: 'Punkte vom Ersten zum Letzten',
  share: ({ value, low, high }) =>
    `${number(Math.round(100 * value))} % (${number(Math.round(100 * low))}–${number(Math.round(100 * high))})`,
  number: ({ value, low, high }) => `${short(value)} (${short(low)} bis ${short(high)})`,
  command: 'Dasselbe im Terminal',
  meaning:
    'In Klammern: 95-%-Intervalle. Die Kerbe zeigt den gleichen Anteil für alle. Die Hälfte der Partien spielen Gesellen unter sich; in der anderen Hälfte spielt ein Geselle gegen Lehrlinge. Glück ist, wie oft er trotzdem nicht gewinnt: 0 %, wenn er immer gewinnt, 100 %, wenn er nicht öfter gewinnt als alle anderen.',
};

/** One decimal is as much as the matches can tell. */
function short(value: number): string {
  return number(Math.round(10 * value) / 10);
}
