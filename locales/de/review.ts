import type { ReviewTexts } from '../en/review.ts';
import { grammar } from '../grammar.ts';

const { plural, number, and } = grammar('de');

export const review: ReviewTexts = {
  heading: 'Analyse',
  about:
    'Ein Bot sieht sich jede Entscheidung dieser Partie noch einmal an: wie es wann stand, was besser gewesen wäre und was Glück war.',
  onlyThen: 'Alle werden danach beurteilt, was sie in dem Moment wissen konnten.',
  closely: 'Wie genau',
  levels: {
    apprentice: 'auf einen Blick',
    journeyman: 'wie ein Geselle',
    master: 'wie ein Meister, in Ruhe',
  },
  start: 'Diese Partie analysieren',
  again: 'Noch einmal analysieren',
  cancel: 'Anhalten',
  progress: (done, all) => `${number(done)} von ${number(all)} Momenten`,
  working: 'Wird analysiert …',
  done: 'Die Analyse ist fertig.',
  failed: 'Die Analyse wurde abgebrochen. Versuch es noch einmal.',
  notKept: 'Der Browser hat keinen Platz, diese Analyse zu speichern.',

  chances: 'Gewinnchancen',
  chancesHow: 'So, wie sie jemand einschätzen würde, der zuschaut und weiß, was alle wissen.',
  graph: 'Gewinnchancen im Verlauf der Partie: mit den Pfeiltasten hindurchgehen',
  at: (plays, seats) => `${plural(plays, { one: 'Nach # Zug', other: 'Nach # Zügen' })}: ${and(seats)}`,
  chance: (name, percent) => `${name} ${number(percent)} %`,
  percent: percent => `${number(percent)} %`,
  asTable: 'Als Tabelle',
  plays: 'Züge',

  turningPoints: 'Wendepunkte',
  noneYet: 'Bisher keine.',
  none: 'Kein Zug und kein Glücksfall sticht heraus.',
  play: n => `Zug ${number(n)}`,
  made: move => `Gespielt: ${move}`,
  better: move => `Besser: ${move}`,
  mix: choices => `Besser, im Geheimen: ${choices.join(', ')}`,
  inMix: (move, percent) => `${move} (in ${number(percent)} % der Fälle)`,
  why: reason => `Warum: ${reason}`,
  gaveAway: (points, off) => {
    const lost = plural(points, { one: '# Punkt', other: '# Punkte' });
    return off < 1
      ? `Kostete etwa ${lost} Gewinnchance`
      : `Kostete etwa ${lost} Gewinnchance, plus/minus ${number(off)}`;
  },
  luckFor: (name, points) =>
    `Glück für ${name}: etwa ${plural(points, { one: '# Punkt', other: '# Punkte' })} mehr`,
  badLuckFor: (name, points) =>
    `Pech für ${name}: etwa ${plural(points, { one: '# Punkt', other: '# Punkte' })} weniger`,
  fistsMet: 'So trafen die Fäuste aufeinander.',
  show: 'Zeigen',
  showOf: play => `Zug ${number(play)} auf dem Spielfeld zeigen`,
  playOn: 'Von hier weiterspielen',
  playOnOf: (name, play) => `Anstelle von ${name} ab Zug ${number(play)} weiterspielen, gegen Bots`,

  skillAndLuck: 'Können und Glück',
  sound: (sound, all) => `${number(sound)} von ${number(all)} Entscheidungen gut`,
  lost: points => plural(points, { one: '# Punkt verschenkt', other: '# Punkte verschenkt' }),
  luck: (points, off) =>
    `Glück: ${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))} (± ${number(off)})`,
  meaning:
    'Punkte sind Prozentpunkte der Gewinnchance, wie der Bot sie einschätzt. Eine Entscheidung ist gut, wenn sich nichts deutlich Besseres fand.',
};
