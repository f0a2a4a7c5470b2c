import type { LabTexts } from '../en/lab.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('it');

export const lab: LabTexts = {
  heading: 'Laboratorio delle regole',
  line: 'I bot giocano molte partite: così vedi che cosa cambia una regola.',
  vary: 'Regola da confrontare',
  varyNothing: 'Nessuna: solo le regole qui sotto',
  matches: 'Partite per valore',
  matchCount: n => plural(n, { one: '# partita', many: '# di partite', other: '# partite' }),
  seed: 'Seme',
  seedLine: 'Con lo stesso numero si giocano sempre le stesse partite.',
  start: 'Avvia',
  startAnew: 'Ricomincia',
  stop: 'Ferma',
  working: 'I bot stanno giocando…',
  progress: (done, all) => `Partite: ${number(done)} su ${number(all)}`,
  done: 'Tutte le partite sono state giocate.',
  stopped: 'Fermato. Ecco i risultati fin qui.',
  failed: 'Qualcosa è andato storto. Riprova.',
  found: game => `${game}: risultati`,
  seat: n => `Vittorie del posto ${number(n)}`,
  luck: 'Fortuna',
  length: 'Mosse per partita',
  score: 'Punti per giocatore',
  spread: 'Punti tra il primo e l’ultimo',
  share: ({ value, low, high }) =>
    `${number(Math.round(100 * value))}% (${number(Math.round(100 * low))}–${number(Math.round(100 * high))})`,
  number: ({ value, low, high }) => `${short(value)} (da ${short(low)} a ${short(high)})`,
  command: 'Lo stesso in un terminale',
  meaning:
    'Tra parentesi: intervalli al 95%. La tacca segna la quota uguale per tutti. Metà delle partite è tra lavoranti; nell’altra metà un lavorante gioca contro apprendisti. La fortuna è quante volte non vince lo stesso: 0% se vince sempre, 100% se vince quanto gli altri.',
};

/** One decimal is as much as the matches can tell. */
function short(value: number): string {
  return number(Math.round(10 * value) / 10);
}
