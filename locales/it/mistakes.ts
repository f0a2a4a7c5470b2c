import type { MistakesTexts } from '../en/mistakes.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('it');

export const mistakes: MistakesTexts = {
  heading: 'Impara dai tuoi errori',
  headingOf: name => `Impara dagli errori di ${name}`,
  leave: 'Torna all’analisi',
  progress: (now, all) => `${number(now)} di ${number(all)}`,
  task: move => `Hai giocato: ${move}. Trova qualcosa di meglio.`,
  taskOf: (name, move) => `${name} ha giocato: ${move}. Trova qualcosa di meglio.`,
  answer: 'Problema e soluzione',
  judging: 'Controllo la tua mossa…',
  same: 'È la mossa della partita. Prova qualcos’altro.',
  worse: (move, points) =>
    `${move}: anche questa costa circa ${plural(points, { one: '# punto', many: '# di punti', other: '# punti' })} di probabilità di vittoria. Prova qualcos’altro.`,
  unknown: 'Non è stato possibile controllare la tua mossa. Riprova.',
  found: 'Esatto!',
  alsoGood: 'Buona anche questa!',
  tell: 'Mostra la soluzione',
  next: 'Prossimo errore',
  again: 'Riprova',
  done: 'Fine',
  result: (solved, all) => `Mosse trovate: ${number(solved)} su ${number(all)}.`,
  otherwise: 'Con una fortuna diversa',
  outcome: 'Esito',
  likely: 'Probabilità',
  yours: 'Giocata',
  better: 'Migliore',
  counting: 'Probabilità di vittoria dopo ogni esito',
};
