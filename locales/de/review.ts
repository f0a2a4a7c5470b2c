import type { ReviewTexts } from '../en/review.ts';
import { grammar } from '../grammar.ts';

const { plural, number, and } = grammar('de');

export const review: ReviewTexts = {
  heading: 'Analyse',
  about: 'Ein Bot geht jede Entscheidung dieser Partie durch: Gewinnchancen, bessere Züge und Glücksfälle.',
  onlyThen: 'Beurteilt wird nur nach dem, was man in diesem Moment wissen konnte.',
  gaps: 'Am echten Tisch mitgeschrieben, wo manches verborgen blieb: Entscheidungen, die darauf beruhten, lassen sich nicht beurteilen.',
  closely: 'Tiefe',
  levels: { apprentice: 'Schnell', journeyman: 'Normal', master: 'Tief (langsam)' },
  start: 'Partie analysieren',
  again: 'Erneut analysieren',
  cancel: 'Anhalten',
  progress: (done, all) => `${number(done)} von ${number(all)} Stellungen`,
  working: 'Analyse läuft …',
  confirming: 'Mögliche Fehler werden durch Weiterspielen geprüft …',
  done: 'Analyse abgeschlossen.',
  failed: 'Die Analyse ist fehlgeschlagen. Versuche es noch einmal.',
  notKept: 'Dein Browser hat keinen Platz, um diese Analyse zu speichern.',

  chances: 'Gewinnchancen',
  chancesHow: 'Wie ein Zuschauer sie einschätzen würde, nach dem, was alle sehen.',
  graph: 'Gewinnchancen im Verlauf der Partie. Mit den Pfeiltasten durchgehen',
  at: (plays, seats) => `${plural(plays, { one: 'Nach # Zug', other: 'Nach # Zügen' })}: ${and(seats)}`,
  chance: (name, percent) => `${name} ${number(percent)} %`,
  percent: percent => `${number(percent)} %`,
  asTable: 'Als Tabelle zeigen',
  plays: 'Züge',

  turningPoints: 'Wendepunkte',
  noneYet: 'Bisher keine.',
  none: 'Kein Zug und kein Glücksfall sticht heraus.',
  play: n => `Zug ${number(n)}`,
  made: move => `Gespielt: ${move}`,
  better: move => `Besser: ${move}`,
  mix: choices => `Besser, zufällig abgewechselt: ${choices.join(', ')}`,
  inMix: (move, percent) => `${move} (in ${number(percent)} % der Fälle)`,
  why: reason => `Warum: ${reason}`,
  whyTo: (name, reason) => `Rat an ${name}: ${reason}`,
  gaveAway: (points, off) =>
    off < 1
      ? `Kostete etwa ${pointsOf(points)} Gewinnchance`
      : `Kostete etwa ${pointsOf(points)} Gewinnchance (± ${number(off)})`,
  sure: percent => `${number(percent)} % sicher`,
  luckFor: (name, points) => `Glück für ${name}: Gewinnchance etwa ${pointsOf(points)} höher`,
  badLuckFor: (name, points) => `Pech für ${name}: Gewinnchance etwa ${pointsOf(points)} niedriger`,
  fistsMet: 'Es hing davon ab, was in den Fäusten war.',
  show: 'Zeigen',
  showOf: play => `Zug ${number(play)} auf dem Spielfeld zeigen`,
  analyse: 'Analysieren',
  analyseOf: (play: number) => `Ab Zug ${number(play)} analysieren`,
  playOn: 'Ab hier spielen',
  playOnOf: (name, play) => `Ab hier als ${name} gegen Bots spielen: Zug ${number(play)}`,
  learn: mistakes => `Aus deinen Fehlern lernen (${number(mistakes)})`,
  learnOf: (name, mistakes) => `Aus den Fehlern von ${name} lernen (${number(mistakes)})`,

  skillAndLuck: 'Können und Glück',
  sound: (sound, all) => `In ${number(sound)} von ${number(all)} Entscheidungen kein Fehler gefunden`,
  lost: points => `${pointsOf(points)} Gewinnchance verschenkt`,
  luck: (points, off) =>
    `Glück: ${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))} (± ${number(off)})`,
  meaning:
    'Punkte sind Prozentpunkte der Gewinnchance, wie der Bot sie einschätzt. Ein Fehler heißt nur, was das Weiterspielen nach beiden Zügen bestätigt; die Analyse findet nicht jeden.',
};

function pointsOf(points: number): string {
  return plural(points, { one: '# Punkt', other: '# Punkte' });
}
