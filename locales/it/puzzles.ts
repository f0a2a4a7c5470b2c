import type { PuzzlesTexts } from '../en/puzzles.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('it');

const whole = (rating: number) => String(Math.round(rating));

export const puzzles: PuzzlesTexts = {
  heading: 'Rompicapi',
  line: 'Una mossa è nettamente la migliore: trovala. Ogni rompicapo ha la sua prova: quanto vale ogni mossa, contando ogni esito del caso e ogni risposta.',
  daily: 'Rompicapo del giorno',
  dailyLine: 'Lo stesso per tutti, nuovo ogni giorno.',
  dailyDone: 'Risolto oggi',
  training: 'Allenati',
  streak: 'Serie',
  streakLine: 'Diventano sempre più difficili. Un errore e la serie finisce.',
  timed: 'Tre minuti',
  timedLine: 'Risolvine più che puoi. Dopo tre errori è finita.',
  own: 'Dalle tue partite',
  ownLine: 'Posizioni dalle partite che hai finito, su questo dispositivo e online.',
  ownSearching: 'Ricerca di rompicapi nelle tue partite…',
  ownNone: 'Nelle tue partite finite non ci sono ancora rompicapi. Giocane un’altra.',
  themes: 'Per tema',
  counted: 'Che cosa conta',
  leave: 'Torna ai rompicapi',
  answer: 'Problema e soluzione',
  right: 'Esatto!',
  tell: 'Mostra la soluzione',
  next: 'Prossimo rompicapo',
  again: 'Riprova',
  analyse: 'Analizza',
  all: 'Tutte le mosse',
  move: 'Mossa',
  worth: 'Valore',
  spread: 'Che cosa può succedere',
  result: 'Esito',
  best: 'Migliore',
  yours: 'Tua',
  checking: 'Verifica della prova su questo dispositivo…',
  unchecked: 'Qui non è stato possibile verificare la prova.',
  refuted: 'La prova non regge. Segnala questo rompicapo.',
  clock: 'Tempo rimasto',
  notFound: 'Questo rompicapo non esiste.',
  none: 'Per questo gioco non ci sono ancora rompicapi.',
  trainingLine: puzzles =>
    `${plural(puzzles, { one: '# rompicapo', many: '# di rompicapi', other: '# rompicapi' })}, scelti secondo il tuo punteggio.`,
  days: days =>
    plural(days, { one: '# giorno di fila', many: '# di giorni di fila', other: '# giorni di fila' }),
  rating: rating => `Il tuo punteggio: ${whole(rating)}`,
  puzzleRating: rating => `Difficoltà ${whole(rating)}`,
  change: (rating, change) => `${whole(rating)} (${change < 0 ? '' : '+'}${number(change)})`,
  record: (solved, tried) => `${number(solved)} su ${number(tried)} risolti al primo tentativo`,
  bestSoFar: count => `Record: ${number(count)}`,
  solved: count => `Risolti: ${number(count)}`,
  over: count => `Finito. Rompicapi risolti: ${number(count)}.`,
  task: (name, task) => `Tu sei ${name}. ${task}`,
  wrong: (move, value) => `${move}: ${value}. C’è di meglio.`,
  bestIs: (move, value) => `Migliore: ${move}. Vale ${value}.`,
  checked: moves =>
    `Prova verificata su questo dispositivo: ${plural(moves, { one: '# mossa', many: '# di mosse', other: 'tutte le # mosse' })}.`,
  percent: percent => (percent > 0 && percent < 1 ? 'meno dell’1%' : `${number(Math.round(percent))}%`),
  ofGame: (what, game) => `${what}: ${game}`,
  anyThemes: {
    sure: 'Nulla affidato al caso',
    odds: 'Probabilità',
    patience: 'Pazienza',
  },
};
