import type { StatisticsTexts } from '../en/statistics.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('de');

export const statistics: StatisticsTexts = {
  heading: 'Deine Partien',
  empty: 'Noch gibt es nichts zu zählen',
  emptyLine:
    'Spiel eine Partie zu Ende, dann stehen hier deine Ergebnisse: wie oft du gewinnst, gegen wen, und wie gut du entscheidest.',
  emptyGo: 'Spiel aussuchen',
  counted:
    'Gezählt werden beendete Partien, in denen du die einzige Person an diesem Gerät warst, und deine auf dem Server.',
  serverLate: 'Der Server hat nicht geantwortet: Seine Partien fehlen oder sind unvollständig.',
  won: (won, n) => `${won} von ${plural(n, { one: '# Partie', other: '# Partien' })} gewonnen`,
  percent: percent => `${number(percent)} %`,
  wins: wins => number(wins),
  between: (low, high) => `wahrscheinlich zwischen ${number(low)} und ${number(high)} %`,
  fair: percent => `durch bloßen Zufall: ${number(percent)} %`,
  results: 'Ergebnisse',
  byGame: 'Nach Spiel',
  byOpponents: 'Nach Gegnern',
  opponents: {
    people: 'Gegen Menschen',
    apprentice: 'Gegen Lehrlinge',
    journeyman: 'Gegen Gesellen',
    master: 'Gegen Meister',
    mixed: 'Gemischte Tische',
  },
  recent: n => plural(n, { one: 'Die letzte Partie', other: 'Die letzten # Partien, die neueste rechts' }),
  outcomes: { won: 'gewonnen', shared: 'gemeinsam gewonnen', lost: 'verloren' },
  streak: n => plural(n, { one: 'Zuletzt # Sieg', other: '# Siege in Folge' }),
  losingStreak: n => plural(n, { one: 'Zuletzt # Niederlage', other: '# Niederlagen in Folge' }),
  longest: n => `Längste Serie: ${plural(n, { one: '# Sieg', other: '# Siege' })}`,
  decisions: 'Entscheidungen',
  decisionsNone:
    'Analysiere eine beendete Partie in ihrer Wiederholung, dann siehst du hier, wie gut du entscheidest.',
  sound: (percent, n) =>
    `${number(percent)} % deiner Entscheidungen waren gut, nach der Analyse von ${plural(n, { one: '# Partie', other: '# Partien' })}`,
  lost: points =>
    `Im Schnitt ${plural(points, { one: '# Punkt', other: '# Punkte' })} Gewinnchance je Partie verschenkt`,
  course: (first, last, n) =>
    `Gute Entscheidungen in ${number(n)} analysierten Partien: ${number(first)} % in der ersten, ${number(last)} % in der letzten`,
  barMeaning:
    'Der Balken ist dein Anteil an Siegen, die dünne Linie, wo er wahrscheinlich liegt, die Kerbe, was bloßer Zufall ergäbe.',
};
