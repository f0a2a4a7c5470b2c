import type { StatisticsTexts } from '../en/statistics.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('it');

export const statistics: StatisticsTexts = {
  heading: 'Le tue partite',
  empty: 'Ancora niente da contare',
  emptyLine:
    'Gioca una partita fino alla fine e i tuoi risultati saranno qui: quanto spesso vinci, contro chi, e quanto decidi bene.',
  emptyGo: 'Scegli un gioco',
  counted: 'Contano le partite finite in cui eri l’unica persona a questo dispositivo, e le tue sul server.',
  serverLate: 'Il server non ha risposto: le sue partite mancano o sono incomplete.',
  won: (won, n) =>
    `${won} vinte su ${plural(n, { one: '# partita', many: '# di partite', other: '# partite' })}`,
  percent: percent => `${number(percent)} %`,
  wins: wins => number(wins),
  between: (low, high) => `probabilmente tra ${number(low)} e ${number(high)} %`,
  fair: percent => `per puro caso: ${number(percent)} %`,
  results: 'Risultati',
  byGame: 'Per gioco',
  byOpponents: 'Per avversari',
  opponents: {
    people: 'Contro persone',
    apprentice: 'Contro apprendisti',
    journeyman: 'Contro lavoranti',
    master: 'Contro maestri',
    mixed: 'Tavoli misti',
  },
  recent: n =>
    plural(n, {
      one: 'L’ultima partita',
      many: 'Le ultime # di partite, la più recente a destra',
      other: 'Le ultime # partite, la più recente a destra',
    }),
  outcomes: { won: 'vinta', shared: 'vinta insieme', lost: 'persa' },
  streak: n =>
    plural(n, { one: '# vittoria di fila', many: '# di vittorie di fila', other: '# vittorie di fila' }),
  losingStreak: n =>
    plural(n, { one: '# sconfitta di fila', many: '# di sconfitte di fila', other: '# sconfitte di fila' }),
  longest: n =>
    `Serie più lunga: ${plural(n, { one: '# vittoria', many: '# di vittorie', other: '# vittorie' })}`,
  decisions: 'Decisioni',
  decisionsNone: 'Analizza una partita finita dal suo replay, e qui vedrai quanto decidi bene.',
  sound: (percent, n) =>
    `Il ${number(percent)} % delle tue decisioni era giusto, secondo l’analisi di ${plural(n, { one: '# partita', many: '# di partite', other: '# partite' })}`,
  lost: points =>
    `In media ${plural(points, { one: '# punto', many: '# di punti', other: '# punti' })} di probabilità di vincere regalati a partita`,
  course: (first, last, n) =>
    `Decisioni giuste in ${number(n)} partite analizzate: ${number(first)} % nella prima, ${number(last)} % nell’ultima`,
  barMeaning:
    'La barra è la tua quota di vittorie, la linea sottile dove sta probabilmente, la tacca quello che darebbe il puro caso.',
};
