import type { ReviewTexts } from '../en/review.ts';
import { grammar } from '../grammar.ts';

const { plural, number, and } = grammar('it');

export const review: ReviewTexts = {
  heading: 'Analisi',
  about:
    'Un bot riguarda ogni decisione di questa partita: come stavano tutti in ogni momento, che cosa sarebbe stato meglio e che cosa è stata fortuna.',
  onlyThen: 'Ognuno è giudicato per quello che poteva sapere in quel momento.',
  closely: 'Con quanta attenzione',
  levels: {
    apprentice: 'a colpo d’occhio',
    journeyman: 'come un lavorante',
    master: 'come un maestro, con calma',
  },
  start: 'Analizza questa partita',
  again: 'Analizza di nuovo',
  cancel: 'Ferma',
  progress: (done, all) => `${number(done)} momenti su ${number(all)}`,
  working: 'Analisi in corso …',
  done: 'L’analisi è finita.',
  failed: 'L’analisi si è dovuta fermare. Riprova.',
  notKept: 'Il browser non ha posto per conservare questa analisi.',

  chances: 'Probabilità di vincere',
  chancesHow: 'Come le stimerebbe chi guarda e sa quello che sanno tutti.',
  graph: 'Probabilità nel corso della partita: scorrile con i tasti freccia',
  at: (plays, seats) =>
    `${plural(plays, { one: 'Dopo # mossa', many: 'Dopo # di mosse', other: 'Dopo # mosse' })}: ${and(seats)}`,
  chance: (name, percent) => `${name} ${number(percent)} %`,
  percent: percent => `${number(percent)} %`,
  asTable: 'In una tabella',
  plays: 'Mosse',

  turningPoints: 'Momenti decisivi',
  noneYet: 'Finora nessuno.',
  none: 'Non spicca nessuna mossa né alcun colpo di fortuna.',
  play: n => `Mossa ${number(n)}`,
  made: move => `Giocato: ${move}`,
  better: move => `Meglio: ${move}`,
  mix: choices => `Meglio, in segreto: ${choices.join(', ')}`,
  inMix: (move, percent) => `${move} (${number(percent)} % delle volte)`,
  why: reason => `Perché: ${reason}`,
  gaveAway: (points, off) => {
    const lost = plural(points, { one: '# punto', many: '# di punti', other: '# punti' });
    return off < 1
      ? `Ha regalato circa ${lost} di probabilità di vincere`
      : `Ha regalato circa ${lost} di probabilità di vincere, ${number(off)} più o meno`;
  },
  luckFor: (name, points) =>
    `Fortuna per ${name}: circa ${plural(points, { one: '# punto', many: '# di punti', other: '# punti' })} in più`,
  badLuckFor: (name, points) =>
    `Sfortuna per ${name}: circa ${plural(points, { one: '# punto', many: '# di punti', other: '# punti' })} in meno`,
  fistsMet: 'È andata così per come si sono incontrati i pugni.',
  show: 'Mostra',
  showOf: play => `Mostra la mossa ${number(play)} sul tavolo`,
  playOn: 'Continua da qui',
  playOnOf: (name, play) => `Continua al posto di ${name} dalla mossa ${number(play)}, contro i bot`,

  skillAndLuck: 'Bravura e fortuna',
  sound: (sound, all) => `${number(sound)} decisioni giuste su ${number(all)}`,
  lost: points =>
    plural(points, { one: '# punto regalato', many: '# di punti regalati', other: '# punti regalati' }),
  luck: (points, off) =>
    `Fortuna: ${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))} (± ${number(off)})`,
  meaning:
    'I punti sono punti percentuali della probabilità di vincere, secondo la stima del bot. Una decisione è giusta se non si è trovato niente di chiaramente migliore.',
};
