import type { LearnTexts } from '../en/learn.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('it');

export const learn: LearnTexts = {
  heading: 'Impara',
  line: 'Per ogni gioco una breve lezione e le regole illustrate.',
  begin: 'Lezione',
  beginOf: game => `Lezione di ${game}`,
  goOn: 'Continua la lezione',
  goOnOf: game => `Continua la lezione di ${game}`,
  again: 'Ripeti la lezione',
  againOf: game => `Ripeti la lezione di ${game}`,
  finished: 'Lezione completata',
  progress: (step, all) => `Passo ${number(step)} di ${number(all)}`,
  rules: 'Regole',
  rulesOf: game => `Regole di ${game}`,
  language: 'Lingua',

  names: ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio'],

  contents: 'Indice',
  search: 'Cerca nelle regole',
  foundAt: (which, n) => `${number(which)} di ${number(n)}`,
  notFound: 'Nessun risultato',
  nextFound: 'Risultato successivo',
  previousFound: 'Risultato precedente',
  print: 'Stampa',
  wholePage: 'Apri a pagina intera',
  example: 'Esempio',
  ruling: 'Chiarimento',
  why: 'Perché?',
  frame: (which, n) => `${number(which)} di ${number(n)}`,
  forward: 'Avanti',
  backward: 'Indietro',
  next: 'Avanti',
  showMe: 'Mostrami',
  analyse: 'Analizza questa posizione',
  startOver: 'Ricomincia',
  leave: 'Esci. Potrai continuare più tardi.',
  toMatch: 'Torna alla partita',
};
