import type { MistakesTexts } from '../en/mistakes.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('de');

export const mistakes: MistakesTexts = {
  heading: 'Aus deinen Fehlern lernen',
  headingOf: name => `Aus den Fehlern von ${name} lernen`,
  leave: 'Zurück zur Analyse',
  progress: (now, all) => `${number(now)} von ${number(all)}`,
  task: move => `Du hast gespielt: ${move}. Finde etwas Besseres.`,
  taskOf: (name, move) => `${name} hat gespielt: ${move}. Finde etwas Besseres.`,
  answer: 'Aufgabe und Lösung',
  judging: 'Dein Zug wird geprüft …',
  same: 'Das ist der Zug aus der Partie. Versuche etwas anderes.',
  worse: (move, points) =>
    `${move}: Auch das kostet etwa ${plural(points, { one: '# Punkt', other: '# Punkte' })} Gewinnchance. Versuche etwas anderes.`,
  unknown: 'Dein Zug ließ sich nicht prüfen. Versuche es noch einmal.',
  found: 'Genau!',
  alsoGood: 'Auch gut!',
  tell: 'Lösung zeigen',
  next: 'Nächster Fehler',
  again: 'Noch einmal',
  done: 'Fertig',
  result: (solved, all) => `Du hast ${number(solved)} von ${number(all)} Zügen gefunden.`,
  otherwise: 'Wenn der Zufall anders will',
  outcome: 'Ergebnis',
  likely: 'Wahrscheinlichkeit',
  yours: 'Gespielt',
  better: 'Besser',
  counting: 'Gewinnchance nach jedem Ergebnis',
};
