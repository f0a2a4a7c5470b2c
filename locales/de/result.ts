import type { result as english } from '../en/result.ts';
import { grammar } from '../grammar.ts';

const { number, plural, and } = grammar('de');

export const result: typeof english = {
  youWon: 'Gewonnen!',
  ahead: points => plural(points, { one: 'Mit einem Punkt Vorsprung', other: 'Mit # Punkten Vorsprung' }),
  youShare: others => `Du gewinnst zusammen mit ${and(others)}`,
  youLost: points =>
    points === null
      ? 'Verloren'
      : plural(points, { one: 'Mit # Punkt Rückstand verloren', other: 'Mit # Punkten Rückstand verloren' }),
  youCame: (place, behind) => {
    const came = `Platz ${number(place)} für dich`;
    return behind === null
      ? came
      : `${came}, ${plural(behind, { one: '# Punkt zurück', other: '# Punkte zurück' })}`;
  },
  won: names => (names.length === 1 ? `${names[0]} hat gewonnen` : `${and(names)} haben gemeinsam gewonnen`),
  decided: {
    resigned: (seat, who) => who(seat, '# hat aufgegeben.', 'Du hast aufgegeben.'),
    time: (seat, who) => who(seat, 'Die Zeit von # ist abgelaufen.', 'Deine Zeit ist abgelaufen.'),
  },
  forfeited: 'nicht zu Ende gespielt',
  points: 'Punkte',
  player: 'Spieler',
  number,
  race: 'Punkteverlauf',
  raceOf: (name, scores) => `${name}: ${scores}`,
  raceInWords: lines => `Punkte zu Beginn, nach jedem Viertel und am Ende. ${lines.join('. ')}.`,
  how: 'Punkte im Einzelnen',
  compare: 'Mit allen vergleichen',
  rematch: 'Revanche',
  review: 'Analyse',
  share: 'Teilen',
  look: 'Spielfeld ansehen',
  replay: 'Replay',
};
