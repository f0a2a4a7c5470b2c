import type { result as english } from '../en/result.ts';
import { grammar } from '../grammar.ts';

const { number, plural, and } = grammar('es');

const PLACES: Readonly<Record<number, string>> = {
  2: 'Segundo',
  3: 'Tercer',
  4: 'Cuarto',
  5: 'Quinto',
  6: 'Sexto',
};

export const result: typeof english = {
  youWon: '¡Has ganado!',
  ahead: points =>
    plural(points, {
      one: 'Con # punto de ventaja',
      many: 'Con # de puntos de ventaja',
      other: 'Con # puntos de ventaja',
    }),
  youShare: others => `Compartes la victoria con ${and(others)}`,
  youLost: points =>
    points === null
      ? 'Has perdido'
      : plural(points, {
          one: 'Has perdido por # punto',
          many: 'Has perdido por # de puntos',
          other: 'Has perdido por # puntos',
        }),
  youCame: (place, behind) => {
    const came = `${PLACES[place] ?? number(place)} puesto`;
    return behind === null
      ? came
      : `${came}, ${plural(behind, { one: 'a # punto', many: 'a # de puntos', other: 'a # puntos' })} de ganar`;
  },
  won: names => (names.length === 1 ? `Ha ganado ${names[0]}` : `${and(names)} comparten la victoria`),
  decided: {
    resigned: (seat, who) => who(seat, '# abandonó.', 'Abandonaste.'),
    time: (seat, who) => who(seat, 'A # se le acabó el tiempo.', 'Se te acabó el tiempo.'),
  },
  forfeited: 'no terminó',
  points: 'Puntos',
  player: 'Jugador',
  number,
  race: 'Evolución de los puntos',
  raceOf: (name, scores) => `${name}: ${scores}`,
  raceInWords: lines => `Puntos al principio, tras cada cuarto y al final. ${lines.join('. ')}.`,
  how: 'Desglose de puntos',
  compare: 'Comparar con todos',
  rematch: 'Revancha',
  review: 'Análisis',
  share: 'Compartir',
  look: 'Ver el tablero',
  replay: 'Repetición',
};
