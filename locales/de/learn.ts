import type { LearnTexts } from '../en/learn.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('de');

export const learn: LearnTexts = {
  heading: 'Lernen',
  line: 'Zu jedem Spiel eine kurze Lektion und bebilderte Regeln.',
  begin: 'Lektion',
  beginOf: game => `Lektion: ${game}`,
  goOn: 'Lektion fortsetzen',
  goOnOf: game => `Lektion fortsetzen: ${game}`,
  again: 'Lektion wiederholen',
  againOf: game => `Lektion wiederholen: ${game}`,
  finished: 'Lektion abgeschlossen',
  progress: (step, all) => `Schritt ${number(step)} von ${number(all)}`,
  rules: 'Regeln',
  rulesOf: game => `Regeln: ${game}`,
  language: 'Sprache',

  names: ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio'],

  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  foundAt: (which, n) => `${number(which)} von ${number(n)}`,
  notFound: 'Keine Treffer',
  nextFound: 'Nächster Treffer',
  previousFound: 'Voriger Treffer',
  print: 'Drucken',
  wholePage: 'Als ganze Seite öffnen',
  example: 'Beispiel',
  ruling: 'Klarstellung',
  why: 'Warum?',
  frame: (which, n) => `${number(which)} von ${number(n)}`,
  forward: 'Weiter',
  backward: 'Zurück',
  next: 'Weiter',
  showMe: 'Zeig es mir',
  analyse: 'Diese Stellung analysieren',
  startOver: 'Von vorn',
  leave: 'Verlassen. Du kannst später weitermachen.',
  toMatch: 'Zurück zur Partie',
};
