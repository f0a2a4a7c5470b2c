import type { ReviewTexts } from '../en/review.ts';
import { grammar } from '../grammar.ts';

const { plural, number, and } = grammar('it');

export const review: ReviewTexts = {
  heading: 'Analisi',
  about:
    'Un bot esamina ogni decisione della partita: probabilità di vittoria, mosse migliori, colpi di fortuna.',
  onlyThen: 'Ognuno è giudicato solo in base a ciò che poteva sapere in quel momento.',
  gaps: 'Annotata a un tavolo vero, dove alcune cose sono rimaste nascoste: le decisioni che ne dipendevano non si possono giudicare.',
  closely: 'Profondità',
  levels: {
    apprentice: 'Rapida',
    journeyman: 'Normale',
    master: 'Profonda (lenta)',
  },
  start: 'Analizza la partita',
  again: 'Analizza di nuovo',
  cancel: 'Ferma',
  progress: (done, all) => `Posizioni: ${number(done)} su ${number(all)}`,
  working: 'Analisi in corso…',
  confirming: 'Verifica dei possibili errori continuando la partita…',
  done: 'Analisi completata.',
  failed: 'Analisi non riuscita. Riprova.',
  notKept: 'Il browser non ha spazio per salvare questa analisi.',

  chances: 'Probabilità di vittoria',
  chancesHow: 'Come le stimerebbe uno spettatore, da ciò che tutti possono vedere.',
  graph: 'Probabilità di vittoria durante la partita. Scorri con i tasti freccia',
  at: (plays, seats) =>
    `${plural(plays, { one: 'Dopo # mossa', many: 'Dopo # di mosse', other: 'Dopo # mosse' })}: ${and(seats)}`,
  chance: (name, percent) => `${name} ${number(percent)}%`,
  percent: percent => `${number(percent)}%`,
  asTable: 'Mostra come tabella',
  plays: 'Mosse',

  turningPoints: 'Momenti decisivi',
  noneYet: 'Finora nessuno.',
  none: 'Non spicca nessuna mossa e nessun colpo di fortuna.',
  play: n => `Mossa ${number(n)}`,
  made: move => `Mossa fatta: ${move}`,
  better: move => `Meglio: ${move}`,
  mix: choices => `Meglio, scegliendo a caso: ${choices.join(', ')}`,
  inMix: (move, percent) => `${move} (${number(percent)}% delle volte)`,
  why: reason => `Perché: ${reason}`,
  whyTo: (name, reason) => `Consiglio a ${name}: ${reason}`,
  gaveAway: (points, off) => {
    const lost = plural(points, { one: '# punto', many: '# di punti', other: '# punti' });
    return off < 1
      ? `È costata circa ${lost} di probabilità di vittoria`
      : `È costata circa ${lost} di probabilità di vittoria (± ${number(off)})`;
  },
  sure: percent => `Sicurezza: ${number(percent)}%`,
  luckFor: (name, points) =>
    `Fortuna per ${name}: probabilità di vittoria su di circa ${plural(points, { one: '# punto', many: '# di punti', other: '# punti' })}`,
  badLuckFor: (name, points) =>
    `Sfortuna per ${name}: probabilità di vittoria giù di circa ${plural(points, { one: '# punto', many: '# di punti', other: '# punti' })}`,
  fistsMet: 'Hanno deciso i blocchi nascosti nei pugni.',
  show: 'Mostra',
  showOf: play => `Mostra la mossa ${number(play)} sul tabellone`,
  analyse: 'Analizza',
  analyseOf: (play: number) => `Analizza dalla mossa ${number(play)}`,
  playOn: 'Gioca da qui',
  playOnOf: (name, play) => `Gioca da qui al posto di ${name}, contro i bot: mossa ${number(play)}`,
  learn: mistakes => `Impara dai tuoi errori (${number(mistakes)})`,
  learnOf: (name, mistakes) => `Impara dagli errori di ${name} (${number(mistakes)})`,

  skillAndLuck: 'Bravura e fortuna',
  sound: (sound, all) => `Nessun errore trovato in ${number(sound)} decisioni su ${number(all)}`,
  lost: points =>
    plural(points, {
      one: '# punto di probabilità perso',
      many: '# di punti di probabilità persi',
      other: '# punti di probabilità persi',
    }),
  luck: (points, off) =>
    `Fortuna: ${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))} (± ${number(off)})`,
  meaning:
    'I punti sono punti percentuali di probabilità di vittoria, secondo la stima del bot. Una decisione è chiamata errore solo se la partita, continuata da entrambe le mosse, conferma che un’altra era migliore; l’analisi non trova tutti gli errori.',
};
