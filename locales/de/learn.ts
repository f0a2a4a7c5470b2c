import type { LearnTexts } from '../en/learn.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('de');

export const learn: LearnTexts = {
  heading: 'Lernen',
  line: 'Zu jedem Spiel eine Lektion von etwa drei Minuten und die Regeln mit Bildern.',
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
  notFound: 'Nichts gefunden',
  nextFound: 'Nächste Stelle',
  previousFound: 'Vorige Stelle',
  print: 'Drucken',
  wholePage: 'Als Seite öffnen',
  example: 'Beispiel',
  ruling: 'Festlegung',
  why: 'Warum?',
  frame: (which, n) => `${number(which)} von ${number(n)}`,
  forward: 'Weiter',
  backward: 'Zurück',
  next: 'Weiter',
  showMe: 'Zeig es mir',
  startOver: 'Von vorn',
  leave: 'Verlassen. Du kannst später weitermachen.',
};
