import type { PuzzlesTexts } from '../en/puzzles.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('de');

const whole = (rating: number) => String(Math.round(rating));

export const puzzles: PuzzlesTexts = {
  heading: 'Rätsel',
  line: 'Ein Zug ist klar der beste: Finde ihn. Zu jedem Rätsel gehört ein Beweis, was jeder Zug wert ist: über alle Zufälle und alle Antworten.',
  daily: 'Rätsel des Tages',
  dailyLine: 'Für alle dasselbe, jeden Tag neu.',
  dailyDone: 'Heute gelöst',
  training: 'Üben',
  streak: 'Serie',
  streakLine: 'Sie werden immer schwerer. Ein Fehler beendet die Serie.',
  timed: 'Drei Minuten',
  timedLine: 'Löse so viele wie möglich. Nach drei Fehlern ist Schluss.',
  themes: 'Nach Themen',
  counted: 'Was zählt',
  leave: 'Zurück zu den Rätseln',
  answer: 'Aufgabe und Lösung',
  right: 'Genau!',
  tell: 'Lösung zeigen',
  next: 'Nächstes Rätsel',
  again: 'Noch einmal',
  analyse: 'Analysieren',
  all: 'Alle Züge',
  move: 'Zug',
  worth: 'Wert',
  spread: 'Was daraus werden kann',
  result: 'Ergebnis',
  best: 'Bester',
  yours: 'Deiner',
  checking: 'Der Beweis wird auf diesem Gerät geprüft …',
  unchecked: 'Der Beweis ließ sich hier nicht prüfen.',
  refuted: 'Der Beweis stimmt nicht. Bitte melde dieses Rätsel.',
  clock: 'Verbleibende Zeit',
  notFound: 'Dieses Rätsel gibt es nicht.',
  none: 'Zu diesem Spiel gibt es noch keine Rätsel.',
  trainingLine: puzzles =>
    `${plural(puzzles, { one: '# Rätsel', other: '# Rätsel' })}, passend zu deiner Wertung.`,
  days: days => plural(days, { one: '# Tag in Folge', other: '# Tage in Folge' }),
  rating: rating => `Deine Wertung: ${whole(rating)}`,
  puzzleRating: rating => `Wertung ${whole(rating)}`,
  change: (rating, change) => `${whole(rating)} (${change < 0 ? '' : '+'}${number(change)})`,
  record: (solved, tried) => `${number(solved)} von ${number(tried)} beim ersten Versuch gelöst`,
  bestSoFar: count => `Bestwert: ${number(count)}`,
  solved: count => `${number(count)} gelöst`,
  over: count => `Schluss: Du hast ${plural(count, { one: '# Rätsel', other: '# Rätsel' })} gelöst.`,
  task: (name, task) => `Du bist ${name}. ${task}`,
  wrong: (move, value) => `${move}: ${value}. Es geht besser.`,
  bestIs: (move, value) => `Am besten: ${move}. Wert: ${value}.`,
  checked: moves =>
    `Beweis auf diesem Gerät geprüft: ${plural(moves, { one: '# Zug', other: 'alle # Züge' })}.`,
  percent: percent => (percent > 0 && percent < 1 ? 'unter 1 %' : `${number(Math.round(percent))} %`),
  ofGame: (what, game) => `${what}: ${game}`,
  anyThemes: {
    sure: 'Ohne Zufall',
    odds: 'Wahrscheinlichkeit',
    patience: 'Geduld',
  },
};
