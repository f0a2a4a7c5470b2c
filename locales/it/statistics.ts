import type { StatisticsTexts } from '../en/statistics.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('it');

export const statistics: StatisticsTexts = {
  heading: 'Statistiche',
  empty: 'Ancora nessuna statistica',
  emptyLine: 'Finisci una partita per vedere quanto vinci, contro chi e quanto sono buone le tue decisioni.',
  emptyGo: 'Scegli un gioco',
  counted: 'Contano le tue partite online e quelle sui tuoi dispositivi in cui giocavi solo contro bot.',
  serverLate: 'Server non raggiungibile: potrebbero mancare partite online.',
  won: (won, n) =>
    `Vittorie: ${won} su ${plural(n, { one: '# partita', many: '# di partite', other: '# partite' })}`,
  percent: percent => `${number(percent)}%`,
  wins: wins => number(wins),
  between: (low, high) => `probabilmente tra ${number(low)}% e ${number(high)}%`,
  fair: percent => `per puro caso: ${number(percent)}%`,
  results: 'Risultati',
  byGame: 'Per gioco',
  byOpponents: 'Per avversari',
  opponents: {
    people: 'Contro persone',
    child: 'Contro bambini',
    apprentice: 'Contro apprendisti',
    journeyman: 'Contro lavoranti',
    expert: 'Contro esperti',
    master: 'Contro maestri',
    mixed: 'Tavoli misti',
  },
  recent: n =>
    plural(n, {
      one: 'Ultima partita',
      many: 'Ultime # di partite, la più recente a destra',
      other: 'Ultime # partite, la più recente a destra',
    }),
  outcomes: { won: 'vinta', shared: 'pari merito', lost: 'persa' },
  streak: n =>
    plural(n, { one: 'Ultima partita vinta', many: '# di vittorie di fila', other: '# vittorie di fila' }),
  losingStreak: n =>
    plural(n, { one: 'Ultima partita persa', many: '# di sconfitte di fila', other: '# sconfitte di fila' }),
  longest: n => `Serie più lunga di vittorie: ${number(n)}`,
  evenings: 'A tavoli veri',
  eveningsPlayed: n => plural(n, { one: '# serata', many: '# di serate', other: '# serate' }),
  eveningWins: (name, wins) => `${name} ${number(wins)}`,
  eveningsNote: 'Inserite a mano, quindi non verificabili: contate a parte.',
  decisions: 'Decisioni',
  decisionsNone: 'Analizza una partita finita dal suo replay per vedere quanto sono buone le tue decisioni.',
  sound: (percent, n) =>
    `Nessun errore trovato nel ${number(percent)}% delle tue decisioni, in ${plural(n, { one: '# partita analizzata', many: '# di partite analizzate', other: '# partite analizzate' })}`,
  lost: points =>
    `In media ${plural(points, { one: '# punto di probabilità perso', many: '# di punti di probabilità persi', other: '# punti di probabilità persi' })} a partita`,
  course: (first, last, n) =>
    `Decisioni senza errori trovati in ${number(n)} partite analizzate: ${number(first)}% nella prima, ${number(last)}% nell’ultima`,
  barMeaning:
    'La barra è la tua percentuale di vittorie, la linea sottile l’intervallo probabile, la tacca quanto darebbe il puro caso.',
};
