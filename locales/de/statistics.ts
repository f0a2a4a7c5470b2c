import type { StatisticsTexts } from '../en/statistics.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('de');

export const statistics: StatisticsTexts = {
  heading: 'Statistik',
  empty: 'Noch keine Statistik',
  emptyLine:
    'Beende eine Partie, dann siehst du, wie oft du gewinnst, gegen wen und wie gut deine Entscheidungen sind.',
  emptyGo: 'Spiel wählen',
  counted:
    'Zählt deine Online-Partien und die Partien auf deinen Geräten, in denen du die einzige Person warst.',
  serverLate: 'Der Server ist nicht erreichbar; Online-Partien können fehlen.',
  won: (won, n) => `${won} von ${plural(n, { one: '# Partie', other: '# Partien' })} gewonnen`,
  percent: percent => `${number(percent)} %`,
  wins: wins => number(wins),
  between: (low, high) => `wahrscheinlich zwischen ${number(low)} % und ${number(high)} %`,
  fair: percent => `durch reinen Zufall: ${number(percent)} %`,
  results: 'Ergebnisse',
  byGame: 'Nach Spiel',
  byOpponents: 'Nach Gegnern',
  opponents: {
    people: 'Gegen Menschen',
    child: 'Gegen Kinder',
    apprentice: 'Gegen Lehrlinge',
    journeyman: 'Gegen Gesellen',
    expert: 'Gegen Altgesellen',
    master: 'Gegen Meister',
    mixed: 'Gemischte Tische',
  },
  recent: n => plural(n, { one: 'Letzte Partie', other: 'Letzte # Partien, die neueste rechts' }),
  outcomes: { won: 'gewonnen', shared: 'gemeinsam gewonnen', lost: 'verloren' },
  streak: n => plural(n, { one: 'Letzte Partie gewonnen', other: '# Siege in Folge' }),
  losingStreak: n => plural(n, { one: 'Letzte Partie verloren', other: '# Niederlagen in Folge' }),
  longest: n => `Längste Siegesserie: ${number(n)}`,
  evenings: 'Am echten Tisch',
  eveningsPlayed: n => plural(n, { one: '# Abend', other: '# Abende' }),
  eveningWins: (name, wins) => `${name} ${number(wins)}`,
  eveningsNote: 'Von Hand eingegeben und nicht nachprüfbar: getrennt von allem anderen gezählt.',
  decisions: 'Entscheidungen',
  decisionsNone:
    'Analysiere eine beendete Partie in ihrem Replay, dann siehst du, wie gut deine Entscheidungen sind.',
  sound: (percent, n) =>
    `In ${number(percent)} % deiner Entscheidungen kein Fehler gefunden, in ${plural(n, { one: '# analysierten Partie', other: '# analysierten Partien' })}`,
  lost: points =>
    `Im Schnitt ${plural(points, { one: '# Punkt', other: '# Punkte' })} Gewinnchance pro Partie verschenkt`,
  course: (first, last, n) =>
    `Entscheidungen ohne gefundenen Fehler in ${plural(n, { one: '# analysierten Partie', other: '# analysierten Partien' })}: ${number(first)} % in der ersten, ${number(last)} % in der letzten`,
  barMeaning:
    'Der Balken ist deine Siegquote, die dünne Linie ihr wahrscheinlicher Bereich und die Kerbe das, was reiner Zufall ergäbe.',
};
