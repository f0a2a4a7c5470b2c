import type { LearnTexts } from '../en/learn.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('es');

export const learn: LearnTexts = {
  heading: 'Aprender',
  line: 'Una lección breve y reglas ilustradas para cada juego.',
  begin: 'Lección',
  beginOf: game => `Lección: ${game}`,
  goOn: 'Continuar la lección',
  goOnOf: game => `Continuar la lección: ${game}`,
  again: 'Repetir la lección',
  againOf: game => `Repetir la lección: ${game}`,
  finished: 'Lección terminada',
  progress: (step, all) => `Paso ${number(step)} de ${number(all)}`,
  rules: 'Reglas',
  rulesOf: game => `Reglas de ${game}`,
  language: 'Idioma',

  names: ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio'],

  contents: 'Índice',
  search: 'Buscar en las reglas',
  foundAt: (which, n) => `${number(which)} de ${number(n)}`,
  notFound: 'Sin resultados',
  nextFound: 'Resultado siguiente',
  previousFound: 'Resultado anterior',
  print: 'Imprimir',
  wholePage: 'Abrir página completa',
  example: 'Ejemplo',
  ruling: 'Aclaración',
  why: '¿Por qué?',
  frame: (which, n) => `${number(which)} de ${number(n)}`,
  forward: 'Siguiente',
  backward: 'Atrás',
  next: 'Siguiente',
  showMe: 'Muéstramelo',
  analyse: 'Analizar esta posición',
  startOver: 'Empezar de nuevo',
  leave: 'Salir. Podrás continuar más tarde.',
  toMatch: 'Volver a la partida',
};
